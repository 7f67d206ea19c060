import MathTypesetting
import Testing

@Suite("Symbols, alphabets and scripts")
struct AtomTests {
  @Test(
    "letters are italic, digits and capital Greek upright; signs have their class",
    arguments: [
      Row("ax1", "𝑎 𝑥 1"), Row("h", "ℎ"), Row(#"\alpha\epsilon\varphi"#, "𝛼 𝜖 𝜑"),
      Row(#"\Gamma\varGamma"#, "Γ 𝛤"), Row("α Γ ϕ", "𝛼 Γ 𝜙"), Row(#"\partial\nabla"#, "𝜕 ∇"),
      Row("a+b-c*d", "𝑎 bin:+ 𝑏 bin:− 𝑐 bin:∗ 𝑑"), Row("a/b", "𝑎 / 𝑏"),
      Row("a<b=c:d", "𝑎 rel:< 𝑏 rel:= 𝑐 rel:\":\" 𝑑"), Row("(x]", "open:\"(\" 𝑥 close:\"]\""),
      Row("a,b;!", "𝑎 punct:, 𝑏 punct:\";\" close:!"), Row("|x|", "| 𝑥 |"),
      Row(#"\{\}\|\vert"#, #"open:"{" close:"}" ‖ |"#), Row(#"\ldots\cdots"#, "inner:… inner:⋯"),
      Row(#"\leq\le≤"#, "rel:≤ rel:≤ rel:≤"),
      Row(#"\to\gets\iff"#, "rel:→ rel:← space(5mu) rel:⟺ space(5mu)"),
      Row(#"\imath\jmath"#, "𝚤 𝚥"), Row("x % a comment", "𝑥"), Row("a % b\n   c", "𝑎 𝑐"),
    ])
  func symbols(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test(
    "an alphabet is a block of characters; small Greek stays italic in TeX's fonts",
    arguments: [
      Row(#"\mathrm{ab1}"#, "{a b 1}"), Row(#"\mathbf{aB1}"#, "{𝐚 𝐁 𝟏}"),
      Row(#"\mathit{ah}"#, "{𝑎 ℎ}"),
      Row(#"\mathsf{a1}"#, "{𝖺 𝟣}"), Row(#"\mathtt{a1}"#, "{𝚊 𝟷}"),
      Row(#"\mathbb{RCk1}"#, "{ℝ ℂ 𝕜 𝟙}"),
      Row(#"\mathcal{ALe}"#, "{𝒜 ℒ ℯ}"), Row(#"\mathfrak{gC}"#, "{𝔤 ℭ}"),
      Row(#"\mathbf{\Gamma\alpha}"#, "{𝚪 𝜶}"), Row(#"\mathrm{\Gamma\alpha}"#, "{Γ 𝛼}"),
      Row(#"\boldsymbol{x+\alpha1}"#, "{𝒙 bin:+! 𝜶 𝟏}"), Row(#"\bm\nabla"#, "𝛁"),
      Row(#"\boldsymbol{\mathcal A}"#, "𝓐"), Row(#"\boldsymbol +"#, "bin:+!"),
      Row(#"\mathbf{\mathsf x}y"#, "𝗑 𝑦"), Row(#"\bf x {\rm y} z"#, "𝐱 y 𝐳"),
      Row(#"{\cal A} A"#, "𝒜 𝐴"), Row("𝔸𝐱𝒜", "𝔸 𝐱 𝒜"),
    ])
  func alphabets(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test(
    "scripts belong to the atom before them, whatever their order",
    arguments: [
      Row("x^2", "scripts{𝑥}^{2}"), Row("x_i^2", "scripts{𝑥}_{𝑖}^{2}"),
      Row("x^2_i", "scripts{𝑥}_{𝑖}^{2}"),
      Row("x^{2y}z", "scripts{𝑥}^{2 𝑦} 𝑧"), Row("^2", "scripts{}^{2}"),
      Row("{ab}^2", "scripts{{𝑎 𝑏}}^{2}"),
      Row("f'", "scripts{𝑓}^{′}"), Row("f''^2_1", "scripts{𝑓}_{1}^{′ ′ 2}"),
      Row("x^'", "scripts{𝑥}^{scripts{}^{′}}"),
      Row("x²", "scripts{𝑥}^{2}"), Row("x₁²³", "scripts{𝑥}_{1}^{2 3}"),
      Row("xⁿ⁻¹", "scripts{𝑥}^{𝑛 bin:− 1}"),
      Row("x^\\frac12", "scripts{𝑥}^{frac{1}{2}}"), Row("x^{y^z}", "scripts{𝑥}^{scripts{𝑦}^{𝑧}}"),
      Row(#"\sum_i^n"#, "display-limits{op(∑)}_{𝑖}^{𝑛}"),
      Row(#"\int_0^1"#, "scripts{op(∫)}_{0}^{1}"),
      Row(#"\int\limits_0"#, "limits{op(∫)}_{0}"), Row(#"\sum\nolimits_i"#, "scripts{op(∑)}_{𝑖}"),
      Row(#"\lim_{x\to0}"#, "display-limits{op(\"lim\")}_{𝑥 rel:→ 0}"),
      Row(#"\sin^2x"#, "scripts{op(\"sin\")}^{2} 𝑥"),
      Row("∑_i ∫_0", "display-limits{op(∑)}_{𝑖} scripts{op(∫)}_{0}"),
      Row(#"\underbrace{x}_{n}"#, "limits{under(⏟){𝑥}}_{𝑛}"),
      Row(#"\overbrace x^n"#, "limits{over(⏞){𝑥}}^{𝑛}"),
    ])
  func scripts(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test(
    "what is negated is one character, or two where Unicode has none",
    arguments: [
      Row(#"\not="#, "rel:≠"), Row(#"\not\in\notin∉"#, "rel:∉ rel:∉ rel:∉"),
      Row(#"\not\equiv"#, "rel:≢"),
      Row(#"\not\leqslant"#, "rel:\"⩽\u{338}\""), Row("=\u{338}", "rel:≠"),
      Row(#"\nleqq"#, "rel:\"≦\u{338}\""),
    ])
  func negations(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test(
    "characters of Unicode are what they look like",
    arguments: [
      Row("½", "frac(text){1}{2}"), Row("é", "accent(U+0301){𝑒}"), Row("x̂", "accent(U+0302){𝑥}"),
      Row("слово_i", "\"слов\" scripts{\"о\"}_{𝑖}"), Row("漢字", "\"漢字\""),
      Row("x²+y²≤1", "scripts{𝑥}^{2} bin:+ scripts{𝑦}^{2} rel:≤ 1"),
      Row("⟨x⟩", "open:⟨ 𝑥 close:⟩"), Row("👍🏽", "\"👍🏽\""), Row("a–b", "𝑎 bin:− 𝑏"),
    ])
  func unicode(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test(
    "dots stand where the operator after them wants them",
    arguments: [
      Row(#"\dots,"#, "inner:… punct:,"), Row(#"\dots+"#, "inner:⋯ bin:+"),
      Row(#"\dots="#, "inner:⋯ rel:="),
      Row(#"\dots x"#, "inner:… 𝑥"), Row(#"\dots)"#, "inner:… space(3mu) close:\")\""),
      Row(#"\dots\int"#, "inner:⋯ op(∫)"),
    ])
  func dots(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }
}
