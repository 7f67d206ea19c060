import MathTypesetting
import Testing

@Suite("Macros")
struct MacroTests {
  @Test(
    "definitions",
    arguments: [
      Row(#"\def\f{x^2}\f+\f"#, "scripts{𝑥}^{2} bin:+ scripts{𝑥}^{2}"),
      Row(#"\def\f#1#2{#2#1}\f a{bc}"#, "𝑏 𝑐 𝑎"),
      Row(#"\def\f#1,#2;{#2#1}\f ab,c;d"#, "𝑐 𝑎 𝑏 𝑑"),
      Row(#"\newcommand{\f}[2]{\frac{#1}{#2}}\f{a}b"#, "frac{𝑎}{𝑏}"),
      Row(#"\newcommand\f[2][n]{#1#2}\f x\f[y]z"#, "𝑛 𝑥 𝑦 𝑧"),
      Row(#"\renewcommand{\vec}[1]{\mathbf{#1}}\vec x"#, "𝐱"),
      Row(#"\providecommand\vec[1]{#1}\vec x"#, "accent(U+20D7){𝑥}"),
      Row(#"{\def\f{x}\f}\def\f{y}\f"#, "𝑥 𝑦"),
      Row(#"{\gdef\f{x}}\f"#, "{} 𝑥"), Row(#"\def\f{a}{\global\def\f{b}}\f"#, "{} 𝑏"),
      Row(#"\def\a{x}\edef\b{\a}\def\a{y}\b\a"#, "𝑥 𝑦"),
      Row(#"\let\f=\frac\renewcommand\frac[2]{#1/#2}\f12\frac34"#, "frac{1}{2} 3 / 4"),
      Row(#"\let\f\alpha\f"#, "𝛼"), Row(#"\def\h{xy}\frac\h3"#, "frac{𝑥 𝑦}{3}"),
      Row(#"\def\h#1{#1}\sqrt\h{ab}"#, "root{𝑎} 𝑏"),
      Row(
        #"\DeclareMathOperator*{\am}{arg\,max}\am_x"#, #"display-limits{op("arg\u{2009}max")}_{𝑥}"#),
      Row(#"\def\a{x}\expandafter\sqrt\a y"#, "root{𝑥} 𝑦"),
      Row(#"\def\f{\@ifstar{a}{b}}\f*\f"#, "𝑎 𝑏"),
      Row(#"\def\f{\@ifnextchar[{a}{b}}\f[\f"#, #"𝑎 open:"[" 𝑏"#),
      Row(#"\TextOrMath{a}{b}\text{\TextOrMath{a}{b}}"#, "𝑏 hbox{\"a\"}"),
      Row(#"\def\f{\begin{matrix}}\f a\end{matrix}"#, "array(c){𝑎}"),
      Row(#"\def\f#1{\text{#1}}\f{a b}"#, "hbox{\"a b\"}"), Row(#"\futurelet\f\relax x\f"#, "𝑥 𝑥"),
    ])
  func definitions(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test("What a macro makes stands where the macro was used")
  func ranges() throws {
    let list = try LaTeX.parse(#"\def\f#1{\sqrt{#1}}a\f{xy}"#)
    #expect(list.nodes.map(\.range) == [19..<20, 20..<26])
    guard case .radical(_, let radicand) = list.nodes[1].kind else { return }
    #expect(radicand.nodes.map(\.range) == [23..<24, 24..<25])
  }

  @Test("Ranges are UTF-16 units of the source")
  func utf16() throws {
    let list = try LaTeX.parse(#"𝔸+\frac ab x_1"#)
    #expect(list.nodes.map(\.range) == [0..<2, 2..<3, 3..<11, 12..<15])
  }
}
