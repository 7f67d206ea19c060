extension DecisionTable {
  /// What Backspace does.
  static let backspace = DecisionTable(
    "Backspace",
    [
      Row("1", "Selected media become an empty paragraph.") { edit in
        guard case .atom(let id)? = edit.selection.structure,
          let path = edit.document.path(of: id), edit.document.block(path)?.isAtom ?? false
        else { return false }
        edit.unmake(path)
        return true
      },
      Row("2", "Selected rows or columns are deleted, all of them with their table.") { edit in
        edit.deleteSelectedSlots()
      },
      Row(
        "3", "A selection is deleted; one of a paragraph's end alone counts as a caret behind it."
      ) { edit in
        guard !edit.selection.isCollapsed else { return false }
        edit.replace(edit.selection.range, with: StyledText())
        return true
      },
      Row("1b", "At a button: that button, and its row with the last one.") { edit in
        guard let caret = edit.caret, let button = caret.button else { return false }
        edit.removeButton(button, caret)
        return true
      },
      Row("4", "At the start of an author's line: to the end of what is quoted.") { edit in
        guard let caret = edit.caret, caret.region == .author, caret.isAtStart else { return false }
        edit.putCaret(at: edit.document.stop(atOrBefore: edit.selection.head - 1) ?? 0)
        return true
      },
      Row("5", "At the start of a cell: to the stop before, deleting nothing.") { edit in
        guard let caret = edit.caret, caret.cell != nil, caret.region == .paragraph,
          caret.isAtStart, caret.isFirst
        else { return false }
        edit.stepBack()
        return true
      },
      Row("6", "At an atom that is not selected: the end of the block before it is deleted.") {
        edit in
        guard let caret = edit.caret, caret.isAtGap else { return false }
        edit.deleteBeforeGap(caret)
        return true
      },
      Row("9", "At the start of an item: out by one level, or out of the list.") { edit in
        guard let caret = edit.caret, caret.item != nil, caret.isAtStart, caret.cell == nil
        else { return false }
        edit.outdentOrLeaveList(caret)
        return true
      },
      Row(
        "11", "At the start of a quote's first line: it leaves the quote, or goes if it is empty."
      ) { edit in
        guard let caret = edit.caret, caret.quote != nil, caret.region == .paragraph,
          caret.isAtStart, caret.isFirst, !caret.isLast, let owner = caret.path.stack.owner
        else { return false }
        edit.remove(caret.path)
        if caret.text.isEmpty {
          edit.putCaret(atStartOf: caret.path)
        } else {
          edit.insert(caret.block, at: owner)
          edit.putCaret(atStartOf: owner)
        }
        return true
      },
      Row("12", "At the start of a quote's only line: the quote goes, its line stays.") { edit in
        guard let caret = edit.caret, caret.quote != nil, caret.region == .paragraph,
          caret.isAtStart, caret.isFirst, let owner = caret.path.stack.owner
        else { return false }
        edit.unwrap(owner)
        edit.putCaret(atStartOf: owner)
        return true
      },
      Row("12b", "At the start of what details hold: to the title; an empty line goes.") { edit in
        guard let caret = edit.caret, caret.details != nil, caret.region == .paragraph,
          caret.isAtStart, caret.isFirst, let owner = caret.path.stack.owner
        else { return false }
        if caret.isInBlank { edit.remove(caret.path) }
        let title = edit.document.block(owner)?.text(of: .detailsTitle).length ?? 0
        edit.putCaret(at: Place(owner, .text(.detailsTitle, title)))
        return true
      },
      Row("14", "In empty code or an empty pull quote: an empty paragraph in its place.") { edit in
        guard let caret = edit.caret, edit.isEmptyBlock(caret) else { return false }
        edit.unmake(caret.path, keepingID: true)
        return true
      },
      Row("14b", "At the start of code, a language, a pull quote, a title: to the stop before.") {
        edit in
        guard let caret = edit.caret, caret.isAtStart else { return false }
        switch caret.region {
        case .code?, .codeLanguage?, .pullQuote?, .detailsTitle?: break
        case .paragraph?, .caption?, .author?, nil: return false
        }
        edit.stepBack()
        return true
      },
      Row("15", "At the start of a caption: an empty paragraph in place of the media.") { edit in
        guard let caret = edit.caret, caret.region == .caption, caret.isAtStart else {
          return false
        }
        edit.unmake(caret.path)
        return true
      },
      Row("16", "Within a text: the character before the caret.") { edit in
        guard let caret = edit.caret, let region = caret.region, !caret.isAtStart else {
          return false
        }
        edit.kind = .deleting
        let start = caret.text.backspaceStart(before: caret.offset)
        edit.document.replace(start..<caret.offset, of: region, at: caret.path, with: StyledText())
        edit.putCaret(at: Place(caret.path, .text(region, start)))
        return true
      },
      Row("17", "Behind a block that is no paragraph: to its end; an empty paragraph goes.") {
        edit in
        guard let caret = edit.caret, let previous = caret.previous, previous.paragraph == nil
        else { return false }
        if caret.isInBlank { edit.remove(caret.path) }
        edit.putCaret(atEndOf: caret.path.neighbour(-1))
        return true
      },
      Row("18", "Behind a paragraph: both become one.") { edit in
        guard let caret = edit.caret, caret.previous?.paragraph != nil else { return false }
        edit.mergeUp(caret.path)
        return true
      },
      Row("19", "At the start of the document: nothing.") { edit in
        true
      },
    ])
}

