/// What a server accepts of one page.
///
/// The defaults are those documented for rich messages (Bot API 10.3, `rich_message_*` options of
/// the client libraries); every one can be changed, since a server may announce others.
public struct PageLimits: Equatable, Sendable {
  /// Unicode scalars of all texts: alternative texts of emoji, sources of formulas and labels of
  /// buttons count, addresses and languages of code do not.
  public var characters = 32_768
  /// Blocks on all levels, list items and table rows.
  public var blocks = 500
  /// Levels of blocks and formatting together: a block is one level, each block around it and
  /// each formatting around a text is one more. A concatenation is none.
  public var depth = 16
  /// Places where a medium stands.
  public var media = 50
  /// Columns of the widest row, spans included.
  public var tableColumns = 20
  public var buttonsInRow = 1...8
  /// Bytes.
  public var callbackData = 1...64
  /// Levels a list item adds between its list and what it holds. What the server counts is not
  /// documented; 0 never refuses what the server takes.
  public var listItemDepth = 0

  public init() {}

  public static func == (lhs: PageLimits, rhs: PageLimits) -> Bool {
    if lhs.characters != rhs.characters { return false }
    if lhs.blocks != rhs.blocks { return false }
    if lhs.depth != rhs.depth { return false }
    if lhs.media != rhs.media { return false }
    if lhs.tableColumns != rhs.tableColumns { return false }
    if lhs.buttonsInRow != rhs.buttonsInRow { return false }
    if lhs.callbackData != rhs.callbackData { return false }
    return lhs.listItemDepth == rhs.listItemDepth
  }
}
