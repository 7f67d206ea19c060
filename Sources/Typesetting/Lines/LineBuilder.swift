/// Makes the glyph runs of a line: picks them out of the segment's glyphs, cuts them where the tag
/// changes, puts them in visual order and places them.
struct LineBuilder {
  /// A line before it has been stacked: attachments have their x, and 0 for y.
  struct Result {
    var runs: [GlyphRun]
    var attachments: [PlacedAttachment]
    /// Points, without what hangs.
    var width: Double
  }

  private var pieces: [LinePiece] = []
  private var levels: [UInt8] = []
  private var order: [Int] = []
  /// Glyphs of runs that are partly shaped anew, left to right, run by run.
  private var assembled: [ShapedGlyph] = []

  /// - Parameters:
  ///   - base: where the segment begins in `text`.
  ///   - ellipsis: what follows the line's content, if it was cut.
  mutating func build(
    _ line: BrokenLine, of segment: ShapedSegment, base: Int, text: AttributedText,
    ellipsis: EllipsisToken? = nil
  ) -> Result {
    pieces.removeAll(keepingCapacity: true)
    assembled.removeAll(keepingCapacity: true)
    gather(line, segment, base: base, text)
    var width = line.width
    if let ellipsis {
      width += ellipsis.width
      pieces.append(
        LinePiece(
          kind: .ellipsis, lower: line.range.upperBound, upper: line.range.upperBound, run: 0,
          span: ellipsis.span, level: segment.text.baseLevel, width: ellipsis.width))
    }
    putInOrder(segment)
    return place(
      segment, base: base, text, width: width, ellipsis: ellipsis)
  }

  // MARK: Reading order

  private mutating func gather(
    _ line: BrokenLine, _ segment: ShapedSegment, base: Int, _ text: AttributedText
  ) {
    let start = line.range.lowerBound
    let end = min(line.range.upperBound, segment.text.contentLength)
    guard start < end, var span = text.spanIndex(at: base + start) else { return }
    let reset = resetStart(line, segment, end: end)
    var runIndex = segment.runIndex(at: start)
    var x = 0
    while runIndex < segment.runs.count, segment.runs[runIndex].lower < end {
      let run = segment.runs[runIndex]
      var lower = max(run.lower, start)
      let upper = min(run.upper, end)
      let source = assemble(run, lower..<upper, line, segment)
      while lower < upper {
        while span + 1 < text.spans.count, text.spans[span].range.upperBound <= base + lower {
          span += 1
        }
        var piece = LinePiece(
          kind: .text, lower: lower, upper: upper, run: runIndex, span: span, level: run.level)
        piece.isAssembled = source != nil
        switch run.kind {
        case .attachment: piece.kind = .attachment
        case .tab: piece.kind = .tab
        case .text:
          piece.upper = pieceEnd(
            piece, line: line, reset: reset, segment, base: base, text)
          if line.hyphenates, lower == end - 1 { piece.kind = .hyphen }
        }
        if lower >= reset { piece.level = segment.text.baseLevel }
        measure(&piece, source: source, x: x, segment)
        x += piece.width
        pieces.append(piece)
        lower = piece.upper
      }
      runIndex += 1
    }
  }

  /// Where the white space at the line's end begins, which takes the paragraph's level.
  private func resetStart(_ line: BrokenLine, _ segment: ShapedSegment, end: Int) -> Int {
    guard !segment.isUniform, !line.hyphenates else { return end }
    var start = end
    while start > line.range.lowerBound, segment.text.flags[start - 1].contains(.resetsLevel) {
      start -= 1
    }
    return start
  }

