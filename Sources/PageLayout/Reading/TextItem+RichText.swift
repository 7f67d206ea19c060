import PageModel
import Typesetting

extension TextItem {
  /// What a UTF-16 range says, with its formatting: the text it was made from, as far as it shows.
  func richText(in range: Range<Int>) -> RichText {
    var parts: [RichText] = []
    var run: [RichText] = []
    var link: InlineLink?
    func close() {
      guard !run.isEmpty else { return }
      let inner = run.count == 1 ? run[0] : .concat(run)
      parts.append(link.map { linking(inner, to: $0) } ?? inner)
      run = []
    }
    for slice in slices(in: range) where !slice.isGap {
      // A pill is an object with its own link.
      let next = slice.look?.object == nil ? slice.look?.link : nil
      if next != link {
        close()
        link = next
      }
      let text = formatted(slice)
      if case .empty = text { continue }
      run.append(text)
    }
    close()
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .concat(parts)
  }

  private func formatted(_ slice: Slice) -> RichText {
    guard let look = slice.look else { return .plain(slice.string) }
    var text: RichText
    switch look.object {
    case .emoji(let fileId, let alt): text = .textCustomEmoji(fileId: fileId, alt: alt)
    case .image(let id):
      text = .image(
        id: id, dimensions: PixelDimensions(nearest: slice.style.attachment?.size ?? .zero))
    case .formula(let latex, let piece): text = piece == 0 ? .formula(latex: latex) : .empty
    case .button(let index):
      text = buttons.indices.contains(index) ? .textButton(buttons[index].button) : .empty
    case nil:
      let string = slice.string.filter { $0 != "\u{200B}" }
      text = string.isEmpty ? .empty : .plain(string)
    }
    if case .empty = text { return .empty }
    // Code has one look; its colours say nothing.
    if case .code = role { return text }
    return wrapped(text, slice.style, look)
  }

  private func wrapped(
    _ inner: RichText, _ style: TextStyle, _ look: InlineAttributes
  ) -> RichText {
    var text = inner
    let base = baseFont ?? style.font
    let isContact =
      switch look.link {
      case .email, .phone: true
      case .url, .mention, .peerMention, .hashtag, .botCommand, .bankCard, .tonAddress, .date,
        .button, nil:
        false
      }
    if style.font.role == .mono, base.role != .mono { text = .fixed(text) }
    if style.baselineOffset > 0 { text = .superscript(text) }
    if style.baselineOffset < 0 { text = .subscript(text) }
    // Addresses and numbers are bold by themselves.
    if style.font.weight.rawValue > base.weight.rawValue, !isContact { text = .bold(text) }
    if style.font.italic, !base.italic { text = .italic(text) }
    if look.strikethrough { text = .strikethrough(text) }
    // Where a link's colour does not show, the line is the link's.
    if look.underline, look.link == nil { text = .underline(text) }
    if look.marker != nil { text = .marked(text) }
    if look.spoiler { text = .textSpoiler(text) }
    return text
  }

  private func linking(_ text: RichText, to link: InlineLink) -> RichText {
    switch link {
    case .url(let url):
      text.plainText == url ? .textAutoUrl(text) : .url(text: text, url: url, webpageId: nil)
    case .email(let email): .email(text: text, email: email)
    case .phone(let phone): .phone(text: text, phone: phone)
    case .mention: .textMention(text)
    case .peerMention(let peerId, _): .textMentionName(text: text, peerId: peerId)
    case .hashtag(let tag): tag.hasPrefix("$") ? .textCashtag(text) : .textHashtag(text)
    case .botCommand: .textBotCommand(text)
    case .bankCard: .textBankCard(text)
    case .tonAddress: .textTonAddress(text)
    case .date(let date, let format): .textDate(text: text, date: date, format: format)
    case .button(let index): buttons.indices.contains(index) ? button(index, labelled: text) : text
    }
  }

  private func button(_ index: Int, labelled text: RichText) -> RichText {
    var button = buttons[index].button
    button.text = text
    return .textButton(button)
  }
}
