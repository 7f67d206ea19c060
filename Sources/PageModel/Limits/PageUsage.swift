/// How much of its ``PageLimits`` a page uses, counted as they say.
public struct PageUsage: Equatable, Sendable {
  public var characters = 0
  public var blocks = 0
  public var depth = 0
  public var media = 0
  /// Of the widest table.
  public var tableColumns = 0
  /// In the row that has most.
  public var buttonsInRow = 0
  /// Bytes of the longest.
  public var callbackData = 0

  public init() {}

  public static func == (lhs: PageUsage, rhs: PageUsage) -> Bool {
    if lhs.characters != rhs.characters { return false }
    if lhs.blocks != rhs.blocks { return false }
    if lhs.depth != rhs.depth { return false }
    if lhs.media != rhs.media { return false }
    if lhs.tableColumns != rhs.tableColumns { return false }
    if lhs.buttonsInRow != rhs.buttonsInRow { return false }
    return lhs.callbackData == rhs.callbackData
  }
}
