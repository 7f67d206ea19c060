import PageModel

/// Custom emoji in a text that is to be read as Markdown: `[👍](tg://emoji?id=5)`.
extension StyledText {
  /// The text with a link of Markdown in the place of each custom emoji.
  public var spellingEmoji: StyledText {
    StyledText(
      runs.map { run in
        guard case .emoji(let fileId, let alt)? = run.attributes.atom else { return run }
        var attributes = run.attributes
        attributes.atom = nil
        return Run(LinkMarker.markdown(ofEmoji: fileId, alt: alt), attributes)
      })
  }

  /// The text with custom emoji in the place of such links. A link whose alternative text has a
  /// bracket in it is none.
  public var readingEmoji: StyledText {
    var read = StyledText()
    for run in runs {
      guard run.attributes.atom == nil, run.text.utf8.contains(UInt8(ascii: "[")) else {
        read.append(run)
        continue
      }
      LinkMarker.split(run.text) { text, emoji in
        var attributes = run.attributes
        attributes.atom = emoji
        read.append(Run(text, attributes))
      }
    }
    return read
  }
}

extension LinkMarker {
  /// An emoji without an alternative text gets a blank: Markdown drops links around nothing.
  static func markdown(ofEmoji fileId: Int64, alt: String) -> String {
    var label = ""
    for scalar in (alt.isEmpty ? " " : alt).unicodeScalars {
      if "\\[]\n".unicodeScalars.contains(scalar) { label += "\\" }
      label.unicodeScalars.append(scalar)
    }
    return "[\(label)](\(address(ofEmoji: fileId)))"
  }

  /// The pieces of a text: words, and the custom emoji between them.
  fileprivate static func split(_ text: String, _ body: (String, InlineAtom?) -> Void) {
    let scalars = Array(text.unicodeScalars)
    var words = String.UnicodeScalarView()
    var index = 0
    // A closing bracket far away is looked for once.
    var closing = -1
    while index < scalars.count {
      if scalars[index] == "[" {
        if closing <= index {
          closing = scalars[(index + 1)...].firstIndex(of: "]") ?? scalars.count
        }
        if let (fileId, end) = emoji(in: scalars, from: closing) {
          body(String(words), nil)
          words = String.UnicodeScalarView()
          let label = String(String.UnicodeScalarView(scalars[(index + 1)..<closing]))
          body(label, .emoji(fileId: fileId, alt: label.unescaped))
          index = end
          continue
        }
      }
      words.append(scalars[index])
      index += 1
    }
    body(String(words), nil)
  }

  /// The number behind a closing bracket, and where its link ends.
  private static func emoji(
    in scalars: [Unicode.Scalar], from closing: Int
  ) -> (fileId: Int64, end: Int)? {
    let address = Array("](\(emoji)".unicodeScalars)
    let start = closing + address.count
    guard start < scalars.count, scalars[closing..<start].elementsEqual(address) else { return nil }
    // A number of 64 bits has at most 20 characters.
    let digits = scalars[start...].prefix(21).prefix { $0 != ")" }
    let end = start + digits.count
    guard end < scalars.count, scalars[end] == ")",
      let fileId = Int64(String(String.UnicodeScalarView(digits)))
    else { return nil }
    return (fileId, end + 1)
  }
}

extension String {
  fileprivate var unescaped: String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in unicodeScalars {
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { text.append(scalar) }
    }
    return String(text)
  }
}
