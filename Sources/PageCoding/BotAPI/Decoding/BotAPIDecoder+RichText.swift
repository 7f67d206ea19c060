import PageModel

extension BotAPIDecoder {
  /// A text that may be missing.
  func richText(
    _ object: JSONCursor, _ name: String
  ) throws(JSONDecodingError) -> RichText {
    guard let member = object[name] else { return .empty }
    return try richText(member)
  }

  /// A string, an array of texts, or an object with a `type`.
  func richText(
    _ cursor: JSONCursor, level: Int = 1
  ) throws(JSONDecodingError) -> RichText {
    guard level <= NestingLimit.richText else {
      throw cursor.error(.tooDeep(limit: NestingLimit.richText))
    }
    switch cursor.type {
    case .string:
      let string = try cursor.string()
      return string.isEmpty ? .empty : .plain(string)
    case .array:
      return try concatenation(cursor, level: level)
    case .object:
      return try formatted(cursor, level: level)
    case .null, .boolean, .number:
      throw cursor.error(.rule(.richTextType))
    }
  }

  private func concatenation(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> RichText {
    var texts: [RichText] = []
    for element in try cursor.elements() {
      texts.append(try richText(element, level: level + 1))
    }
    if texts.isEmpty { return .empty }
    return texts.count == 1 ? texts[0] : .concat(texts)
  }

  private func formatted(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> RichText {
    let type = try cursor.required("type").string()
    if let leaf = try leaf(type, cursor) { return leaf }
    if type == "button" {
      return .textButton(try button(cursor.required("button"), level: level + 1))
    }
    guard let kind = BotAPITextKind(rawValue: type) else {
      // A server of tomorrow may send what this version does not know, a bot may not.
      guard form == .received, !type.isEmpty else {
        throw cursor.error(.rule(type.isEmpty ? .typeEmpty : .richTextType))
      }
      guard let member = cursor["text"] else { return .empty }
      return try richText(member, level: level + 1)
    }
    let text = try richText(cursor.required("text"), level: level + 1)
    return try wrap(text, kind, cursor)
  }

  private func wrap(
    _ text: RichText, _ kind: BotAPITextKind, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> RichText {
    if form == .input, kind.isFoundByServer { return text }
    switch kind {
    case .bold: return .bold(text)
    case .italic: return .italic(text)
    case .underline: return .underline(text)
    case .strikethrough: return .strikethrough(text)
    case .spoiler: return .textSpoiler(text)
    case .subscript: return .subscript(text)
    case .superscript: return .superscript(text)
    case .marked: return .marked(text)
    case .code: return .fixed(text)
    case .bankCard: return .textBankCard(text)
    case .mention: return .textMention(text)
    case .hashtag: return .textHashtag(text)
    case .cashtag: return .textCashtag(text)
    case .botCommand: return .textBotCommand(text)
    case .dateTime: return try date(text, cursor)
    case .textMention:
      let user = try cursor.required("user")
      return .textMentionName(text: text, peerId: try user.required("id").integer())
    case .url:
      return .url(text: text, url: try cursor.required("url").string(), webpageId: nil)
    case .email:
      return .email(text: text, email: try cursor.required("email_address").string())
    case .phone:
      return .phone(text: text, phone: try cursor.required("phone_number").string())
    case .anchorLink:
      return link(text, to: try cursor.required("anchor_name").string())
    case .referenceLink:
      return link(text, to: try cursor.required("reference_name").string())
    case .reference:
      return .anchor(text: text, name: try cursor.required("name").string())
    }
  }

  private func link(_ text: RichText, to name: String) -> RichText {
    .url(text: text, url: "#" + PercentCoding.encode(name), webpageId: nil)
  }

  private func date(
    _ text: RichText, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> RichText {
    let time = try cursor.required("unix_time")
    let seconds: Int64 = try time.integer()
    guard let date = Int32(exactly: seconds) else { throw time.error(.rule(.dateInvalid)) }
    try refuse(time, .dateInvalid, if: date <= 0)
    let letters = try cursor.required("date_time_format")
    guard let format = DateTimeLetters.format(try letters.string()) else {
      throw letters.error(.rule(.dateFormatInvalid))
    }
    return .textDate(text: text, date: date, format: format)
  }

  /// Objects without a text of their own.
  private func leaf(
    _ type: String, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> RichText? {
    switch type {
    case "custom_emoji":
      let member = try cursor.required("custom_emoji_id")
      let id: Int64 = try member.integer()
      if id == 0 { throw member.error(.rule(.customEmojiInvalid)) }
      return .textCustomEmoji(
        fileId: id, alt: try cursor.required("alternative_text").string())
    case "mathematical_expression":
      return .formula(latex: try cursor.required("expression").string())
    case "anchor":
      return .anchor(text: .empty, name: try cursor.required("name").string())
    default:
      return nil
    }
  }
}
