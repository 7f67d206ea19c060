import PageModel

extension FlatBuffersBuilder {
  /// Writes a `RichText` table.
  mutating func text(_ text: RichText) -> Offset {
    let inner: Offset?
    switch text {
    case .empty, .plain, .image, .formula, .textCustomEmoji:
      inner = nil
    case .bold(let text), .italic(let text), .underline(let text), .strikethrough(let text),
      .fixed(let text), .subscript(let text), .superscript(let text), .marked(let text),
      .textAutoEmail(let text), .textAutoPhone(let text), .textAutoUrl(let text),
      .textBankCard(let text), .textBotCommand(let text), .textCashtag(let text),
      .textHashtag(let text), .textMention(let text), .textSpoiler(let text),
      .textTonAddress(let text), .url(let text, _, _), .email(let text, _), .phone(let text, _),
      .anchor(let text, _), .textMentionName(let text, _), .textDate(let text, _, _):
      inner = self.text(text)
    case .textButton(let button):
      inner = self.button(button)
    case .concat(let texts):
      inner = self.texts(texts)
    }
    return union(StoredTextKind(text).flatBuffersNumber, value(of: text, around: inner))
  }

  @inline(never)
  private mutating func texts(_ texts: [RichText]) -> Offset {
    var offsets: [Offset] = []
    offsets.reserveCapacity(texts.count)
    for text in texts { offsets.append(self.text(text)) }
    return list(offsets)
  }

  /// Writes what is particular to a text's kind; `inner` is what it holds.
  @inline(never)
  private mutating func value(of text: RichText, around inner: Offset?) -> Offset {
    switch text {
    case .empty:
      return emptyTable()
    case .plain(let characters):
      return table(string(characters))
    case .formula(let latex):
      return table(string(latex))
    case .bold, .italic, .underline, .strikethrough, .fixed, .subscript, .superscript, .marked,
      .textAutoEmail, .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag,
      .textHashtag, .textMention, .textSpoiler, .textTonAddress, .concat, .textButton:
      startTable()
      add(inner, 0)
      return endTable()
    case .url(_, let url, let webpageId):
      let url = string(url)
      startTable()
      add(inner, 0)
      add(url, 1)
      add(webpageId, 2)
      return endTable()
    case .email(_, let detail), .phone(_, let detail), .anchor(_, let detail):
      let detail = string(detail)
      startTable()
      add(inner, 0)
      add(detail, 1)
      return endTable()
    case .image(let id, let dimensions):
      startTable()
      add(id, 0)
      add(dimensions, 1)
      return endTable()
    case .textCustomEmoji(let fileId, let alt):
      let alt = string(alt)
      startTable()
      add(fileId, 0)
      add(alt, 1)
      return endTable()
    case .textMentionName(_, let peerId):
      startTable()
      add(inner, 0)
      add(peerId, 1)
      return endTable()
    case .textDate(_, let date, let format):
      startTable()
      add(inner, 0)
      add(date, 1)
      add(
        format?.rawValue ?? FlatBuffersNone.dateFormat, unless: FlatBuffersNone.dateFormat, 2)
      return endTable()
    }
  }
}
