/// How much markup cmark-gfm may be given to sort out.
///
/// It compares the markers of one text (asterisks, underscores, tildes, brackets) with each other,
/// in the worst case each with each, and searches the end of `<?` and `<!` to the end of the text
/// for each of them. So one text may have only so many, and all texts together as much work. No
/// text that was written to be read comes near.
struct MarkupBudget: Equatable {
  struct Density {
    /// Runs of asterisks, underscores and tildes, and brackets.
    var markers = 0
    /// `<?` and `<!`
    var openTags = 0
  }

  private static let markersPerText = 4_096
  private static let openTagsPerText = 64
  /// Allowed in every text, whatever the others have used up.
  private static let guaranteedMarkers = 64

  /// Comparisons left.
  private var work = 40_000_000

  /// Whether a source has so many markers that the budget could be exceeded. Counts no further
  /// than to that number.
  static func isTight(for source: Bytes) -> Bool {
    markerCount(of: source) > harmlessMarkers
  }

  /// As many markers in a whole text cannot exceed the budget.
  static let harmlessMarkers = 6_000

  /// The markers in a text; counts little further than to what is harmless.
  static func markerCount(of source: Bytes) -> Int {
    var count = 0
    for marker in [
      Ascii.asterisk, Ascii.underscore, Ascii.tilde, Ascii.leftBracket, Ascii.rightBracket,
    ] {
      var position = 0
      while count <= harmlessMarkers,
        let index = source.firstIndex(of: marker, in: position..<source.count)
      {
        count += 1
        position = index + 1
      }
    }
    return count
  }

  /// What a text of this density may have.
  mutating func take(_ density: Density) -> Density {
    var markers = min(density.markers, Self.markersPerText)
    while markers * markers > work, markers > Self.guaranteedMarkers { markers /= 2 }
    if density.markers > Self.guaranteedMarkers {
      markers = max(markers, Self.guaranteedMarkers)
      work = max(work - markers * markers, 0)
    } else {
      markers = density.markers
    }
    return Density(markers: markers, openTags: Self.openTagsPerText)
  }

  /// Takes what a text of this density may have; whether that is less than it has.
  mutating func takeAll(_ density: Density) -> Bool {
    let allowed = take(density)
    return density.markers > allowed.markers || density.openTags > allowed.openTags
  }

  /// Counts no further than to what no text may have.
  static func density(of text: Bytes) -> Density {
    var density = Density()
    _ = end(of: text) { byte in
      if byte == Ascii.less { density.openTags += 1 } else { density.markers += 1 }
      return density.markers <= markersPerText && density.openTags <= openTagsPerText
    }
    return density
  }

  /// Appends `text` to `result`, with stand-ins for the markers beyond `allowed`.
  static func thin(
    _ text: Bytes, to allowed: Density, with standIns: StandIns, into result: inout [UInt8]
  ) {
    var seen = Density()
    let end = end(of: text) { byte in
      if byte == Ascii.less { seen.openTags += 1 } else { seen.markers += 1 }
      return seen.markers <= allowed.markers && seen.openTags <= allowed.openTags
    }
    result.append(contentsOf: text.slice(0..<end))
    standIns.replaceMarkers(in: text.slice(end..<text.count), into: &result)
  }

  /// Goes from marker to marker until `body` returns false; where that marker begins, or the end.
  private static func end(of text: Bytes, _ body: (UInt8) -> Bool) -> Int {
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case Ascii.backslash:
        index += 2
      case Ascii.asterisk, Ascii.underscore, Ascii.tilde, Ascii.leftBracket, Ascii.rightBracket:
        if !body(byte) { return index }
        let isRun = byte != Ascii.leftBracket && byte != Ascii.rightBracket
        index = isRun ? text.runEnd(from: index) : index + 1
      case Ascii.less:
        if index + 1 < text.count,
          text[index + 1] == Ascii.question || text[index + 1] == Ascii.exclamation
        {
          if !body(byte) { return index }
        }
        index += 1
      default:
        index += 1
      }
    }
    return min(index, text.count)
  }
}
