import Testing
import Typesetting

@testable import MathTypesetting

struct FractionTests {
  @Test(
    "The rule lies on the axis, as thick as the font says",
    arguments: [(MathFontChoice.latinModern, 0.4), (.termes, 0.52), (.pagella, 0.6)])
  func rule(font: MathFontChoice, thickness: Double) throws {
    let layout = try FormulaBench().set("\\frac{1}{2}", font: font)
    let rule = try #require(layout.rules.first).rect
    #expect(isNear(rule.height, thickness))
    #expect(isNear(rule.midY, -2.5))
  }

  @Test("Numerator and denominator stand where the font says")
  func shifts() throws {
    let bench = try FormulaBench()
    let display = try bench.set("\\frac{1}{2}", style: .display)
    #expect(isNear(try display.glyph("1").y, -6.77))
    #expect(isNear(try display.glyph("2").y, 6.86))
    #expect(isNear(display.size(of: try display.glyph("1")), 10))
    let text = try bench.set("\\frac{1}{2}", style: .text)
    #expect(isNear(try text.glyph("1").y, -3.94))
    #expect(isNear(text.size(of: try text.glyph("1")), 7))
    let fixed = try bench.set("\\dfrac{1}{2}", style: .text)
    #expect(isNear(try fixed.glyph("1").y, -6.77))
  }

  @Test("High parts keep their distance from the rule")
  func gaps() throws {
    let layout = try FormulaBench().set("\\frac{\\int_Q}{\\sqrt{\\int}}", style: .display)
    let rule = try #require(layout.rules.first).rect
    let above = layout.glyphs.filter { $0.y < rule.y }.map(\.ink.maxY).max() ?? 0
    #expect(rule.minY - above >= 1.2 - 0.01, "0.12 em above the rule")
    let below = layout.rules[1].rect.minY
    #expect(below - rule.maxY >= 1.2 - 0.01)
  }

  @Test("A thick rule has as much more air around it")
  func thickRule() throws {
    let layout = try FormulaBench().set("{\\int_Q \\above{2pt} \\int}", style: .display)
    let rule = try #require(layout.rules.first).rect
    #expect(isNear(rule.height, 2))
    let above = layout.glyphs.filter { $0.y < rule.y }.map(\.ink.maxY).max() ?? 0
    #expect(rule.minY - above >= 6 - 0.01, "three times its thickness")
  }

  @Test("Parts are centred")
  func centered() throws {
    let layout = try FormulaBench().set("\\frac{1}{2222}")
    let rule = try #require(layout.rules.first).rect
    let one = try layout.glyph("1")
    #expect(isNear(one.x + Double(one.advance) / 2, rule.midX))
    #expect(isNear(rule.x, 1.2), "room of an empty delimiter")
    #expect(isNear(layout.width, rule.width + 2.4))
  }

  @Test("A binomial has no rule, and fences of its style's size")
  func binomial() throws {
    let bench = try FormulaBench()
    let display = try bench.set("\\binom nk", style: .display)
    #expect(display.rules.isEmpty)
    #expect(isNear(try display.glyph("(").ink.height, 23.92, within: 0.1))
    let text = try bench.set("\\binom nk", style: .text)
    #expect(try text.glyph("(").ink.height >= 10.1)
  }

  @Test("A thickness of one's own, and none")
  func thickness() throws {
    let bench = try FormulaBench()
    let thick = try bench.set("\\genfrac{}{}{2pt}{}{a}{b}")
    #expect(isNear(try #require(thick.rules.first).rect.height, 2))
    #expect(try bench.set("\\genfrac{}{}{0pt}{}{a}{b}").rules.isEmpty)
  }

  @Test("A continued fraction keeps its size")
  func continued() throws {
    let layout = try FormulaBench().set("\\cfrac{1}{1+\\cfrac{1}{2}}", style: .text)
    #expect(layout.glyphs.allSatisfy { layout.size(of: $0) == 10 })
    let rules = layout.rules.map(\.rect)
    #expect(rules.count == 2)
    #expect(isNear(rules[0].maxX, rules[1].maxX), "the rules end at one edge")
  }
}
