extension RichText {
  /// The text on one line.
  ///
  /// Strings are quoted; everything else is `name(contents, field=value)`, with the names of the
  /// cases (without "text" in front of those that have it). The parts of a concatenation stand
  /// side by side, `concat(…)` is only written where that would read as something else. A whole
  /// text is thus for example `bold("x") " y"`.
  ///
  /// A text within ``NestingLimit/richText`` is dumped within a small stack.
  public func treeDump() -> String {
    var line = ""
    dump(into: &line)
    return line
  }

  private func dump(into line: inout String) {
    switch nested {
    case .nothing:
      line += leafDump
    case .text(let text):
      line += dumpName + "("
      text.dump(into: &line)
      for field in dumpFields { line += ", " + field }
      line += ")"
    case .texts(let texts):
      if texts.count < 2 { line += "concat(" }
      texts.dumpSideBySide(into: &line)
      if texts.count < 2 { line += ")" }
    }
  }

  /// A concatenation right inside of one must not melt into it.
  fileprivate func dumpAsPart(into line: inout String) {
    guard case .concat(let texts) = self, texts.count >= 2 else { return dump(into: &line) }
    line += "concat("
    texts.dumpSideBySide(into: &line)
    line += ")"
  }

  private var leafDump: String {
    switch self {
    case .plain(let string): return string.quotedForDump
    case .formula(let latex): return "formula(\(latex.quotedForDump))"
    case .image(let id, let size): return "image(\(id.dump), size=\(size.dump))"
    case .textCustomEmoji(let fileId, let alt):
      return "customEmoji(\(alt.quotedForDump), file=\(fileId))"
    case .empty, .bold, .italic, .underline, .strikethrough, .fixed, .url, .email, .concat,
      .subscript, .superscript, .marked, .phone, .anchor, .textAutoEmail, .textAutoPhone,
      .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
      .textMentionName, .textSpoiler, .textDate, .textButton, .textTonAddress:
      return dumpName
    }
  }

  private var dumpName: String {
    switch self {
    case .empty: return "empty"
    case .plain: return "plain"
    case .bold: return "bold"
    case .italic: return "italic"
    case .underline: return "underline"
    case .strikethrough: return "strikethrough"
    case .fixed: return "fixed"
    case .url: return "url"
    case .email: return "email"
    case .concat: return "concat"
    case .subscript: return "subscript"
    case .superscript: return "superscript"
    case .marked: return "marked"
    case .phone: return "phone"
    case .image: return "image"
    case .anchor: return "anchor"
    case .formula: return "formula"
    case .textCustomEmoji: return "customEmoji"
    case .textAutoEmail: return "autoEmail"
    case .textAutoPhone: return "autoPhone"
    case .textAutoUrl: return "autoUrl"
    case .textBankCard: return "bankCard"
    case .textBotCommand: return "botCommand"
    case .textCashtag: return "cashtag"
    case .textHashtag: return "hashtag"
    case .textMention: return "mention"
    case .textMentionName: return "mentionName"
    case .textSpoiler: return "spoiler"
    case .textDate: return "date"
    case .textButton: return "button"
    case .textTonAddress: return "tonAddress"
    }
  }

  /// What stands behind the contents of a text that holds one.
  private var dumpFields: [String] {
    var fields: [String] = []
    switch self {
    case .empty, .plain, .bold, .italic, .underline, .strikethrough, .fixed, .concat, .subscript,
      .superscript, .marked, .image, .formula, .textCustomEmoji, .textAutoEmail, .textAutoPhone,
      .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
      .textSpoiler, .textTonAddress:
      break
    case .url(_, let url, let webpageId):
      fields.quoted("url", url)
      fields.field("webpage", webpageId?.dump)
    case .email(_, let email):
      fields.quoted("email", email)
    case .phone(_, let phone):
      fields.quoted("phone", phone)
    case .anchor(_, let name):
      fields.quoted("name", name)
    case .textMentionName(_, let peerId):
      fields.number("peer", peerId)
    case .textDate(_, let date, let format):
      fields.number("date", date)
      fields.field("format", format?.dump)
    case .textButton(let button):
      fields = button.dumpFields
    }
    return fields
  }
}

extension [RichText] {
  fileprivate func dumpSideBySide(into line: inout String) {
    for index in indices {
      if index > 0 { line += " " }
      self[index].dumpAsPart(into: &line)
    }
  }
}

extension RichText: CustomDebugStringConvertible {
  public var debugDescription: String { treeDump() }
}

extension DateTimeFormat {
  /// The parts in words, "none" when there is none.
  fileprivate var dump: String {
    switch self {
    case .relative:
      return "relative"
    case .full(let timeFormat, let dateFormat, let dayOfWeek):
      var parts: [String] = []
      if let timeFormat { parts.append(timeFormat == .short ? "shortTime" : "longTime") }
      if let dateFormat { parts.append(dateFormat == .short ? "shortDate" : "longDate") }
      if dayOfWeek { parts.append("dayOfWeek") }
      return parts.isEmpty ? "none" : parts.joined(separator: "+")
    }
  }
}
