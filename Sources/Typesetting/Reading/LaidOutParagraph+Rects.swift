extension LaidOutParagraph {
  /// The rectangles a range covers, a rectangle a visual stretch, each `capBox` high and standing
  /// on its line's baseline; for decorations, links and selection. What hangs over a line's end is
  /// left out; x is not rounded.
  public func rects(for range: Range<Int>) -> [Rect] {
    var rects: [Rect] = []
    // A long paragraph is asked for the places of thousands of words, one after the other.
    var (first, end) = (0, lines.count)
    while first < end {
      let middle = (first + end) / 2
      if lines[middle].range.upperBound <= range.lowerBound {
        first = middle + 1
      } else {
        end = middle
      }
    }
    for index in first..<lines.count {
      let line = lines[index]
      if line.range.lowerBound >= range.upperBound { break }
      let origin = lineOrigin(index)
      for stretch in stretches(of: range, in: line) {
        rects.append(
          Rect(
            x: origin.x + stretch.lowerBound, y: line.baseline - capBox,
            width: stretch.upperBound - stretch.lowerBound, height: capBox))
      }
    }
    return rects
  }

  /// The parts of a line a range covers, from the line's left edge, left to right.
  private func stretches(of range: Range<Int>, in line: LaidOutLine) -> [ClosedRange<Double>] {
    var stretches: [ClosedRange<Double>] = []
    for box in graphemeBoxes(of: line) where range.overlaps(box.range) {
      let left = max(box.minX, 0)
      let right = min(box.maxX, line.frame.width)
      guard left < right else { continue }
      if let last = stretches.last, abs(last.upperBound - left) < 0.01 {
        stretches[stretches.count - 1] = last.lowerBound...right
      } else {
        stretches.append(left...right)
      }
    }
    return stretches
  }
}
