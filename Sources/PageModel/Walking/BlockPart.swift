/// A piece of a block or of a list item.
public enum BlockPart: Sendable {
  case text(RichText, BlockTextRole)
  /// Words that carry no formatting: a formula's source, the names in an embedded post.
  case string(String)
  case medium(MediaId, MediaRole)
  case blocks([InstantPageBlock])
  case items([InstantPageListItem])
}

/// What a rich text is to the block it belongs to.
public enum BlockTextRole: Hashable, Sendable {
  /// The text the block is there for.
  case body
  /// The title of a table, of details, of a list of articles.
  case title
  /// A caption, or whom a quote is from.
  case caption
  /// Whom a medium is owed to.
  case credit
  /// Both are indices into the table's rows and into the row's cells; spans do not count.
  case cell(row: Int, column: Int)
  case button(Int)
}

/// What a medium is to the block it belongs to.
public enum MediaRole: Hashable, Sendable {
  case image
  case video
  case audio
  case document
  /// A picture inside a line of text.
  case inlineImage
  /// The picture that stands for an embedded web page.
  case embedCover
  /// The face beside an embedded post.
  case authorPhoto
  case articlePhoto
}
