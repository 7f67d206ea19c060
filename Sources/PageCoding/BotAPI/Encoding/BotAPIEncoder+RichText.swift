import PageModel

extension BotAPIEncoder {
  /// A string, an array of several texts, or an object.
  mutating func richText(_ text: RichText) -> JSONValue {
    if case .concat(let texts) = text { return concatenation(texts) }
    guard let inner = text.inner else { return leaf(text) }
    return wrap(richText(inner), text)
  }

  private mutating func concatenation(_ texts: [RichText]) -> JSONValue {
    if texts.isEmpty { return "" }
    if texts.count == 1 { return richText(texts[0]) }
    var values: [JSONValue] = []
    for text in texts { values.append(richText(text)) }
    return .array(values)
  }

  /// What holds no text.
  private mutating func leaf(_ text: RichText) -> JSONValue {
    if case .plain(let string) = text { return .string(string) }
    if case .formula(let latex) = text {
      return ["type": "mathematical_expression", "expression": .string(latex)]
    }
    if case .textCustomEmoji(let fileId, let alt) = text { return customEmoji(fileId, alt) }
    if case .image = text { log.add("a picture inside a text") }
    return ""
  }

  /// - Parameter content: The text inside, written.
  private mutating func wrap(_ content: JSONValue, _ text: RichText) -> JSONValue {
    switch text {
    case .empty, .plain, .concat, .image, .formula, .textCustomEmoji: return content
    case .bold: return object(.bold, content)
    case .italic: return object(.italic, content)
    case .underline: return object(.underline, content)
    case .strikethrough: return object(.strikethrough, content)
    case .fixed: return object(.code, content)
    case .subscript: return object(.subscript, content)
    case .superscript: return object(.superscript, content)
    case .marked: return object(.marked, content)
    case .textSpoiler: return object(.spoiler, content)
    case .textMention(let inner):
      return object(.mention, content, "username", inner.plainText(without: "@"))
    case .textHashtag(let inner):
      return object(.hashtag, content, "hashtag", inner.plainText(without: "#"))
    case .textCashtag(let inner):
      return object(.cashtag, content, "cashtag", inner.plainText(without: "$"))
    case .textBotCommand(let inner):
      return object(.botCommand, content, "bot_command", inner.plainText(without: "/"))
    case .textBankCard(let inner):
      return object(.bankCard, content, "bank_card_number", inner.plainText)
    case .textAutoUrl(let inner): return object(.url, content, "url", inner.plainText)
    case .email(_, let email): return object(.email, content, "email_address", email)
    case .textAutoEmail(let inner):
      return object(.email, content, "email_address", inner.plainText)
    case .phone(_, let phone): return object(.phone, content, "phone_number", phone)
    case .textAutoPhone(let inner):
      return object(.phone, content, "phone_number", inner.plainText)
    case .url(_, let url, let webpageId):
      log.add("that the link \(url) has a cached page", if: webpageId != nil)
      return link(content, url)
    case .anchor(let inner, let name):
      if inner.isNothingInBotAPI { return ["type": "anchor", "name": .string(name)] }
      return object(.reference, content, "name", name)
    case .textMentionName(let inner, let peerId):
      return mention(content, peerId, called: inner.plainText)
    case .textDate(_, let date, let format): return self.date(content, date, format)
    case .textButton(let button):
      return ["type": "button", "button": self.button(button, text: content)]
    case .textTonAddress(let inner):
      log.add("that \(inner.plainText) is a TON address")
      return content
    }
  }

  private func object(_ kind: BotAPITextKind, _ content: JSONValue) -> JSONValue {
    ["type": .string(kind.rawValue), "text": content]
  }

  private func object(
    _ kind: BotAPITextKind, _ content: JSONValue, _ name: String, _ value: String
  ) -> JSONValue {
    ["type": .string(kind.rawValue), "text": content, name: .string(value)]
  }

  private mutating func link(_ content: JSONValue, _ url: String) -> JSONValue {
    guard page.url.isEmpty, let (name, target) = anchors.target(of: url) else {
      return object(.url, content, "url", url)
    }
    log.add(
      "the spelling of the link \(url)", if: "#" + PercentCoding.encode(name) != url)
    switch target {
    case .anchor: return object(.anchorLink, content, "anchor_name", name)
    case .reference: return object(.referenceLink, content, "reference_name", name)
    }
  }

  private mutating func customEmoji(_ fileId: Int64, _ alt: String) -> JSONValue {
    guard fileId != 0 else {
      log.add("that \(alt) is a custom emoji, of which the number is not known")
      return .string(alt)
    }
    return [
      "type": "custom_emoji", "custom_emoji_id": .string(String(fileId)),
      "alternative_text": .string(alt),
    ]
  }

  /// A server would know the person; what this page knows is the words the person is named by.
  private func mention(
    _ content: JSONValue, _ peerId: Int64, called name: String
  ) -> JSONValue {
    var value = object(.textMention, content)
    value.add(
      "user",
      ["id": .integer(peerId), "is_bot": .boolean(false), "first_name": .string(name)])
    return value
  }

  private func date(_ content: JSONValue, _ date: Int32, _ format: DateTimeFormat?) -> JSONValue {
    var value = object(.dateTime, content)
    value.add("unix_time", .integer(date))
    value.add("date_time_format", .string(DateTimeLetters.text(format)))
    return value
  }
}

extension RichText {
  /// Whether nothing is left of the text once what the Bot API does not hold is gone.
  var isNothingInBotAPI: Bool {
    if case .image = self { return true }
    if case .textTonAddress(let text) = self { return text.isNothingInBotAPI }
    if case .textCustomEmoji(fileId: 0, let alt) = self { return alt.isEmpty }
    if case .concat(let texts) = self { return texts.allSatisfy(\.isNothingInBotAPI) }
    return isNothing
  }
}
