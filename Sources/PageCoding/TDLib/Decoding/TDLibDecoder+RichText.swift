import PageModel

extension TDLibDecoder {
  /// A text that may be missing.
  mutating func richText(
    _ object: JSONCursor, _ name: String, level: Int = 1
  ) throws(JSONDecodingError) -> RichText {
    guard let member = object[name] else { return .empty }
    return try richText(member, level: level)
  }

  mutating func richText(
    _ cursor: JSONCursor, level: Int = 1
  ) throws(JSONDecodingError) -> RichText {
    guard level <= NestingLimit.richText else {
      throw cursor.error(.tooDeep(limit: NestingLimit.richText))
    }
    let type = try cursor.required("@type").string()
    guard type.hasPrefix("richText") else { throw cursor.error(.unknownType(type)) }
    if let leaf = try leaf(type, cursor) { return leaf }
    if type == "richTexts" { return try concatenation(cursor, level: level) }
    if type == "richTextButton" {
      return .textButton(try button(cursor.required("button"), level: level + 1))
    }
    let text = try richText(cursor, "text", level: level + 1)
    if let styled = styled(type, text) { return styled }
    // Of a kind this version does not know the words stay.
    return try addressed(type, text, cursor) ?? text
  }

  private mutating func concatenation(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> RichText {
    var texts: [RichText] = []
    for element in try cursor.elements("texts") {
      texts.append(try richText(element, level: level + 1))
    }
    return .concat(texts)
  }

  /// Objects without a text of their own.
  private mutating func leaf(
    _ type: String, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> RichText? {
    switch type {
    case "richTextPlain":
      let string = try cursor.string("text")
      return string.isEmpty ? .empty : .plain(string)
    case "richTextDiff":
      return .empty
    case "richTextAnchor":
      return .anchor(text: .empty, name: try cursor.string("name"))
    case "richTextMathematicalExpression":
      return .formula(latex: try cursor.string("expression"))
    case "richTextCustomEmoji":
      return .textCustomEmoji(
        fileId: try cursor.required("custom_emoji_id").integer(),
        alt: try cursor.string("alternative_text"))
    case "richTextIcon":
      guard let id = try file(cursor, "document", .document) else { return .empty }
      return .image(id: id, dimensions: try dimensions(cursor))
    default:
      return nil
    }
  }

  private func styled(_ type: String, _ text: RichText) -> RichText? {
    switch type {
    case "richTextBold": return .bold(text)
    case "richTextItalic": return .italic(text)
    case "richTextUnderline": return .underline(text)
    case "richTextStrikethrough": return .strikethrough(text)
    case "richTextFixed": return .fixed(text)
    case "richTextSubscript": return .subscript(text)
    case "richTextSuperscript": return .superscript(text)
    case "richTextMarked": return .marked(text)
    case "richTextSpoiler": return .textSpoiler(text)
    case "richTextMention": return .textMention(text)
    case "richTextHashtag": return .textHashtag(text)
    case "richTextCashtag": return .textCashtag(text)
    case "richTextBotCommand": return .textBotCommand(text)
    case "richTextBankCardNumber": return .textBankCard(text)
    case "richTextTonAddress": return .textTonAddress(text)
    default: return nil
    }
  }

  private func addressed(
    _ type: String, _ text: RichText, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> RichText? {
    switch type {
    case "richTextUrl":
      return .url(text: text, url: try cursor.string("url"), webpageId: nil)
    case "richTextEmailAddress":
      return .email(text: text, email: try cursor.string("email_address"))
    case "richTextPhoneNumber":
      return .phone(text: text, phone: try cursor.string("phone_number"))
    case "richTextMentionName":
      return .textMentionName(text: text, peerId: try cursor.required("user_id").integer())
    case "richTextReference":
      return .anchor(text: text, name: try cursor.string("name"))
    case "richTextAnchorLink":
      return try link(text, cursor, "anchor_name")
    case "richTextReferenceLink":
      return try link(text, cursor, "reference_name")
    case "richTextDateTime":
      return try date(text, cursor)
    default:
      return nil
    }
  }

  /// A link inside the page; what a client sends has no address yet.
  private func link(
    _ text: RichText, _ cursor: JSONCursor, _ name: String
  ) throws(JSONDecodingError) -> RichText {
    let url = try cursor.text("url")
    let fragment = "#" + PercentCoding.encode(try cursor.string(name))
    return .url(text: text, url: url ?? fragment, webpageId: nil)
  }

  // MARK: Dates

  private func date(
    _ text: RichText, _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> RichText {
    let date: Int32 = try cursor.integer("unix_time") ?? 0
    guard let format = cursor["formatting_type"] else {
      return .textDate(text: text, date: date, format: nil)
    }
    let type = try format.required("@type").string()
    switch type {
    case "dateTimeFormattingTypeRelative":
      return .textDate(text: text, date: date, format: .relative)
    case "dateTimeFormattingTypeAbsolute":
      return .textDate(
        text: text, date: date,
        format: .full(
          timeFormat: try length(format, "time_precision"),
          dateFormat: try length(format, "date_precision"),
          dayOfWeek: try format.flag("show_day_of_week")))
    default:
      throw format.error(.unknownType(type))
    }
  }

  private func length(
    _ format: JSONCursor, _ name: String
  ) throws(JSONDecodingError) -> DateTimeFormat.Length? {
    guard let precision = format[name] else { return nil }
    let type = try precision.required("@type").string()
    switch type {
    case "dateTimePartPrecisionNone": return nil
    case "dateTimePartPrecisionShort": return .short
    case "dateTimePartPrecisionLong": return .long
    default: throw precision.error(.unknownType(type))
    }
  }
}
