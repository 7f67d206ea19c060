import PageModel

/// A block of a page that the editor shows and moves but does not edit: a divider, an embedded
/// post. It is an atom, like a file, and goes back into the page as it came.
public struct CarriedBlock: Equatable, Sendable {
  public var id: BlockID
  public var block: InstantPageBlock

  public init(_ block: InstantPageBlock, id: BlockID = .none) {
    self.id = id
    self.block = block
  }
}