  /// Where a piece of text ends: at a change of tag (moved to a cluster's start), at the white
  /// space that ends the line if its level differs, or before a hyphen.
  private func pieceEnd(
    _ piece: LinePiece, line: BrokenLine, reset: Int, _ segment: ShapedSegment, base: Int,
    _ text: AttributedText
  ) -> Int {
    var end = piece.upper
    if piece.lower < reset, reset < end, piece.level != segment.text.baseLevel { end = reset }
    let hyphen = line.range.upperBound - 1
    if line.hyphenates, piece.lower < hyphen, hyphen < end { end = hyphen }
    let tag = text.spans[piece.span].style.tag
    var span = piece.span
    while span < text.spans.count, text.spans[span].range.upperBound < base + end {
      if span + 1 < text.spans.count, text.spans[span + 1].style.tag != tag {
        var change = text.spans[span].range.upperBound - base
        while change < end, !segment.text.flags[change].contains(.cluster) { change += 1 }
        if change > piece.lower { return change }
      }
      span += 1
    }
    return end
  }

  /// The glyphs of a run of which the line shows a part that was shaped anew: nil when it shows
  /// none, and the segment's own glyphs do.
  private mutating func assemble(
    _ run: ShapedRun, _ range: Range<Int>, _ line: BrokenLine, _ segment: ShapedSegment
  ) -> Range<Int>? {
    let head = line.head.flatMap { range.contains($0.range.lowerBound) ? $0 : nil }
    let tail = line.tail.flatMap { range.contains($0.range.lowerBound) ? $0 : nil }
    guard head != nil || tail != nil else { return nil }
    let start = assembled.count
    let lower = head?.range.upperBound ?? range.lowerBound
    let upper = max(tail?.range.lowerBound ?? range.upperBound, lower)
    let between = GlyphSearch(segment.glyphs, run.glyphLower..<run.glyphUpper, of: run)
      .glyphs(covering: lower..<upper)
    let (left, right) = run.isRightToLeft ? (tail, head) : (head, tail)
    if let left { assembled.append(contentsOf: left.glyphs) }
    assembled.append(contentsOf: segment.glyphs[between])
    if let right { assembled.append(contentsOf: right.glyphs) }
    return start..<assembled.count
  }

  /// Finds a piece's glyphs and adds up their widths. `source` are the run's assembled glyphs.
  private mutating func measure(
    _ piece: inout LinePiece, source: Range<Int>?, x: Int, _ segment: ShapedSegment
  ) {
    let run = segment.runs[piece.run]
    var found = source ?? run.glyphLower..<run.glyphUpper
    if source != nil || piece.lower > run.lower || piece.upper < run.upper {
      found = GlyphSearch(source == nil ? segment.glyphs : assembled, found, of: run)
        .glyphs(covering: piece.lower..<piece.upper)
    }
    piece.glyphLower = found.lowerBound
    piece.glyphUpper = found.upperBound
    switch piece.kind {
    case .tab:
      piece.width = LineWalker.stop(after: x, tab: piece.lower, in: segment) - x
    case .hyphen:
      piece.width = Int(segment.fonts[run.font].hyphen.advance)
    case .text, .attachment, .ellipsis:
      piece.width = LineBuilder.width(piece.isAssembled ? assembled : segment.glyphs, found)
    }
  }

  private static func width(_ glyphs: [ShapedGlyph], _ range: Range<Int>) -> Int {
    glyphs.withUnsafeBufferPointer { glyphs in
      var width = 0
      for index in range { width += Int(glyphs[index].advance) }
      return width
    }
  }

  // MARK: Visual order

  private mutating func putInOrder(_ segment: ShapedSegment) {
    if segment.isUniform, segment.text.baseLevel == 0 {
      order.removeAll(keepingCapacity: true)
      order.append(contentsOf: pieces.indices)
      return
    }
    levels.removeAll(keepingCapacity: true)
    for piece in pieces { levels.append(piece.level) }
    VisualOrder.fill(&order, levels: levels)
  }

