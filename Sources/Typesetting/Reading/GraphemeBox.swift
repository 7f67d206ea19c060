/// A user-perceived character on a line and where it stands.
struct GraphemeBox: Equatable {
  /// UTF-16 units of the paragraph.
  var range: Range<Int>
  /// From the line's left edge, points.
  var minX: Double
  var maxX: Double
  var isRightToLeft: Bool

  /// Where the caret stands before the character and after it.
  var leadingX: Double { isRightToLeft ? maxX : minX }
  var trailingX: Double { isRightToLeft ? minX : maxX }
}

extension LaidOutParagraph {
  /// The characters of a line in visual order, what hangs included. Characters that share a cluster
  /// of glyphs share its width.
  func graphemeBoxes(of line: LaidOutLine) -> [GraphemeBox] {
    var boxes: [GraphemeBox] = []
    for run in line.runs where !run.range.isEmpty {
      appendBoxes(of: run, to: &boxes)
    }
    return boxes
  }

  private func appendBoxes(of run: GlyphRun, to boxes: inout [GraphemeBox]) {
    var index = 0
    var x = run.x
    // To the left of everything a right-to-left run's cluster ends where the last one began.
    var previousStart = run.range.upperBound
    while index < run.glyphs.count {
      let start = Int(run.glyphs[index].cluster)
      var width = 0.0
      while index < run.glyphs.count, Int(run.glyphs[index].cluster) == start {
        width += Double(run.glyphs[index].advance)
        index += 1
      }
      let end: Int
      if run.isRightToLeft {
        end = previousStart
        previousStart = start
      } else {
        end = index < run.glyphs.count ? Int(run.glyphs[index].cluster) : run.range.upperBound
      }
      if start < end {
        appendBoxes(of: start..<end, x: x, width: width, run.isRightToLeft, to: &boxes)
      }
      x += width
    }
  }

  private func appendBoxes(
    of cluster: Range<Int>, x: Double, width: Double, _ isRightToLeft: Bool,
    to boxes: inout [GraphemeBox]
  ) {
    var starts = graphemeStarts(in: cluster)
    if starts.first != cluster.lowerBound { starts.insert(cluster.lowerBound, at: 0) }
    let share = width / Double(starts.count)
    let order = isRightToLeft ? Array(starts.indices.reversed()) : Array(starts.indices)
    for (position, index) in order.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : cluster.upperBound
      boxes.append(
        GraphemeBox(
          range: starts[index]..<end, minX: x + share * Double(position),
          maxX: x + share * Double(position + 1), isRightToLeft: isRightToLeft))
    }
  }

  private func graphemeStarts(in range: Range<Int>) -> [Int] {
    guard let segment = segment(at: range.lowerBound) else { return [range.lowerBound] }
    return range.filter {
      let unit = $0 - segment.start
      return unit < segment.text.length && segment.text.flags[unit].contains(.grapheme)
    }
  }

  /// The segment that holds an offset; the last one for the end of the text.
  func segment(at offset: Int) -> LaidOutSegment? {
    var low = 0
    var high = segments.count - 1
    guard high >= 0 else { return nil }
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return segments[low]
  }

  /// One past the last character of a line that can be selected: a line end is not one.
  func contentEnd(of line: LaidOutLine) -> Int {
    guard let segment = segment(at: line.range.lowerBound) else { return line.range.upperBound }
    return min(line.range.upperBound, segment.start + segment.text.contentLength)
  }
}
