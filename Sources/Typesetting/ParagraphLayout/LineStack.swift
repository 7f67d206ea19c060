/// Stacks lines under one another: where each baseline is, and where attachments stand around it.
///
/// The positions follow the product's text item rules: a line is its cap box high, attachments that
/// reach past it push its baseline down, or the next line away.
struct LineStack {
  let box: LineBox
  let screenScale: Double
  private(set) var lines: [LaidOutLine] = []
  /// The width of the widest line.
  private(set) var widest = 0.0
  private var y: Double
  private var previousExtraDescent = 0.0

  init(box: LineBox, screenScale: Double) {
    self.box = box
    self.screenScale = screenScale > 0 ? screenScale : 1
    y = box.topInset
  }

  /// What the lines need in all, the last one's depth included.
  var height: Double {
    guard let last = lines.last else { return 0 }
    return last.baseline + last.extraDescent + box.depth
  }

  /// Adds a line below the others.
  mutating func append(
    _ content: LineBuilder.Result, range: Range<Int>, hang: Double, isRightToLeft: Bool,
    isTruncated: Bool
  ) {
    let (ascent, descent) = reach(of: content)
    var attachments = place(content, baseline: y + ascent)
    var extraDescent = extraDescent(descent, attachments, baseline: y + ascent)
    if previousExtraDescent > 0, extraDescent > 0 {
      // Two tall lines in a row: the upper one's attachments keep clear of the lower one's.
      y += box.spacing
      attachments = place(content, baseline: y + ascent)
      extraDescent = self.extraDescent(descent, attachments, baseline: y + ascent)
    }
    lines.append(
      LaidOutLine(
        range: range,
        frame: Rect(x: hang > 0 ? -hang : 0, y: y, width: content.width, height: ascent),
        runs: content.runs, isRightToLeft: isRightToLeft, attachments: attachments,
        extraDescent: extraDescent, isTruncated: isTruncated))
    widest = max(widest, content.width)
    previousExtraDescent = extraDescent
    y += ascent + box.spacing + extraDescent
  }

  /// How far the line reaches above and below its baseline. Emoji and images never count.
  private func reach(of content: LineBuilder.Result) -> (ascent: Double, descent: Double) {
    var ascent = box.height
    var descent = box.depth
    for placed in content.attachments {
      let attachment = placed.attachment
      switch attachment.placement {
      case .emoji, .image:
        continue
      case .formula:
        ascent = max(ascent, attachment.size.height - attachment.descent)
        descent = max(descent, attachment.descent)
      case .pill:
        ascent = max(ascent, attachment.ascent - box.topInset)
        descent = max(descent, attachment.descent - box.slack)
      }
    }
    return (ascent, descent)
  }

  private func place(_ content: LineBuilder.Result, baseline: Double) -> [PlacedAttachment] {
    var offsets: [Int: Double] = [:]
    for run in content.runs where run.attachment != nil && run.baselineOffset != 0 {
      offsets[run.range.lowerBound] = run.baselineOffset
    }
    return content.attachments.map { placed in
      var placed = placed
      let attachment = placed.attachment
      let raise = offsets[placed.offset] ?? 0
      switch attachment.placement {
      case .emoji, .image:
        let top = baseline - box.height / 2 - attachment.size.height / 2
        placed.frame.y = (top * screenScale).rounded(.down) / screenScale
      case .formula:
        placed.frame.y = baseline - (attachment.size.height - attachment.descent) - raise
      case .pill:
        placed.frame.y = baseline - attachment.ascent - raise
      }
      return placed
    }
  }

  /// What the line needs below, beyond the ordinary spacing.
  private func extraDescent(
    _ descent: Double, _ attachments: [PlacedAttachment], baseline: Double
  ) -> Double {
    var extra = max(0, descent - box.slack)
    for placed in attachments {
      switch placed.attachment.placement {
      case .emoji, .image: extra = max(extra, placed.frame.maxY - (baseline + box.slack))
      case .formula, .pill: continue
      }
    }
    return extra
  }
}
