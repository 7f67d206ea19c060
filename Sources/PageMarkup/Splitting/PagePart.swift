import PageModel

/// One of the messages a page was split into.
public struct PagePart: Equatable, Sendable {
  public var page: InstantPage
  /// The blocks of the whole page that are in this part, wholly or partly, by their indices.
  public var blocks: Range<Int>
  /// Whether the part begins with the rest of a block whose beginning is in the part before.
  public var continuesBlock: Bool
  /// For each block of the part, the block of the whole page it is or is a piece of.
  var origins: [Int] = []

  public init(page: InstantPage, blocks: Range<Int>, continuesBlock: Bool) {
    self.page = page
    self.blocks = blocks
    self.continuesBlock = continuesBlock
  }

  public static func == (lhs: PagePart, rhs: PagePart) -> Bool {
    if lhs.blocks != rhs.blocks { return false }
    return lhs.continuesBlock == rhs.continuesBlock && lhs.page == rhs.page
  }
}
