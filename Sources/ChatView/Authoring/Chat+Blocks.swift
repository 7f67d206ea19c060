import Recto

/// A block that is marked in the chat.
package struct BlockMark: Equatable {
  package var index: Int
  /// Structural.
  package var path: [Int]
  /// When it began to glow, seconds; nil for one that is marked for as long as it is pointed at.
  package var flashStart: Double?

  /// How long a block glows that was jumped to, seconds.
  package static let flashTime = 1.2

  package init(index: Int, path: [Int], flashStart: Double? = nil) {
    self.index = index
    self.path = path
    self.flashStart = flashStart
  }

  /// How strong the mark is, 0…1; it fades in the second half of its time.
  ///
  /// - Parameter animates: false for readers who want no movement: it is there and then it is gone.
  package func strength(at now: Double, animates: Bool) -> Double {
    guard let flashStart else { return 0.6 }
    let part = (now - flashStart) / Self.flashTime
    guard part < 1 else { return 0 }
    return animates ? min(1, 2 * (1 - max(0, part))) : 1
  }
}

extension Chat {
  /// What a block covers, in the space of its message's page, or what the closed thing covers that hides it; nil
  /// while its message is not near what is seen.
  package func rect(ofBlock path: [Int], in index: Int) -> Rect? {
    guard messages.indices.contains(index), let shown = messages[index].shown else { return nil }
    for count in stride(from: path.count, to: 0, by: -1) {
      switch shown.layout.page.target(ofBlock: Array(path.prefix(count))) {
      case .rect(let rect): return rect
      case .closed, .missing: continue
      }
    }
    return nil
  }

  /// Brings a block into the view, opening the details and quotes it stands in.
  ///
  /// - Returns: whether there is such a block to be seen.
  @discardableResult
  package func goTo(block path: [Int], in index: Int) -> Bool {
    guard messages.indices.contains(index) else { return false }
    let message = messages[index]
    // Each round opens all that is known on the way; what it holds may hide the rest.
    for _ in 0...path.count {
      switch layOut(message, at: index).layout.page.target(ofBlock: path) {
      case .rect(let rect):
        makeVisible(rect, of: index)
        return true
      case .closed(let details, let quotes):
        for ordinal in details { message.expandedDetails[ordinal] = true }
        message.expandedQuotes.formUnion(quotes)
        updateForReader(index)
      case .missing:
        makeVisible(Rect(x: 0, y: 0, width: 0, height: 0), of: index)
        return false
      }
    }
    return false
  }

  /// The innermost block under a point of the view.
  package func block(
    at point: Point, among visible: [Visible]
  ) -> (index: Int, path: [Int])? {
    guard let one = message(at: point.y, among: visible) else { return nil }
    let layout = one.shown.layout
    let local = pagePoint(point, in: one)
    guard local.y >= 0, local.y < one.shown.height - layout.pageOrigin.y,
      let path = layout.page.blockPath(at: local)
    else { return nil }
    return (one.index, path)
  }
}
