/// What a mark of MarkdownV2 opens.
enum EntityMarker {
  case bold
  case italic
  case underline
  case strikethrough
  case spoiler
  case code
  case pre
  case quote
  /// A quote of which the end has been seen.
  case collapsedQuote
  case link
  /// A custom emoji or a date.
  case object

  var isCode: Bool { self == .code || self == .pre }
  var isQuote: Bool { self == .quote || self == .collapsedQuote }

  /// The server's name for it.
  func name(_ language: String?) -> String {
    switch self {
    case .bold: return "Bold"
    case .italic: return "Italic"
    case .underline: return "Underline"
    case .strikethrough: return "Strikethrough"
    case .spoiler: return "Spoiler"
    case .code: return "Code"
    case .pre: return language == nil ? "Pre" : "PreCode"
    case .quote, .collapsedQuote: return "BlockQuote"
    case .link: return "TextUrl"
    case .object: return "CustomEmoji"
    }
  }

  /// Whether the character stands for itself only behind a backslash.
  static func isReserved(_ byte: UInt8) -> Bool {
    switch byte {
    case Ascii.underscore, Ascii.asterisk, Ascii.leftBracket, Ascii.rightBracket,
      Ascii.leftParenthesis, Ascii.rightParenthesis, Ascii.tilde, Ascii.backtick, Ascii.greater,
      UInt8(ascii: "#"), UInt8(ascii: "+"), Ascii.hyphen, UInt8(ascii: "="), Ascii.bar,
      UInt8(ascii: "{"), UInt8(ascii: "}"), Ascii.period, Ascii.exclamation:
      return true
    default:
      return false
    }
  }
}
