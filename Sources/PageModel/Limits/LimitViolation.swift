/// One limit a page does not keep.
public struct LimitViolation: Equatable, Sendable {
  public var limit: Limit
  /// The structural path (see ``PageWalk``) of the block or the item that breaks the limit; for
  /// the totals of a page, of the first one that is too much.
  public var path: [Int]
  public var measured: Int
  public var allowed: ClosedRange<Int>

  public init(limit: Limit, path: [Int], measured: Int, allowed: ClosedRange<Int>) {
    self.limit = limit
    self.path = path
    self.measured = measured
    self.allowed = allowed
  }

  public enum Limit: CaseIterable, Sendable {
    case characters
    case blocks
    case depth
    case media
    case tableColumns
    case buttonsInRow
    case callbackData

    /// What the server answers (Bot API 10.3), nil where its words are not documented.
    public var serverError: String? {
      switch self {
      case .characters: return "RICH_MESSAGE_TEXT_TOO_LONG"
      case .blocks: return "RICH_MESSAGE_BLOCKS_TOO_MANY"
      case .depth: return "RICH_MESSAGE_DEPTH_INVALID"
      case .media: return "RICH_MESSAGE_MEDIA_TOO_MANY"
      case .tableColumns: return "RICH_MESSAGE_TABLE_COLS_TOO_MANY"
      case .buttonsInRow, .callbackData: return nil
      }
    }
  }

  /// What is wrong and what to do about it, without the path.
  public var sentence: String {
    let most = allowed.upperBound
    switch limit {
    case .characters:
      return "The page has \(measured) characters of text, \(most) are allowed:"
        + " shorten it or send it as several messages."
    case .blocks:
      return "The page has \(measured) blocks, list items and table rows, \(most) are allowed:"
        + " join paragraphs or send it as several messages."
    case .depth:
      return "Blocks and formatting nest \(measured) levels deep here, \(most) are allowed:"
        + " take the innermost out of what is around it."
    case .media:
      return "The page shows \(measured) media, \(most) are allowed:"
        + " leave some out or send them as several messages."
    case .tableColumns:
      return "The table has \(measured) columns, \(most) are allowed:"
        + " split it or turn its columns into rows."
    case .buttonsInRow:
      return "The row has \(measured) buttons, \(allowed.lowerBound) to \(most) are allowed:"
        + " \(measured > most ? "spread them over several rows" : "add one or drop the row")."
    case .callbackData:
      return "The button's data has \(measured) bytes, \(allowed.lowerBound) to \(most) are"
        + " allowed: \(measured > most ? "keep a shorter key to it" : "give it some")."
    }
  }

  public static func == (lhs: LimitViolation, rhs: LimitViolation) -> Bool {
    if lhs.limit != rhs.limit { return false }
    if lhs.path != rhs.path { return false }
    if lhs.measured != rhs.measured { return false }
    return lhs.allowed == rhs.allowed
  }
}

extension LimitViolation: CustomStringConvertible {
  /// The path, then the sentence: "at 3.0: The table has …".
  public var description: String {
    let place = path.map(String.init).joined(separator: ".")
    return "at \(place.isEmpty ? "the page" : place): \(sentence)"
  }
}
