import Recto

/// A text and its entities as the Bot API writes them: `{"text":"…","entities":[…]}`.
extension FormattedText {
  /// What entities of a text need not be (within it, in order, not crossing), these are.
  package init(json bytes: [UInt8]) throws(JSONDecodingError) {
    let root = try JSONDocument(bytes).root
    var text = FormattedText(text: try root.required("text").string())
    if var elements = try root["entities"]?.elements() {
      while let element = elements.next() { text.entities.append(try MessageEntity(element)) }
    }
    self = text.normalized(EntityNormalization(detectsEntities: false, trims: false))
  }

  /// One line, without its end.
  package var json: String {
    let value: JSONValue = ["text": .string(text), "entities": .array(entities.compactMap(\.json))]
    return value.text()
  }
}

extension MessageEntity {
  fileprivate init(_ json: JSONCursor) throws(JSONDecodingError) {
    let offset = try json.required("offset").integer(Int32.self)
    let length = try json.required("length").integer(Int32.self)
    let start = Int(max(offset, 0))
    self.init(range: start..<start + Int(max(length, 0)), kind: try Kind(json))
  }

  /// Nil for what never travels.
  fileprivate var json: JSONValue? {
    guard let members = kind.members, case .object(let own) = members else { return nil }
    guard let type = own.first else { return nil }
    return .object(
      [
        type, JSONMember(name: "offset", value: .integer(range.lowerBound)),
        JSONMember(name: "length", value: .integer(range.count)),
      ] + own.dropFirst())
  }
}

extension MessageEntity.Kind {
  fileprivate init(_ json: JSONCursor) throws(JSONDecodingError) {
    let type = try json.required("type")
    let name = try type.string()
    switch name {
    case "mention": self = .mention
    case "hashtag": self = .hashtag
    case "cashtag": self = .cashtag
    case "bot_command": self = .botCommand
    case "url": self = .url
    case "email": self = .email
    case "phone_number": self = .phoneNumber
    case "bank_card_number": self = .bankCard
    case "bold": self = .bold
    case "italic": self = .italic
    case "underline": self = .underline
    case "strikethrough": self = .strikethrough
    case "spoiler": self = .spoiler
    case "code": self = .code
    case "pre": self = .pre(language: try json["language"]?.string())
    case "blockquote": self = .blockQuote(collapsed: false)
    case "expandable_blockquote": self = .blockQuote(collapsed: true)
    case "text_link": self = .textUrl(try json.required("url").string())
    case "text_mention":
      self = .textMention(userId: try json.required("user").required("id").integer())
    case "custom_emoji":
      self = .customEmoji(fileId: try json.required("custom_emoji_id").integer())
    case "date_time":
      let letters = try json["date_time_format"]?.string() ?? ""
      guard let format = DateTimeLetters.format(letters) else {
        throw type.error(.unknownType("date_time \(letters)"))
      }
      self = .date(try json.required("unix_time").integer(), format: format)
    default:
      throw type.error(.unknownType(name))
    }
  }

  /// The type, and what a kind has besides.
  fileprivate var members: JSONValue? {
    switch self {
    case .mention: ["type": "mention"]
    case .hashtag: ["type": "hashtag"]
    case .cashtag: ["type": "cashtag"]
    case .botCommand: ["type": "bot_command"]
    case .url: ["type": "url"]
    case .email: ["type": "email"]
    case .phoneNumber: ["type": "phone_number"]
    case .bankCard: ["type": "bank_card_number"]
    case .bold: ["type": "bold"]
    case .italic: ["type": "italic"]
    case .underline: ["type": "underline"]
    case .strikethrough: ["type": "strikethrough"]
    case .spoiler: ["type": "spoiler"]
    case .code: ["type": "code"]
    case .pre(nil): ["type": "pre"]
    case .pre(let language?): ["type": "pre", "language": .string(language)]
    case .blockQuote(let collapsed):
      ["type": collapsed ? "expandable_blockquote" : "blockquote"]
    case .textUrl(let url): ["type": "text_link", "url": .string(url)]
    case .textMention(let userId): ["type": "text_mention", "user": ["id": .integer(userId)]]
    case .customEmoji(let fileId):
      ["type": "custom_emoji", "custom_emoji_id": .string(String(fileId))]
    case .date(let date, nil): ["type": "date_time", "unix_time": .integer(date)]
    case .date(let date, let format?):
      [
        "type": "date_time", "unix_time": .integer(date),
        "date_time_format": .string(DateTimeLetters.text(format)),
      ]
    case .timecode, .button: nil
    }
  }
}
