/// Finds where the lines of a shaped segment end, by walking its cumulative advances. Nothing is
/// shaped but the few glyphs around an unsafe cut.
///
/// A line is wider than its limit only when its one cluster is: an object that does not fit ends the
/// line before it, whatever it is glued to, so no line ever has to be broken a second time.
struct LineBreaker {
  let segment: ShapedSegment
  let shaper: Shaper
  /// The first opportunity after the line at hand.
  private var next = 0

  init(_ segment: ShapedSegment, shaper: Shaper) {
    self.segment = segment
    self.shaper = shaper
  }

  /// The longest line from `start` that fits `limit` glyph units; at least one cluster. `start` may
  /// not go back from one call to the next.
  mutating func line(from start: Int, limit: Int) -> BrokenLine {
    skipOpportunities(upTo: start)
    guard let best = lastFitting(from: start, limit: limit) else {
      return emergencyLine(from: start, limit: limit)
    }
    var candidate = best
    while candidate >= next {
      let opportunity = segment.opportunities[candidate]
      let hyphen = hyphenWidth(opportunity)
      var line = cut(
        from: start, contentEnd: max(Int(opportunity.contentEnd), start),
        to: Int(opportunity.offset))
      line.width += hyphen
      line.hyphenates = hyphen > 0
      if line.width <= limit { return line }
      candidate -= 1
    }
    return emergencyLine(from: start, limit: limit)
  }

  /// The line from `start` to the end of its word.
  mutating func word(from start: Int) -> BrokenLine {
    skipOpportunities(upTo: start)
    let units = segment.text.units
    while next < segment.opportunities.count {
      let opportunity = segment.opportunities[next]
      let end = Int(opportunity.offset)
      let isSolid =
        CharacterClass.isWrittenSolid(units[end - 1])
        || (end < units.count && CharacterClass.isWrittenSolid(units[end]))
      if opportunity.isMandatory || isSolid || segment.text.flags[end - 1].contains(.hangs) {
        return cut(from: start, contentEnd: max(Int(opportunity.contentEnd), start), to: end)
      }
      next += 1
    }
    return cut(from: start, contentEnd: segment.text.contentLength, to: segment.text.length)
  }

  /// As much from `start` as fits `limit`, cut between any two clusters, without spaces at its end;
  /// possibly nothing. What follows the next forced break is not looked at.
  mutating func stretch(from start: Int, limit: Int) -> BrokenLine {
    skipOpportunities(upTo: start)
    var walker = LineWalker(segment, from: start)
    let end = nextForcedEnd
    var best = start
    var unit = start + 1
    while unit <= end {
      if isClusterStart(unit) || unit == end {
        guard walker.advance(to: unit) <= limit else { break }
        best = unit
      }
      unit += 1
    }
    while best > start {
      if segment.text.flags[best - 1].contains(.hangs) || !isClusterStart(best) && best < end {
        best -= 1
        continue
      }
      let line = cut(from: start, contentEnd: best, to: best)
      if line.width <= limit { return line }
      best -= 1
    }
    return BrokenLine(range: start..<start, contentEnd: start, width: 0)
  }

  // MARK: Opportunities

  private mutating func skipOpportunities(upTo start: Int) {
    while next < segment.opportunities.count, segment.opportunities[next].offset <= start {
      next += 1
    }
  }

  /// The last opportunity whose line fits as the segment is shaped, nil when none does.
  private func lastFitting(from start: Int, limit: Int) -> Int? {
    guard segment.tabs.isEmpty else { return lastFittingTabbed(from: start, limit: limit) }
    var best: Int?
    segment.opportunities.withUnsafeBufferPointer { opportunities in
      segment.offsets.withUnsafeBufferPointer { offsets in
        let end = offsets[start] + limit
        for index in next..<opportunities.count {
          let opportunity = opportunities[index]
          let offset = offsets[max(Int(opportunity.contentEnd), start)]
          if offset > end { break }
          if !opportunity.hyphenates || offset + hyphenWidth(opportunity) <= end { best = index }
          if opportunity.isMandatory { break }
        }
      }
    }
    return best
  }

  private func lastFittingTabbed(from start: Int, limit: Int) -> Int? {
    var best: Int?
    var walker = LineWalker(segment, from: start)
    segment.opportunities.withUnsafeBufferPointer { opportunities in
      for index in next..<opportunities.count {
        let opportunity = opportunities[index]
        let width = walker.advance(to: max(Int(opportunity.contentEnd), start))
        if width > limit { break }
        if !opportunity.hyphenates || width + hyphenWidth(opportunity) <= limit { best = index }
        if opportunity.isMandatory { break }
      }
    }
    return best
  }

  private var nextForcedEnd: Int {
    for index in next..<segment.opportunities.count where segment.opportunities[index].isMandatory {
      return Int(segment.opportunities[index].contentEnd)
    }
    return segment.text.contentLength
  }

  private func hyphenWidth(_ opportunity: BreakOpportunity) -> Int {
    guard opportunity.hyphenates else { return 0 }
    let run = segment.runs[segment.runIndex(at: Int(opportunity.offset) - 1)]
    return Int(segment.fonts[run.font].hyphen.advance)
  }

  // MARK: Words longer than a line

