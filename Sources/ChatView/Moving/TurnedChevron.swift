import Recto

/// The chevron of details or of a quote that were opened or closed: it turns, drawn apart from both pictures.
struct TurnedChevron {
  enum Owner: Hashable {
    /// By their ordinal.
    case details(Int)
    case quote([Int])
  }

  /// What is left out of a picture in its place.
  enum Place: Hashable {
    case details(Int)
    /// An ornament by its frame, among the items of a page or of the body of details.
    case ornament(inside: Int?, frame: Rect)
  }

  enum Look: Equatable {
    case details(DetailsItem)
    case quote(Color)
  }

  var owner: Owner
  var look: Look
  /// The details', or the chevron's own, as they are now.
  var frame: Rect
  var pointsUp: Bool
  /// In the pictures before and after.
  var places: [Place]

  init(_ details: DetailsItem, frame: Rect) {
    owner = .details(details.index)
    var header = details
    header.body = nil
    look = .details(header)
    self.frame = frame
    pointsUp = details.isExpanded
    places = [.details(details.index)]
  }

  private init(_ quote: QuoteFrameItem, color: Color, from old: Rect, to new: Rect, inside: Int?) {
    owner = .quote(quote.path)
    look = .quote(color)
    frame = new
    pointsUp = quote.collapse == .expanded
    places = [old, new].map { .ornament(inside: inside, frame: $0) }
  }

  func offsetBy(dx: Double, dy: Double) -> TurnedChevron {
    var moved = self
    moved.frame = frame.offsetBy(dx: dx, dy: dy)
    return moved
  }

  /// Those of quotes among items that stand beside each other.
  ///
  /// - Parameter details: the ordinal of the details whose body it is; nil for the page's own items.
  static func ofQuotes(
    from one: LeafPair.Entries, to other: LeafPair.Entries, inside details: Int?
  ) -> [TurnedChevron] {
    let places = Dictionary(
      one.indices.filter { one[$0].item.collapsible != nil }.map { (one[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    return other.indices.compactMap { index in
      guard let quote = other[index].item.collapsible, let old = places[other[index].id],
        one[old].item.collapsible?.collapse != quote.collapse,
        let before = one.chevron(ofQuoteAt: old), let after = other.chevron(ofQuoteAt: index)
      else { return nil }
      return TurnedChevron(
        quote, color: after.color, from: before.frame, to: after.frame, inside: details)
    }
  }
}

extension LeafPair.Entries {
  /// A quote's own ornaments follow what it holds.
  fileprivate func chevron(ofQuoteAt index: Int) -> (frame: Rect, color: Color)? {
    guard let quote = self[index].item.collapsible else { return nil }
    for entry in self[(index + 1)...].dropFirst(quote.containedItems) {
      guard case .ornament(let ornament) = entry.item.content else { return nil }
      switch ornament.kind {
      case .chevronUp, .chevronDown: return (entry.item.frame, ornament.color)
      case .quoteIcon, .openingMark, .closingMark: continue
      }
    }
    return nil
  }
}

extension LayoutItem {
  fileprivate var collapsible: QuoteFrameItem? {
    if case .quoteFrame(let quote) = content, quote.collapse != .none { quote } else { nil }
  }
}
