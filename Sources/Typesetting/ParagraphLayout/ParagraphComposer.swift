/// Breaks a paragraph into lines and stacks them.
final class ParagraphComposer {
  private let fontStore: ShapingFontStore
  private let shaper: Shaper

  init(fontStore: ShapingFontStore, shaper: Shaper) {
    self.fontStore = fontStore
    self.shaper = shaper
  }

  func compose(
    _ text: AttributedText, shaped: [PlacedSegment], options: ParagraphOptions
  ) -> LaidOutParagraph {
    let metrics = lineMetrics(of: text)
    let box = LineBox(metrics: metrics, lineFactor: options.lineFactor)
    var stack = LineStack(box: box, screenScale: options.screenScale)
    if !text.isEmpty {
      stackLines(&stack, text, shaped, options)
    }
    let isAnchor = text.length == 1 && text.string == ParagraphComposer.anchorText
    return LaidOutParagraph(
      text: text, options: options, lines: stack.lines,
      size: Size(
        width: width(of: stack, options).rounded(.up),
        height: isAnchor ? 0 : stack.height.rounded(.up)),
      capBox: box.height, lineSpacing: box.spacing, effectiveWidth: stack.widest.rounded(.up),
      metrics: metrics,
      segments: shaped.map {
        LaidOutSegment(start: $0.start, text: $0.segment.text)
      })
  }

  /// A lone zero-width space stands for an anchor, which takes no height.
  private static let anchorText = "\u{200B}"

  private func lineMetrics(of text: AttributedText) -> FontMetrics {
    let style = text.spans.first?.style.font ?? FontStyle(role: .sans, size: 17)
    return fontStore.metrics(for: style)
  }

  /// As wide as asked, or as its widest line: when that is wanted, and when an image or a formula
  /// that cannot be broken is wider.
  private func width(of stack: LineStack, _ options: ParagraphOptions) -> Double {
    let asked = options.width > 0 ? options.width : 0
    guard !stack.lines.isEmpty else { return 0 }
    if options.fitsToWidth, options.alignment == .natural { return stack.widest }
    guard asked.isFinite else { return stack.widest }
    let isOverfull = stack.widest > asked + 10 && stack.lines.contains { $0.holdsObjects }
    return isOverfull ? stack.widest : asked
  }

  // MARK: Lines

  private func stackLines(
    _ stack: inout LineStack, _ text: AttributedText, _ shaped: [PlacedSegment],
    _ options: ParagraphOptions
  ) {
    var builder = LineBuilder()
    let lineLimit = max(options.maximumLines ?? .max, 1)
    for (index, placed) in shaped.enumerated() {
      let segment = placed.segment
      var breaker = LineBreaker(segment, shaper: shaper)
      var start = 0
      while start < segment.text.length {
        let hang = leadingHang(at: placed.start + start, text, options)
        let limit = ParagraphComposer.units(options.width + hang)
        var line =
          options.breaksAtEveryWord
          ? breaker.word(from: start) : breaker.line(from: start, limit: limit)
        let isLast = stack.lines.count + 1 >= lineLimit
        let textRemains =
          line.range.upperBound < segment.text.length || index + 1 < shaped.count
        var ellipsis: EllipsisToken?
        if isLast, textRemains {
          (line, ellipsis) = truncate(
            line, with: &breaker, limit: limit, text: text, base: placed.start)
        }
        let content = builder.build(
          line, of: segment, base: placed.start, text: text, ellipsis: ellipsis)
        let range = (placed.start + line.range.lowerBound)..<(placed.start + line.range.upperBound)
        stack.append(
          content, range: range, hang: hang, isRightToLeft: segment.text.baseLevel == 1,
          isTruncated: ellipsis != nil)
        if isLast { return }
        start = line.range.upperBound
      }
    }
  }

  /// A pill that begins a line hangs over its edge by its padding, so that its label stands under
  /// the text above.
  private func leadingHang(
    at offset: Int, _ text: AttributedText, _ options: ParagraphOptions
  ) -> Double {
    switch options.alignment {
    case .center, .right: return 0
    case .natural, .left: break
    }
    guard let attachment = text.style(at: offset)?.attachment else { return 0 }
    switch attachment.placement {
    case .pill: return max(0, attachment.leadingHang)
    case .emoji, .image, .formula: return 0
    }
  }

  /// A width in glyph units; what is no width is 0.
  private static func units(_ points: Double) -> Int {
    guard points > 0 else { return 0 }
    return Int(min(points * ShapedGlyph.unitsPerPoint, 1e15).rounded(.down))
  }

  // MARK: Truncation

  /// Room left between the text and the "…".
  private static let ellipsisGap = 3.0

  /// The longest line that leaves room for an "…" in the style of its last character.
  private func truncate(
    _ line: BrokenLine, with breaker: inout LineBreaker, limit: Int, text: AttributedText,
    base: Int
  ) -> (BrokenLine, EllipsisToken) {
    let start = line.range.lowerBound
    var token = ellipsis(
      text, after: base + max(start, line.contentEnd - 1), level: breaker.segment.text.baseLevel)
    for _ in 0..<2 {
      let room = limit - token.width - ParagraphComposer.units(ParagraphComposer.ellipsisGap)
      let kept = breaker.stretch(from: start, limit: max(room, 0))
      let last = base + max(start, kept.range.upperBound - 1)
      let span = text.spanIndex(at: last) ?? token.span
      if span == token.span { return (kept, token) }
      token = ellipsis(text, after: last, level: breaker.segment.text.baseLevel)
    }
    let room = limit - token.width - ParagraphComposer.units(ParagraphComposer.ellipsisGap)
    return (breaker.stretch(from: start, limit: max(room, 0)), token)
  }

  private func ellipsis(_ text: AttributedText, after offset: Int, level: UInt8) -> EllipsisToken {
    let span = text.spanIndex(at: offset) ?? max(text.spans.count - 1, 0)
    let font = fontStore.font(style: text.spans[span].style.font)
    let token: [UInt16] = [0x2026]
    let run = ShapedRun(
      lower: 0, upper: 1, kind: .text, level: level, script: SimpleScript.common, font: 0,
      baselineOffset: 0)
    let glyphs = token.withUnsafeBufferPointer {
      shaper.shapePiece(
        0..<1, context: 0..<1, of: run, units: $0, font: font, hidesControls: false)
    }
    return EllipsisToken(font: font, glyphs: glyphs, span: span)
  }
}

extension LaidOutLine {
  /// True when the line holds an image or a formula, which cannot be broken.
  fileprivate var holdsObjects: Bool {
    attachments.contains {
      switch $0.attachment.placement {
      case .image, .formula: true
      case .emoji, .pill: false
      }
    }
  }
}

/// A shaped segment and where it begins in its text.
struct PlacedSegment {
  var start: Int
  var segment: ShapedSegment
}
