import PageModel

extension RichText: PostboxCoded {
  static let postboxType = PostboxTypeName("RichText")
  static var postboxLevel: PostboxLevels.Kind? { .text }

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> RichText? {
    // A kind that is not known reads as no text.
    guard let kind = StoredTextKind(rawValue: record.int32("r") ?? 0) else { return .empty }
    switch kind {
    case .bold, .italic, .underline, .strikethrough, .fixed, .subscript, .superscript, .marked,
      .autoEmail, .autoPhone, .autoUrl, .bankCard, .botCommand, .cashtag, .hashtag, .mention,
      .spoiler, .tonAddress, .url, .email, .phone, .anchor, .mentionName, .date:
      return text(kind, around: try record.text("t"), from: &record)
    case .concat:
      return .concat(try record.objects(RichText.self, "a"))
    case .button:
      let button = try record.object(InstantPageButton.self, "btn")
      return .textButton(button ?? InstantPageButton(text: .empty, action: .text))
    case .empty, .plain, .image, .formula, .customEmoji:
      return leaf(kind, from: &record)
    }
  }

  @inline(never)
  private static func leaf(
    _ kind: StoredTextKind, from record: inout PostboxRecord
  ) -> RichText {
    switch kind {
    case .plain:
      return .plain(record.string("s") ?? "")
    case .formula:
      return .formula(latex: record.string("l") ?? "")
    case .customEmoji:
      return .textCustomEmoji(
        fileId: record.int64("ce.f") ?? 0, alt: record.string("ce.a") ?? "")
    case .image:
      return .image(
        id: record.mediaId("i.n", "i.i") ?? .zero,
        dimensions: record.dimensions("sw", "sh") ?? .zero)
    default:
      return .empty
    }
  }

  @inline(never)
  private static func text(
    _ kind: StoredTextKind, around inner: RichText, from record: inout PostboxRecord
  ) -> RichText {
    switch kind {
    case .url:
      let url = record.string("u") ?? ""
      return .url(text: inner, url: url, webpageId: record.mediaId("w.n", "w.i"))
    case .email:
      return .email(text: inner, email: record.string("e") ?? "")
    case .phone:
      return .phone(text: inner, phone: record.string("p") ?? "")
    case .anchor:
      return .anchor(text: inner, name: record.string("n") ?? "")
    case .mentionName:
      return .textMentionName(text: inner, peerId: record.int64("mn.p") ?? 0)
    case .date:
      let date = record.int32("dt") ?? 0
      let format = record.int32("df").map { DateTimeFormat(rawValue: $0) }
      return .textDate(text: inner, date: date, format: format)
    default:
      return kind.text(around: inner) ?? inner
    }
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(StoredTextKind(self).rawValue, "r")
    switch self {
    case .empty, .plain, .image, .formula, .textCustomEmoji:
      writeLeaf(to: &writer)
    case .bold(let text), .italic(let text), .underline(let text), .strikethrough(let text),
      .fixed(let text), .subscript(let text), .superscript(let text), .marked(let text),
      .textAutoEmail(let text), .textAutoPhone(let text), .textAutoUrl(let text),
      .textBankCard(let text), .textBotCommand(let text), .textCashtag(let text),
      .textHashtag(let text), .textMention(let text), .textSpoiler(let text),
      .textTonAddress(let text), .url(let text, _, _), .email(let text, _), .phone(let text, _),
      .anchor(let text, _), .textMentionName(let text, _), .textDate(let text, _, _):
      writer.write(object: text, "t")
      writeDetails(to: &writer)
    case .textButton(let button):
      writer.write(object: button, "btn")
    case .concat(let texts):
      writer.write(objects: texts, "a")
    }
  }

  @inline(never)
  private func writeLeaf(to writer: inout PostboxWriter) {
    switch self {
    case .plain(let characters):
      writer.write(characters, "s")
    case .formula(let latex):
      writer.write(latex, "l")
    case .textCustomEmoji(let fileId, let alt):
      writer.write(fileId, "ce.f")
      writer.write(alt, "ce.a")
    case .image(let id, let dimensions):
      writer.write(id, "i.n", "i.i")
      writer.write(dimensions, "sw", "sh")
    case .empty, .bold, .italic, .underline, .strikethrough, .fixed, .subscript, .superscript,
      .marked, .textAutoEmail, .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand,
      .textCashtag, .textHashtag, .textMention, .textSpoiler, .textTonAddress, .url, .email,
      .phone, .anchor, .textMentionName, .textDate, .textButton, .concat:
      break
    }
  }

  /// What a text around another has besides it.
  @inline(never)
  private func writeDetails(to writer: inout PostboxWriter) {
    switch self {
    case .url(_, let url, let webpageId):
      writer.write(url, "u")
      writer.write(webpageId, "w.n", "w.i")
    case .email(_, let email):
      writer.write(email, "e")
    case .phone(_, let phone):
      writer.write(phone, "p")
    case .anchor(_, let name):
      writer.write(name, "n")
    case .textMentionName(_, let peerId):
      writer.write(peerId, "mn.p")
    case .textDate(_, let date, let format):
      writer.write(date, "dt")
      writer.write(format?.rawValue, "df")
    case .empty, .plain, .image, .formula, .textCustomEmoji, .bold, .italic, .underline,
      .strikethrough, .fixed, .subscript, .superscript, .marked, .textAutoEmail, .textAutoPhone,
      .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
      .textSpoiler, .textTonAddress, .textButton, .concat:
      break
    }
  }
}

extension PostboxRecord {
  /// A text; none when it is missing.
  mutating func text(_ key: StaticString) throws(PostboxError) -> RichText {
    try object(RichText.self, key) ?? .empty
  }
}
