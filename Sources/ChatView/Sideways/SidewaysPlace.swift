import Recto

/// Something in a message that moves sideways: a table wider than its room, or a slideshow.
package struct SidewaysPlace: Equatable {
  package enum Kind: Equatable {
    /// How far it may go, see ``ScrollPositions``.
    case table(ClosedRange<Double>)
    case slideshow(pages: Int)
  }

  package var index: Int
  package var place: ItemPlace
  package var kind: Kind
  /// In the page's space.
  package var rect: Rect

  package var pageCount: Int? {
    if case .slideshow(let count) = kind { count } else { nil }
  }
}

extension Chat {
  /// What moves sideways at something that was hit: the innermost on the way to it.
  package func sideways(at hit: ChatHit?) -> SidewaysPlace? {
    guard let hit, messages.indices.contains(hit.index), let shown = messages[hit.index].shown
    else { return nil }
    let page = shown.layout.page
    for count in stride(from: hit.hit.place.steps.count, to: 0, by: -1) {
      let place = ItemPlace(Array(hit.hit.place.steps.prefix(count)))
      guard let (item, frame) = page.item(at: place) else { continue }
      switch item.content {
      case .table(let table) where table.scrolls:
        return SidewaysPlace(
          index: hit.index, place: place, kind: .table(table.scrollRange(inset: 10)), rect: frame)
      case .slideshow(let show) where show.pages.count > 1:
        return SidewaysPlace(
          index: hit.index, place: place, kind: .slideshow(pages: show.pages.count), rect: frame)
      case .text, .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament,
        .anchor, .media, .slideshow, .audio, .document, .formula, .details, .table, .thinking,
        .buttonRow, .unsupported:
        continue
      }
    }
    return nil
  }

  /// How far a place has moved: points of a table, pages of a slideshow.
  package func offset(of place: SidewaysPlace) -> Double {
    messages.indices.contains(place.index) ? messages[place.index].scroll[place.place] : 0
  }

  /// Moves a table or a slideshow; nothing where its message went while it was dragged.
  package func move(_ place: SidewaysPlace, to offset: Double) {
    guard messages.indices.contains(place.index) else { return }
    let message = messages[place.index]
    guard message.scroll[place.place] != offset else { return }
    message.scroll[place.place] = offset
    message.shown?.repaint(place.rect)
  }

  /// Moves a table, or the page of a slideshow that shows.
  ///
  /// - Parameter distance: points; a slideshow turns by one page whatever it is.
  /// - Returns: where to; nil where it is at its end.
  package func step(_ place: SidewaysPlace, by distance: Double) -> Double? {
    let old = offset(of: place)
    let new: Double
    switch place.kind {
    case .table(let range):
      new = min(max(old + distance, range.lowerBound), range.upperBound)
    case .slideshow(let count):
      let last = Double(count - 1)
      new = min(max(0, min(max(0, old.rounded()), last) + (distance < 0 ? -1 : 1)), last)
    }
    return new == old ? nil : new
  }
}
