import Testing

@testable import MathTypesetting

struct AccentTests {
  @Test("An accent's middle stands where the letter says")
  func attachment() throws {
    let bench = try FormulaBench()
    let layout = try bench.set("\\hat f")
    let hat = try layout.glyph("\u{302}")
    #expect(isNear(hat.ink.midX, 4.64, within: 0.02), "f's attachment is 0.464 em")
    let low = try bench.set("\\hat x").glyph("\u{302}")
    #expect(hat.y < low.y, "higher over a higher letter")
    #expect(isNear(low.y, 0), "x is as high as accents are drawn for")
  }

  @Test("A wide accent is the widest that is not wider than its base")
  func wide() throws {
    let bench = try FormulaBench()
    var last = 0.0
    for base in ["a", "ab", "abc", "abcd"] {
      let width = try bench.set(base).width
      let accent = try bench.set("\\widehat{\(base)}").glyph("\u{302}").ink
      #expect(accent.width <= max(width, 3.7) + 0.01)
      #expect(accent.width >= last)
      last = accent.width
    }
    #expect(last > 10)
  }

  @Test("Scripts of an accented letter stand as if it had none")
  func scripts() throws {
    let bench = try FormulaBench()
    #expect(try bench.set("\\hat x^2").glyph("2").y == bench.set("x^2").glyph("2").y)
  }

  @Test("Lines above and below")
  func lines() throws {
    let bench = try FormulaBench()
    let over = try #require(try bench.set("\\overline{x}").rules.first).rect
    #expect(isNear(over.maxY, -(4.42 + 1.2), within: 0.2))
    #expect(isNear(over.height, 0.4))
    let under = try #require(try bench.set("\\underline{x}").rules.first).rect
    #expect(under.minY > 1)
  }

  @Test(
    "Braces and arrows are about as wide as their base",
    arguments: ["\\overbrace", "\\underbrace", "\\overrightarrow", "\\overleftrightarrow"])
  func stretched(command: String) throws {
    let bench = try FormulaBench()
    for base in ["a+b", "a+b+c+d", "a+b+c+d+e+f+g+h+i+j"] {
      let inner = try bench.set(base)
      let layout = try bench.set("\(command){\(base)}")
      let symbol = layout.glyphs.suffix(from: inner.glyphs.count)
      let left = symbol.map(\.ink.minX).min() ?? 0
      let right = symbol.map(\.ink.maxX).max() ?? 0
      #expect(right - left >= inner.width - 2.6)
      #expect(right - left <= inner.width + 2.6)
      #expect(isNear((left + right) / 2, layout.width / 2, within: 0.1))
    }
  }

  @Test("An arrow is longer than its labels")
  func arrows() throws {
    let bench = try FormulaBench()
    let layout = try bench.set("\\xrightarrow[b]{a+b+c+d}")
    let labels = try bench.set("\\scriptstyle a+b+c+d").width
    #expect(layout.width > labels)
    #expect(try layout.glyph("𝑏").y < 0)
    #expect(layout.glyphs("𝑏").count == 2)
  }
}
