import PageModel

extension PreviewReader {
  /// Writes a text as a part of its own.
  mutating func read(_ text: RichText, level: Int) {
    writer.beginPart()
    let start = writer.mark
    var hasPicture = false
    var open: [OpenAttribute] = []
    var walk = text.walk.makeIterator()
    while !writer.isFull, let node = walk.next() {
      while let last = open.last, last.level >= walk.level {
        writer.addAttribute(last.kind, since: last.mark)
        open.removeLast()
      }
      guard take(level: level + walk.level - 1) else { break }
      switch node {
      case .plain(let string):
        inspect(string)
      case .formula:
        writer.writeIcon(.formula, label: options.strings.formula)
      case .textCustomEmoji(let fileId, let alt):
        writeEmoji(fileId, alt: alt)
      case .image:
        hasPicture = true
      case .textDate(_, let date, let format):
        open.append(OpenAttribute(.date(date, format: format), at: walk.level, writer))
        if let format, let spelling = options.strings.date?(date, format) {
          writer.write(spelling)
          walk.skipNested()
        }
      case .italic:
        open.append(OpenAttribute(.italic, at: walk.level, writer))
      case .underline:
        open.append(OpenAttribute(.underline, at: walk.level, writer))
      case .strikethrough:
        open.append(OpenAttribute(.strikethrough, at: walk.level, writer))
      case .textSpoiler:
        open.append(OpenAttribute(.spoiler, at: walk.level, writer))
      case .empty, .bold, .fixed, .url, .email, .concat, .subscript, .superscript, .marked,
        .phone, .anchor, .textAutoEmail, .textAutoPhone, .textAutoUrl, .textBankCard,
        .textBotCommand, .textCashtag, .textHashtag, .textMention, .textMentionName, .textButton,
        .textTonAddress:
        break
      }
      if isExhausted { break }
    }
    for attribute in open.reversed() {
      writer.addAttribute(attribute.kind, since: attribute.mark)
    }
    // A picture among words says nothing that could be read; alone it is all there is.
    if hasPicture, writer.mark == start { writer.write(options.strings.photo) }
  }

  /// An emoji is shown by the text that stands for it, its own or the one its file has.
  private mutating func writeEmoji(_ fileId: Int64, alt: String) {
    var shown = alt
    if alt.allSatisfy(\.isWhitespace) {
      shown = alternativeText(of: .cloudFile(fileId)) ?? "\u{FFFD}"
    }
    let mark = writer.mark
    inspect(shown)
    writer.addAttribute(.customEmoji(fileId: fileId), since: mark)
  }

  private func alternativeText(of id: MediaId) -> String? {
    guard case .file(let file) = page.media[id] else { return nil }
    for case .customEmoji(_, _, let alt, _) in file.attributes where !alt.isEmpty { return alt }
    return nil
  }

  private struct OpenAttribute {
    var kind: PagePreview.Attribute.Kind
    var level: Int
    var mark: Int

    init(_ kind: PagePreview.Attribute.Kind, at level: Int, _ writer: PreviewWriter) {
      self.kind = kind
      self.level = level
      mark = writer.mark
    }
  }
}
