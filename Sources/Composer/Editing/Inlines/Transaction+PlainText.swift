extension Transaction {
  /// Puts a plain text of any number of lines in the place of the selection: in a paragraph each
  /// line is a paragraph, in code lines stay lines, elsewhere they are one line.
  mutating func insertPlainText(_ string: String) {
    deleteSelection()
    guard let caret, !string.isEmpty else { return }
    let attributes = typingAttributes(at: caret.place)
    let text = StyledText(string.withLineFeeds, attributes)
    switch caret.region {
    case .code?, .pullQuote?: return insertText(text, at: caret.place)
    case .author?, .codeLanguage?, .caption?, .detailsTitle?:
      return insertText(StyledText(string.withLineFeeds.inOneLine, attributes), at: caret.place)
    case .paragraph? where caret.cell != nil:
      return insertText(StyledText(string.withLineFeeds.inOneLine, attributes), at: caret.place)
    case .paragraph?, nil: break
    }
    let lines = text.lines()
    guard lines.count > 1 else { return insertText(text, at: caret.place) }
    guard let host = caret.paragraph else {
      let paragraphs = lines.map { makeBlank($0) }
      replace(caret.path.index..<caret.path.index, in: caret.path.stack, with: paragraphs)
      return putCaret(atEndOf: caret.path.neighbour(paragraphs.count - 1))
    }
    var paragraphs = [host]
    paragraphs[0].text = caret.text.prefix(caret.offset) + lines[0]
    for line in lines.dropFirst() {
      var paragraph = host
      paragraph.id = document.ids.make()
      paragraph.text = line
      paragraph.list = host.list?.next
      paragraphs.append(paragraph)
    }
    let last = paragraphs.count - 1
    let place = Place(
      caret.path.neighbour(last), .text(.paragraph, paragraphs[last].text.length))
    paragraphs[last].text = paragraphs[last].text + caret.text.suffix(from: caret.offset)
    replace(
      caret.path.index..<(caret.path.index + 1), in: caret.path.stack,
      with: paragraphs.map { .paragraph($0) })
    putCaret(at: place)
  }
}

extension String {
  /// With line feeds for all the ways to end a line.
  var withLineFeeds: String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\r", "\u{2028}", "\u{2029}", "\u{85}": text.append("\n")
      default: text.append(scalar)
      }
      previous = scalar
    }
    return String(text)
  }
}
