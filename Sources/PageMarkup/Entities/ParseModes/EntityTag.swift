/// An element of the parse mode HTML.
struct EntityTag {
  private enum Meaning {
    case entity(MessageEntity.Kind)
    case link
    case customEmoji
    case date
    case code
  }

  /// In lower case.
  let name: String
  private let meaning: Meaning
  private let attributes: [String: String]

  /// Of attributes with one name the last counts.
  init(name: String, attributes: [String: String], offset: Int) throws(EntityParseError) {
    self.name = name
    self.attributes = attributes
    switch name {
    case "b", "strong": meaning = .entity(.bold)
    case "i", "em": meaning = .entity(.italic)
    case "u", "ins": meaning = .entity(.underline)
    case "s", "strike", "del": meaning = .entity(.strikethrough)
    case "tg-spoiler": meaning = .entity(.spoiler)
    case "span":
      guard attributes["class"] == "tg-spoiler" else {
        throw .missingSpoilerClass(offset: offset)
      }
      meaning = .entity(.spoiler)
    case "pre": meaning = .entity(.pre(language: nil))
    case "blockquote":
      meaning = .entity(.blockQuote(collapsed: attributes["expandable"] != nil))
    case "code": meaning = .code
    case "a": meaning = .link
    case "tg-emoji": meaning = .customEmoji
    case "tg-time": meaning = .date
    default: throw .unsupportedStartTag(name, offset: offset)
    }
  }

  static let names: Set<String> = [
    "b", "strong", "i", "em", "u", "ins", "s", "strike", "del", "tg-spoiler", "span", "pre",
    "blockquote", "code", "a", "tg-emoji", "tg-time",
  ]

  var isCodeBlock: Bool { name == "pre" }

  /// What code is written in.
  var language: String? {
    guard case .code = meaning, let name = attributes["class"], name.hasPrefix("language-") else {
      return nil
    }
    let language = String(name.utf8.dropFirst("language-".utf8.count))
    return language.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the element makes of its text; nil when the text stays as it is.
  func entityKind(
    text: @autoclosure () -> String, offset: Int
  ) throws(EntityParseError) -> MessageEntity.Kind? {
    switch meaning {
    case .entity(let kind): return kind
    case .code: return .code
    case .link:
      let address = attributes["href"].flatMap { $0.isEmpty ? nil : $0 } ?? text()
      return LinkAddress(address)?.entityKind
    case .customEmoji:
      let digits = attributes["emoji-id"] ?? ""
      guard let id = CanonicalNumber.read(digits.utf8, as: Int64.self), id != 0 else {
        throw .invalidCustomEmoji(offset: offset)
      }
      return .customEmoji(fileId: id)
    case .date:
      guard let format = DateFormatLetters.format((attributes["format"] ?? "").utf8) else {
        throw .invalidDateFormat(offset: offset)
      }
      let digits = (attributes["unix"] ?? "").utf8.prefix(while: \.isAsciiDigit)
      guard let date = Int32(String(decoding: digits, as: UTF8.self)), date > 0 else { return nil }
      return .date(date, format: format)
    }
  }
}
