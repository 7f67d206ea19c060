extension DecisionTable {
  /// What Delete does: the mirror of Backspace, with the same care for what is not a paragraph.
  static let delete = DecisionTable(
    "Delete",
    [
      Row("1", "What is selected is deleted as by Backspace.") { edit in
        guard !edit.selection.isCollapsed || edit.selection.structure != nil else { return false }
        edit.pressBackspace()
        return true
      },
      Row("2", "At a button: that button, and its row with the last one.") { edit in
        guard let caret = edit.caret, let button = caret.button else { return false }
        edit.removeButton(button, caret)
        return true
      },
      Row("3", "At an atom: it is selected first.") { edit in
        guard let caret = edit.caret, caret.isAtGap else { return false }
        edit.selection.structure = .atom(caret.block.id)
        return true
      },
      Row("4", "Within a text: the character behind the caret.") { edit in
        guard let caret = edit.caret, let region = caret.region, !caret.isAtEnd else {
          return false
        }
        edit.kind = .deleting
        let end = caret.text.clusterEnd(after: caret.offset)
        edit.document.replace(caret.offset..<end, of: region, at: caret.path, with: StyledText())
        edit.putCaret(at: caret.place)
        return true
      },
      Row("5", "In an empty paragraph before a block that is no paragraph: the paragraph.") {
        edit in
        guard let caret = edit.caret, caret.isInBlank, let next = caret.next,
          next.paragraph == nil
        else { return false }
        edit.remove(caret.path)
        edit.putCaret(atStartOf: caret.path)
        edit.selectAtom()
        return true
      },
      Row("6", "Before a paragraph of the same stack: both become one.") { edit in
        guard let caret = edit.caret, caret.paragraph != nil, caret.next?.paragraph != nil
        else { return false }
        edit.mergeUp(caret.path.neighbour(1))
        return true
      },
      Row("7", "Otherwise: to the stop behind, deleting nothing; an atom there is selected.") {
        edit in
        // The ends of quotes, cells and code are walls from both sides.
        guard let stop = edit.document.stop(atOrAfter: edit.selection.head + 1) else {
          return false
        }
        edit.putCaret(at: stop)
        edit.selectAtom()
        return true
      },
      Row("8", "At the end of the document: nothing.") { _ in true },
    ])
}

extension Transaction {
  mutating func pressDelete() {
    DecisionTable.delete.decide(&self)
  }

  /// Selects the atom the caret is at, if it is at one.
  fileprivate mutating func selectAtom() {
    guard let caret, caret.isAtGap else { return }
    selection.structure = .atom(caret.block.id)
  }
}
