import MathTypesetting
import Testing

@Suite("Formulas in words")
struct SpokenTests {
  @Test(
    "readings",
    arguments: [
      Row(#"a^2+\frac{b}{c}"#, "a squared plus the fraction b over c"),
      Row(#"\frac{n+1}{2}"#, "the fraction n plus 1 over 2 end fraction"),
      Row("x_i^2", "x sub i squared"),
      Row("x_{i+1}", "x sub i plus 1 end sub"),
      Row("e^{-x}", "e to the power negative x end power"), Row("2^n", "2 to the power n"),
      Row("f'(x)", "f prime open parenthesis x close parenthesis"),
      Row("12.5", "12.5"), Row(#"90^\circ"#, "90 degrees"),
      Row("a-b=-c", "a minus b equals negative c"),
      Row(#"x\in\mathbb{R}"#, "x in the real numbers"),
      Row(#"\alpha\le\Delta"#, "alpha is less than or equal to Delta"),
      Row(#"\sum_{i=1}^n i"#, "the sum from i equals 1 to n of i"),
      Row(#"\sum_i x_i"#, "the sum over i of x sub i"),
      Row(#"\int_0^1 f"#, "the integral from 0 to 1 of f"),
      Row(#"\lim_{x\to0}f"#, "the limit as x to 0 of f"),
      Row(#"\sin^2x"#, "sine squared x"), Row(#"\sqrt2"#, "the square root of 2"),
      Row(#"\sqrt[3]{x+1}"#, "the cube root of x plus 1 end root"),
      Row(#"\binom nk"#, "n choose k"), Row(#"\left|x\right|"#, "the absolute value of x"),
      Row(#"\begin{pmatrix}1&0\\0&1\end{pmatrix}"#, "the 2 by 2 matrix: 1, 0; 0, 1 end matrix"),
      Row(#"\begin{cases}a&b\\c&d\end{cases}"#, "the cases: a, b; c, d end cases"),
      Row(#"\hat x+\vec v"#, "x hat plus v vector"), Row(#"\overline{ab}"#, "a b all bar"),
      Row(#"x\ne y\not\lesssim z"#, "x is not equal to y neither less-than nor equivalent to z"),
      Row(#"\text{if }x>0"#, "if x is greater than 0"),
      Row(#"\mathrm{kg}"#, "kg"), Row("a,b", "a, b"),
      Row(#"\begin{aligned}a&=b\\&=c\end{aligned}"#, "a equals b; equals c"),
      Row(#"\phantom x\quad y"#, "y"), Row(#"x\tag1"#, "x, tagged (1)"),
      Row(#"a\oplus b\circledast c"#, "a direct sum b circled asterisk operator c"),
      Row("n!", "n factorial"), Row("", ""),
    ])
  func readings(_ row: Row) throws {
    #expect(try LaTeX.parse(row.latex).spoken == row.expected)
  }

  @Test("every function that shows something can be read")
  func all() throws {
    for entry in FormulaTable.entries where entry.support != "no" {
      let spoken = try LaTeX.parse(entry.example).spoken
      #expect(!spoken.contains("  "), "\(entry.function): \(spoken)")
      #expect(
        spoken.unicodeScalars.allSatisfy { !(0x1d400...0x1d7ff).contains($0.value) },
        "\(entry.function): \(spoken)")
    }
  }
}
