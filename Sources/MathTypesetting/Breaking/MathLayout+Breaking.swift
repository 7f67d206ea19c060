extension MathLayout {
  /// The formula in pieces none of which is wider than `width` as far as it can be broken: after
  /// relations rather than after binary operators. One piece when it fits or has no such place.
  public func broken(to width: Double) -> [MathLayout] {
    guard self.width > width, breaks.count > 1, !hasForcedBreaks else { return [self] }
    var pieces: [MathLayout] = []
    var first = 0
    while first < breaks.count {
      let last = lastBreak(from: first, width: width)
      pieces.append(piece(first...last))
      first = last + 1
    }
    return pieces
  }

  var hasForcedBreaks: Bool {
    breaks.contains { if case .forced = $0.kind { true } else { false } }
  }

  /// The lines that forced breaks make of the formula, from top to bottom.
  func forcedLines() -> [(line: MathLayout, gap: Double)] {
    var lines: [(line: MathLayout, gap: Double)] = []
    var first = 0
    for (index, place) in breaks.enumerated() {
      if case .forced(let gap) = place.kind {
        lines.append((piece(first...index), gap))
        first = index + 1
      }
    }
    if first < breaks.count { lines.append((piece(first...(breaks.count - 1)), 0)) }
    return lines
  }

  /// The break that ends a line which starts after break `first - 1`: the last that fits, or the last
  /// relation when the line is at least three fifths full with it.
  private func lastBreak(from first: Int, width: Double) -> Int {
    let left = start(of: first)
    var last = first
    var relation: Int?
    for index in first..<breaks.count {
      guard breaks[index].end - left <= width else { break }
      last = index
      if breaks[index].kind == .afterRelation, breaks[index].end - left >= 0.6 * width {
        relation = index
      }
    }
    return last == breaks.count - 1 ? last : relation ?? last
  }

  /// Where the part that ends at a break begins.
  private func start(of index: Int) -> Double {
    index == 0 ? 0 : breaks[index - 1].start
  }

  /// The parts that end at a range of breaks as a layout of their own.
  private func piece(_ range: ClosedRange<Int>) -> MathLayout {
    let begin =
      range.lowerBound == 0
      ? Mark(rules: 0, glyphs: 0, lines: 0) : breaks[range.lowerBound - 1].mark
    let last = breaks[range.upperBound]
    let left = start(of: range.lowerBound)
    var result = MathLayout()
    result.fonts = fonts
    result.links = links
    result.rules = Array(rules[begin.rules..<last.mark.rules])
    result.glyphs = Array(glyphs[begin.glyphs..<last.mark.glyphs])
    result.lines = Array(lines[begin.lines..<last.mark.lines])
    result.shift(from: Mark(rules: 0, glyphs: 0, lines: 0), dx: -left, dy: 0)
    result.width = last.end - left
    result.ascent = breaks[range].reduce(0) { max($0, $1.ascent) }
    result.descent = breaks[range].reduce(0) { max($0, $1.descent) }
    return result
  }
}
