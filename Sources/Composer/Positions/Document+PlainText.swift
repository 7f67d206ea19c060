extension Document {
  /// What a range of the axis reads as: its texts, with a line feed between two of them. The cells
  /// of a table follow one another without; an emoji is its alternative text, a formula its LaTeX.
  public func plainText(in range: ClosedRange<Int>) -> String {
    let stretches = texts(touching: range)
    var text = ""
    var last: TextStretch?
    for stretch in stretches {
      if let last, !last.isInSameTable(as: stretch) { text += "\n" }
      let lower = max(0, range.lowerBound - stretch.start)
      let upper = min(stretch.text.length, range.upperBound - stretch.start)
      if lower < upper { text += stretch.text.slice(lower..<upper).plainText }
      last = stretch
    }
    return text
  }
}

extension TextStretch {
  /// Whether both texts are in cells of one table.
  fileprivate func isInSameTable(as other: TextStretch) -> Bool {
    guard let mine = block.stack.steps.last, let theirs = other.block.stack.steps.last,
      case .cell = mine.slot, case .cell = theirs.slot
    else { return false }
    return block.stack.owner == other.block.stack.owner
  }
}
