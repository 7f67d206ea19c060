import Recto

/// Something in a layout that stays itself wherever it stands: an item without others in it, the header of details,
/// a quote that opens or closes, a block of which nothing changed.
struct LayoutLeaf {
  enum Step: Hashable {
    case block(Int)
    case item(ItemID)
  }

  enum Look: Equatable {
    case block(PageBlock)
    case content(LayoutItem.Content)
    case header(DetailsItem)
    /// The quote and all that it holds, from its own corner.
    case quote([LayoutItem])

    static func == (one: Look, other: Look) -> Bool {
      switch (one, other) {
      case (.block(let one), .block(let other)): one.isSame(as: other)
      case (.content(let one), .content(let other)): one == other
      case (.header(let one), .header(let other)): one == other
      case (.quote(let one), .quote(let other)): one == other
      case (.block, _), (.content, _), (.header, _), (.quote, _): false
      }
    }
  }

  /// The way to it.
  var key: [Step]
  /// In the page's space.
  var frame: Rect
  var look: Look
  /// How much at its lower end belongs to its edge rather than to what it shows, points.
  var edge = 0.0
}

/// The leaves of two layouts of one message, each found with an eye on the other: only what differs is looked into.
struct LeafPair {
  private(set) var old: [LayoutLeaf] = []
  private(set) var new: [LayoutLeaf] = []
  /// Checkboxes that were set or cleared, as they are now.
  private(set) var checkboxes: [(box: CheckboxItem, frame: Rect)] = []
  /// Chevrons of details and quotes that were opened or closed.
  private(set) var chevrons: [TurnedChevron] = []

  /// The rounded lower edge of a quote.
  private static let quoteEdge = 12.0

  init(from old: PageLayout, to new: PageLayout) {
    let shared = new.blocks.countShared(with: old.blocks)
    for index in shared..<max(old.blocks.count, new.blocks.count) {
      let before = index < old.blocks.count ? old.blocks[index] : nil
      let after = index < new.blocks.count ? new.blocks[index] : nil
      if let before, let after, before.isSame(as: after) {
        self.old.append(LayoutLeaf(before, width: old.size.width))
        self.new.append(LayoutLeaf(after, width: new.size.width))
      } else {
        let one = before.map { Array(zip($0.itemIDs, $0.items)) } ?? []
        let other = after.map { Array(zip($0.itemIDs, $0.items)) } ?? []
        compare(one, other, in: [.block(index)], inside: nil, at: (.zero, .zero))
      }
    }
  }

  typealias Entries = [(id: ItemID, item: LayoutItem)]

  /// - Parameter details: the ordinal of the details whose body it is; nil for the page's own items.
  private mutating func compare(
    _ one: Entries, _ other: Entries, in key: [LayoutLeaf.Step], inside details: Int?,
    at origins: (Point, Point)
  ) {
    let known = Dictionary(
      one.map { ($0.id, $0.item) }, uniquingKeysWith: { first, _ in first })
    let found = Dictionary(
      other.map { ($0.id, $0.item) }, uniquingKeysWith: { first, _ in first })
    chevrons += TurnedChevron.ofQuotes(from: one, to: other, inside: details).map {
      $0.offsetBy(dx: origins.1.x, dy: origins.1.y)
    }
    for (id, item) in other {
      guard case .details(let details) = item.content,
        case .details(let before)? = known[id]?.content, let place = known[id]?.frame
      else { continue }
      if details.isExpanded != before.isExpanded {
        chevrons.append(
          TurnedChevron(details, frame: item.frame).offsetBy(dx: origins.1.x, dy: origins.1.y))
      }
      let bodies = (before.body, details.body)
      compare(
        bodies.0.map { Array(zip($0.itemIDs, $0.items)) } ?? [],
        bodies.1.map { Array(zip($0.itemIDs, $0.items)) } ?? [], in: key + [.item(id)],
        inside: details.index,
        at: (
          origins.0.below(place, by: before.headerHeight),
          origins.1.below(item.frame, by: details.headerHeight)
        ))
    }
    let states = (LeafPair.collapses(known), LeafPair.collapses(found))
    old += leaves(of: one, others: states.1, paired: found, in: key, at: origins.0)
    new += leaves(of: other, others: states.0, paired: known, in: key, at: origins.1)
    for (id, item) in other {
      guard case .checkbox(let box) = item.content, box.path != nil,
        case .checkbox(let before)? = known[id]?.content, before.path == box.path,
        before.isChecked != box.isChecked
      else { continue }
      checkboxes.append((box, item.frame.offsetBy(dx: origins.1.x, dy: origins.1.y)))
    }
  }

  private static func collapses(_ items: [ItemID: LayoutItem]) -> [ItemID: QuoteCollapse] {
    items.compactMapValues { item in
      if case .quoteFrame(let quote) = item.content { quote.collapse } else { nil }
    }
  }

  /// - Parameters:
  ///   - others: how far quotes are open in the other layout.
  ///   - paired: the other layout's items.
  private func leaves(
    of entries: Entries, others: [ItemID: QuoteCollapse], paired: [ItemID: LayoutItem],
    in key: [LayoutLeaf.Step], at origin: Point
  ) -> [LayoutLeaf] {
    var leaves: [LayoutLeaf] = []
    var folds: [(end: Int, bottom: Double)] = []
    var index = 0
    while index < entries.count {
      let (id, item) = entries[index]
      folds.removeAll { $0.end <= index }
      let bottom = folds.last?.bottom ?? .infinity
      index += 1
      var leaf = LayoutLeaf(
        key: key + [.item(id)], frame: item.frame.offsetBy(dx: origin.x, dy: origin.y),
        look: .content(item.content))
      switch item.content {
      case .anchor, .panel, .ornament:
        continue
      case .quoteFrame(let quote):
        let end = min(entries.count, index + quote.containedItems)
        guard let other = others[id], other != quote.collapse else {
          // A folded quote holds more than is seen of it.
          if quote.collapse == .collapsed { folds.append((end, min(bottom, item.frame.maxY))) }
          continue
        }
        leaf.look = .quote(
          entries[index - 1..<end].map { _, inner in
            LayoutItem(
              frame: inner.frame.offsetBy(dx: -item.frame.x, dy: -item.frame.y),
              content: inner.content)
          })
        leaf.edge = min(Self.quoteEdge, item.frame.height)
        index = end
      case .details(var details):
        details.body = nil
        // Where they differ in that, the chevron turns by itself.
        details.isExpanded = false
        leaf.look = .header(details)
        leaf.frame.height = details.headerHeight
        // Of details that are in both, what they hold was compared by itself.
        if case .details? = paired[id]?.content {} else { leaf.frame.height = item.frame.height }
      case .checkbox(var box):
        box.isChecked = false
        leaf.look = .content(.checkbox(box))
      case .text, .code, .divider, .bullet, .number, .media, .slideshow, .audio, .document,
        .formula, .table, .thinking, .buttonRow, .unsupported:
        break
      }
      leaf.frame.height = min(leaf.frame.height, bottom - item.frame.minY)
      if leaf.frame.height > 0 { leaves.append(leaf) }
    }
    return leaves
  }
}

extension LayoutLeaf {
  fileprivate init(_ block: PageBlock, width: Double) {
    self.init(
      key: [.block(block.index)],
      frame: Rect(x: 0, y: block.top, width: width, height: block.height), look: .block(block))
  }
}

extension Point {
  fileprivate func below(_ frame: Rect, by distance: Double) -> Point {
    Point(x: x + frame.x, y: y + frame.y + distance)
  }
}
