/// Paragraphs broken and stacked, by their text and options.
///
/// Owner: the context. Bound: ``unitLimit`` UTF-16 units.
struct LaidOutParagraphCache {
  static let unitLimit = 1 << 17
  /// What an entry costs besides its text.
  private static let overhead = 32

  private var paragraphs = LeastRecentlyUsed<LaidOutParagraph>(
    costLimit: LaidOutParagraphCache.unitLimit)

  var counters: CacheCounters { paragraphs.counters }

  static func hash(_ text: AttributedText, _ options: ParagraphOptions) -> UInt64 {
    var hash = ContentHash()
    text.withUTF8 { hash.combine(UnsafeRawBufferPointer($0)) }
    for span in text.spans {
      hash.combine(UInt64(truncatingIfNeeded: span.range.upperBound))
      hash.combine(UInt64(truncatingIfNeeded: span.style.tag))
      hash.combine(span.style.font.size)
    }
    hash.combine(options.width)
    hash.combine(options.lineFactor)
    hash.combine(options.screenScale)
    hash.combine(UInt64(truncatingIfNeeded: options.maximumLines ?? -1))
    let choices =
      UInt64(options.alignment.rawValue) << 24 | UInt64(options.direction.rawValue) << 16
    hash.combine(
      choices | (options.breaksAtEveryWord ? 2 : 0) | (options.fitsToWidth ? 1 : 0))
    return hash.value
  }

  mutating func find(
    _ text: AttributedText, _ options: ParagraphOptions, hash: UInt64
  ) -> LaidOutParagraph? {
    paragraphs.value(for: hash) { $0.options == options && $0.text == text }
  }

  mutating func insert(_ paragraph: LaidOutParagraph, hash: UInt64) {
    paragraphs.insert(
      paragraph, for: hash, cost: paragraph.text.length + LaidOutParagraphCache.overhead)
  }

  mutating func remove(_ hash: UInt64) {
    paragraphs.removeValue(for: hash)
  }

  mutating func removeAll() {
    paragraphs.removeAll()
  }
}
