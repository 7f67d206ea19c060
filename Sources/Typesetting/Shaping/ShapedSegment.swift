/// A segment, shaped once: everything needed to break it at any width.
///
/// Belongs to the thread of its fonts.
final class ShapedSegment {
  let text: SegmentText
  /// In reading order, covering the content.
  let runs: [ShapedRun]
  /// Run by run; the glyphs of a run from left to right.
  let glyphs: [ShapedGlyph]
  let fonts: [ShapingFont]
  /// The advances of all clusters before a unit, in glyph units; tabs count nothing.
  let offsets: [Int]
  let opportunities: [BreakOpportunity]
  /// Where tabs stand, in order.
  let tabs: [Int]
  let hidesControls: Bool
  /// What the cache knows it by.
  let key: SegmentKey
  /// True when every run has the paragraph's level: lines need no reordering.
  let isUniform: Bool
  /// Stretches shaped anew around cuts.
  fileprivate(set) var cuts = Memo<CutKey, CutPiece>(limit: 512)

  init(
    text: SegmentText, runs: [ShapedRun], glyphs: [ShapedGlyph], fonts: [ShapingFont],
    offsets: [Int], opportunities: [BreakOpportunity], tabs: [Int], hidesControls: Bool,
    key: SegmentKey
  ) {
    self.text = text
    self.runs = runs
    self.glyphs = glyphs
    self.fonts = fonts
    self.offsets = offsets
    self.opportunities = opportunities
    self.tabs = tabs
    self.hidesControls = hidesControls
    self.key = key
    isUniform = runs.allSatisfy { $0.level == text.baseLevel }
  }

  /// The index of the run that holds a unit of the content.
  func runIndex(at unit: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].lower <= unit { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension ShapedSegment {
  /// The stretch of a run as a line shows it that begins or ends there. Shaped on first demand.
  func cutPiece(_ range: Range<Int>, line: Range<Int>, shaper: Shaper) -> CutPiece {
    let key = CutKey(
      lower: range.lowerBound, upper: range.upperBound,
      beginsLine: range.lowerBound == line.lowerBound, endsLine: range.upperBound == line.upperBound
    )
    if let known = cuts.find(key) { return known }
    let run = runs[runIndex(at: range.lowerBound)]
    let glyphs = text.units.withUnsafeBufferPointer {
      shaper.shapePiece(
        range, context: line, of: run, units: $0, font: fonts[run.font],
        hidesControls: hidesControls)
    }
    let piece = CutPiece(range: range, glyphs: glyphs)
    cuts.insert(piece, for: key)
    return piece
  }
}

struct CutKey: Hashable {
  var lower: Int
  var upper: Int
  /// Outside these the text is another line's and has no say.
  var beginsLine: Bool
  var endsLine: Bool
}

/// A stretch of a run shaped anew because a line is cut next to it.
struct CutPiece {
  /// UTF-16 units of the segment.
  var range: Range<Int>
  /// Left to right.
  var glyphs: [ShapedGlyph]

  /// Whether a cluster begins at a unit and may be cut off.
  func isSafe(at unit: Int) -> Bool {
    var found = false
    for glyph in glyphs where glyph.cluster == unit {
      if glyph.flags.contains(.unsafeToBreak) { return false }
      found = true
    }
    return found
  }

  /// The advances of the clusters before a unit, glyph units.
  func width(before unit: Int) -> Int {
    glyphs.reduce(0) { $1.cluster < unit ? $0 + Int($1.advance) : $0 }
  }
}

/// The content a segment is shaped from.
struct SegmentKey {
  var hash: UInt64
  /// UTF-8, the separator included.
  var bytes: [UInt8]
  var spans: [ShapingSpan]
  var direction: BaseDirection
}