  private func place(
    _ segment: ShapedSegment, base: Int, _ text: AttributedText, width: Int,
    ellipsis: EllipsisToken?
  ) -> Result {
    // What hangs is at the end of the line: on the left when the paragraph is right-to-left.
    var pen = 0
    if segment.text.baseLevel == 1 {
      pen = width - pieces.reduce(0) { $0 + $1.width }
    }
    var attachments: [PlacedAttachment] = []
    var runs: [GlyphRun] = []
    runs.reserveCapacity(pieces.count)
    for index in order {
      let piece = pieces[index]
      let x = LineBuilder.points(pen)
      let run = glyphRun(piece, x: x, segment, base: base, text, ellipsis: ellipsis)
      if let attachment = run.attachment {
        attachments.append(
          PlacedAttachment(
            offset: run.range.lowerBound, attachment: attachment, tag: run.tag,
            frame: Rect(
              x: x, y: 0, width: attachment.size.width, height: attachment.size.height)))
      }
      runs.append(run)
      pen += piece.width
    }
    return Result(runs: runs, attachments: attachments, width: LineBuilder.points(width))
  }

  private func glyphRun(
    _ piece: LinePiece, x: Double, _ segment: ShapedSegment, base: Int, _ text: AttributedText,
    ellipsis: EllipsisToken?
  ) -> GlyphRun {
    let style = text.spans[piece.span].style
    let font: ShapingFont
    let glyphs: [Glyph]
    var baselineOffset = style.baselineOffset
    if piece.kind == .ellipsis, let ellipsis {
      font = ellipsis.font
      glyphs = LineBuilder.glyphs(
        ellipsis.glyphs, ellipsis.glyphs.indices, cluster: base + piece.lower)
    } else {
      let run = segment.runs[piece.run]
      font = segment.fonts[run.font]
      baselineOffset = run.baselineOffset
      switch piece.kind {
      case .hyphen:
        glyphs = LineBuilder.glyphs([font.hyphen], 0..<1, cluster: base + piece.lower)
      case .tab:
        glyphs = [
          Glyph(
            id: UInt32(font.spaceGlyph), cluster: Int32(base + piece.lower), x: 0, y: 0,
            advance: Float(LineBuilder.points(piece.width)))
        ]
      case .text, .attachment, .ellipsis:
        let source = piece.isAssembled ? assembled : segment.glyphs
        // White space that was given the paragraph's level runs the paragraph's way.
        glyphs = LineBuilder.glyphs(
          source, piece.glyphLower..<piece.glyphUpper, base: base,
          isReversed: (piece.level ^ run.level) & 1 == 1)
      }
    }
    return GlyphRun(
      font: font.resolved, glyphs: glyphs, range: (base + piece.lower)..<(base + piece.upper),
      x: x, width: LineBuilder.points(piece.width), level: piece.level, tag: style.tag,
      baselineOffset: baselineOffset,
      attachment: piece.kind == .attachment ? style.attachment : nil)
  }

  /// Glyphs as drawing wants them; all on one cluster when one is given.
  private static func glyphs(
    _ source: [ShapedGlyph], _ range: Range<Int>, base: Int = 0, cluster: Int? = nil,
    isReversed: Bool = false
  ) -> [Glyph] {
    let unit = Float(1 / ShapedGlyph.unitsPerPoint)
    return [Glyph](unsafeUninitializedCapacity: range.count) { output, count in
      source.withUnsafeBufferPointer { source in
        var pen = 0
        for index in range {
          let glyph =
            source[isReversed ? range.lowerBound + range.upperBound - 1 - index : index]
          output[count] = Glyph(
            id: UInt32(glyph.id), cluster: Int32(cluster ?? Int(glyph.cluster) + base),
            x: Float(pen + Int(glyph.dx)) * unit, y: Float(glyph.dy) * unit,
            advance: Float(glyph.advance) * unit)
          pen += Int(glyph.advance)
          count += 1
        }
      }
    }
  }

  private static func points(_ units: Int) -> Double {
    Double(units) / ShapedGlyph.unitsPerPoint
  }
}
