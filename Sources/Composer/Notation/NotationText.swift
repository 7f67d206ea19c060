import PageModel

/// Text in the notation: what it is made of on one line, with the caret in it.
///
/// | Written | Is |
/// |---|---|
/// | `\|` | the caret, or where a selection ends |
/// | `^` | where a selection began |
/// | `{b i:words}` | words in bold and italic |
/// | `{url="https://x":words}` | words with a link |
/// | `{formula="x^2"}` | an atom |
/// | `\n`, `\\|`, `\\^`, `\\{`, `\\}`, `\\\\` | the characters themselves |
enum NotationText {
  static let caret: Unicode.Scalar = "|"
  static let anchor: Unicode.Scalar = "^"

  /// - Parameter marks: Offsets in the text and what stands there, ascending.
  static func writing(_ text: StyledText, marks: [(offset: Int, mark: Unicode.Scalar)] = [])
    -> String
  {
    var written = ""
    var marks = marks[...]
    var start = 0
    func take(upTo offset: Int) {
      while let mark = marks.first, mark.offset <= offset {
        written.unicodeScalars.append(mark.mark)
        marks.removeFirst()
      }
    }
    for run in text.runs {
      take(upTo: start)
      let words = words(of: run.attributes)
      if !words.isEmpty { written += "{" + words.joined(separator: " ") }
      if run.attributes.atom == nil {
        if !words.isEmpty { written += ":" }
        var offset = start
        for scalar in run.text.unicodeScalars {
          if offset > start { take(upTo: offset) }
          write(scalar, into: &written)
          offset += UTF16.width(scalar)
        }
      }
      if !words.isEmpty { written += "}" }
      start += run.length
    }
    take(upTo: .max)
    return written
  }

  private static func write(_ scalar: Unicode.Scalar, into written: inout String) {
    switch scalar {
    case "\n": written += "\\n"
    case "\\", "{", "}", caret, anchor:
      written += "\\"
      written.unicodeScalars.append(scalar)
    default: written.unicodeScalars.append(scalar)
    }
  }

  private static func words(of attributes: TextAttributes) -> [String] {
    var words: [String] = []
    for link in attributes.links { words += link.words }
    for (style, name) in CharacterStyle.all { words.flag(name, attributes.style.contains(style)) }
    if let look = attributes.look {
      words.quoted("font", look.family)
      words.field("fontSize", look.size.map { String($0) })
      words.number("color", look.foreground)
      words.number("highlight", look.highlight)
    }
    if let atom = attributes.atom { words += atom.words }
    return words
  }
}

extension TextLink {
  fileprivate var words: [String] {
    var words: [String] = []
    switch self {
    case .url(let url, let webpageId):
      words.quoted("url", url)
      words.field("page", webpageId?.word)
    case .email(let email): words.quoted("email", email)
    case .phone(let phone): words.quoted("phone", phone)
    case .mention(let peerId): words.number("mention", peerId)
    case .date(let date, let format):
      words.number("date", date)
      words.field("format", format.map { DateTimeLetters.text($0) })
    case .anchor(let name): words.quoted("anchor", name)
    case .detected(let kind): words.field("auto", kind.rawValue)
    }
    return words
  }
}

extension InlineAtom {
  fileprivate var words: [String] {
    var words: [String] = []
    switch self {
    case .emoji(let fileId, let alt):
      words.number("emoji", fileId)
      words.quoted("alt", alt)
    case .formula(let latex): words.quoted("formula", latex)
    case .button(let button): words += ["button"] + button.words
    case .image(let id, let dimensions):
      words.field("image", id.word)
      words.field("dimensions", "\(dimensions.width)x\(dimensions.height)")
    case .anchor(let name): words.quoted("point", name)
    }
    return words
  }
}

extension InstantPageButton {
  var words: [String] {
    var words = dumpFields
    words.quoted("label", NotationText.writing(StyledText(text)))
    return words
  }
}

extension MediaId {
  /// Namespace and id.
  var word: String { "\(namespace):\(id)" }
}
