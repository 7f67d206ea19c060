extension Transaction {
  /// The ways to the paragraphs the selection touches, in their order.
  var touchedParagraphs: [BlockPath] {
    document.texts(touching: selection.range).filter { $0.region == .paragraph }.map(\.block)
  }

  /// Changes the touched paragraphs that a condition holds for; what is selected stays selected.
  ///
  /// - Returns: Whether there is one.
  mutating func updateTouched(
    where condition: (BlockPath, Paragraph) -> Bool = { _, _ in true },
    _ change: (inout Paragraph) -> Void
  ) -> Bool {
    let paths = touchedParagraphs.filter { path in
      document.block(path)?.paragraph.map { condition(path, $0) } ?? false
    }
    let ends = (document.place(at: selection.anchor), document.place(at: selection.head))
    for path in paths { updateParagraph(path, change) }
    // An author's line may come or go where a quote's only line becomes an item; one that is gone
    // has no place, and the nearest one is meant.
    selection = Selection(
      anchor: ends.0.flatMap { document.position(of: $0) }
        ?? document.caretPosition(near: selection.anchor),
      head: ends.1.flatMap { document.position(of: $0) }
        ?? document.caretPosition(near: selection.head))
    kind = .format
    return !paths.isEmpty
  }

  /// The blocks of the caret's own stack that the selection touches.
  ///
  /// - Returns: Nil when the selection crosses stacks.
  var touchedSiblings: (stack: StackPath, range: ClosedRange<Int>)? {
    guard let first = document.place(at: selection.lower),
      let last = document.place(at: selection.upper), first.stack == last.stack
    else { return nil }
    return (first.stack, first.block.index...last.block.index)
  }

  /// The blocks of the document itself that the selection touches.
  var touchedTopBlocks: ClosedRange<Int> {
    func top(_ position: Int) -> Int {
      guard let place = document.place(at: position) else { return 0 }
      return place.stack.steps.first?.index ?? place.block.index
    }
    return top(selection.lower)...top(selection.upper)
  }
}
