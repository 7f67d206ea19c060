import Testing
import Typesetting

@testable import MathTypesetting

struct DelimiterTests {
  private static let contents = [
    "x", "\\frac ab", "\\frac{\\frac{\\frac ab}c}{\\frac de}", "x^{x^{x^{x}}}",
    "\\begin{matrix}1\\\\2\\\\3\\\\4\\\\5\\\\6\\end{matrix}",
  ]

  @Test(
    "Delimiters are centred on the axis and reach nine tenths of what they hold",
    arguments: ["(", "[", "\\{", "|", "\\|", "\\langle", "\\lfloor", "\\lceil", "\\uparrow"])
  func grow(delimiter: String) throws {
    let bench = try FormulaBench()
    for font in MathFontChoice.allCases {
      for contents in Self.contents {
        let inner = try bench.set(contents, style: .display, font: font)
        let latex = "\\left\(delimiter) \(contents)\\right."
        let layout = try bench.set(latex, style: .display, font: font)
        // The contents come first in the layout.
        let fence = layout.glyphs.dropFirst(inner.glyphs.count).map { $0.ink }
        let top: Double = fence.map { $0.minY }.min() ?? 0
        let bottom: Double = fence.map { $0.maxY }.max() ?? 0
        #expect(isNear((top + bottom) / 2, -2.5, within: 0.1), "\(latex) \(font)")
        let reach = max(inner.ascent - 2.5, inner.descent + 2.5)
        // Angle brackets end at their largest form.
        if delimiter == "\\langle" && reach > 12 { continue }
        let least = max(2 * reach * 0.901, 2 * reach - 5)
        #expect(bottom - top >= least - 0.05, "\(latex) \(font)")
      }
    }
  }

  @Test(
    "Sizes by hand",
    arguments: [("big", 12.0), ("Big", 18), ("bigg", 24), ("Bigg", 30)])
  func sized(command: String, height: Double) throws {
    let layout = try FormulaBench().set("\\\(command)(")
    let glyph = try #require(layout.glyphs.first)
    #expect(isNear(glyph.ink.height, height, within: 0.2))
    #expect(isNear(glyph.ink.midY, -2.5, within: 0.01))
  }

  @Test("A middle delimiter is as high as its outer ones")
  func middle() throws {
    let layout = try FormulaBench().set("\\left(\\frac ab\\middle/c\\right)", style: .display)
    let left = try layout.glyph("(").ink
    let slash = try layout.glyph("/").ink
    #expect(isNear(left.midY, slash.midY, within: 0.01))
    #expect(slash.height >= left.height * 0.8)
  }

  @Test("An empty delimiter takes its room and shows nothing")
  func empty() throws {
    let bench = try FormulaBench()
    let layout = try bench.set("\\left.1\\right.")
    #expect(layout.glyphs.count == 1)
    #expect(isNear(layout.width, try bench.set("1").width + 2.4))
  }

  @Test("Bars keep their thickness")
  func bars() throws {
    let layout = try FormulaBench().set(
      "\\left|\\frac{\\frac ab}{\\frac cd}\\right|", style: .display)
    let bars = layout.glyphs.map { $0.ink }.filter { $0.height > 9 }
    #expect(bars.count >= 4)
    for bar in bars { #expect(isNear(bar.width, 0.4)) }
  }
}
