/// What an update of a text changed in its page.
public struct MarkupUpdate: Equatable, Sendable {
  /// The index of the first block that is not as it was before; the number of blocks if none is.
  public var firstChangedBlock: Int
  /// How many blocks the page has now.
  public var blockCount: Int

  /// How many blocks there are from the first changed one on.
  public var changedBlockCount: Int { blockCount - firstChangedBlock }
}
