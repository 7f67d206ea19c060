import Testing
import Typesetting

@testable import MathTypesetting

struct MathLayoutTests {
  @Test("A dump names every element")
  func dump() throws {
    let layout = try FormulaBench().set("\\frac{a}{2}", style: .display)
    #expect(
      layout.dump() == """
        formula 7.69 × 11.19 + 6.86
        rule 1.2,-2.7 5.29×0.4
        glyph 1296 "𝑎" 10 at 1.2,-6.77 [6..<7]
        glyph 19 "2" 10 at 1.35,6.86 [9..<10]

        """)
  }

  @Test("Glyphs know the source they came from")
  func source() throws {
    let layout = try FormulaBench().set("a+\\frac{b}{c}")
    let b = try layout.glyph("𝑏")
    #expect(b.source == 8..<9)
    #expect(layout.source(at: Point(x: b.ink.midX, y: b.ink.midY)) == 8..<9)
    #expect(layout.source(at: Point(x: -50, y: 0)) == nil)
    #expect(layout.bounds(of: 8..<9) == b.ink)
    #expect(layout.bounds(of: 100..<101) == nil)
  }

  @Test("Painted bounds hold the ink that sticks out")
  func bounds() throws {
    let layout = try FormulaBench().set("\\mathllap{xxx}\\cancel{f}")
    let bounds = layout.paintedBounds
    for glyph in layout.glyphs {
      #expect(glyph.ink.minX >= bounds.minX && glyph.ink.maxX <= bounds.maxX)
      #expect(glyph.ink.minY >= bounds.minY && glyph.ink.maxY <= bounds.maxY)
    }
    #expect(bounds.minX < -10)
  }

  @Test("Links lead from their source")
  func links() throws {
    let layout = try FormulaBench().set("\\href{https://example.org}{x}")
    #expect(layout.links.map(\.url) == ["https://example.org"])
  }

  @Test("The same formula is the same on every run, at every size")
  func deterministic() throws {
    let latex = "\\left(\\sum_{i=0}^n\\frac{\\sqrt[3]{x_i}}{\\text{для }2}\\right)^2"
    let first = try FormulaBench().set(latex, style: .display)
    let second = try FormulaBench().set(latex, style: .display)
    #expect(first == second)
    let large = try FormulaBench().set(latex, style: .display, size: 40)
    #expect(abs(large.width - 4 * first.width) < 0.5, "sizes scale")
  }

  @Test(
    "Every font sets every kind of formula with glyphs it has",
    arguments: MathFontChoice.allCases)
  func fonts(font: MathFontChoice) throws {
    let bench = try FormulaBench()
    for latex in [
      "\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}", "\\int_{-\\infty}^\\infty e^{-x^2}dx",
      "\\begin{pmatrix}a&\\cdots\\\\\\vdots&\\ddots\\end{pmatrix}",
      "\\hat a\\vec b\\overbrace{c}^d",
      "\\mathbb R\\mathcal L\\mathfrak g\\mathsf S\\mathbf v\\mathtt t", "A\\xrightarrow{f}B",
      "\\alpha\\beta\\Gamma\\varnothing\\in\\notin\\forall\\exists\\nabla\\partial\\hbar\\ell",
      "\\left\\lfloor x\\right\\rceil\\left\\{y\\middle|z\\right\\}", "f''(x)+x'_i{}^2",
    ] {
      let layout = try bench.set(latex, style: .display, font: font)
      #expect(layout.glyphs.allSatisfy { $0.id != 0 }, "\(latex)")
      #expect(layout.width > 0 && layout.ascent > 0)
    }
  }
}
