import PageLayout
import PageModel
import Typesetting

extension DisplayListBuilder {
  /// Paints a text item whose top left is at `origin`: markers behind the glyphs, bars over them.
  mutating func paint(_ item: TextItem, at origin: Point) {
    let paragraph = item.paragraph
    let decorations = TextDecorations(item)
    for rect in decorations.markers {
      add(
        .fill(
          .roundedRect(rect.rect.offsetBy(dx: origin.x, dy: origin.y), CornerRadii(3)),
          .color(rect.color)))
    }
    for index in item.drawnLines {
      let line = paragraph.lines[index]
      let left = origin.x + paragraph.lineOrigin(index).x
      let baseline = origin.y + line.baseline
      for run in line.runs where run.attachment == nil {
        paint(run, of: item, lineStart: Point(x: left, y: baseline))
      }
      for placed in line.attachments {
        paint(placed, of: item, frame: placed.frame.offsetBy(dx: left, dy: origin.y))
      }
      if let ellipsis = item.ellipsis, ellipsis.line == index {
        paint(ellipsis, at: Point(x: left + ellipsis.x, y: baseline))
      }
    }
    for rect in decorations.bars {
      add(.fill(.rect(rect.rect.offsetBy(dx: origin.x, dy: origin.y)), .color(rect.color)))
    }
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

  private mutating func paint(
    _ run: GlyphRun, of item: TextItem, lineStart: Point
  ) {
    guard !run.glyphs.isEmpty, item.attributes.indices.contains(run.tag) else { return }
    let look = item.attributes[run.tag]
    guard !look.spoiler else { return }
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
    guard item.attributes.indices.contains(placed.tag) else { return }
    let look = item.attributes[placed.tag]
    guard !look.spoiler else { return }
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

/// The rectangles that belong to stretches of a text: highlighter strokes, underlines, strikes, covers.
private struct TextDecorations {
  struct ColoredRect {
    var rect: Rect
    var color: Color
  }

  var markers: [ColoredRect] = []
  var bars: [ColoredRect] = []
  var covers: [ColoredRect] = []

  init(_ item: TextItem) {
    guard item.attributes.contains(where: { $0.isDecorated }) else { return }
    let paragraph = item.paragraph
    let bottom =
      item.drawnLines.last.map { paragraph.lines[$0].baseline } ?? 0
    func rects(_ value: (InlineAttributes) -> Color?) -> [ColoredRect] {
      Self.stretches(of: item, value).flatMap { range, color in
        paragraph.rects(for: range).filter { $0.minY < bottom }
          .map { ColoredRect(rect: $0, color: color) }
      }
    }
    markers = rects(\.marker).map { marker in
      let box = marker.rect
      let height = (2.2 * box.height).rounded(.down)
      return ColoredRect(
        rect: Rect(
          x: box.x - 2, y: box.midY - height / 2, width: box.width + 4, height: height),
        color: marker.color)
    }
    bars = rects { $0.strikethrough ? $0.color : nil }.map { strike in
      let y = strike.rect.y + (strike.rect.height / 2 + 1).rounded(.down)
      return ColoredRect(
        rect: Rect(x: strike.rect.x, y: y, width: strike.rect.width, height: 1),
        color: strike.color)
    }
    bars += rects { $0.underline ? $0.color : nil }.map { underline in
      ColoredRect(
        rect: Rect(
          x: underline.rect.x, y: underline.rect.maxY + 2, width: underline.rect.width, height: 1),
        color: underline.color)
    }
    covers = rects { $0.spoiler ? $0.color : nil }.map { cover in
      ColoredRect(rect: cover.rect.insetBy(dx: 0, dy: -3), color: cover.color)
    }
  }

  /// Maximal ranges of one value, across spans that differ in something else.
  private static func stretches(
    of item: TextItem, _ value: (InlineAttributes) -> Color?
  ) -> [(Range<Int>, Color)] {
    var result: [(Range<Int>, Color)] = []
    for span in item.paragraph.text.spans {
      guard item.attributes.indices.contains(span.style.tag),
        let color = value(item.attributes[span.style.tag])
      else { continue }
      if let last = result.last, last.0.upperBound == span.range.lowerBound, last.1 == color {
        result[result.count - 1].0 = last.0.lowerBound..<span.range.upperBound
      } else {
        result.append((span.range, color))
      }
    }
    return result
  }
}

extension InlineAttributes {
  fileprivate var isDecorated: Bool {
    marker != nil || underline || strikethrough || spoiler
  }
}
