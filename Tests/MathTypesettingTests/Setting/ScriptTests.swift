import Testing

@testable import MathTypesetting

struct ScriptTests {
  @Test("Superscripts stand at the font's height, lower under a rule")
  func superscript() throws {
    let bench = try FormulaBench()
    let plain = try bench.set("2^3")
    #expect(isNear(try plain.glyph("3").y, -3.63))
    #expect(isNear(plain.size(of: try plain.glyph("3")), 7))
    let cramped = try bench.set("\\sqrt{2^3}")
    #expect(isNear(try cramped.glyph("3").y, -2.89))
    let nested = try bench.set("2^{3^{4^5}}")
    #expect(isNear(nested.size(of: try nested.glyph("4")), 5))
    #expect(isNear(nested.size(of: try nested.glyph("5")), 5), "there is no smaller style")
  }

  @Test("Subscripts stand at the font's depth")
  func `subscript`() throws {
    let layout = try FormulaBench().set("x_2")
    #expect(isNear(try layout.glyph("2").y, 2.47))
  }

  @Test("A superscript is moved by the lean of its base, a subscript is not")
  func italicCorrection() throws {
    let layout = try FormulaBench().set("f^2_3")
    #expect(isNear(try layout.glyph("2").x, 5.80), "advance 0.490 and correction 0.090")
    #expect(isNear(try layout.glyph("3").x, 4.90))
  }

  @Test("Scripts on both sides keep their distance")
  func gap() throws {
    let layout = try FormulaBench().set("x^{y_g}_{\\int}")
    let upper = layout.glyphs.filter { $0.y < 0 }.map(\.ink.maxY).max() ?? 0
    let lower = try layout.glyph("∫").ink.minY
    #expect(lower - upper >= 1.6 - 0.01, "0.16 em between them")
  }

  @Test("Scripts of something high stand at its edges")
  func high() throws {
    let layout = try FormulaBench().set("\\left(\\frac{a}{\\frac bc}\\right)^2_3", style: .display)
    let upper = try #require(layout.glyphs("2").last)
    let lower = try #require(layout.glyphs("3").last)
    #expect(upper.y < -10)
    #expect(lower.y > 8)
  }

  @Test("Braces around one symbol are not there")
  func braces() throws {
    let bench = try FormulaBench()
    let braced = try bench.set("{f}^2")
    let plain = try bench.set("f^2")
    #expect(braced.width == plain.width)
  }

  @Test("Primes are the script's own form")
  func primes() throws {
    let bench = try FormulaBench()
    let layout = try bench.set("f'")
    let prime = try layout.glyph("′")
    #expect(prime.ink.maxY < 0, "above the baseline")
    #expect(prime.ink.minY > -10)
  }

  @Test("Limits are centred, an integral's aside by half its lean")
  func limits() throws {
    let bench = try FormulaBench()
    let sum = try bench.set("\\sum_{i}^{n}", style: .display)
    let sign = try sum.glyph("∑")
    for script in [try sum.glyph("𝑖"), try sum.glyph("𝑛")] {
      #expect(
        isNear(
          script.x + Double(script.advance) / 2, sign.x + Double(sign.advance) / 2, within: 0.2))
    }
    #expect(try sum.glyph("𝑛").ink.maxY <= sign.ink.minY - 2 + 0.01, "0.2 em apart")
    #expect(try sum.glyph("𝑖").ink.minY >= sign.ink.maxY + 1.67 - 0.01, "0.167 em apart")
    let integral = try bench.set("\\int\\limits_0^1", style: .display)
    #expect(try integral.glyph("0").x < integral.glyph("1").x)
    let inline = try bench.set("\\sum_{i}^{n}", style: .text)
    #expect(try inline.glyph("𝑛").x > inline.glyph("∑").ink.maxX, "beside it in text style")
  }

  @Test(
    "Operators are larger in display style and centred on the axis", arguments: ["∑", "∫", "⋃"])
  func operators(symbol: String) throws {
    let bench = try FormulaBench()
    let text = try #require(try bench.set(symbol, style: .text).glyphs.first)
    let display = try #require(try bench.set(symbol, style: .display).glyphs.first)
    #expect(display.ink.height > 1.3 * text.ink.height)
    for glyph in [text, display] {
      #expect(isNear(glyph.ink.midY, -2.5, within: 0.01))
    }
  }
}
