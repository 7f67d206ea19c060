import Testing
import Typesetting

@testable import MathTypesetting

struct RadicalTests {
  @Test(
    "The sign and its rule meet, the radicand has room",
    arguments: ["x", "x^2", "\\frac ab", "\\frac{\\frac ab}{\\frac cd}", "\\int\\frac ab"])
  func meets(radicand: String) throws {
    let bench = try FormulaBench()
    for font in MathFontChoice.allCases {
      let inner = try bench.set(radicand, style: .display, font: font)
      let layout = try bench.set("\\sqrt{\(radicand)}", style: .display, font: font)
      let rule = try #require(layout.rules.first).rect
      // The radicand comes first in the layout.
      let parts = layout.glyphs.dropFirst(inner.glyphs.count).map { $0.ink }
      let sign = parts.reduce(try #require(parts.first)) { $0.union($1) }
      #expect(isNear(sign.minY, rule.minY, within: 0.02), "\(radicand) \(font)")
      #expect(sign.maxX >= rule.minX - 0.02)
      #expect(rule.width >= inner.width - 0.01)
      let height = layout.glyphs.prefix(inner.glyphs.count).map { $0.ink.minY }.min() ?? 0
      #expect(height - rule.maxY >= 0.5, "\(radicand) \(font)")
      #expect(sign.maxY >= inner.descent - 0.5)
    }
  }

  @Test("A degree stands over the sign's arm, in the smallest style")
  func degree() throws {
    let layout = try FormulaBench().set("\\sqrt[3]{x}")
    let three = try layout.glyph("3")
    #expect(isNear(layout.size(of: three), 5))
    #expect(three.x >= 0)
    #expect(three.y < 0)
    #expect(three.x < (try layout.glyph("𝑥")).x)
  }

  @Test("A wide degree moves the sign, not the formula's left edge")
  func wideDegree() throws {
    let layout = try FormulaBench().set("\\sqrt[n+1000]{x}")
    #expect(layout.glyphs.allSatisfy { $0.x >= -0.01 })
  }

  @Test("A sign without a radicand is centred on the axis", arguments: ["√", "\\surd"])
  func alone(sign: String) throws {
    for font in MathFontChoice.allCases {
      let ink = try #require(FormulaBench().set(sign, font: font).glyphs.first).ink
      #expect(isNear(ink.midY, -2.5, within: 0.3), "\(font): \(ink)")
    }
  }
}
