import PageModel

extension TDLibEncoder {
  mutating func richText(_ text: RichText) -> JSONValue {
    if case .concat(let texts) = text { return concatenation(texts) }
    guard let inner = text.inner else { return leaf(text) }
    return wrap(richText(inner), text)
  }

  private mutating func concatenation(_ texts: [RichText]) -> JSONValue {
    var values: [JSONValue] = []
    for text in texts { values.append(richText(text)) }
    return TDLibEncoder.object("richTexts", ("texts", .array(values)))
  }

  /// What holds no text.
  private mutating func leaf(_ text: RichText) -> JSONValue {
    if case .plain(let string) = text { return TDLibEncoder.plain(string) }
    if case .formula(let latex) = text {
      return TDLibEncoder.object(
        "richTextMathematicalExpression", ("expression", .string(latex)))
    }
    if case .textCustomEmoji(let fileId, let alt) = text {
      return TDLibEncoder.object(
        "richTextCustomEmoji", ("custom_emoji_id", .string(String(fileId))),
        ("alternative_text", .string(alt)))
    }
    if case .image(let id, let dimensions) = text { return icon(id, dimensions) }
    return TDLibEncoder.plain("")
  }

  /// - Parameter content: The text inside, written.
  private mutating func wrap(_ content: JSONValue, _ text: RichText) -> JSONValue {
    switch text {
    case .empty, .plain, .concat, .image, .formula, .textCustomEmoji: return content
    case .bold: return object("Bold", content)
    case .italic: return object("Italic", content)
    case .underline: return object("Underline", content)
    case .strikethrough: return object("Strikethrough", content)
    case .fixed: return object("Fixed", content)
    case .subscript: return object("Subscript", content)
    case .superscript: return object("Superscript", content)
    case .marked: return object("Marked", content)
    case .textSpoiler: return object("Spoiler", content)
    case .textMention(let inner):
      return object("Mention", content, "username", inner.plainText(without: "@"))
    case .textHashtag(let inner):
      return object("Hashtag", content, "hashtag", inner.plainText(without: "#"))
    case .textCashtag(let inner):
      return object("Cashtag", content, "cashtag", inner.plainText(without: "$"))
    case .textBotCommand(let inner):
      return object("BotCommand", content, "bot_command", inner.plainText(without: "/"))
    case .textBankCard(let inner):
      return object("BankCardNumber", content, "bank_card_number", inner.plainText)
    case .email(_, let email): return object("EmailAddress", content, "email_address", email)
    case .textAutoEmail(let inner):
      return object("EmailAddress", content, "email_address", inner.plainText)
    case .phone(_, let phone): return object("PhoneNumber", content, "phone_number", phone)
    case .textAutoPhone(let inner):
      return object("PhoneNumber", content, "phone_number", inner.plainText)
    case .textTonAddress(let inner):
      return object("TonAddress", content, "address", inner.plainText)
    case .textAutoUrl(let inner): return url(content, inner.plainText, isCached: false)
    case .url(_, let url, let webpageId): return link(content, url, webpageId)
    case .anchor(let inner, let name): return anchor(inner, content, name)
    case .textMentionName(_, let peerId):
      var value = object("MentionName", content)
      value.add("user_id", .integer(peerId))
      return value
    case .textDate(_, let date, let format): return self.date(content, date, format)
    case .textButton(let button):
      return TDLibEncoder.object(
        "richTextButton", ("button", self.button(button, text: content)))
    }
  }

  private static func plain(_ string: String) -> JSONValue {
    object("richTextPlain", ("text", .string(string)))
  }

  private func object(_ name: String, _ content: JSONValue) -> JSONValue {
    TDLibEncoder.object("richText" + name, ("text", content))
  }

  private func object(
    _ name: String, _ content: JSONValue, _ member: String, _ value: String
  ) -> JSONValue {
    TDLibEncoder.object("richText" + name, ("text", content), (member, .string(value)))
  }

  private func anchor(_ text: RichText, _ content: JSONValue, _ name: String) -> JSONValue {
    if text.isNothing { return TDLibEncoder.object("richTextAnchor", ("name", .string(name))) }
    return TDLibEncoder.object(
      "richTextReference", ("name", .string(name)), ("text", content))
  }

  private mutating func link(
    _ content: JSONValue, _ url: String, _ webpageId: MediaId?
  ) -> JSONValue {
    guard let (name, target) = anchors.target(of: url) else {
      log.add("which page is cached for the link \(url)", if: webpageId != nil)
      return self.url(content, url, isCached: webpageId != nil)
    }
    log.add("that the link \(url) has a cached page", if: webpageId != nil)
    switch target {
    case .anchor:
      return TDLibEncoder.object(
        "richTextAnchorLink", ("text", content), ("anchor_name", .string(name)),
        ("url", .string(url)))
    case .reference:
      return TDLibEncoder.object(
        "richTextReferenceLink", ("text", content), ("reference_name", .string(name)),
        ("url", .string(url)))
    }
  }

  private func url(_ content: JSONValue, _ url: String, isCached: Bool) -> JSONValue {
    TDLibEncoder.object(
      "richTextUrl", ("text", content), ("url", .string(url)),
      ("is_cached", .boolean(isCached)))
  }

  private mutating func icon(_ id: MediaId, _ dimensions: PixelDimensions) -> JSONValue {
    guard let file = file(id, what: "a picture inside a text") else {
      return TDLibEncoder.plain("")
    }
    return TDLibEncoder.object(
      "richTextIcon", ("document", describe(file, id, .document)),
      ("width", .integer(dimensions.width)), ("height", .integer(dimensions.height)))
  }

  // MARK: Dates

  private func date(
    _ content: JSONValue, _ date: Int32, _ format: DateTimeFormat?
  ) -> JSONValue {
    TDLibEncoder.object(
      "richTextDateTime", ("text", content), ("unix_time", .integer(date)),
      ("formatting_type", format.map(TDLibEncoder.formattingType)))
  }

  private static func formattingType(_ format: DateTimeFormat) -> JSONValue {
    switch format {
    case .relative:
      return object("dateTimeFormattingTypeRelative")
    case .full(let timeFormat, let dateFormat, let dayOfWeek):
      return object(
        "dateTimeFormattingTypeAbsolute", ("time_precision", precision(timeFormat)),
        ("date_precision", precision(dateFormat)), ("show_day_of_week", .boolean(dayOfWeek)))
    }
  }

  private static func precision(_ length: DateTimeFormat.Length?) -> JSONValue {
    switch length {
    case nil: return object("dateTimePartPrecisionNone")
    case .short: return object("dateTimePartPrecisionShort")
    case .long: return object("dateTimePartPrecisionLong")
    }
  }
}
