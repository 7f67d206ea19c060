/// Finds where the lines of a shaped segment end, by walking its cumulative advances. Nothing is
/// shaped but the few glyphs around an unsafe cut.
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
    let flags = segment.text.flags
    if flags[start].contains(.unsafeToBreak), start > 0 {
      let run = segment.runs[segment.runIndex(at: start)]
      let upper = min(run.upper, lineEnd)
      var safe = start + 1
      while safe < upper, !isSafe(flags[safe]) { safe += 1 }
      line.head = piece(start..<safe, in: &line, run: run, lineEnd: lineEnd)
    }
    if flags[lineEnd].contains(.unsafeToBreak), line.head?.range.upperBound != lineEnd {
      let run = segment.runs[segment.runIndex(at: lineEnd - 1)]
      let lower = max(run.lower, line.head?.range.upperBound ?? start)
      var safe = lineEnd - 1
      while safe > lower, !isSafe(flags[safe]) { safe -= 1 }
      line.tail = piece(safe..<lineEnd, in: &line, run: run, lineEnd: lineEnd)
    }
    return line
  }

  private func isSafe(_ flags: UnitFlags) -> Bool {
    flags.contains(.cluster) && !flags.contains(.unsafeToBreak)
  }

  /// A stretch shaped anew; the line's width follows.
  private func piece(
    _ range: Range<Int>, in line: inout BrokenLine, run: ShapedRun, lineEnd: Int
  ) -> CutPiece? {
    guard run.kind == .text else { return nil }
    let piece = segment.cutPiece(
      range, line: line.range.lowerBound..<lineEnd, shaper: shaper)
    let counted = min(max(line.contentEnd, range.lowerBound), range.upperBound)
    let natural = segment.offsets[counted] - segment.offsets[range.lowerBound]
    line.width += piece.width(before: counted) - natural
    return piece
  }
}
