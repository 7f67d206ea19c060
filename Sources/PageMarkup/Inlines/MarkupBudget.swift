/// How much markup cmark-gfm may be given to sort out.
///
/// It compares the markers of one text (asterisks, underscores, tildes, brackets) with each other,
/// in the worst case each with each, and searches the end of `<?` and `<!` to the end of the text
/// for each of them. So one text may have only so many, and all texts together as much work. No
/// text that was written to be read comes near.
struct MarkupBudget {
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
    let harmless = 6_000
    var count = 0
    for marker in [
      Ascii.asterisk, Ascii.underscore, Ascii.tilde, Ascii.leftBracket, Ascii.rightBracket,
    ] {
      var position = 0
      while count <= harmless,
        let index = source.firstIndex(of: marker, in: position..<source.count)
      {
        count += 1
        position = index + 1
      }
    }
    return count > harmless
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

  static func density(of text: Bytes) -> Density {
    var density = Density()
    forEachMarker(of: text) { _, byte in
      if byte == Ascii.less { density.openTags += 1 } else { density.markers += 1 }
    }
    return density
  }

  /// Appends `text` to `result`, with stand-ins for the markers beyond `allowed`.
  static func thin(
    _ text: Bytes, to allowed: Density, with standIns: StandIns, into result: inout [UInt8]
  ) {
    result.reserveCapacity(text.count * 2)
    var seen = Density()
    var start = 0
    forEachMarker(of: text) { range, byte in
      let isAllowed: Bool
      if byte == Ascii.less {
        seen.openTags += 1
        isAllowed = seen.openTags <= allowed.openTags
      } else {
        seen.markers += 1
        isAllowed = seen.markers <= allowed.markers
      }
      if isAllowed { return }
      result.append(contentsOf: text.slice(start..<range.lowerBound))
      for _ in range { standIns.append(standInFor: byte, to: &result) }
      start = range.upperBound
    }
    result.append(contentsOf: text.slice(start..<text.count))
  }

  private static func forEachMarker(of text: Bytes, _ body: (Range<Int>, UInt8) -> Void) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case Ascii.backslash:
        index += 2
      case Ascii.asterisk, Ascii.underscore, Ascii.tilde:
        let end = text.runEnd(from: index)
        body(index..<end, byte)
        index = end
      case Ascii.leftBracket, Ascii.rightBracket:
        body(index..<index + 1, byte)
        index += 1
      case Ascii.less:
        index += 1
        if index < text.count,
          text[index] == Ascii.question || text[index] == Ascii.exclamation
        {
          body(index - 1..<index, byte)
        }
      default:
        index += 1
      }
    }
  }
}
