import CCMarkGFM

extension MarkdownSyntax {
  /// Takes `[ ]` or `[x]` from the beginning of a list item. Whether it is one: the item then is
  /// marked as a task, and the rest of the line is still to be read.
  func readTask(_ line: BlockLine) -> Bool {
    let bytes = line.bytes
    let start = line.start
    guard line.parent.type == .item, line.parent.firstChild == nil,
      line.parent.own.kind == .none, start + 3 < bytes.count,
      bytes[start + 2] == Ascii.rightBracket, bytes[start + 3].isAsciiSpace
    else { return false }
    switch bytes[start + 1] {
    case Ascii.space: line.parent.own = OwnNode(.openTask)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): line.parent.own = OwnNode(.doneTask)
    default: return false
    }
    line.advance(to: start + 3)
    return true
  }
}
