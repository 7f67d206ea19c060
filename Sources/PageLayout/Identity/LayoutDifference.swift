import Glibc
import Typesetting

/// What became of the items of a layout in the next one of the same content.
public struct LayoutDifference: Sendable {
  /// How many items are what and where they were.
  public private(set) var stayedCount = 0
  /// Items that show the same in another frame.
  public private(set) var moved: [Change] = []
  /// Items that show something else, in the same frame or in another.
  public private(set) var changed: [Change] = []
  public private(set) var came: [Entry] = []
  public private(set) var went: [Entry] = []

  public struct Entry: Sendable {
    public var id: ItemID
    /// In the space of the layout or of the part that holds the item.
    public var frame: Rect
  }

  public struct Change: Sendable {
    public var id: ItemID
    public var before: Rect
    public var after: Rect
    /// What happened in the spaces inside a changed item, where it has such; those that stayed as they were are
    /// left out.
    public var inside: [(space: InnerSpace, difference: LayoutDifference)] = []
  }

  /// A space inside an item with ids of its own.
  public enum InnerSpace: Hashable, Sendable {
    case detailsBody
    case tableTitle
    case cell(row: Int, column: Int)
  }

  /// Looks only at what the layouts do not share: for a page that grew at its end, at the end.
  public init(from old: PageLayout, to new: PageLayout) {
    let shared = new.blocks.countShared(with: old.blocks)
    stayedCount = new.blocks.stack.end(before: shared).numbering.total
    compare(old.blocks.dropFirst(shared).entries, new.blocks.dropFirst(shared).entries)
  }

  private init(from old: [LayoutItem], to new: [LayoutItem]) {
    compare(Array(zip(old.ids(), old)), Array(zip(new.ids(), new)))
  }

  /// Nothing moved, changed, came or went.
  public var isEmpty: Bool {
    moved.isEmpty && changed.isEmpty && came.isEmpty && went.isEmpty
  }

  private mutating func compare(
    _ old: [(id: ItemID, item: LayoutItem)], _ new: [(id: ItemID, item: LayoutItem)]
  ) {
    var left = Dictionary(
      old.lazy.map { ($0.id, $0.item) }, uniquingKeysWith: { first, _ in first })
    for (id, item) in new {
      guard let before = left.removeValue(forKey: id) else {
        came.append(Entry(id: id, frame: item.frame))
        continue
      }
      var change = Change(id: id, before: before.frame, after: item.frame)
      if !item.content.isSame(as: before.content) {
        change.inside = Self.inside(before.content, item.content)
        changed.append(change)
      } else if before.frame != item.frame {
        moved.append(change)
      } else {
        stayedCount += 1
      }
    }
    went = old.compactMap { id, item in
      left.removeValue(forKey: id).map { _ in Entry(id: id, frame: item.frame) }
    }
  }

  /// Goes down a level of nesting, of which pages have no more than ``NestingLimit/blocks``.
  private static func inside(
    _ old: LayoutItem.Content, _ new: LayoutItem.Content
  ) -> [(space: InnerSpace, difference: LayoutDifference)] {
    let spaces = old.innerSpaces
    let before = Dictionary(spaces, uniquingKeysWith: { first, _ in first })
    let after = new.innerSpaces
    let known = Set(after.map(\.0))
    let gone = spaces.filter { !known.contains($0.0) }.map { ($0.0, [LayoutItem]()) }
    return (after + gone).compactMap { space, items in
      let difference = LayoutDifference(from: before[space] ?? [], to: items)
      return difference.isEmpty ? nil : (space, difference)
    }
  }
}

extension LayoutItem.Content {
  /// Whether both show the same. Contents that share their box, as those of an item that was only moved do, are
  /// not looked into.
  fileprivate func isSame(as other: Self) -> Bool {
    let isShared = withUnsafeBytes(of: self) { one in
      withUnsafeBytes(of: other) { two in
        guard let left = one.baseAddress, let right = two.baseAddress else { return true }
        return memcmp(left, right, one.count) == 0
      }
    }
    return isShared || self == other
  }

  fileprivate var innerSpaces: [(LayoutDifference.InnerSpace, [LayoutItem])] {
    switch self {
    case .details(let details):
      return details.body.map { [(.detailsBody, $0.items)] } ?? []
    case .table(let table):
      let title = table.title.map { [(LayoutDifference.InnerSpace.tableTitle, $0.items)] } ?? []
      return title
        + table.cells.map { (.cell(row: $0.row, column: $0.column), $0.content?.items ?? []) }
    case .text, .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament,
      .anchor, .media, .slideshow, .audio, .document, .formula, .thinking, .buttonRow,
      .unsupported:
      return []
    }
  }
}

extension Sequence<PageBlock> {
  fileprivate var entries: [(id: ItemID, item: LayoutItem)] {
    flatMap { zip($0.itemIDs, $0.items) }
  }
}
