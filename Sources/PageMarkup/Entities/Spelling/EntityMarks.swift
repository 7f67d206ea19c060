/// How a parse mode spells entities.
protocol EntityMarks {
  /// The mark an entity begins with, and the one it ends with; nil when it cannot be spelled.
  func marks(of kind: MessageEntity.Kind) -> (opening: String, closing: String)?
  /// Adds a byte of text.
  func append(_ byte: UInt8, place: MarkedPlace, to output: inout [UInt8])
  /// Whether a quote may stand there.
  func allowsQuote(_ range: Range<Int>, in units: [UInt16]) -> Bool
  /// What keeps two marks apart that stand side by side.
  func separator(between previous: String, and next: String) -> String
  /// Whether quotes are lines that each begin with a mark of their own.
  var quotesLines: Bool { get }
}

/// Where text stands.
enum MarkedPlace {
  case text
  case code
  case address
}

struct HTMLMarks: EntityMarks {
  let quotesLines = false

  func allowsQuote(_ range: Range<Int>, in units: [UInt16]) -> Bool { true }

  func separator(between previous: String, and next: String) -> String { "" }

  func append(_ byte: UInt8, place: MarkedPlace, to output: inout [UInt8]) {
    Self.append(byte, to: &output)
  }

  static func append(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case Ascii.ampersand: output += "&amp;".utf8
    case Ascii.less: output += "&lt;".utf8
    case Ascii.greater: output += "&gt;".utf8
    case UInt8(ascii: "\""): output += "&quot;".utf8
    default: output.append(byte)
    }
  }

  func marks(of kind: MessageEntity.Kind) -> (opening: String, closing: String)? {
    switch kind {
    case .bold: return ("<b>", "</b>")
    case .italic: return ("<i>", "</i>")
    case .underline: return ("<u>", "</u>")
    case .strikethrough: return ("<s>", "</s>")
    case .spoiler: return ("<tg-spoiler>", "</tg-spoiler>")
    case .code: return ("<code>", "</code>")
    case .pre(nil): return ("<pre>", "</pre>")
    case .pre(let language?):
      return ("<pre><code class=\"language-\(escaped(language))\">", "</code></pre>")
    case .blockQuote(false): return ("<blockquote>", "</blockquote>")
    case .blockQuote(true): return ("<blockquote expandable>", "</blockquote>")
    case .textUrl(let url):
      return LinkAddress(url) == nil ? nil : ("<a href=\"\(escaped(url))\">", "</a>")
    case .textMention(let id): return ("<a href=\"tg://user?id=\(id)\">", "</a>")
    case .customEmoji(let id): return ("<tg-emoji emoji-id=\"\(id)\">", "</tg-emoji>")
    case .date(let date, let format):
      guard date > 0 else { return nil }
      let letters = DateFormatLetters.letters(of: format)
      let attribute = letters.isEmpty ? "" : " format=\"\(letters)\""
      return ("<tg-time unix=\"\(date)\"\(attribute)>", "</tg-time>")
    case .mention, .hashtag, .cashtag, .botCommand, .url, .email, .phoneNumber, .bankCard,
      .timecode, .button:
      return nil
    }
  }

  private func escaped(_ text: String) -> String { EntityParseMode.html.escaped(text) }
}

struct MarkdownMarks: EntityMarks {
  let quotesLines = true

  /// Quotes are whole lines.
  func allowsQuote(_ range: Range<Int>, in units: [UInt16]) -> Bool {
    func isLineEnd(_ index: Int) -> Bool { units[index] == 0x0A }
    let begins = range.lowerBound == 0 || isLineEnd(range.lowerBound - 1)
    let ends =
      range.upperBound == units.count || isLineEnd(range.upperBound)
      || isLineEnd(range.upperBound - 1)
    return begins && ends
  }

  /// Underscores are read from the left, two at a time; an empty bold stretch keeps those of two
  /// marks apart.
  func separator(between previous: String, and next: String) -> String {
    previous.utf8.last == Ascii.underscore && next.utf8.first == Ascii.underscore ? "**" : ""
  }

  func append(_ byte: UInt8, place: MarkedPlace, to output: inout [UInt8]) {
    Self.append(byte, place: place, to: &output)
  }

  static func append(_ byte: UInt8, place: MarkedPlace, to output: inout [UInt8]) {
    let isSpecial: Bool
    switch place {
    case .text: isSpecial = byte == Ascii.backslash || EntityMarker.isReserved(byte)
    case .code: isSpecial = byte == Ascii.backslash || byte == Ascii.backtick
    case .address: isSpecial = byte == Ascii.backslash || byte == Ascii.rightParenthesis
    }
    if isSpecial { output.append(Ascii.backslash) }
    output.append(byte)
  }

  func marks(of kind: MessageEntity.Kind) -> (opening: String, closing: String)? {
    switch kind {
    case .bold: return ("*", "*")
    case .italic: return ("_", "_")
    case .underline: return ("__", "__")
    case .strikethrough: return ("~", "~")
    case .spoiler: return ("||", "||")
    case .code: return ("`", "`")
    case .pre(nil): return ("```\n", "```")
    case .pre(let language?):
      // A language is one word; of another only the block is left.
      let isWord = !language.utf8.contains { $0.isAsciiSpace || $0 == Ascii.backtick }
      return isWord && !language.isEmpty ? ("```\(language)\n", "```") : nil
    case .blockQuote(false): return (">", "")
    case .blockQuote(true): return (">", "||")
    case .textUrl(let url):
      return LinkAddress(url) == nil ? nil : ("[", "](\(addressed(url)))")
    case .textMention(let id): return ("[", "](tg://user?id=\(id))")
    case .customEmoji(let id): return ("![", "](tg://emoji?id=\(id))")
    case .date(let date, let format):
      guard date > 0 else { return nil }
      let letters = DateFormatLetters.letters(of: format)
      return ("![", "](tg://time?unix=\(date)\(letters.isEmpty ? "" : "&format=\(letters)"))")
    case .mention, .hashtag, .cashtag, .botCommand, .url, .email, .phoneNumber, .bankCard,
      .timecode, .button:
      return nil
    }
  }

  private func addressed(_ url: String) -> String {
    var output: [UInt8] = []
    for byte in url.utf8 { Self.append(byte, place: .address, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }
}
