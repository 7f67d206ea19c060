/// What a Bot API server refuses in a rich message that is well-formed (Bot API 10.3).
public enum BotAPIRule: String, Hashable, Sendable, CaseIterable {
  case messageEmpty = "Rich message must be non-empty"
  case contentRequired = "RICH_MESSAGE_CONTENT_REQUIRED"
  case nothingVisible = "RICH_MESSAGE_EMPTY"

  case textTooLong = "RICH_MESSAGE_TEXT_TOO_LONG"
  case blocksTooMany = "RICH_MESSAGE_BLOCKS_TOO_MANY"
  case depthInvalid = "RICH_MESSAGE_DEPTH_INVALID"
  case mediaTooMany = "RICH_MESSAGE_MEDIA_TOO_MANY"
  case tableColumnsTooMany = "RICH_MESSAGE_TABLE_COLS_TOO_MANY"

  case typeEmpty = "Field \"type\" must be non-empty"
  case richTextType = "Unsupported rich text type"
  case dateInvalid = "Invalid date specified"
  case dateFormatInvalid = "Invalid date-time format specified"
  case customEmojiInvalid = "Invalid custom emoji identifier specified"

  case headingSize = "Invalid section heading size specified"
  case listEmpty = "List must be non-empty"
  case listMixed = "List must be either ordered or unordered"
  case listItemType = "Invalid list item type specified"
  case tableCellEmpty = "Table cell must be non-empty"
  case colspanInvalid = "Invalid table cell colspan specified"
  case rowspanInvalid = "Invalid table cell rowspan specified"
  case horizontalAlignment = "Invalid horizontal alignment specified"
  case verticalAlignment = "Invalid vertical alignment specified"
  case locationInvalid = "Invalid location specified"
  case mapInvalid = "Invalid map properties specified"

  case mediaEmpty = "Media must be non-empty"
  case mediaIdentifier = "Invalid rich message file identifier specified"
  case mediaNotAllowed = "Unallowed media specified"

  case buttonURL = "BUTTON_URL_INVALID"
  // The server refuses these too; its words are not documented.
  case buttonCount = "A row must have 1 to 8 buttons"
  case buttonAction = "A button must have exactly one action"
  case buttonStyle = "Invalid button style specified"
  case buttonText = "A button may hold only plain text, custom emoji and dates"
  case callbackData = "Callback data must have 1 to 64 bytes"

  /// The server's words, and what they ask for where they are a mere code.
  var sentence: String {
    switch self {
    case .contentRequired: return "\(rawValue): this must not be empty"
    case .nothingVisible: return "\(rawValue): add a block that shows something"
    case .textTooLong: return "\(rawValue): send it as several messages"
    case .blocksTooMany: return "\(rawValue): join paragraphs or send several messages"
    case .depthInvalid: return "\(rawValue): take the innermost out of what is around it"
    case .mediaTooMany: return "\(rawValue): send several messages"
    case .tableColumnsTooMany: return "\(rawValue): split the table"
    case .buttonURL: return "\(rawValue): use http, https or tg"
    case .messageEmpty, .typeEmpty, .richTextType, .dateInvalid, .dateFormatInvalid,
      .customEmojiInvalid, .headingSize, .listEmpty, .listMixed, .listItemType, .tableCellEmpty,
      .colspanInvalid, .rowspanInvalid, .horizontalAlignment, .verticalAlignment,
      .locationInvalid, .mapInvalid, .mediaEmpty, .mediaIdentifier, .mediaNotAllowed,
      .buttonCount, .buttonAction, .buttonStyle, .buttonText, .callbackData:
      return rawValue
    }
  }

  /// Whether the server says so while it reads the JSON, and so tells what it was reading.
  var isFoundWhileReading: Bool {
    switch self {
    case .typeEmpty, .richTextType, .dateFormatInvalid, .horizontalAlignment, .verticalAlignment:
      return true
    case .messageEmpty, .contentRequired, .nothingVisible, .textTooLong, .blocksTooMany,
      .depthInvalid, .mediaTooMany, .tableColumnsTooMany, .dateInvalid, .customEmojiInvalid,
      .headingSize, .listEmpty, .listMixed, .listItemType, .tableCellEmpty, .colspanInvalid,
      .rowspanInvalid, .locationInvalid, .mapInvalid, .mediaEmpty, .mediaIdentifier,
      .mediaNotAllowed, .buttonURL, .buttonCount, .buttonAction, .buttonStyle, .buttonText,
      .callbackData:
      return false
    }
  }
}
