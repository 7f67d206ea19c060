/// Names a block, a table's row or a cell within one document, for as long as it lives there.
///
/// A view is kept by the id of what it shows, so no two living blocks have the same one and none
/// is given out twice.
public struct BlockID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Stands for "not given yet": a document gives every such block an id of its own.
  public static let none = BlockID(0)

  public static func < (lhs: BlockID, rhs: BlockID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// Gives out ids: each once, also when what got them is undone.
struct BlockIDSource: Sendable {
  private(set) var next: BlockID

  init(after greatest: UInt64 = 0) {
    next = BlockID(greatest + 1)
  }

  mutating func make() -> BlockID {
    defer { next = BlockID(next.rawValue + 1) }
    return next
  }
}
