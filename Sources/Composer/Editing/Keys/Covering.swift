/// A range of the axis that is about to be replaced.
struct Covering {
  let lower: Int
  let upper: Int
  /// The first and the last place in the range.
  let first: Place
  let last: Place

  /// Ends inside a surrogate pair are moved out of it: half a character cannot stay.
  ///
  /// - Returns: Nil when the range has no place for a caret.
  init?(_ document: Document, _ range: ClosedRange<Int>) {
    guard let firstStop = document.stop(atOrAfter: range.lowerBound),
      let lastStop = document.stop(atOrBefore: range.upperBound), firstStop <= lastStop,
      let first = document.place(at: firstStop), let last = document.place(at: lastStop)
    else { return nil }
    self.first = Covering.moved(first, in: document) { $0.scalarStart($1) }
    self.last = Covering.moved(last, in: document) { $0.scalarEnd($1) }
    lower =
      range.lowerBound == firstStop
      ? (document.position(of: self.first) ?? firstStop) : range.lowerBound
    upper =
      range.upperBound == lastStop
      ? (document.position(of: self.last) ?? lastStop) : range.upperBound
  }

  private static func moved(
    _ place: Place, in document: Document, _ move: (StyledText, Int) -> Int
  ) -> Place {
    guard let (region, offset) = place.text, let block = document.block(place.block) else {
      return place
    }
    return Place(place.block, .text(region, move(block.text(of: region), offset)))
  }

  var isInOneBlock: Bool { first.block == last.block }

  var isInOneText: Bool {
    guard let one = first.text, let two = last.text else { return false }
    return isInOneBlock && one.region == two.region
  }

  /// Whether the range takes all of a block's content.
  func covers(_ path: BlockPath, in document: Document) -> Bool {
    guard let start = document.start(of: path), let block = document.block(path) else {
      return false
    }
    func end(_ region: Region) -> Int {
      (block.start(of: region) ?? 0) + block.text(of: region).length
    }
    switch block {
    case .media(let media) where !media.isCaptionless:
      return lower <= start + 1 && upper >= start + end(.caption)
    case .media, .carried: return lower <= start + 1 && upper >= start + 2
    case .blockQuote(let quote) where quote.isCollapsed:
      return lower <= start + 1 && upper >= start + 2
    case .code:
      return lower <= start + (block.start(of: .code) ?? 0) && upper >= start + end(.code)
    case .pullQuote(let quote):
      let last: Region = quote.author.isEmpty ? .pullQuote : .author
      return lower <= start + 2 && upper >= start + end(last)
    case .buttonRow: return lower <= start + 1 && upper >= start + block.axisSize - 1
    case .paragraph, .blockQuote, .details, .table:
      return lower <= start && upper >= start + block.axisSize
    }
  }
}
