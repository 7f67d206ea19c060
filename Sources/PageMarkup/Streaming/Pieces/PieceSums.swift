/// What all sealed parts of a text have together.
struct PieceSums {
  var bytes = 0
  var traits = PieceTraits()
  var labels: Set<UInt64> = []
  var hasFootnotes = false
  var isReadAgainLimited = false
  /// Bytes that every reference to the longest definition copies, also to one that does not count.
  var longestDefinition = 0
  /// The definitions that count, with the index of the part each is from.
  private(set) var definitions: [LinkDefinition] = []
  private(set) var origins: [Int] = []
  private var definedLabels: Set<[UInt8]> = []
  /// Behind the last part.
  var state: ReadingState
  var headings = HeadingState()

  init(_ dialect: StreamDialect) {
    state = ReadingState(dialect)
  }

  mutating func add(_ piece: SealedPiece, index: Int) {
    bytes += piece.byteCount
    traits.add(piece.traits)
    labels.formUnion(piece.labels)
    hasFootnotes = hasFootnotes || piece.hasFootnotes
    isReadAgainLimited = isReadAgainLimited || piece.isReadAgainLimited
    for definition in piece.definitions {
      longestDefinition = max(longestDefinition, definition.copiedCount)
    }
    for definition in piece.definitions where definedLabels.insert(definition.label).inserted {
      definitions.append(definition)
      origins.append(index)
    }
  }

  /// Those of `definitions` that these do not win over, the first of each label.
  func winners(of definitions: [LinkDefinition]) -> [LinkDefinition] {
    if definitions.isEmpty { return [] }
    var labels: Set<[UInt8]> = []
    return definitions.filter {
      !definedLabels.contains($0.label) && labels.insert($0.label).inserted
    }
  }
}
