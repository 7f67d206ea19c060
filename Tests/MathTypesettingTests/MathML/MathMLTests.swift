import MathTypesetting
import Testing

@Suite("MathML")
struct MathMLTests {
  @Test(
    "elements",
    arguments: [
      Row("x", "<mi>x</mi>"),
      Row(#"\mathrm{d}x"#, #"<mrow><mi mathvariant="normal">d</mi><mi>x</mi></mrow>"#),
      Row("12.5", "<mn>12.5</mn>"),
      Row("a^2", "<msup><mi>a</mi><mn>2</mn></msup>"),
      Row("10^{-3}", "<msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup>"),
      Row(#"\mathbf x\mathbb R"#, "<mrow><mi>𝐱</mi><mi>ℝ</mi></mrow>"),
      Row(#"\alpha\Gamma"#, #"<mrow><mi>α</mi><mi mathvariant="normal">Γ</mi></mrow>"#),
      Row("a<b", "<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>"),
      Row(#"\frac{a}{b}"#, "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
      Row(
        #"\binom nk"#,
        #"<mrow><mo fence="true" form="prefix" stretchy="true">(</mo><mfrac linethickness="0em"><mi>n</mi><mi>k</mi></mfrac><mo fence="true" form="postfix" stretchy="true">)</mo></mrow>"#
      ),
      Row(#"\sqrt[3]{x}"#, "<mroot><mi>x</mi><mn>3</mn></mroot>"),
      Row(
        #"\sum_i^n"#,
        #"<munderover><mo movablelimits="true">∑</mo><mi>i</mi><mi>n</mi></munderover>"#),
      Row(#"\int_0^1"#, "<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup>"),
      Row(#"\sin x"#, "<mrow><mrow><mi>sin</mi><mo>\u{2061}</mo></mrow><mi>x</mi></mrow>"),
      Row(#"\hat x"#, #"<mover accent="true"><mi>x</mi><mo stretchy="false">^</mo></mover>"#),
      Row(#"\text{a b}"#, "<mtext>a\u{A0}b</mtext>"),
      Row(
        #"\begin{matrix}a&b\end{matrix}"#,
        #"<mtable displaystyle="false" columnalign="center center" columnspacing="1em"><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr></mtable>"#
      ),
      Row(#"\textcolor{red}{x}"#, ##"<mstyle mathcolor="#ff0000"><mi>x</mi></mstyle>"##),
      Row(#"\cancel x"#, #"<menclose notation="updiagonalstrike"><mi>x</mi></menclose>"#),
      Row(#"\,"#, #"<mspace width="0.1667em"/>"#), Row("", "<mrow></mrow>"),
      Row(
        #"\mathchoice{a}{b}{c}{d}_{\mathchoice{a}{b}{c}{d}}"#, "<msub><mi>a</mi><mi>c</mi></msub>"),
      Row(#"\text{<\&>"}"#, "<mtext>&lt;&amp;&gt;&quot;</mtext>"),
      Row(#"\phantom x"#, "<mphantom><mi>x</mi></mphantom>"),
    ])
  func elements(_ row: Row) throws {
    let math = try LaTeX.parse(row.latex).mathML(display: true)
    #expect(
      math == #"<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">"# + row.expected
        + "</math>")
  }

  @Test("inline and display")
  func display() throws {
    #expect(try LaTeX.parse("x").mathML(display: false).contains(#"display="inline""#))
    #expect(try LaTeX.parse(#"\mathchoice abcd"#).mathML(display: false).contains("<mi>b</mi>"))
  }

  @Test("every function gives valid MathML")
  func valid() throws {
    for entry in FormulaTable.entries where entry.support != "no" {
      for display in [true, false] {
        let problem = MathMLCheck.problem(
          in: try LaTeX.parse(entry.example).mathML(display: display))
        #expect(problem == nil, "\(entry.function): \(problem ?? "")")
      }
    }
  }

  @Test("what could not be read is an error element")
  func unreadable() {
    let math = LaTeX.read(#"\foo<"#).list.mathML(display: false)
    #expect(math.contains("<merror><mtext>\\foo</mtext></merror>"))
    #expect(MathMLCheck.problem(in: math) == nil)
  }
}
