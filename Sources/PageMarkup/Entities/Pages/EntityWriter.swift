import PageModel

/// Writes rich texts and blocks as the text of an ordinary message.
struct EntityWriter {
  private(set) var text = ""
  /// UTF-16 units of `text`.
  private(set) var length = 0
  private var entities: [MessageEntity] = []
  var log = LossLog()
  private var hasLines = false
  /// Quotes do not stand in each other.
  private var isInQuote = false
  /// What the text being written is inside of, if that holds no formatting.
  private var plainPart: String?
  /// How many styles are around the text being written.
  private var styles = 0
  /// Whether a link, a name or anything else that holds styles only is around it.
  private var isInPiece = false

  /// The entities of what is marked more than once are put in order, and only then.
  func formattedText() -> FormattedText {
    FormattedText(text: text, entities: entities)
      .normalized(EntityNormalization(detectsEntities: false, trims: false))
  }

  mutating func append(_ string: String) {
    text += string
    length += string.utf16.count
  }

  /// Begins a line, unless it is the first.
  mutating func beginLine() {
    if hasLines { append("\n") }
    hasLines = true
  }

  mutating func line(_ richText: RichText) {
    beginLine()
    append(richText)
  }

  mutating func mark(_ kind: MessageEntity.Kind, _ body: (inout EntityWriter) -> Void) {
    let start = length
    body(&self)
    guard length > start else { return }
    entities.append(MessageEntity(range: start..<length, kind: kind))
  }

  /// Lines in one quote; within a quote they are lines like others.
  mutating func quote(collapsed: Bool, _ body: (inout EntityWriter) -> Void) {
    if isInQuote {
      log.add("that a quote stands inside another")
      body(&self)
      return
    }
    beginLine()
    isInQuote = true
    hasLines = false
    mark(.blockQuote(collapsed: collapsed), body)
    hasLines = true
    isInQuote = false
  }

  mutating func code(_ richText: RichText, language: String?) {
    beginLine()
    markPlain(.pre(language: language), "code") { $0.append(richText) }
  }

  private mutating func markPlain(
    _ kind: MessageEntity.Kind, _ name: String, _ body: (inout EntityWriter) -> Void
  ) {
    plainPart = name
    mark(kind, body)
    plainPart = nil
  }

  mutating func append(_ richText: RichText) {
    if let kind = richText.entityKind {
      appendMarked(richText, kind)
      return
    }
    appendUnmarked(richText)
  }

  private mutating func appendMarked(_ richText: RichText, _ kind: MessageEntity.Kind) {
    if let plainPart {
      log.add("formatting in \(plainPart)")
      return appendNested(richText)
    }
    switch kind.nature {
    case .sealed:
      let name = kind.isCode ? "code" : "date"
      // Styles end before it and begin again behind it; of two pieces over a text one stays.
      if styles > 0 { log.add("the formatting of the \(name) \(richText.plainText)") }
      if isInPiece { log.add("that \(richText.plainText) is a link and \(name) at once") }
      markPlain(kind, kind.isCode ? "code" : "a date") { $0.appendNested(richText) }
    case .solid:
      if isInPiece { log.add("that \(richText.plainText) is two links at once") }
      let outer = isInPiece
      isInPiece = true
      mark(kind) { $0.appendNested(richText) }
      isInPiece = outer
    case .style:
      styles += 1
      mark(kind) { $0.appendNested(richText) }
      styles -= 1
    case .quote:
      mark(kind) { $0.appendNested(richText) }
    }
  }

  private mutating func appendUnmarked(_ richText: RichText) {
    switch richText {
    case .empty, .concat:
      break
    case .plain(let string):
      append(string)
    case .formula(let latex):
      log.add("that \(latex) is a formula")
      append(latex)
    case .image:
      log.add("a picture inside a text")
    case .textCustomEmoji(_, let alt):
      log.add("that \(alt) is a custom emoji, of which the number is not known")
      append(alt)
    case .subscript(let text):
      log.add("that \(text.plainText) is a subscript")
    case .superscript(let text):
      log.add("that \(text.plainText) is a superscript")
    case .marked(let text):
      log.add("that \(text.plainText) is highlighted")
    case .anchor(_, let name):
      log.add("the anchor \(name)")
    case .textButton(let button):
      log.add("the button \(button.text.plainText)")
    case .textTonAddress(let text):
      log.add("that \(text.plainText) is a TON address")
    case .bold, .italic, .underline, .strikethrough, .fixed, .url, .email, .phone, .textAutoEmail,
      .textAutoPhone, .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag,
      .textMention, .textMentionName, .textSpoiler, .textDate:
      break
    }
    appendNested(richText)
  }

  private mutating func appendNested(_ richText: RichText) {
    if case .url(_, let url, .some) = richText {
      log.add("that the link \(url) has a cached page")
    }
    if case .textCustomEmoji(let fileId, let alt) = richText, fileId != 0 { append(alt) }
    switch richText.nested {
    case .nothing: break
    case .text(let inner): append(inner)
    case .texts(let texts): for text in texts { append(text) }
    }
  }
}
