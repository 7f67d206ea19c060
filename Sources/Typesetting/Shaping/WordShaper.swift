/// Shapes runs of the simple scripts word by word, with a cache of words.
struct WordShaper {
  private let buffer: GlyphBuffer
  var words = WordCache()
  /// A word or a few, and its glyphs, while it is found out what may stand next to it.
  private var scratchUnits: [UInt16] = []
  private var scratch: [ShapedGlyph] = []
  private var groups: [WordGroup] = []
  /// How often fonts joined many words: those whose spaces take part in kerning.
  private var joins: [UInt32: Int] = [:]

  init(buffer: GlyphBuffer) {
    self.buffer = buffer
  }

  /// Adds a run's glyphs to `output`. False, and nothing added, when the run has to be shaped whole.
  mutating func shape(_ source: RunSource, into output: inout [ShapedGlyph]) -> Bool {
    guard goesWordByWord(source) else { return false }
    let start = output.count
    groups.removeAll(keepingCapacity: true)
    let inert = source.font.inertAlphabets.characters(
      in: source.run.script, for: source.run.upper - source.run.lower)
    var lower = source.run.lower
    while lower < source.run.upper {
      let word = word(source, from: lower, inert)
      guard append(word.range, source, word.isInert ? inert : nil, into: &output) else {
        joins[source.font.serial, default: 0] += 1
        output.removeSubrange(start...)
        return false
      }
      lower = word.range.upperBound
    }
    return true
  }

  /// Glyphs at the end of the output that belong together, from a place where HarfBuzz vouches
  /// for a seam.
  private struct WordGroup {
    var unitLower: Int
    var glyphLower: Int
    var endIsSafe: Bool
  }

  private func goesWordByWord(_ source: RunSource) -> Bool {
    guard !source.run.isRightToLeft, !source.hidesControls,
      SimpleScript.contains(source.run.script)
    else { return false }
    return joins[source.font.serial, default: 0] < WordShaper.patience
  }

  /// How often a font may join many words before its runs are shaped whole.
  private static let patience = 8
  /// A longer group is a font that joins; its run is shaped whole.
  private static let longestGroup = 160
  /// Stands behind a word while it is shaped, to find out whether the word looks past its end:
  /// HarfBuzz has flags for the beginnings of clusters only. Any letter would do.
  private static let sentinel: UInt16 = 0x6E

  /// The word that begins at a unit, with the space behind it, and whether it consists of inert characters. It
  /// never ends inside a user-perceived character.
  private func word(
    _ source: RunSource, from lower: Int, _ inert: InertCharacters?
  ) -> (range: Range<Int>, isInert: Bool) {
    var isInert = inert != nil
    var upper = lower
    while upper < source.run.upper {
      let unit = source.units[upper]
      upper += 1
      if isInert, let inert, !inert.contains(unit) { isInert = false }
      if unit == 0x20, upper == source.run.upper || source.flags[upper].contains(.grapheme) {
        break
      }
    }
    return (lower..<upper, isInert)
  }

  /// Adds a word, shaping it together with as many of the groups before it as the seams ask for.
  /// False when they ask for too many.
  ///
  /// - Parameter inert: given when no substitution can touch the word.
  private mutating func append(
    _ range: Range<Int>, _ source: RunSource, _ inert: InertCharacters?,
    into output: inout [ShapedGlyph]
  ) -> Bool {
    // A mark without a base is drawn in its own way at the start of a text only: not for the cache,
    // which knows no place.
    guard range.count <= WordShaper.longestGroup, source.flags[range.lowerBound].contains(.grapheme)
    else { return false }
    var group = WordGroup(
      unitLower: range.lowerBound, glyphLower: output.count, endIsSafe: false)
    var startIsSafe: Bool
    if range.count <= WordCache.wordLimit {
      let word = cachedWord(range, source, inert)
      startIsSafe = word.startIsSafe
      group.endIsSafe = word.endIsSafe
      words.copy(word, to: range.lowerBound, into: &output)
    } else {
      (startIsSafe, group.endIsSafe) = shapeAlone(range, source, inert)
      copyScratch(to: range.lowerBound, into: &output)
    }
    while let previous = groups.last, !(previous.endIsSafe && startIsSafe) {
      groups.removeLast()
      group.unitLower = previous.unitLower
      group.glyphLower = previous.glyphLower
      guard range.upperBound - group.unitLower <= WordShaper.longestGroup else { return false }
      output.removeSubrange(group.glyphLower...)
      (startIsSafe, group.endIsSafe) = shapeAlone(group.unitLower..<range.upperBound, source, nil)
      copyScratch(to: group.unitLower, into: &output)
    }
    groups.append(group)
    return true
  }

  private mutating func cachedWord(
    _ range: Range<Int>, _ source: RunSource, _ inert: InertCharacters?
  ) -> WordCache.Word {
    let units = UnsafeBufferPointer(rebasing: source.units[range])
    let font = source.font.serial
    let script = source.run.script
    let hash = WordCache.hash(units, font: font, script: script)
    if let known = words.find(units, hash: hash, font: font, script: script) { return known }
    let (startIsSafe, endIsSafe) = shapeAlone(range, source, inert)
    return words.insert(
      units, hash: hash, font: font, script: script, shaped: scratch, startIsSafe: startIsSafe,
      endIsSafe: endIsSafe)
  }

  /// Shapes a range into the scratch glyphs as if nothing stood around it, and finds out whether
  /// something may stand before and after it. Clusters count from the range's start.
  private mutating func shapeAlone(
    _ range: Range<Int>, _ source: RunSource, _ inert: InertCharacters?
  ) -> (startIsSafe: Bool, endIsSafe: Bool) {
    scratchUnits.removeAll(keepingCapacity: true)
    scratchUnits.append(contentsOf: source.units[range])
    scratchUnits.append(WordShaper.sentinel)
    shapeScratch(0..<range.count + 1, source, inert)
    let startIsSafe = WordShaper.isSafe(scratch.first)
    if let last = scratch.last, last.cluster == Int32(range.count), WordShaper.isSafe(last) {
      scratch.removeLast()
      return (startIsSafe, true)
    }
    scratchUnits.removeLast()
    shapeScratch(0..<range.count, source, inert)
    return (startIsSafe, false)
  }

  private mutating func shapeScratch(
    _ range: Range<Int>, _ source: RunSource, _ inert: InertCharacters?
  ) {
    scratch.removeAll(keepingCapacity: true)
    scratchUnits.withUnsafeBufferPointer {
      buffer.shape(
        GlyphBuffer.Request(
          contextLower: 0, contextUpper: range.upperBound, range: range,
          script: source.run.script, isRightToLeft: false, marksConcatenation: true,
          inert: inert),
        of: $0, font: source.font, hidesControls: false, into: &scratch)
    }
  }

  private func copyScratch(to unit: Int, into output: inout [ShapedGlyph]) {
    for var glyph in scratch {
      glyph.cluster += Int32(unit)
      output.append(glyph)
    }
  }

  private static func isSafe(_ glyph: ShapedGlyph?) -> Bool {
    glyph.map { !$0.flags.contains(.unsafeToConcatenate) } ?? false
  }
}
