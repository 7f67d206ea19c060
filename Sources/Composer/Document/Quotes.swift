/// A line quoted large and centred, with the name of whoever said it.
public struct PullQuote: Equatable, Sendable {
  public var id: BlockID
  /// May contain line feeds.
  public var text: StyledText
  public var author: StyledText

  public init(_ text: StyledText, author: StyledText = StyledText(), id: BlockID = .none) {
    self.id = id
    self.text = text
    self.author = author
  }

  /// An author line stands on the axis when there is something to be the author of.
  var showsAuthor: Bool { !author.isEmpty || !text.isEmpty }
}

/// Blocks quoted from elsewhere; quotes nest.
public struct BlockQuote: Equatable, Sendable {
  public var id: BlockID
  /// Never empty within a document.
  public var children: BlockSequence
  public var author: StyledText
  public var isCollapsed: Bool

  public init(
    _ children: BlockSequence, author: StyledText = StyledText(), isCollapsed: Bool = false,
    id: BlockID = .none
  ) {
    self.id = id
    self.children = children
    self.author = author
    self.isCollapsed = isCollapsed
  }

  /// An author line stands on the axis when there is something to be the author of.
  var showsAuthor: Bool { !author.isEmpty || !children.areAllBlank }
}
