import PageModel

extension PageGenerator {
  private static let words = [
    "tea", "Überall", "вода", "ميناء", "שלום", "水曜日", "नमस्ते", "ไทย", "한국어", "e\u{301}", "👩‍👩‍👧",
    "🇨🇭", "x²", "1.5", "don't", "“quoted”", "a_b*c", "<tag>", "&amp;", "$5", "# no heading", "—",
  ]
  private static let strangeWords = [
    "\u{0}", "\u{7}", "\u{202e}abc\u{202c}", "\u{200d}", "\u{fe0f}", "\u{fffc}", "\u{2028}", "\r\n",
    "\t", "\"", "\\", "\u{feff}", "\u{10ffff}", "\u{a0}",
  ]

  /// A few words; now and then nothing, now and then strange ones.
  mutating func string() -> String {
    if random.chance(in: 16) { return "" }
    if options.hasStrangeStrings, random.chance(in: 8) {
      return random.pick(PageGenerator.words) + random.pick(PageGenerator.strangeWords)
    }
    let count = random.int(1...5)
    return (0..<count).map { _ in random.pick(PageGenerator.words) }.joined(separator: " ")
  }

  /// At least one letter.
  mutating func name() -> String {
    random.pick(["note", "top", "fn-1", "раздел", "a b", "x"]) + String(random.int(0...99))
  }

  mutating func url() -> String {
    "https://example.org/" + random.pick(["", "a", "a?b=c&d=%20", "путь", "#top"])
  }

  mutating func latex() -> String {
    random.pick(["x^2", "\\frac{a}{b}", "e^{i\\pi} + 1 = 0", "\\sum_{i=0}^n i", ""])
  }

  mutating func bytes(_ counts: ClosedRange<Int>) -> [UInt8] {
    (0..<random.int(counts)).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  mutating func date() -> Int32 {
    random.chance(in: 6) ? 0 : random.int32(1...Int32.max)
  }

  mutating func dimensions() -> PixelDimensions {
    PixelDimensions(width: random.int32(1...4_000), height: random.int32(1...4_000))
  }
}
