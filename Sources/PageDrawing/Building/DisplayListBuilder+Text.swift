import PageLayout
import PageModel
import PageReveal
import Typesetting

extension DisplayListBuilder {
  /// Paints a text item whose top left is at `origin`: markers behind the glyphs, bars over them.
  ///
  /// - Parameter part: what of it is to be seen; nil for all.
  mutating func paint(_ item: TextItem, at origin: Point, revealing part: TextReveal? = nil) {
    let decorations = TextDecorations(item, in: part.map { 0..<$0.settledEnd })
    paintMarkers(decorations, at: origin)
    for index in item.drawnLines {
      if let part, !part.reaches(item.paragraph.lines[index]) { break }
      paint(line: index, of: item, at: origin, revealing: part)
    }
    paintBars(decorations, at: origin)
    if !decorations.covers.isEmpty {
      cut(to: part, at: origin) { $0.paintCovers(decorations, at: origin) }
    }
    if let part { paintFlying(part.flying, of: item, at: origin) }
  }

  private mutating func paint(
    line index: Int, of item: TextItem, at origin: Point, revealing part: TextReveal?
  ) {
    let line = item.paragraph.lines[index]
    let start = Point(
      x: origin.x + item.paragraph.lineOrigin(index).x, y: origin.y + line.baseline)
    let end = part?.settledEnd ?? line.range.upperBound
    for run in line.runs where run.attachment == nil {
      // A run without characters is the "…" after all of them.
      if run.range.isEmpty ? line.range.upperBound <= end : run.range.upperBound <= end {
        paint(run, of: item, lineStart: start)
      } else if run.range.lowerBound < end {
        paint(run.showing(run.range.lowerBound..<end), of: item, lineStart: start)
      }
    }
    for placed in line.attachments {
      let frame = placed.frame.offsetBy(dx: start.x, dy: origin.y)
      if placed.offset < end {
        paint(placed, of: item, frame: frame)
      } else if let object = part?.object(at: placed.offset) {
        inLayer(object.style(in: frame)) { $0.paint(placed, of: item, frame: frame) }
      }
    }
    if let ellipsis = item.ellipsis, ellipsis.line == index, line.range.upperBound <= end {
      paint(ellipsis, at: Point(x: start.x + ellipsis.x, y: start.y))
    }
  }

  private mutating func paintMarkers(_ decorations: TextDecorations, at origin: Point) {
    for marker in decorations.markers {
      add(
        .fill(
          .roundedRect(marker.rect.offsetBy(dx: origin.x, dy: origin.y), CornerRadii(3)),
          .color(marker.color)))
    }
  }

  private mutating func paintBars(_ decorations: TextDecorations, at origin: Point) {
    for bar in decorations.bars {
      add(.fill(.rect(bar.rect.offsetBy(dx: origin.x, dy: origin.y)), .color(bar.color)))
    }
  }

  private mutating func paintCovers(_ decorations: TextDecorations, at origin: Point) {
    for (index, cover) in decorations.covers.enumerated() {
      let rect = cover.rect.offsetBy(dx: origin.x, dy: origin.y)
      let ground = cover.color.withAlpha(cover.color.alpha * SpoilerCover.textGround)
      add(.fill(.roundedRect(rect, CornerRadii(3)), .color(ground)))
      add(
        .particles(
          ParticleField(
            rect: rect, color: cover.color, areaPerParticle: SpoilerCover.textArea,
            seed: UInt64(index))))
    }
  }

  mutating func paint(
    _ run: GlyphRun, of item: TextItem, lineStart: Point
  ) {
    guard !run.glyphs.isEmpty, let look = item.attributes(tagged: run.tag), !look.spoiler else {
      return
    }
    let text = run.range.isEmpty ? "…" : item.paragraph.text.substring(run.range)
    add(run, of: text, color: look.color, lineStart: lineStart)
  }

  private mutating func paint(_ ellipsis: TextItem.Ellipsis, at start: Point) {
    for run in ellipsis.token.lines.first?.runs ?? [] {
      add(run, of: "…", color: ellipsis.color, lineStart: start)
    }
  }

  /// - Parameter text: what the run's glyphs stand for.
  private mutating func add(
    _ run: GlyphRun, of text: String, color: Color, lineStart: Point
  ) {
    add(
      .glyphs(
        GlyphPaint(
          font: run.font, color: color,
          origin: Point(x: lineStart.x + run.x, y: lineStart.y - run.baselineOffset),
          glyphs: run.glyphs, text: text, textStart: run.range.lowerBound,
          isRightToLeft: run.isRightToLeft)))
  }

  private mutating func paint(_ placed: PlacedAttachment, of item: TextItem, frame: Rect) {
    guard let look = item.attributes(tagged: placed.tag), !look.spoiler else { return }
    switch look.object {
    case .emoji(let fileId, _):
      paintEmoji(fileId, item.emojiFallbacks[placed.offset], frame: frame, color: look.color)
    case .image(let id):
      add(
        .image(
          ImagePaint(
            id: id, rect: frame, fit: .aspectFill, placeholder: look.color.withAlpha(0.12))))
    case .formula:
      if let formula = item.formulas[placed.offset] {
        paint(formula, at: Point(x: frame.x, y: frame.y + formula.ascent), color: look.color)
      }
    case .button(let index):
      guard item.buttons.indices.contains(index), let pill = item.buttons[index].pill else {
        return
      }
      paint(pill, at: frame.origin)
    case nil:
      break
    }
  }

  /// A custom emoji: its picture, or without one a quiet square with its alternative text.
  private mutating func paintEmoji(
    _ fileId: Int64, _ fallback: LaidOutParagraph?, frame: Rect, color: Color
  ) {
    let ground = frame.insetBy(dx: 1, dy: 1)
    let quiet = color.withAlpha(0.10 * color.alpha)
    guard let fallback, let line = fallback.lines.first else {
      add(
        .image(
          ImagePaint(
            id: .cloudFile(fileId), rect: frame, fit: .aspectFit, placeholder: quiet,
            cornerRadii: CornerRadii(5))))
      return
    }
    add(.fill(.roundedRect(ground, CornerRadii(5)), .color(quiet)))
    // Centred by its ink line box, which is what the eye sees of an emoji.
    let x = frame.midX - line.frame.width / 2
    let baseline = frame.midY + line.frame.height / 2
    for run in line.runs {
      add(
        run, of: fallback.text.substring(run.range), color: color,
        lineStart: Point(x: x, y: baseline))
    }
  }
}
