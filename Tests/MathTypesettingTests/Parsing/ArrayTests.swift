import MathTypesetting
import Testing

@Suite("Arrays and equations")
struct ArrayTests {
  @Test(
    "environments",
    arguments: [
      Row(#"\begin{matrix}a&b\\c&d\end{matrix}"#, "array(c<10pt>c){𝑎 & 𝑏; 𝑐 & 𝑑}"),
      Row(#"\begin{pmatrix}a\\\end{pmatrix}"#, #"delimited("(" ")"){array(c){𝑎}}"#),
      Row(
        #"\begin{Vmatrix*}[r]-1&2\end{Vmatrix*}"#,
        #"delimited("‖" "‖"){array(r<10pt>r){bin:− 1 & 2}}"#),
      Row(#"\begin{smallmatrix}a&b\end{smallmatrix}"#, "array(c<5mu>c script stretch=0.5){𝑎 & 𝑏}"),
      Row(
        #"\begin{array}{l|c:r}a&b&c\\\hline d\\\hdashline\hline\end{array}"#,
        "array(<5pt>l<5pt>|<5pt>c<5pt>:<5pt>r<5pt>){𝑎 & 𝑏 & 𝑐; - 𝑑; -- -}"),
      Row(#"\begin{array}{@{}c@{}*{2}{r}|}a\end{array}"#, "array(cr<5pt><5pt>r<5pt>|){𝑎}"),
      Row(
        #"\begin{cases}a&b\\c\end{cases}"#,
        #"delimited("{" "."){array(l<1em>l stretch=1.2){𝑎 & 𝑏; 𝑐}}"#),
      Row(
        #"\begin{drcases}a\end{drcases}"#, #"delimited("." "}"){array(l display stretch=1.2){𝑎}}"#),
      Row(
        #"\begin{aligned}a&=b&c&=d\end{aligned}"#,
        "array(rl<10pt>rl display gap=3pt){𝑎 & {} rel:= 𝑏 & 𝑐 & {} rel:= 𝑑}"),
      Row(
        #"\begin{alignedat}{2}a&=b&c&=d\end{alignedat}"#,
        "array(rlrl display gap=3pt){𝑎 & {} rel:= 𝑏 & 𝑐 & {} rel:= 𝑑}"),
      Row(#"\begin{gather*}a\\[2pt]b\end{gather*}"#, "array(c display gap=3pt){𝑎 gap=2pt; 𝑏}"),
      Row(
        #"\begin{align}a\\b\notag\\c\tag{x}\end{align}"#,
        #"array(r display gap=3pt){𝑎 tag{hbox{"(1)"}}; 𝑏; 𝑐 tag{hbox{"(x)"}}}"#),
      Row(
        #"\begin{equation}\begin{split}a&=b\\&=c\end{split}\end{equation}"#,
        #"array(c display gap=3pt){array(rl display gap=3pt){𝑎 & {} rel:= 𝑏;  & {} rel:= 𝑐} tag{hbox{"(1)"}}}"#
      ),
      Row(#"\sum_{\substack{a\\b}}"#, "display-limits{op(∑)}_{array(c script stretch=0.5){𝑎; 𝑏}}"),
      Row(#"\def\arraystretch{1.5}\begin{matrix}a\end{matrix}"#, "array(c stretch=1.5){𝑎}"),
      Row(
        #"\begin{CD}A@>a>b>B\\@VcVV@|\\C@=D\end{CD}"#,
        #"array(c<0.5em>c<0.5em>c display gap=3pt){𝐴 & arrow(→ minimum=30pt){𝑎}{𝑏} & 𝐵; lap(left){centered{script{𝑐}}} big("↓" size=2 ord) &  & big("‖" size=2 ord); 𝐶 & arrow(= minimum=30pt){} & 𝐷}"#
      ),
      Row(#"\begin{matrix}\end{matrix}"#, "array(c){}"),
      Row(#"\begin{matrix}{a\\b}\end{matrix}"#, "array(c){{𝑎 newline 𝑏}}"),
      Row(
        #"\begin{eqnarray}a&=&b\end{eqnarray}"#,
        #"array(r<10pt>c<10pt>l display gap=3pt){𝑎 & rel:= & 𝑏 tag{hbox{"(1)"}}}"#),
    ])
  func environments(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test("Numbers go on from formula to formula")
  func numbers() throws {
    let first = try LaTeX.parse(#"\begin{align}a\\b\tag{x}\\c\end{align}"#)
    #expect(first.numberedEquations == 2)
    let second = try LaTeX.parse(#"\begin{equation}a\end{equation}"#, firstNumber: 3)
    #expect(second.dump().contains("\"(3)\""))
    #expect(try LaTeX.parse("a").numberedEquations == 0)
  }
}
