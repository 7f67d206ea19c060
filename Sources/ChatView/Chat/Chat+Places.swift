import Recto

/// What lies under a point of a chat.
package struct ChatHit {
  package var index: Int
  package var hit: LayoutHit
  /// In the page's space.
  package var point: Point
}

extension Chat {
  /// Where a message's page begins in the view.
  package func pageOrigin(of one: Visible) -> Point {
    let origin = one.shown.layout.pageOrigin
    return Point(x: stripLeft + origin.x, y: one.top + origin.y)
  }

  /// A point of the view in the space of a message's page.
  package func pagePoint(_ point: Point, in one: Visible) -> Point {
    let origin = pageOrigin(of: one)
    return Point(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The message under a height of the view.
  package func message(at y: Double, among visible: [Visible]) -> Visible? {
    visible.last { $0.top - $0.dayHeight <= y } ?? visible.first
  }

  /// What lies under a point of the view.
  package func hit(_ point: Point, among visible: [Visible]) -> ChatHit? {
    guard let one = message(at: point.y, among: visible) else { return nil }
    let local = pagePoint(point, in: one)
    let layout = one.shown.layout
    guard local.y >= 0, local.y < one.shown.height - layout.pageOrigin.y,
      let hit = layout.page.hit(at: local, scroll: one.message.scroll)
    else { return nil }
    return ChatHit(index: one.index, hit: hit, point: local)
  }

  /// Brings a part of a message's page into the view, with a little air above it.
  package func scroll(to rect: Rect, of index: Int) {
    go(to: top(of: rect, of: index) - PageLayout.anchorMargin)
  }

  /// Brings a part of a message's page into the view unless it is there already.
  package func makeVisible(_ rect: Rect, of index: Int) {
    let top = top(of: rect, of: index)
    let bottom = top + rect.height
    guard top < scrollOffset || bottom > scrollOffset + size.height else { return }
    go(to: top - size.height / 3)
  }

  /// How far below the chat's beginning a part of a message's page is.
  func top(of rect: Rect, of index: Int) -> Double {
    let shown = layOut(messages[index], at: index)
    return heights.top(of: index) + dayHeight(above: index) + shown.layout.pageOrigin.y + rect.minY
  }
}

extension PageLayout {
  /// The item at a place outside of tables' cells, and its frame in the page's space.
  func item(at place: ItemPlace) -> (LayoutItem, Rect)? {
    guard case .item(let first)? = place.steps.first, let number = blocks.index(ofItem: first)
    else { return nil }
    var items: [LayoutItem] = blocks[number].items
    // The block is asked for its items: the page makes all of its own whenever it is asked.
    var start: Int = blocks[number].firstItem
    var origin = Point.zero
    var found: (LayoutItem, Rect)?
    for step in place.steps {
      switch step {
      case .item(let index):
        guard items.indices.contains(index - start) else { return nil }
        let item: LayoutItem = items[index - start]
        found = (item, item.frame.offsetBy(dx: origin.x, dy: origin.y))
      case .body:
        guard let (item, frame) = found, case .details(let details) = item.content,
          let body = details.body
        else { return nil }
        items = body.items
        start = 0
        origin = Point(x: frame.x, y: frame.y + details.headerHeight)
      case .title, .cell:
        return nil
      }
    }
    return found
  }
}
