import MathTypesetting
import Testing

@Suite("Errors say where and what to do")
struct ErrorTests {
  @Test(
    "sentences",
    arguments: [
      Row(#"\frac{a}"#, "column 1: \\frac needs a second argument in braces."),
      Row(#"x+\sqrt"#, "column 3: \\sqrt needs an argument in braces."),
      Row("x^", "column 2: Nothing stands after '^'; write the superscript in braces."),
      Row("{x_}", "column 3: Nothing stands after '_'; write the subscript in braces."),
      Row(
        #"\foo"#,
        "column 1: \\foo is not a known command; check its spelling, or define it with \\newcommand."
      ), Row(#"x\"#, "column 2: A backslash stands at the end; write '\\backslash' to show one."),
      Row("{a", "column 1: The group opened here is not closed; add a '}'."),
      Row("a}", "column 2: This '}' closes nothing; remove it, or write '\\}'."),
      Row(
        "a&b",
        "column 2: '&' works inside arrays only; write '\\&' to show one, or use \\begin{aligned}."),
      Row("a$b$", "column 2: A '$' cannot stand in a formula; write '\\$' for a dollar sign."),
      Row("x^1^2", "column 4: There are two superscripts here; put one of them in braces."),
      Row("x_1_2", "column 4: There are two subscripts here; put one of them in braces."),
      Row("x²³^2", "column 4: There are two superscripts here; put one of them in braces."),
      Row("x\\limits", "column 2: \\limits must follow an operator like \\sum; move it there."),
      Row(
        #"a\over b\over c"#,
        "column 9: A group can be divided once; put a part with \\over in braces of its own."),
      Row(#"\left(x"#, "column 1: This \\left has no \\right; add one, or '\\right.' for none."),
      Row(#"x\right)"#, "column 2: '\\right' cannot stand here; remove it."),
      Row(
        #"\left x\right)"#,
        "column 7: 'x' is no delimiter for \\left; use one like '(' or '\\{', or '.' for none."),
      Row(
        #"\big"#, "column 1: \\big needs a delimiter after it, like '(' or '\\{', or '.' for none."),
      Row(#"\begin{foo}"#, "column 1: 'foo' is not a known environment; check its spelling."),
      Row(#"\begin{matrix}a"#, "column 1: \\begin{matrix} has no \\end{matrix}; add it."),
      Row(#"a\end{matrix}"#, "column 2: \\end{matrix} closes nothing; add \\begin{matrix}."),
      Row(
        #"\begin{matrix}a\end{pmatrix}"#,
        "column 16: \\end{pmatrix} closes \\begin{matrix}; give both the same name."),
      Row(
        #"\begin{array}{cx}\end{array}"#, "column 1: 'x' is no column; use 'l', 'c', 'r' and '|'."),
      Row(
        #"\begin{array}{c}a&b\end{array}"#,
        "column 18: A row of array has at most 1 cells; remove an '&' or start a row."),
      Row(
        #"\begin{matrix}a\hline\end{matrix}"#,
        "column 16: \\hline must stand at the start of a row; move it there."),
      Row(#"\hline"#, "column 1: \\hline must stand at the start of a row; move it there."),
      Row(
        #"\begin{matrix}\tag1\end{matrix}"#,
        "column 15: A tag belongs to a whole formula, or a row of aligned equations; move it there."
      ),
      Row(#"\tag1\tag2"#, "column 6: There are two tags here; remove one."),
      Row(#"\kern2x"#, "column 1: \\kern needs a length like '1.5em' or '3pt', not '2x'."),
      Row(
        #"\color{foo}x"#,
        "column 1: 'foo' is not a known color; use a name like 'red' or a number like '#ff8800'."),
      Row(
        #"\text{a_b}"#,
        "column 8: _ works in formulas only; put it between '$' signs, or outside the text."),
      Row(
        #"\text{\frac12}"#,
        "column 7: \\frac works in formulas only; put it between '$' signs, or outside the text."),
      Row(#"\text{$x}"#, "column 7: The formula opened here is not closed; add a '$'."),
      Row(#"\(x\)"#, "column 1: \\( works in text only; put it in \\text{…}."),
      Row(#"\sqrt[3"#, "column 6: The option of \\sqrt is not closed; add a ']'."),
      Row(
        #"\verb|x"#,
        "column 1: \\verb needs the same character before and after its text, like \\verb|x|."),
      Row(
        #"\char x"#, "column 1: \\char needs the number of a character, like \\char\"263A, not ''."),
      Row(#"\def x{y}"#, "column 1: \\def needs the name of a command after it, like \\foo."),
      Row(
        #"\newcommand\frac{x}"#,
        "column 12: \\frac exists already; use \\renewcommand to change it."),
      Row(
        #"\renewcommand\foo{x}"#,
        "column 14: \\foo does not exist yet; use \\newcommand to define it."),
      Row(
        #"\def\f#2{x}"#, "column 8: The parameters of \\f must be #1, #2, … in order, at most nine."
      ),
      Row(
        #"\def\f#1{#2}"#,
        "column 10: The parameters of \\f must be #1, #2, … in order, at most nine."),
      Row(
        #"\def\f#1;{x}\f a"#,
        "column 13: The use of \\f does not match its definition; check what must stand around #1."),
      Row(#"\def\f#1{x}\f"#, "column 12: \\f needs another argument in braces."),
      Row("#", "column 1: '#' cannot stand here; remove it."),
      Row(
        "x\n  \\foo",
        "line 2, column 3: \\foo is not a known command; check its spelling, or define it with \\newcommand."
      ),
      Row(
        "𝔸é\\foo",
        "column 3: \\foo is not a known command; check its spelling, or define it with \\newcommand."
      ),
      Row(
        #"\begin{CD}A@?B\end{CD}"#,
        "column 12: '@?' is no arrow of a diagram; use @>>>, @<<<, @VVV, @AAA, @=, @| or @."),
      Row(#"\smash[x]y"#, "column 1: \\smash does not know the option 'x'; leave it out."),
      Row(#"\newcommand\f[x]{y}"#, "column 1: \\newcommand needs a number, not 'x'."),
    ])
  func sentences(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test("An error knows its place in UTF-16 units and in characters")
  func place() {
    #expect(throws: LaTeXError(.unknownCommand("\\foo"), offset: 3, line: 1, column: 3)) {
      try LaTeX.parse("𝔸é\\foo")
    }
  }

  @Test(
    "what can be read is read, and the rest stands as it is",
    arguments: [
      Row(#"a+\foo{b}"#, #"𝑎 bin:+ unreadable("\\foo") 𝑏"#), Row("a+{b", "𝑎 bin:+ 𝑏"),
      Row(#"\frac{a}{b+c"#, "frac{𝑎}{𝑏 bin:+ 𝑐}"), Row(#"\left( a"#, #"delimited("(" "."){𝑎}"#),
      Row(#"\begin{matrix}a&b"#, "array(c<10pt>c){𝑎 & 𝑏}"),
      Row(#"a \text{if $x"#, "𝑎 hbox{\"if \" 𝑥}"), Row("a & b", #"𝑎 unreadable("& b")"#),
      Row(#"x^1^2+3"#, #"unreadable("x^1^2+3")"#),
      Row(#"\frac{a}"#, #"unreadable("\\frac{a}")"#), Row("x", "𝑥"),
    ])
  func recovery(_ row: Row) {
    let reading = LaTeX.read(row.latex)
    #expect(reading.list.dump() == row.expected)
    #expect(reading.errors.isEmpty == (row.latex == "x"))
  }
}
