/// Where a caret can stand: what a position on the axis means.
public struct Place: Hashable, Sendable {
  public enum Spot: Hashable, Sendable {
    /// UTF-16 units into a text.
    case text(Region, Int)
    /// In front of an atom: media, a folded quote, a carried block.
    case gap
    /// At a button of a row; at 0 in a row without buttons.
    case button(Int)
  }

  public var block: BlockPath
  public var spot: Spot

  public init(_ block: BlockPath, _ spot: Spot) {
    self.block = block
    self.spot = spot
  }

  public var stack: StackPath { block.stack }

  /// The region and the offset in it, nil at gaps and buttons.
  public var text: (region: Region, offset: Int)? {
    if case .text(let region, let offset) = spot { return (region, offset) }
    return nil
  }
}
