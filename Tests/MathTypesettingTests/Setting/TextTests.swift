import Testing
import Typesetting

@testable import MathTypesetting

struct TextTests {
  @Test(
    "Words the math font's family can set are set in it",
    arguments: [
      ("\\text{if}", "lmroman10-regular"), ("\\textbf{if}", "lmroman10-bold"),
      ("\\textit{if}", "lmroman10-italic"), ("\\textsf{if}", "lmsans10-regular"),
      ("\\texttt{if}", "lmmono10-regular"),
    ])
  func faces(latex: String, file: String) throws {
    let layout = try FormulaBench().set(latex)
    #expect(layout.fonts.map(\.face.path).contains { $0.contains(file) }, "\(layout.fonts)")
  }

  @Test(
    "Words in any script have glyphs, and are as wide as the page would set them",
    arguments: ["для", "数学", "שלום", "สวัสดี", "กขค x", "🙂"])
  func scripts(words: String) throws {
    let bench = try FormulaBench()
    let layout = try bench.set("\\text{\(words)}")
    #expect(!layout.glyphs.isEmpty)
    #expect(layout.glyphs.allSatisfy { $0.id != 0 })
    let measured = bench.context.typesetting.measure(
      AttributedText(words, style: TextStyle(font: FontStyle(role: .sans, size: 10))))
    #expect(isNear(layout.width, measured.width, within: 0.01))
    #expect(layout.ascent > 0)
  }

  @Test("The glyphs of words know their characters")
  func characters() throws {
    let layout = try FormulaBench().set("\\text{añ—b}")
    #expect(
      layout.glyphs.compactMap { Unicode.Scalar($0.character) }.map(Character.init)
        == ["a", "ñ", "—", "b"])
  }

  @Test("Spaces in words are kept")
  func spaces() throws {
    let bench = try FormulaBench()
    #expect(try bench.set("\\text{a }").width > bench.set("\\text{a}").width + 3)
    #expect(try bench.set("\\text{я }").width > bench.set("\\text{я}").width + 2)
  }

  @Test("A formula in words starts in text style at the words' size")
  func nested() throws {
    let layout = try FormulaBench().set("x^{\\text{a $b^c$}}")
    #expect(isNear(layout.size(of: try layout.glyph("𝑏")), 7))
    #expect(isNear(layout.size(of: try layout.glyph("𝑐")), 4.9))
  }

  @Test("Kerning of the text face is applied")
  func kerning() throws {
    let bench = try FormulaBench()
    let pair = try bench.set("\\text{AV}").width
    let apart = try bench.set("\\text{A}").width + bench.set("\\text{V}").width
    #expect(pair < apart - 0.5)
  }

  @Test("Colours go with what they colour, nothing else has one")
  func colors() throws {
    let layout = try FormulaBench().set("a\\textcolor{red}{b\\frac1c}d")
    let red = MathColor(red: 255, green: 0, blue: 0)
    #expect(try layout.glyph("𝑎").color == nil)
    #expect(try layout.glyph("𝑏").color == red)
    #expect(try layout.glyph("𝑐").color == red)
    #expect(layout.rules.map(\.color) == [red])
    #expect(try layout.glyph("𝑑").color == nil)
  }

  @Test("A box's ground is painted before what stands in it")
  func boxes() throws {
    let layout = try FormulaBench().set("\\fcolorbox{red}{yellow}{$\\frac ab$}")
    #expect(layout.rules.count == 6)
    #expect(layout.rules[0].color == MathColor(red: 255, green: 255, blue: 0))
    #expect(isNear(layout.rules[0].rect.width, layout.width))
    let inner = try FormulaBench().set("\\frac ab")
    #expect(isNear(layout.width, inner.width + 6.8), "3 points and a line on either side")
  }

  @Test("What is hidden takes its space and shows nothing")
  func phantoms() throws {
    let bench = try FormulaBench()
    let layout = try bench.set("\\phantom{\\sqrt{\\frac ab}\\left(x\\right)\\boxed{\\cancel y}}")
    let shown = try bench.set("\\sqrt{\\frac ab}\\left(x\\right)\\boxed{\\cancel y}")
    #expect(layout.glyphs.isEmpty && layout.rules.isEmpty && layout.lines.isEmpty)
    #expect(isNear(layout.width, shown.width))
    #expect(isNear(layout.ascent, shown.ascent))
    #expect(isNear(try bench.set("\\hphantom{x}").ascent, 0))
    #expect(isNear(try bench.set("\\vphantom{x}").width, 0))
    #expect(isNear(try bench.set("\\smash{\\frac ab}").descent, 0))
    #expect(isNear(try bench.set("\\mathllap{xx}").width, 0))
  }

  @Test("Strikes run from corner to corner")
  func strikes() throws {
    let bench = try FormulaBench()
    #expect(try bench.set("\\cancel{x}").lines.count == 1)
    let crossed = try bench.set("\\xcancel{x}").lines
    #expect(crossed.count == 2)
    #expect(crossed[0].from.y > crossed[0].to.y, "the first rises")
    #expect(crossed[1].from.y < crossed[1].to.y)
  }

  @Test("A negated relation without a character of its own is struck out on the axis")
  func negated() throws {
    let layout = try FormulaBench().set("a\\not\\approxeq b")
    #expect(layout.glyphs.count >= 3)
    let solidus = try #require(layout.glyphs.first { $0.id != 0 && $0.ink.height > 9 })
    #expect(isNear(solidus.ink.midY, -2.5, within: 0.1))
  }

  @Test("Dots are as wide as LaTeX makes them")
  func dots() throws {
    let bench = try FormulaBench()
    #expect(isNear(try bench.set("\\ldots").width, 11.67, within: 0.02))
    #expect(isNear(try bench.set("\\cdots").width, 11.67, within: 0.02))
    #expect(try bench.set("\\vdots").ascent > 14)
  }
}