extension Transaction {
  mutating func pressBackspace() {
    collapseBreak()
    DecisionTable.backspace.decide(&self)
  }

  /// To the stop before the caret.
  fileprivate mutating func stepBack() {
    if let stop = document.stop(atOrBefore: selection.head - 1) { putCaret(at: stop) }
  }

  /// A selection from the end of one paragraph to the beginning of the next holds nothing: the
  /// caret goes to its end.
  private mutating func collapseBreak() {
    guard !selection.isCollapsed, selection.structure == nil,
      let start = Caret(document, at: selection.lower),
      let end = Caret(document, at: selection.upper), start.region == .paragraph,
      end.region == .paragraph, start.isAtEnd, end.isAtStart,
      document.stop(atOrAfter: selection.lower + 1) == selection.upper
    else { return }
    selection = Selection(caret: selection.upper)
  }

  mutating func removeButton(_ button: Int, _ caret: Caret) {
    guard case .buttonRow(var row) = caret.block else { return }
    if row.buttons.count > 1 {
      row.buttons.remove(at: button)
      document.replace(caret.path, with: .buttonRow(row))
      putCaret(at: Place(caret.path, .button(max(0, button - 1))))
      return
    }
    let position = selection.head
    remove(caret.path)
    putCaret(at: document.stop(atOrBefore: position - 1) ?? document.firstStop)
  }

  /// The block before an atom loses its last character, or goes if it is an empty paragraph; the
  /// caret stays at the atom. A folded quote with nothing before it opens.
  fileprivate mutating func deleteBeforeGap(_ caret: Caret) {
    guard let previous = caret.previous else {
      guard case .blockQuote(var quote) = caret.block else { return }
      quote.isCollapsed = false
      document.replace(caret.path, with: .blockQuote(quote))
      return putCaret(atStartOf: caret.path)
    }
    let above = caret.path.neighbour(-1)
    if previous.paragraph != nil, previous.text(of: .paragraph).isEmpty {
      remove(above)
      return putCaret(at: Place(above, .gap))
    }
    let region: Region
    switch previous {
    case .paragraph: region = .paragraph
    case .code: region = .code
    case .pullQuote: region = .pullQuote
    case .media(let media) where !media.isCaptionless: region = .caption
    case .media, .blockQuote, .details, .table, .buttonRow, .carried: return
    }
    let text = previous.text(of: region)
    let start = text.backspaceStart(before: text.length)
    setText(text.prefix(start), of: region, at: above)
    putCaret(at: caret.place)
  }

  /// Whether the caret is in code or a pull quote with nothing in it that was written.
  fileprivate func isEmptyBlock(_ caret: Caret) -> Bool {
    switch (caret.block, caret.region) {
    case (.code(let code), .code?): return code.text.isEmpty
    case (.code(let code), .codeLanguage?): return code.text.isEmpty && code.language.isEmpty
    case (.pullQuote(let quote), .pullQuote?): return quote.text.isEmpty && quote.author.isEmpty
    case (.details(let details), .detailsTitle?):
      return details.title.isEmpty && details.children.areAllBlank
    case (.code, _), (.pullQuote, _), (.details, _), (.paragraph, _), (.blockQuote, _),
      (.media, _), (.table, _), (.buttonRow, _), (.carried, _):
      return false
    }
  }
}
