import Testing

@testable import Typesetting

/// Text shaped word by word is the text shaped whole.
struct WordShapingTests {
  private let context: TypesettingContext

  init() throws {
    context = try TypesettingContext()
  }

  @Test(arguments: [FontRole.sans, .serif, .mono])
  func everyGlyphIsTheSame(role: FontRole) throws {
    var generator = SeededGenerator(seed: 7)
    let buffer = GlyphBuffer()
    var runCount = 0
    for index in 0..<120 {
      let text = Self.text(using: &generator)
      let style = TextStyle(
        font: FontStyle(
          role: role, size: 15, weight: index % 3 == 0 ? .bold : .regular, italic: index % 4 == 0))
      for placed in context.shape(
        AttributedText(text, style: style), direction: .leftToRight)
      {
        let segment = placed.segment
        for run in segment.runs where run.kind == .text {
          var expected: [ShapedGlyph] = []
          segment.text.units.withUnsafeBufferPointer { units in
            buffer.shape(
              GlyphBuffer.Request(
                contextLower: 0, contextUpper: units.count, range: run.lower..<run.upper,
                script: run.script, isRightToLeft: run.isRightToLeft),
              of: units, font: segment.fonts[run.font], hidesControls: segment.hidesControls,
              into: &expected)
          }
          let found = Array(segment.glyphs[run.glyphLower..<run.glyphUpper])
          #expect(
            found.map(Self.visible) == expected.map(Self.visible), "text \(index): \(text)")
          #expect(
            found.map { $0.flags.contains(.unsafeToBreak) }
              == expected.map { $0.flags.contains(.unsafeToBreak) }, "text \(index): \(text)")
          runCount += 1
        }
      }
    }
    #expect(runCount > 60)
    if role == .sans { #expect(context.counters.words.hits > context.counters.words.misses) }
  }

  @Test func theCacheForgetsWhenItIsFull() {
    var cache = WordCache()
    let glyphs = (0..<1000).map { ShapedGlyph.placeholder(7, at: $0, advance: 1) }
    let count = WordCache.glyphLimit / 1000 + 8
    for word in 0..<count {
      let units = [UInt16(word), 2, 3]
      units.withUnsafeBufferPointer { units in
        let hash = WordCache.hash(units, font: 1, script: 2)
        #expect(cache.find(units, hash: hash, font: 1, script: 2) == nil)
        _ = cache.insert(
          units, hash: hash, font: 1, script: 2, shaped: glyphs, startIsSafe: true,
          endIsSafe: true)
        #expect(cache.find(units, hash: hash, font: 1, script: 2)?.glyphCount == 1000)
        #expect(cache.find(units, hash: hash, font: 2, script: 2) == nil)
      }
      #expect(cache.counters.cost <= WordCache.glyphLimit)
    }
    #expect(cache.counters.evictions > 0)
    #expect(cache.counters.hits == count)
  }

  private static func visible(_ glyph: ShapedGlyph) -> ShapedGlyph {
    var glyph = glyph
    glyph.flags = []
    return glyph
  }

  /// Words, and what fonts have rules for between words: arrows, fractions, figures, kerning pairs.
  private static func text(using generator: inout SeededGenerator) -> String {
    let odd = [
      "->", "-", ">", "<-", "1", "/", "2", "x", "×", "3x4", "(c)", "A", "V", "To", "T.", "'", "\"",
      ":", "12:30", "fi", "ffi", "...", "  ", "e\u{301}", "\u{301}", "№", "Ѳ", "ά", "–", "@", "#",
      "ŉ", "Ĳ", "ǆ", "İstanbul", "façade", "ťava", "1\u{2044}2", "l·l", "ﬁ", "x\u{308}", "a\u{30A}",
      "ґ", "ї",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      let lists = [
        TextSamples.latin, TextSamples.latin, TextSamples.cyrillic, TextSamples.greek, odd,
      ]
      text += lists.randomElement(using: &generator)?.randomElement(using: &generator) ?? ""
      if Int.random(in: 0..<6, using: &generator) > 0 { text += " " }
    }
    return text
  }
}
