import PageModel

extension PageDecoder {
  mutating func text(_ text: TL.RichText) -> RichText {
    switch text {
    case .textEmpty: return .empty
    case .textPlain(let string): return .plain(string)
    case .textBold(let inner): return .bold(self.text(inner))
    case .textItalic(let inner): return .italic(self.text(inner))
    case .textUnderline(let inner): return .underline(self.text(inner))
    case .textStrike(let inner): return .strikethrough(self.text(inner))
    case .textFixed(let inner): return .fixed(self.text(inner))
    case .textUrl(let inner, let url, let webpageId):
      return .url(text: self.text(inner), url: url, webpageId: self.webpageId(webpageId))
    case .textEmail(let inner, let email): return .email(text: self.text(inner), email: email)
    case .textConcat(let parts): return concatenation(parts)
    case .textSubscript(let inner): return .subscript(self.text(inner))
    case .textSuperscript(let inner): return .superscript(self.text(inner))
    case .textMarked(let inner): return .marked(self.text(inner))
    case .textPhone(let inner, let phone): return .phone(text: self.text(inner), phone: phone)
    case .textImage(let id, let width, let height):
      return .image(
        id: .cloudFile(id), dimensions: PixelDimensions(width: width, height: height))
    case .textAnchor(let inner, let name): return .anchor(text: self.text(inner), name: name)
    case .textMath(let source): return .formula(latex: source)
    case .textCustomEmoji(let id, let alt): return .textCustomEmoji(fileId: id, alt: alt)
    case .textSpoiler(let inner): return .textSpoiler(self.text(inner))
    case .textMention(let inner): return .textMention(self.text(inner))
    case .textHashtag(let inner): return .textHashtag(self.text(inner))
    case .textBotCommand(let inner): return .textBotCommand(self.text(inner))
    case .textCashtag(let inner): return .textCashtag(self.text(inner))
    case .textAutoUrl(let inner): return .textAutoUrl(self.text(inner))
    case .textAutoEmail(let inner): return .textAutoEmail(self.text(inner))
    case .textAutoPhone(let inner): return .textAutoPhone(self.text(inner))
    case .textBankCard(let inner): return .textBankCard(self.text(inner))
    case .textMentionName(let inner, let userId):
      return .textMentionName(text: self.text(inner), peerId: userId)
    case .textDate: return date(text)
    case .textDiff:
      lose("what a text was changed from and to")
      return .empty
    case .textButton(let inner, let type, let style):
      return .textButton(button(inner, type, style))
    case .textTonAddress(let inner): return .textTonAddress(self.text(inner))
    }
  }

  private mutating func concatenation(_ parts: [TL.RichText]) -> RichText {
    var texts: [RichText] = []
    texts.reserveCapacity(parts.count)
    for part in parts { texts.append(text(part)) }
    return .concat(texts)
  }

  /// No switch at all means that the inner text stays as it is.
  private mutating func date(_ text: TL.RichText) -> RichText {
    guard
      case .textDate(
        let relative, let shortTime, let longTime, let shortDate, let longDate, let dayOfWeek,
        let inner, let date) = text
    else { return .empty }
    let switches = [relative, shortTime, longTime, shortDate, longDate, dayOfWeek]
    var bits: Int32 = 0
    for (bit, isOn) in switches.enumerated() where isOn { bits |= 1 << bit }
    let format = bits == 0 ? nil : DateTimeFormat(rawValue: bits)
    if let format, format.rawValue != bits {
      lose("a date asks for two formats at once; the first of them stays")
    }
    return .textDate(text: self.text(inner), date: date, format: format)
  }

  mutating func caption(_ caption: TL.PageCaption) -> InstantPageCaption {
    InstantPageCaption(text: text(caption.text), credit: text(caption.credit))
  }
}
