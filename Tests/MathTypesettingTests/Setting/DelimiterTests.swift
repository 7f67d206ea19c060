import Testing

@testable import MathTypesetting

struct DelimiterTests {
  static let fonts = MathFontChoice.allCases

  @Test(
    "Delimiters are centred on the axis and reach nine tenths of what they hold",
    arguments: ["(", "[", "\\{", "|", "\\|", "\\langle", "\\lfloor", "\\lceil", "\\uparrow"])
  func grow(delimiter: String) throws {
    let bench = try FormulaBench()
    for font in MathFontChoice.allCases {
      for (name, contents) in [
        ("a letter", "x"), ("a fraction", "\\frac ab"), ("a high stack", "\\frac{\\frac{\\frac ab}c}{\\frac de}"),
        ("something off the axis", "x^{x^{x^{x}}}"),
        ("many rows", "\\begin{matrix}1\\\\2\\\\3\\\\4\\\\5\\\\6\\end{matrix}"),
      ] {
        let inner = try bench.set(contents, style: .display, font: font)
        let layout = try bench.set(
          "\\left\(delimiter)\(contents)\\right.", style: .display, font: font)
        // What is left of the contents is the delimiter.
        let fence = layout.glyphs.filter { $0.x < 0.01 || Double($0.x + Double($0.right)) < layout.width - inner.width - 1.0 }
        let top = fence.map(\.ink.minY).min() ?? 0
        let bottom = fence.map(\.ink.maxY).max() ?? 0
        #expect(isNear((top + bottom) / 2, -2.5, within: 0.1), "\(delimiter) \(name) \(font)")
        let reach = max(inner.ascent - 2.5, inner.descent + 2.5)
        // Angle brackets end at their largest form.
        guard delimiter != "\\langle" || reach < 12 else { continue }
        #expect(
          bottom - top >= max(2 * reach * 0.901, 2 * reach - 5) - 0.05, "\(delimiter) \(name) \(font)")
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
    let layout = try FormulaBench().set("\\left|\\frac{\\frac ab}{\\frac cd}\\right|", style: .display)
    let bars = layout.glyphs.filter { $0.ink.width < 0.5 && $0.ink.height > 9 }
    #expect(bars.count >= 4)
    #expect(bars.allSatisfy { isNear($0.ink.width, 0.4) })
  }
}
