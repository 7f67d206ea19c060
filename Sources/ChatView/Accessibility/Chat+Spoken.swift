import Recto

/// A message near what is seen, as it is told.
package struct SpokenMessage {
  package var index: Int
  /// The frame is the bubble's, in the page's space as those of its parts are.
  package var node: SpokenNode
  /// The page's top left in the view.
  package var origin: Point
  /// The day that begins above it, Unix seconds.
  package var day: Int32?
}

extension Chat {
  /// No more nodes are made at once: whoever listens hears what is seen, and not a message of a thousand pages.
  package static let mostSpokenNodes = 2_000

  /// What is told of the chat: what is seen and a view's height around it.
  package func spoken(_ visible: [Visible]) -> [SpokenMessage] {
    var rest = Self.mostSpokenNodes
    return visible.map { one in
      let origin = pageOrigin(of: one)
      var node = SpokenNode(
        .message, one.message.isOutgoing ? "Sent message" : "Received message",
        id: SpokenNode.ID(place: ItemPlace([]), part: one.index),
        frame: one.shown.layout.bubble.offsetBy(
          dx: -one.shown.layout.pageOrigin.x, dy: -one.shown.layout.pageOrigin.y))
      node.note = messages.count > 1 ? "\(one.index + 1) of \(messages.count)" : ""
      node.isBusy = one.shown.isRevealing
      node.children = nodes(
        of: one, from: -origin.y - size.height, to: 2 * size.height - origin.y, atMost: &rest)
      return SpokenMessage(
        index: one.index, node: node, origin: origin,
        day: one.dayHeight > 0 ? one.message.date : nil)
    }
  }

  private func nodes(
    of one: Visible, from top: Double, to bottom: Double, atMost rest: inout Int
  ) -> [SpokenNode] {
    let page = SpokenPage(scroll: one.message.scroll, heights: top...max(top, bottom))
    var nodes: [SpokenNode] = []
    let blocks = one.shown.layout.page.blocks
    for block in blocks[blocks.indices(from: top, to: bottom)] {
      guard rest > 0 else { break }
      let first = block.firstItem
      // A list of a thousand items is one block.
      let items = block.items
      let start = items.firstIndex { $0.frame.maxY >= top } ?? items.endIndex
      let seen = items[start...].prefix { $0.frame.minY <= bottom }.prefix(rest)
      nodes += page.nodes(of: Array(seen), first: first + start)
        .seen(from: top, to: bottom, atMost: &rest)
    }
    return nodes
  }

  /// What a tap at a node's place does; nil where that is nothing any more.
  package func target(at tap: Point, of index: Int) -> ChatHit? {
    guard messages.indices.contains(index) else { return nil }
    let message = messages[index]
    let page = layOut(message, at: index).layout.page
    guard let hit = page.hit(at: tap, scroll: message.scroll), hit.target.isActive else {
      return nil
    }
    return ChatHit(index: index, hit: hit, point: tap)
  }
}