  private func emergencyLine(from start: Int, limit: Int) -> BrokenLine {
    guard next < segment.opportunities.count else {
      return cut(from: start, contentEnd: segment.text.contentLength, to: segment.text.length)
    }
    let opportunity = segment.opportunities[next]
    let wordEnd = max(Int(opportunity.contentEnd), start)
    var walker = LineWalker(segment, from: start)
    var best: Int?
    var unit = start + 1
    while unit < wordEnd {
      if isClusterStart(unit) {
        let fits = walker.advance(to: unit) <= limit
        if fits || best == nil { best = unit }
        if !fits { break }
      }
      unit += 1
    }
    while let end = best {
      let line = cut(from: start, contentEnd: end, to: end)
      if line.width <= limit { return line }
      guard let previous = lastClusterStart(before: end, after: start) else { return line }
      best = previous
    }
    // One cluster is all there is.
    return cut(from: start, contentEnd: wordEnd, to: Int(opportunity.offset))
  }

  private func isClusterStart(_ unit: Int) -> Bool {
    segment.text.flags[unit].isSuperset(of: [.grapheme, .cluster])
  }

  private func lastClusterStart(before end: Int, after start: Int) -> Int? {
    var unit = end - 1
    while unit > start {
      if isClusterStart(unit) { return unit }
      unit -= 1
    }
    return nil
  }

  // MARK: Cuts

  /// The line from `start` to `end`, measured, with what has to be shaped anew at its ends.
  private func cut(from start: Int, contentEnd: Int, to end: Int) -> BrokenLine {
    var walker = LineWalker(segment, from: start)
    var line = BrokenLine(
      range: start..<end, contentEnd: contentEnd, width: walker.advance(to: contentEnd))
    let lineEnd = min(end, segment.text.contentLength)
    guard start < lineEnd else { return line }
    line.head = head(start: start, lineEnd: lineEnd)
    let headEnd = line.head?.range.upperBound ?? start
    if headEnd < lineEnd || line.head == nil {
      line.tail = tail(from: headEnd, start: start, lineEnd: lineEnd)
    }
    if line.head != nil, let tail = line.tail, tail.range.lowerBound == headEnd,
      segment.runIndex(at: start) == segment.runIndex(at: headEnd)
    {
      // The two meet: what each looks at may be in the other.
      line.head = segment.cutPiece(start..<lineEnd, line: start..<lineEnd, shaper: shaper)
      line.tail = nil
    }
    if let head = line.head { line.width += widening(head, until: contentEnd) }
    if let tail = line.tail { line.width += widening(tail, until: contentEnd) }
    return line
  }

  /// What is shaped anew because a line begins at `start`, nil when nothing is.
  ///
  /// It reaches to a place where a cut is safe, in the text as it was shaped and as it is shaped now:
  /// a letter may take another form at the start of the line and with it begin to look at letters it
  /// did not look at before.
  private func head(start: Int, lineEnd: Int) -> CutPiece? {
    guard start > 0, segment.text.flags[start].contains(.unsafeToBreak) else { return nil }
    let run = segment.runs[segment.runIndex(at: start)]
    guard run.kind == .text else { return nil }
    let upper = min(run.upper, lineEnd)
    var safe = nextSafe(after: start, before: upper)
    while true {
      let further = safe < upper ? nextSafe(after: safe, before: upper) : upper
      let piece = segment.cutPiece(start..<further, line: start..<lineEnd, shaper: shaper)
      if safe == upper || piece.isSafe(at: safe) { return piece }
      safe = further
    }
  }

  /// What is shaped anew because a line ends at `lineEnd`; it begins at `lower` or later.
  private func tail(from lower: Int, start: Int, lineEnd: Int) -> CutPiece? {
    guard segment.text.flags[lineEnd].contains(.unsafeToBreak) else { return nil }
    let run = segment.runs[segment.runIndex(at: lineEnd - 1)]
    guard run.kind == .text else { return nil }
    let lower = max(run.lower, lower)
    var safe = previousSafe(before: lineEnd, after: lower)
    while true {
      let further = safe > lower ? previousSafe(before: safe, after: lower) : lower
      let piece = segment.cutPiece(further..<lineEnd, line: start..<lineEnd, shaper: shaper)
      if safe == lower || piece.isSafe(at: safe) { return piece }
      safe = further
    }
  }

  private func nextSafe(after unit: Int, before upper: Int) -> Int {
    var safe = unit + 1
    while safe < upper, !isSafe(safe) { safe += 1 }
    return min(safe, upper)
  }

  private func previousSafe(before unit: Int, after lower: Int) -> Int {
    var safe = unit - 1
    while safe > lower, !isSafe(safe) { safe -= 1 }
    return max(safe, lower)
  }

  private func isSafe(_ unit: Int) -> Bool {
    let flags = segment.text.flags[unit]
    return flags.contains(.cluster) && !flags.contains(.unsafeToBreak)
  }

  /// By how much a piece shaped anew is wider than it was, up to the end of the content.
  private func widening(_ piece: CutPiece, until contentEnd: Int) -> Int {
    let range = piece.range
    let counted = min(max(contentEnd, range.lowerBound), range.upperBound)
    return piece.width(before: counted) - segment.offsets[counted]
      + segment.offsets[range.lowerBound]
  }
}
