/// A title that opens and closes what is under it.
public struct Details: Equatable, Sendable {
  public var id: BlockID
  public var title: StyledText
  /// May be empty.
  public var children: BlockSequence
  public var isExpanded: Bool

  public init(
    title: StyledText = StyledText(), _ children: BlockSequence = BlockSequence(),
    isExpanded: Bool = true, id: BlockID = .none
  ) {
    self.id = id
    self.title = title
    self.children = children
    self.isExpanded = isExpanded
  }
}
