import PageMarkup

/// Formatted texts in one line, for tables of tests: `kind(text)` for each entity in its order,
/// with what it carries in angle brackets.
enum EntitySpelling {
  static func of(_ text: FormattedText) -> String {
    let units = Array(text.text.utf16)
    return text.entities.map { entity in
      let range = entity.range.clamped(to: 0..<units.count)
      return "\(of(entity.kind))(\(String(decoding: units[range], as: UTF16.self)))"
    }.joined(separator: " ")
  }

  static func of(_ kind: MessageEntity.Kind) -> String {
    switch kind {
    case .mention: return "mention"
    case .hashtag: return "hashtag"
    case .cashtag: return "cashtag"
    case .botCommand: return "command"
    case .url: return "url"
    case .email: return "email"
    case .phoneNumber: return "phone"
    case .bankCard: return "card"
    case .bold: return "b"
    case .italic: return "i"
    case .underline: return "u"
    case .strikethrough: return "s"
    case .spoiler: return "spoiler"
    case .code: return "code"
    case .pre(let language): return "pre" + (language.map { "<\($0)>" } ?? "")
    case .blockQuote(let collapsed): return collapsed ? "collapsed" : "quote"
    case .textUrl(let url): return "a<\(url)>"
    case .textMention(let id): return "user<\(id)>"
    case .customEmoji(let id): return "emoji<\(id)>"
    case .date(let date, let format):
      return "date<\(date)\(format.map { " \($0.rawValue)" } ?? "")>"
    case .timecode(let seconds): return "timecode<\(seconds)>"
    case .button: return "button"
    }
  }
}
