/// Shapes runs: a whole run in one call, long runs in pieces, runs of the simple scripts word by
/// word.
final class Shaper {
  private let buffer = GlyphBuffer()
  private(set) var words = WordCache()
  /// Glyphs of a word on its way into the cache.
  private var scratch: [ShapedGlyph] = []
  private var groups: [WordGroup] = []
  /// Fonts whose spaces take part in kerning: word by word gains nothing there.
  private var joiningFonts: [UInt32: Int] = [:]

  /// Longer runs are cut: some fonts' rules take time in the square of a run's length.
  static let longestCall = 2048

  /// Adds a run's glyphs to `output`, left to right.
  func shape(
    _ run: ShapedRun, of units: UnsafeBufferPointer<UInt16>, flags: [UnitFlags],
    font: ShapingFont, hidesControls: Bool, into output: inout [ShapedGlyph]
  ) {
    let source = Source(
      run: run, units: units, flags: flags, font: font, hidesControls: hidesControls)
    if goesWordByWord(source) {
      shapeWords(source, into: &output)
    } else {
      shapeWhole(source, run.lower..<run.upper, into: &output)
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

  func forgetWords() {
    words.removeAll()
  }

  /// A run on its way to its glyphs.
  private struct Source {
    let run: ShapedRun
    let units: UnsafeBufferPointer<UInt16>
    let flags: [UnitFlags]
    let font: ShapingFont
    let hidesControls: Bool
  }

  // MARK: Whole runs

  private func shapeWhole(
    _ source: Source, _ range: Range<Int>, into output: inout [ShapedGlyph]
  ) {
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
  private func cut(_ source: Source, from lower: Int, before upper: Int) -> Int {
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

  private func call(
    _ source: Source, _ range: Range<Int>, marksConcatenation: Bool = false,
    into output: inout [ShapedGlyph]
  ) {
    buffer.shape(
      GlyphBuffer.Request(
        contextLower: 0, contextUpper: source.units.count, range: range,
        script: source.run.script, isRightToLeft: source.run.isRightToLeft,
        marksConcatenation: marksConcatenation),
      of: source.units, font: source.font, hidesControls: source.hidesControls, into: &output)
  }

  // MARK: Word by word

  /// Glyphs at the end of the output that belong together, from a place where HarfBuzz vouches
  /// for a seam.
  private struct WordGroup {
    var unitLower: Int
    var glyphLower: Int
    var endIsSafe: Bool
  }

  private func goesWordByWord(_ source: Source) -> Bool {
    guard !source.run.isRightToLeft, !source.hidesControls,
      SimpleScript.contains(source.run.script)
    else { return false }
    return joiningFonts[source.font.serial, default: 0] < Shaper.patience
  }

  /// How often a font may join words before its runs are shaped whole.
  private static let patience = 24
  /// A longer group is a font that joins; its run is shaped whole.
  private static let longestGroup = 160

  private func shapeWords(_ source: Source, into output: inout [ShapedGlyph]) {
    let start = output.count
    groups.removeAll(keepingCapacity: true)
    var lower = source.run.lower
    while lower < source.run.upper {
      let upper = wordEnd(source, from: lower)
      guard append(lower..<upper, source, into: &output) else {
        joiningFonts[source.font.serial, default: 0] += 1
        output.removeSubrange(start...)
        shapeWhole(source, source.run.lower..<source.run.upper, into: &output)
        return
      }
      lower = upper
    }
  }

  /// One past the space that ends the word; never inside a user-perceived character.
  private func wordEnd(_ source: Source, from lower: Int) -> Int {
    var upper = lower
    while upper < source.run.upper {
      upper += 1
      let followsSpace = source.units[upper - 1] == 0x20
      if followsSpace, upper == source.run.upper || source.flags[upper].contains(.grapheme) {
        break
      }
    }
    return upper
  }

  /// Adds a word, shaping it together with as many of the groups before it as the seams ask for.
  /// False when they ask for too many.
  private func append(
    _ range: Range<Int>, _ source: Source, into output: inout [ShapedGlyph]
  ) -> Bool {
    var group = WordGroup(
      unitLower: range.lowerBound, glyphLower: output.count, endIsSafe: false)
    var startIsSafe = false
    // A mark without a base is drawn in its own way at the start of a text only: never from the
    // cache, which knows no place.
    if range.count <= WordCache.wordLimit, source.flags[range.lowerBound].contains(.grapheme) {
      let word = cachedWord(range, source)
      startIsSafe = word.startIsSafe
      group.endIsSafe = word.endIsSafe
      if groups.last.map({ $0.endIsSafe && startIsSafe }) ?? true {
        copy(word, to: range.lowerBound, into: &output)
        groups.append(group)
        return true
      }
    } else {
      guard range.count <= Shaper.longestCall else { return false }
      call(source, range, marksConcatenation: true, into: &output)
      startIsSafe = Shaper.isSafe(output.isEmpty ? nil : output[group.glyphLower])
      group.endIsSafe = Shaper.isSafe(output.last)
    }
    while let previous = groups.last, !(previous.endIsSafe && startIsSafe) {
      groups.removeLast()
      group.unitLower = previous.unitLower
      group.glyphLower = previous.glyphLower
      guard range.upperBound - group.unitLower <= max(Shaper.longestGroup, range.count * 2) else {
        return false
      }
      output.removeSubrange(group.glyphLower...)
      call(
        source, group.unitLower..<range.upperBound, marksConcatenation: true, into: &output)
      guard output.count > group.glyphLower else { return false }
      startIsSafe = Shaper.isSafe(output[group.glyphLower])
      group.endIsSafe = Shaper.isSafe(output.last)
    }
    groups.append(group)
    return true
  }

  private func cachedWord(_ range: Range<Int>, _ source: Source) -> WordCache.Word {
    let units = UnsafeBufferPointer(rebasing: source.units[range])
    let font = source.font.serial
    let script = source.run.script
    let hash = WordCache.hash(units, font: font, script: script)
    if let known = words.find(units, hash: hash, font: font, script: script) { return known }
    scratch.removeAll(keepingCapacity: true)
    buffer.shape(
      GlyphBuffer.Request(
        contextLower: 0, contextUpper: range.count, range: 0..<range.count, script: script,
        isRightToLeft: false, marksConcatenation: true),
      of: units, font: source.font, hidesControls: false, into: &scratch)
    return words.insert(
      units, hash: hash, font: font, script: script, shaped: scratch,
      startIsSafe: Shaper.isSafe(scratch.first), endIsSafe: Shaper.isSafe(scratch.last))
  }

  private func copy(
    _ word: WordCache.Word, to unit: Int, into output: inout [ShapedGlyph]
  ) {
    for index in word.glyphLower..<(word.glyphLower + word.glyphCount) {
      var glyph = words.glyphs[index]
      glyph.cluster += Int32(unit)
      output.append(glyph)
    }
  }

  private static func isSafe(_ glyph: ShapedGlyph?) -> Bool {
    glyph.map { !$0.flags.contains(.unsafeToConcatenate) } ?? false
  }
}
