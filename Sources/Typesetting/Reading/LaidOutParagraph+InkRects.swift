extension LaidOutParagraph {
  /// One slot a UTF-16 unit of the line: the ink box of its glyphs relative to the line's left edge
  /// and baseline (y down), nil where nothing is drawn or another unit of the cluster carries the
  /// box.
  ///
  /// An emoji's or an image's slot is its square around the middle of the cap box. Formulas and
  /// pills, which are items of their own, have none; see ``LaidOutLine/attachments``.
  public func inkRects(line index: Int, context: TypesettingContext) -> [Rect?] {
    let line = lines[index]
    var slots = [Rect?](repeating: nil, count: line.range.count)
    for run in line.runs where !run.range.isEmpty {
      if let attachment = run.attachment {
        slots[run.range.lowerBound - line.range.lowerBound] = slot(of: attachment, x: run.x)
      } else {
        fill(&slots, from: run, lineStart: line.range.lowerBound, context)
      }
    }
    return slots
  }

  private func slot(of attachment: Attachment, x: Double) -> Rect? {
    switch attachment.placement {
    case .emoji, .image:
      let size = attachment.size
      return Rect(
        x: x, y: -(capBox / 2 + size.height / 2), width: size.width, height: size.height)
    case .formula, .pill:
      return nil
    }
  }

  private func fill(
    _ slots: inout [Rect?], from run: GlyphRun, lineStart: Int, _ context: TypesettingContext
  ) {
    let font = context.font(for: run.font)
    for glyph in run.glyphs {
      let ink = font.ink(of: UInt16(truncatingIfNeeded: glyph.id))
      let slot = Int(glyph.cluster) - lineStart
      guard !ink.isEmpty, slots.indices.contains(slot) else { continue }
      let unit = ShapedGlyph.unitsPerPoint
      let rect = Rect(
        x: run.x + Double(glyph.x) + ink.left / unit,
        y: -(run.baselineOffset + Double(glyph.y) + ink.top / unit),
        width: (ink.right - ink.left) / unit, height: (ink.top - ink.bottom) / unit)
      slots[slot] = slots[slot]?.union(rect) ?? rect
    }
  }
}
