import PageModel

extension PageEncoder {
  mutating func text(_ text: RichText) -> TL.RichText {
    switch text {
    case .empty: return form == .received ? .textEmpty : .textPlain(text: "")
    case .plain(let string): return .textPlain(text: string)
    case .bold(let inner): return .textBold(text: self.text(inner))
    case .italic(let inner): return .textItalic(text: self.text(inner))
    case .underline(let inner): return .textUnderline(text: self.text(inner))
    case .strikethrough(let inner): return .textStrike(text: self.text(inner))
    case .fixed(let inner): return .textFixed(text: self.text(inner))
    case .concat(let parts): return concatenation(parts)
    case .subscript(let inner): return .textSubscript(text: self.text(inner))
    case .superscript(let inner): return .textSuperscript(text: self.text(inner))
    case .marked(let inner): return .textMarked(text: self.text(inner))
    case .formula(let latex): return .textMath(source: latex)
    case .textCustomEmoji(let fileId, let alt):
      return .textCustomEmoji(documentId: fileId, alt: alt)
    case .textAutoEmail(let inner): return .textAutoEmail(text: self.text(inner))
    case .textAutoPhone(let inner): return .textAutoPhone(text: self.text(inner))
    case .textAutoUrl(let inner): return .textAutoUrl(text: self.text(inner))
    case .textBankCard(let inner): return .textBankCard(text: self.text(inner))
    case .textBotCommand(let inner): return .textBotCommand(text: self.text(inner))
    case .textCashtag(let inner): return .textCashtag(text: self.text(inner))
    case .textHashtag(let inner): return .textHashtag(text: self.text(inner))
    case .textMention(let inner): return .textMention(text: self.text(inner))
    case .textSpoiler(let inner): return .textSpoiler(text: self.text(inner))
    case .textTonAddress(let inner): return tonAddress(inner)
    case .url, .email, .phone, .anchor, .textMentionName, .textDate, .textButton, .image:
      return textWithTarget(text)
    }
  }

  private mutating func concatenation(_ parts: [RichText]) -> TL.RichText {
    var texts: [TL.RichText] = []
    texts.reserveCapacity(parts.count)
    for part in parts { texts.append(text(part)) }
    return .textConcat(texts: texts)
  }

  private mutating func tonAddress(_ inner: RichText) -> TL.RichText {
    if options.layer < 230 {
      lose("a TON address is only its text before layer 230")
      return text(inner)
    }
    return .textTonAddress(text: text(inner))
  }

  /// The texts that carry more than a text; the others are in ``text(_:)``.
  private mutating func textWithTarget(_ text: RichText) -> TL.RichText {
    switch text {
    case .url(let inner, let url, let webpageId):
      let page = self.webpageId(webpageId, "a link's cached page")
      return .textUrl(text: self.text(inner), url: url, webpageId: page)
    case .email(let inner, let email):
      return .textEmail(text: self.text(inner), email: email)
    case .phone(let inner, let phone):
      return .textPhone(text: self.text(inner), phone: phone)
    case .anchor(let inner, let name):
      return .textAnchor(text: self.text(inner), name: name)
    case .textMentionName(let inner, let peerId):
      return .textMentionName(text: self.text(inner), userId: peerId)
    case .textDate(let inner, let date, let format):
      return self.date(inner, date, format)
    case .textButton(let button):
      return inlineButton(button)
    case .image(let id, let dimensions):
      return .textImage(
        documentId: fileId(id, "an inline picture"), w: dimensions.width, h: dimensions.height)
    case .empty, .plain, .bold, .italic, .underline, .strikethrough, .fixed, .concat,
      .subscript, .superscript, .marked, .formula, .textCustomEmoji, .textAutoEmail,
      .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag,
      .textMention, .textSpoiler, .textTonAddress:
      return self.text(text)
    }
  }

  private mutating func date(
    _ inner: RichText, _ date: Int32, _ format: DateTimeFormat?
  ) -> TL.RichText {
    if format?.rawValue == 0 {
      lose("a date's format that shows nothing leaves the text as it is")
    }
    let bits = TLFlags(rawValue: UInt32(bitPattern: format?.rawValue ?? 0))
    return .textDate(
      relative: bits.has(0), shortTime: bits.has(1), longTime: bits.has(2),
      shortDate: bits.has(3), longDate: bits.has(4), dayOfWeek: bits.has(5),
      text: text(inner), date: date)
  }

  mutating func caption(_ caption: InstantPageCaption) -> TL.PageCaption {
    TL.PageCaption(text: text(caption.text), credit: text(caption.credit))
  }
}
