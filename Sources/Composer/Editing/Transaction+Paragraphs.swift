extension Transaction {
  /// Cuts the caret's paragraph in two, the caret at the lower one's start. The upper one keeps
  /// the id; the lower one of a heading is body text, and of a checked item unchecked.
  mutating func splitParagraph(_ caret: Caret) {
    guard var upper = caret.paragraph else { return }
    var lower = upper
    lower.id = document.ids.make()
    upper.text = caret.text.prefix(caret.offset)
    lower.text = caret.text.suffix(from: caret.offset)
    if lower.style != .body {
      lower.style = .body
      lower.text = lower.text.withoutFonts
    }
    lower.list = lower.list?.next
    replace(caret.path, with: .paragraph(upper), .paragraph(lower))
    putCaret(atStartOf: caret.path.neighbour(1))
  }

  /// Joins a paragraph to the one above it, the caret where they meet.
  mutating func mergeUp(_ path: BlockPath) {
    guard var upper = document.block(path.neighbour(-1))?.paragraph,
      let lower = document.block(path)?.paragraph
    else { return }
    let place = Place(path.neighbour(-1), .text(.paragraph, upper.text.length))
    upper.text = upper.text + (upper.style == lower.style ? lower.text : lower.text.withoutFonts)
    replace((path.index - 1)..<(path.index + 1), in: path.stack, with: [.paragraph(upper)])
    putCaret(at: place)
  }

  /// What Enter and Backspace do to an item before anything else: it comes out by one level, and
  /// from the outermost it is no item any more.
  mutating func outdentOrLeaveList(_ caret: Caret) {
    updateParagraph(caret.path) { paragraph in
      guard let list = paragraph.list else { return }
      if list.level > 0 {
        paragraph.list = list.indented(by: -1)
      } else {
        paragraph.list = nil
        paragraph.style = .body
      }
    }
  }
}

extension StyledText {
  /// Without sizes and families of its own.
  var withoutFonts: StyledText {
    mapping { attributes in
      var attributes = attributes
      attributes.look = attributes.look?.withoutFont()
      return attributes
    }
  }
}
