import Typesetting

/// Where a block or a list item shows.
public enum BlockTarget: Hashable, Sendable {
  /// What it covers, in the page's space. What draws nothing by itself has the place of what it stands in.
  case rect(Rect)
  /// Inside of what is closed. Open these details, by their ordinals, and these quotes, by their structural
  /// paths, lay out again, and ask again.
  case closed(details: [Int], quotes: [[Int]])
  /// Nowhere: there is no such block, or nothing of it is drawn.
  case missing
}

extension PageLayout {
  /// Where a block or list item shows, or what hides it.
  ///
  /// - Parameter path: structural, see `PageWalk`.
  public func target(ofBlock path: [Int]) -> BlockTarget {
    guard let first = path.first, blocks.indices.contains(first) else { return .missing }
    let items = blocks[first].items
    let hiding = items.closed(around: path)
    if !hiding.details.isEmpty || !hiding.quotes.isEmpty {
      return .closed(details: hiding.details, quotes: hiding.quotes)
    }
    var inner = path.dropFirst()
    while true {
      if let rect = items.rect(ofInner: inner) { return .rect(rect) }
      if inner.isEmpty { return .missing }
      inner.removeLast()
    }
  }

  /// The structural path of the innermost block or list item at a point; nil on a page without blocks.
  ///
  /// Between two blocks it is the one above; beside a block it is that one.
  public func blockPath(at point: Point) -> [Int]? {
    let upTo = blocks.indices(from: point.y, to: point.y).upperBound
    guard
      let block = blocks[..<upTo].last(where: { $0.top <= point.y && !$0.isBlank })
        ?? blocks.first(where: { !$0.isBlank })
    else { return nil }
    var best: (path: [Int], isExact: Bool, isGround: Bool) = ([], false, true)
    // In the gaps of a container, what stands above the gap.
    var above: (path: [Int], bottom: Double) = ([], -.infinity)
    ItemVisitor(scroll: ScrollPositions()).visit(block.items) { placed in
      let frame = placed.clip?.intersection(placed.frame) ?? placed.frame
      if frame.maxY <= point.y, frame.maxY > above.bottom {
        above = (placed.item.innerPath, frame.maxY)
      }
      guard frame.minY <= point.y, point.y < frame.maxY else { return false }
      let isExact = frame.contains(point)
      let path = placed.item.innerPath
      // What stands deepest is meant; of pictures side by side the one that is hit.
      if (path.count, isExact ? 1 : 0) > (best.path.count, best.isExact ? 1 : 0) {
        best = (path, isExact, placed.item.content.isGround)
      }
      if case .details = placed.item.content { return true }
      return false
    }
    let isInGap = best.isGround && above.path.starts(with: best.path)
    return [block.index] + (isInGap ? above.path : best.path)
  }
}

extension LayoutItem.Content {
  /// Whether the item lies behind what a container holds.
  fileprivate var isGround: Bool {
    switch self {
    case .quoteFrame, .panel, .details: true
    case .text, .code, .divider, .bullet, .number, .checkbox, .ornament, .anchor, .media,
      .slideshow, .audio, .document, .formula, .table, .thinking, .buttonRow, .unsupported:
      false
    }
  }
}

extension PageBlock {
  /// Whether nothing of the block is drawn.
  fileprivate var isBlank: Bool { placed.layout.items.isEmpty }
}

extension [LayoutItem] {
  /// What covers a node inside the block these are the items of; nil where it has no item of its own.
  fileprivate func rect(ofInner path: ArraySlice<Int>) -> Rect? {
    var found: Rect?
    ItemVisitor(scroll: ScrollPositions()).visit(self) { placed in
      guard placed.item.innerPath.starts(with: path) else {
        // The body of details may hold it.
        return path.starts(with: placed.item.innerPath)
      }
      let frame = placed.clip?.intersection(placed.frame) ?? placed.frame
      found = found.map { $0.union(frame) } ?? frame
      return false
    }
    return found
  }

  /// The outermost things around a node that are closed and hide it.
  fileprivate func closed(around path: [Int]) -> (details: [Int], quotes: [[Int]]) {
    var details: [Int] = []
    var quotes: [[Int]] = []
    ItemVisitor(scroll: ScrollPositions()).visit(self) { placed in
      let own = [path[0]] + placed.item.innerPath
      guard own.count < path.count, path.starts(with: own) else { return false }
      switch placed.item.content {
      case .details(let item):
        guard item.isExpanded else {
          details.append(item.index)
          return false
        }
        return true
      case .quoteFrame(let quote):
        if quote.collapse == .collapsed, !shows(path, below: placed.frame) {
          quotes.append(quote.path)
        }
      case .text, .code, .divider, .bullet, .number, .checkbox, .panel, .ornament, .anchor, .media,
        .slideshow, .audio, .document, .formula, .table, .thinking, .buttonRow, .unsupported:
        break
      }
      return false
    }
    return (details, quotes)
  }

  /// Whether a node can be seen whole in what is left of a collapsed quote.
  private func shows(_ path: [Int], below quote: Rect) -> Bool {
    var isWhole = false
    ItemVisitor(scroll: ScrollPositions()).visit(self) { placed in
      guard placed.item.innerPath.starts(with: path.dropFirst()) else { return true }
      isWhole = placed.frame.maxY <= quote.maxY && !placed.isCut
      return false
    }
    return isWhole
  }
}

extension PlacedItem {
  /// Whether lines of the text are left out.
  fileprivate var isCut: Bool {
    if case .text(let text) = item.content { text.visibleLines != nil } else { false }
  }
}
