/// A run on its way to its glyphs.
struct RunSource {
  let run: ShapedRun
  /// The segment's.
  let units: UnsafeBufferPointer<UInt16>
  let flags: UnsafeBufferPointer<UnitFlags>
  let font: ShapingFont
  let hidesControls: Bool
}

/// Shapes runs: a whole run in one call, long runs in pieces, runs of the simple scripts word by
/// word.
final class Shaper {
  private let buffer: GlyphBuffer
  private var wordShaper: WordShaper

  /// Longer runs are cut: some fonts' rules take time in the square of a run's length.
  static let longestCall = 2048

  init() {
    buffer = GlyphBuffer()
    wordShaper = WordShaper(buffer: buffer)
  }

  var wordCounters: CacheCounters { wordShaper.words.counters }

  func forgetWords() {
    wordShaper.words.removeAll()
  }

  /// Adds a run's glyphs to `output`, left to right.
  func shape(_ source: RunSource, into output: inout [ShapedGlyph]) {
    if !wordShaper.shape(source, into: &output) {
      shapeWhole(source, into: &output)
    }
  }

  /// Shapes a stretch of a run as it looks when the text it may look at is `context` alone.
  func shapePiece(
    _ range: Range<Int>, context: Range<Int>, of run: ShapedRun,
    units: UnsafeBufferPointer<UInt16>, font: ShapingFont, hidesControls: Bool
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    buffer.shape(
      GlyphBuffer.Request(
        contextLower: context.lowerBound, contextUpper: context.upperBound, range: range,
        script: run.script, isRightToLeft: run.isRightToLeft),
      of: units, font: font, hidesControls: hidesControls, into: &glyphs)
    return glyphs
  }

  // MARK: Whole runs

  private func shapeWhole(_ source: RunSource, into output: inout [ShapedGlyph]) {
    let range = source.run.lower..<source.run.upper
    guard range.count > Shaper.longestCall else {
      call(source, range, into: &output)
      return
    }
    var pieces: [Range<Int>] = []
    var lower = range.lowerBound
    while lower < range.upperBound {
      let upper = cut(source, from: lower, before: range.upperBound)
      pieces.append(lower..<upper)
      lower = upper
    }
    // Pieces stand in the order they are read; the run's glyphs go from left to right.
    for piece in source.run.isRightToLeft ? pieces.reversed() : pieces {
      call(source, piece, into: &output)
    }
  }

  /// Where a long run is cut: after a space if there is one in the second half of the piece, else
  /// between two characters, else anywhere.
  private func cut(_ source: RunSource, from lower: Int, before upper: Int) -> Int {
    let limit = lower + Shaper.longestCall
    guard limit < upper else { return upper }
    let half = lower + Shaper.longestCall / 2
    if let space = (half..<limit).last(where: { source.units[$0] == 0x20 }) { return space + 1 }
    if let start = (half..<limit).last(where: { source.flags[$0].contains(.grapheme) }) {
      return start
    }
    let splitsPair = source.units[limit] & 0xFC00 == 0xDC00
    return splitsPair ? limit - 1 : limit
  }

  private func call(_ source: RunSource, _ range: Range<Int>, into output: inout [ShapedGlyph]) {
    buffer.shape(
      GlyphBuffer.Request(
        contextLower: 0, contextUpper: source.units.count, range: range,
        script: source.run.script, isRightToLeft: source.run.isRightToLeft),
      of: source.units, font: source.font, hidesControls: source.hidesControls, into: &output)
  }
}
