/// A stretch of a segment in one script, one bidi level and one font family.
struct AnalyzedItem: Equatable {
  /// UTF-16 units of the segment.
  var range: Range<Int>
  var level: UInt8
  /// ISO 15924, as HarfBuzz has it.
  var script: UInt32
  /// An index into the catalog's families; nil for the family of the text's own role.
  var family: Int?
}

/// What analysis finds out about a segment, before anything is shaped.
struct AnalyzedSegment {
  var units: [UInt16]
  /// One a unit and one for the end; clusters are not known yet.
  var flags: [UnitFlags]
  var contentLength: Int
  var baseLevel: UInt8
  /// In order, covering the content.
  var items: [AnalyzedItem]
  var traits: Traits

  struct Traits: OptionSet {
    var rawValue: UInt8

    /// Every character is one byte and one unit.
    static let ascii = Traits(rawValue: 1)
    /// The bidirectional algorithm has something to do.
    static let bidirectional = Traits(rawValue: 2)
    static let tabs = Traits(rawValue: 4)
    static let controls = Traits(rawValue: 8)
    static let dictionaryScript = Traits(rawValue: 16)
  }
}
