extension DecisionTable {
  /// What Enter does. A selection is deleted first; the rows that leave a block are for a caret
  /// that was collapsed from the start.
  static let enter = DecisionTable(
    "Enter",
    [
      Row("1", "At an atom: an empty paragraph before it.") { edit in
        guard edit.wasCollapsed, let caret = edit.caret, caret.isAtGap || caret.isAtButton else {
          return false
        }
        edit.insert(edit.makeBlank(), at: caret.path)
        edit.putCaret(at: Place(caret.path.neighbour(1), caret.place.spot))
        return true
      },
      Row(
        "2", "In an author's line: what is behind the caret becomes a paragraph behind the quote."
      ) { edit in
        guard let caret = edit.caret, caret.region == .author else { return false }
        edit.moveTailBehind(caret, .author)
        return true
      },
      Row("3", "In a code block's language: to the code.") { edit in
        guard let caret = edit.caret, caret.region == .codeLanguage else { return false }
        edit.putCaret(at: Place(caret.path, .text(.code, 0)))
        return true
      },
      Row("4", "In code and pull quotes: a second Enter at either end leaves the block.") { edit in
        guard edit.wasCollapsed, let caret = edit.caret else { return false }
        guard caret.region == .code || caret.region == .pullQuote else { return false }
        return edit.leaveLines(caret)
      },
      Row("5", "In code and pull quotes otherwise: a line feed.") { edit in
        guard let caret = edit.caret, let region = caret.region else { return false }
        guard region == .code || region == .pullQuote else { return false }
        let lineFeed = StyledText("\n", edit.typingAttributes(at: caret.place))
        edit.insertText(lineFeed, at: caret.place)
        return true
      },
      Row("7", "On the empty last line of a quote: behind the quote.") { edit in
        guard edit.wasCollapsed, let caret = edit.caret, let quote = caret.quote, caret.isInBlank,
          caret.isLast, caret.siblings.count > 1, let owner = caret.path.stack.owner
        else { return false }
        if quote.children.areAllBlank, quote.author.isEmpty {
          edit.unmake(owner)
        } else {
          edit.remove(caret.path)
          edit.insertBlank(at: owner.neighbour(1))
        }
        return true
      },
      Row("8", "On the empty first line of a quote, or right behind it: before the quote.") {
        edit in
        guard edit.wasCollapsed, let caret = edit.caret, let quote = caret.quote, caret.isAtStart,
          caret.region == .paragraph, caret.path.index <= 1, caret.siblings.count > 1,
          caret.siblings[0].isBlank, !quote.children.areAllBlank, let owner = caret.path.stack.owner
        else { return false }
        edit.remove(caret.path.stack[0])
        edit.insertBlank(at: owner)
        return true
      },
      Row("8b", "On the empty last line of details: behind the details.") { edit in
        guard edit.wasCollapsed, let caret = edit.caret, caret.details != nil, caret.isInBlank,
          caret.isLast, caret.siblings.count > 1, let owner = caret.path.stack.owner
        else { return false }
        edit.remove(caret.path)
        edit.insertBlank(at: owner.neighbour(1))
        return true
      },
      Row("8c", "In the title of details: to the first line of what they hold, opening them.") {
        edit in
        guard let caret = edit.caret, caret.region == .detailsTitle else { return false }
        edit.enterDetails(caret.path)
        return true
      },
      Row("9", "Behind an empty first line in the cell of a heading row: above the table.") {
        edit in
        guard edit.wasCollapsed, let caret = edit.caret, let cell = caret.cell, cell.row == 0,
          cell.table.rows[0].isHeader, caret.path.index == 1, caret.isAtStart,
          caret.region == .paragraph, caret.siblings[0].isBlank
        else { return false }
        edit.remove(caret.path.stack[0])
        edit.insertBlank(at: cell.path)
        return true
      },
      Row("10", "On an empty item of a list: out by one level, or out of the list.") { edit in
        guard edit.wasCollapsed, let caret = edit.caret, caret.item != nil, caret.text.isEmpty
        else { return false }
        edit.outdentOrLeaveList(caret)
        return true
      },
      Row("11", "In a caption: what is behind the caret becomes a paragraph behind the media.") {
        edit in
        guard let caret = edit.caret, caret.region == .caption else { return false }
        edit.moveTailBehind(caret, .caption)
        return true
      },
      Row("12", "Otherwise: the paragraph is cut in two.") { edit in
        guard let caret = edit.caret, caret.region == .paragraph else { return false }
        edit.splitParagraph(caret)
        return true
      },
    ])
}

extension Transaction {
  /// Whether nothing was selected when the command began.
  var wasCollapsed: Bool { before.selection.isCollapsed }

  mutating func pressEnter() {
    deleteSelection()
    DecisionTable.enter.decide(&self)
  }

  /// The text behind the caret becomes a paragraph after the block, with the caret at its start.
  fileprivate mutating func moveTailBehind(_ caret: Caret, _ region: Region) {
    let tail = makeBlank(caret.text.suffix(from: caret.offset))
    setText(caret.text.prefix(caret.offset), of: region, at: caret.path)
    insert(tail, at: caret.path.neighbour(1))
    putCaret(atStartOf: caret.path.neighbour(1))
  }

  /// Leaves a block of lines at an end that already has an empty line.
  fileprivate mutating func leaveLines(_ caret: Caret) -> Bool {
    guard let region = caret.region else { return false }
    let text = caret.text
    let string = text.string
    let scalars = string.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return false }
    let author = caret.block.text(of: .author)
    if scalars.allSatisfy({ $0 == "\n" }), author.isEmpty {
      unmake(caret.path)
    } else if caret.isAtEnd, last == "\n" {
      setText(text.prefix(text.length - 1), of: region, at: caret.path)
      insertBlank(at: caret.path.neighbour(1))
    } else if caret.offset <= 1, first == "\n" {
      setText(text.suffix(from: 1), of: region, at: caret.path)
      insertBlank(at: caret.path)
    } else {
      return false
    }
    return true
  }

  /// To the first line inside, which is made if there is none.
  mutating func enterDetails(_ path: BlockPath) {
    guard case .details(var details)? = document.block(path) else { return }
    details.isExpanded = true
    if details.children.isEmpty { details.children = [makeBlank()] }
    document.replace(path, with: .details(details))
    putCaret(atStartOf: path.entering(.body)[0])
  }
}
