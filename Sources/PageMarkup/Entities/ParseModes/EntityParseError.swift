/// Why a text with formatting cannot be read. Offsets are bytes of UTF-8.
public enum EntityParseError: Error, Hashable, Sendable, CustomStringConvertible {
  // HTML
  case unclosedStartTag(offset: Int)
  /// The text ends where the value of an attribute should begin.
  case unclosedAttribute(tag: String, offset: Int)
  case unsupportedStartTag(String, offset: Int)
  case emptyAttributeName(tag: String, offset: Int)
  /// A value without quotes goes on with a character that needs them.
  case brokenAttributeValue(offset: Int)
  case missingSpoilerClass(offset: Int)
  case unexpectedEndTag(offset: Int)
  case unclosedEndTag(offset: Int)
  case unmatchedEndTag(offset: Int, expected: String, found: String)
  case missingEndTag(String, offset: Int)
  case invalidCustomEmoji(offset: Int)
  case invalidDateFormat(offset: Int)
  /// A character reference is half of a surrogate pair.
  case loneSurrogate(offset: Int)
  // MarkdownV2
  case reservedCharacter(Character, offset: Int)
  case unclosedEntity(String, offset: Int)
  case unclosedUrl(offset: Int)
  case missingObjectUrl(offset: Int)
  case invalidObjectUrl(offset: Int)
  // Markdown
  case unclosedMarkup(offset: Int)

  public var offset: Int {
    switch self {
    case .unclosedStartTag(let offset), .unclosedAttribute(_, let offset),
      .unsupportedStartTag(_, let offset), .emptyAttributeName(_, let offset),
      .brokenAttributeValue(let offset), .missingSpoilerClass(let offset),
      .unexpectedEndTag(let offset), .unclosedEndTag(let offset),
      .unmatchedEndTag(let offset, _, _), .missingEndTag(_, let offset),
      .invalidCustomEmoji(let offset), .invalidDateFormat(let offset), .loneSurrogate(let offset),
      .reservedCharacter(_, let offset), .unclosedEntity(_, let offset), .unclosedUrl(let offset),
      .missingObjectUrl(let offset), .invalidObjectUrl(let offset), .unclosedMarkup(let offset):
      return offset
    }
  }

  /// The server's own words.
  public var sentence: String { "Can't parse entities: \(reason)" }

  public var description: String { sentence }

  private var reason: String {
    switch self {
    case .unclosedStartTag(let offset):
      return "Unclosed start tag at byte offset \(offset)"
    case .unclosedAttribute(let tag, let offset):
      return "Unclosed start tag \"\(tag)\" at byte offset \(offset)"
    case .unsupportedStartTag(let tag, let offset):
      return "Unsupported start tag \"\(tag)\" at byte offset \(offset)"
    case .emptyAttributeName(let tag, let offset):
      return "Empty attribute name in the tag \"\(tag)\" at byte offset \(offset)"
    case .brokenAttributeValue(let offset):
      return "Unexpected end of name token at byte offset \(offset)"
    case .missingSpoilerClass(let offset):
      return "Tag \"span\" must have class \"tg-spoiler\" at byte offset \(offset)"
    case .unexpectedEndTag(let offset):
      return "Unexpected end tag at byte offset \(offset)"
    case .unclosedEndTag(let offset):
      return "Unclosed end tag at byte offset \(offset)"
    case .unmatchedEndTag(let offset, let expected, let found):
      return
        "Unmatched end tag at byte offset \(offset), expected \"</\(expected)>\", "
        + "found \"</\(found)>\""
    case .missingEndTag(let tag, _):
      return "Can't find end tag corresponding to start tag \"\(tag)\""
    case .invalidCustomEmoji:
      return "Invalid custom emoji identifier specified"
    case .invalidDateFormat:
      return "Invalid date format used"
    case .loneSurrogate:
      return
        "Text contains invalid Unicode characters after decoding HTML entities, "
        + "check for unmatched surrogate code units"
    case .reservedCharacter(let character, _):
      return "Character '\(character)' is reserved and must be escaped with the preceding '\\'"
    case .unclosedEntity(let name, let offset):
      return "Can't find end of \(name) entity at byte offset \(offset)"
    case .unclosedUrl(let offset):
      return "Can't find end of a URL at byte offset \(offset)"
    case .missingObjectUrl:
      return "The entity must contain a tg://emoji or tg://time URL"
    case .invalidObjectUrl:
      return "Invalid tg://emoji or tg://time URL specified"
    case .unclosedMarkup(let offset):
      return "Can't find end of the entity starting at byte offset \(offset)"
    }
  }
}
