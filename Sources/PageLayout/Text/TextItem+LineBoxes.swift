import Typesetting

extension TextItem {
  /// From the top of the first line's box to the bottom of the last one's, what attachments need
  /// below it included.
  var lineBoxes: ClosedRange<Double> {
    guard let first = paragraph.lines.first, let last = paragraph.lines.last else { return 0...0 }
    return first.frame.minY...max(first.frame.minY, last.frame.maxY + last.extraDescent)
  }
}
