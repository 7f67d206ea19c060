import PageModel

/// A part of a text that is read for good, unless something behind it changes what it means.
struct SealedPiece {
  var byteCount: Int
  /// What goes on in it.
  var opening: BlockOpening?
  /// See ``PieceReading/isContinuation``.
  var isContinuation: Bool
  /// Before it.
  var state: ReadingState
  var lineCount: Int
  var blocks: [InstantPageBlock]
  /// Counted from the first line of the part.
  var lines: [ClosedRange<Int>]
  var warnings: [MarkupWarning]
  var definitions: [LinkDefinition]
  var traits: PieceTraits
  var labels: Set<UInt64>
  /// Whether it has an opener of a formula that has no end, at least not in this part.
  var hasUnfinishedFormula: Bool
  var hasFootnotes: Bool
  var isReadAgainLimited: Bool

  init(
    _ bytes: Bytes, _ reading: PieceReading, opening: BlockOpening?, behind state: ReadingState,
    traits: PieceTraits
  ) {
    byteCount = bytes.count
    self.opening = opening
    isContinuation = reading.isContinuation
    self.state = state
    lineCount = reading.lineCount
    blocks = reading.document.page.blocks
    lines = reading.document.blockLines
    warnings = reading.document.warnings
    definitions = reading.definitions
    self.traits = traits
    labels = LabelKeys.keys(in: bytes)
    hasUnfinishedFormula = reading.unfinishedFormulaLine != nil
    hasFootnotes = reading.hasFootnotes
    isReadAgainLimited = reading.isReadAgainLimited
  }

  /// Takes what the part became when it was read again.
  mutating func adopt(_ reading: PieceReading, behind state: ReadingState) {
    self.state = state
    isContinuation = reading.isContinuation
    blocks = reading.document.page.blocks
    lines = reading.document.blockLines
    warnings = reading.document.warnings
    isReadAgainLimited = reading.isReadAgainLimited
  }
}

/// What of a part counts for the text as a whole, by its bytes alone.
struct PieceTraits {
  var features: SourceFeatures = []
  /// See ``MarkupBudget/harmlessMarkers``.
  var markers = 0
  /// References there could be at most.
  var references = 0
  var hasTilde = false
  /// Characters that ``StandIns`` cannot use then.
  var standIns = 0

  init() {}

  init(_ bytes: Bytes, among constructs: SourceFeatures) {
    features = SourceFeatures(of: bytes, among: constructs)
    markers = MarkupBudget.markerCount(of: bytes)
    bytes.forEachPair(startingWith: Ascii.rightBracket) { _, _ in
      references += 1
      return true
    }
    hasTilde = bytes.firstIndex(of: Ascii.tilde, in: 0..<bytes.count) != nil
    for (lead, next) in [(0xEE, 0x80...0xBF), (0xEF, 0x80...0xA3), (0xE2, 0xB8...0xB9)]
      as [(UInt8, ClosedRange<UInt8>)]
    {
      bytes.forEachPair(startingWith: lead) { _, second in
        if next.contains(second) { standIns += 1 }
        return true
      }
    }
    bytes.forEachPair(startingWith: Ascii.ampersand) { _, next in
      if next == UInt8(ascii: "#") { standIns += 1 }
      return true
    }
  }

  mutating func add(_ other: PieceTraits) {
    features.formUnion(other.features)
    markers += other.markers
    references += other.references
    hasTilde = hasTilde || other.hasTilde
    standIns += other.standIns
  }

  /// Whether all characters that could stand in for markup might be in use; there are more of each
  /// kind.
  var isStrange: Bool { standIns >= 80 }

  var isBudgetTight: Bool {
    features.contains(.openTags) || markers > MarkupBudget.harmlessMarkers
  }
}
