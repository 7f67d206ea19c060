/// What input methods ask about the text around the caret.
extension Editor {
  /// The text the caret is in, with atoms as U+FFFC, and where the caret and the selection's other
  /// end are in it, counted in code points. Nil at atoms and buttons.
  public var surroundingText: (text: String, caret: Int, anchor: Int)? {
    guard let caret = Caret(document, at: selection.head), caret.region != nil else { return nil }
    let start = selection.head - caret.offset
    let anchor = min(max(0, selection.anchor - start), caret.text.length)
    func points(_ offset: Int) -> Int { caret.text.prefix(offset).string.unicodeScalars.count }
    return (caret.text.string, points(caret.offset), points(anchor))
  }

  /// Deletes code points around the caret, as an input method asks for: within the text the caret
  /// is in.
  ///
  /// - Parameters:
  ///   - offset: Where to begin, counted from the caret; negative is before it.
  ///   - count: How many code points.
  /// - Returns: What was done; nil when there is nothing to delete there.
  @discardableResult
  public mutating func deleteSurrounding(offset: Int, count: Int) -> Outcome? {
    guard let surrounding = surroundingText else { return nil }
    let scalars = Array(surrounding.text.unicodeScalars)
    let (begin, overflow) = surrounding.caret.addingReportingOverflow(offset)
    guard !overflow, count > 0 else { return nil }
    let (end, isFar) = begin.addingReportingOverflow(count)
    let lower = min(max(0, begin), scalars.count)
    let upper = isFar ? scalars.count : min(max(lower, end), scalars.count)
    guard lower < upper else { return nil }
    func position(_ point: Int) -> Int {
      scalars[..<point].reduce(0) { $0 + UTF16.width($1) }
    }
    let start = selection.head - position(surrounding.caret)
    history.endGroup()
    let range = (start + position(lower))...(start + position(upper))
    return record(state.deleting(range))
  }
}

extension EditorState {
  /// Deletes a stretch within one text; the caret stays where it is in what is left.
  fileprivate func deleting(_ range: ClosedRange<Int>) -> Outcome {
    var transaction = Transaction(self)
    let caret = transaction.selection.head
    if let place = document.place(at: range.lowerBound), let (region, offset) = place.text {
      transaction.document.replace(
        offset..<(offset + range.count - 1), of: region, at: place.block, with: StyledText())
      let removed = min(max(0, caret - range.lowerBound), range.count - 1)
      transaction.putCaret(at: caret - removed)
    }
    return transaction.outcome()
  }
}
