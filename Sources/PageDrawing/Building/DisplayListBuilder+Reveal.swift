import PageLayout
import PageReveal
import Typesetting

extension DisplayListBuilder {
  /// Paints what is to be seen of an item.
  mutating func paint(_ item: LayoutItem, at origin: Point, revealing reveal: ItemReveal) {
    let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
    switch reveal {
    case .hidden:
      return
    case .whole:
      paint(item, at: origin)
    case .fading(let opacity):
      inLayer(LayerStyle(opacity: opacity)) { $0.paint(item, at: origin) }
    case .text(let part):
      guard case .text(let text) = item.content else { return }
      paint(text, at: frame.origin, revealing: part)
    case .code(let ground, let visibility):
      guard case .code(let code) = item.content else { return }
      inLayer(LayerStyle(opacity: ground)) { $0.paintGround(of: code, frame) }
      paint(code.code, at: frame.origin + code.codeOrigin, visibility)
    case .details(let header, let title, let body):
      guard case .details(let details) = item.content else { return }
      inLayer(LayerStyle(opacity: header)) {
        $0.paintChevron(of: details, frame, turnedUp: details.isExpanded ? 1 : 0)
      }
      if let text = details.title { paint(text, at: frame.origin + details.titleOrigin, title) }
      paint(
        details.body?.items ?? [], at: frame.origin + Point(x: 0, y: details.headerHeight),
        revealing: body)
    case .table(let title, let bottom):
      guard case .table(let table) = item.content else { return }
      paint(
        table.title?.items ?? [], at: frame.origin + table.titleOrigin, revealing: title)
      let top = table.gridOrigin.y
      guard bottom > top else { return }
      paintGrid(of: table, frame, height: bottom - top)
    case .thinking(let opacity, let shimmer):
      guard case .thinking(let text) = item.content else { return }
      let mask = Self.shimmer(at: shimmer, across: frame, isRightToLeft: text.isRightToLeft)
      inLayer(LayerStyle(opacity: opacity, mask: mask)) { $0.paint(text, at: frame.origin) }
    }
  }

  private mutating func paint(_ text: TextItem, at origin: Point, _ visibility: TextVisibility) {
    switch visibility {
    case .hidden: return
    case .whole: paint(text, at: origin)
    case .part(let part): paint(text, at: origin, revealing: part)
    }
  }

  /// A dip in the opacity on its way along a text, from before its beginning to behind its end.
  private static func shimmer(
    at part: Double, across frame: Rect, isRightToLeft: Bool
  ) -> Paint {
    let width = RevealTimings.shimmerWidth
    let way = frame.width + width
    let left = isRightToLeft ? frame.maxX - way * part : frame.minX - width + way * part
    return .linearGradient(
      from: Point(x: left, y: frame.y), to: Point(x: left + width, y: frame.y),
      stops: [
        GradientStop(position: 0, color: .black),
        GradientStop(position: 0.5, color: Color.black.withAlpha(RevealTimings.shimmerOpacity)),
        GradientStop(position: 1, color: .black),
      ])
  }

  /// Paints the characters on their way, each in a layer just as large as it is. Markers and bars come
  /// when the characters stand: in pieces on their way they would be so many splinters.
  mutating func paintFlying(
    _ flying: [FlyingCharacter], of item: TextItem, at origin: Point
  ) {
    guard let first = flying.first, let last = flying.last else { return }
    let characters = Dictionary(flying.map { ($0.offset, $0) }) { first, _ in first }
    for index in item.drawnLines {
      let line = item.paragraph.lines[index]
      guard line.range.upperBound > first.offset else { continue }
      guard line.range.lowerBound <= last.offset else { break }
      let start = Point(
        x: origin.x + item.paragraph.lineOrigin(index).x, y: origin.y + line.baseline)
      for run in line.runs where run.attachment == nil {
        for cluster in run.clusters {
          guard let character = characters[cluster.lowerBound] else { continue }
          let box = character.box.offsetBy(dx: origin.x, dy: origin.y)
          inLayer(character.style(in: box)) {
            // On whole points, so that glyphs need no clip of their own; with room for soft edges.
            $0.add(.pushClip(.rect(box.insetBy(dx: -2, dy: -2).roundedOutward)))
            $0.paint(run.showing(cluster), of: item, lineStart: start)
            $0.add(.popClip)
          }
        }
      }
    }
  }

  /// Paints in a layer, unless the layer would change nothing.
  mutating func inLayer(_ style: LayerStyle, _ body: (inout Self) -> Void) {
    guard !style.isPlain else { return body(&self) }
    guard style.opacity > 0 else { return }
    add(.pushLayer(style))
    body(&self)
    add(.popLayer)
  }

  /// Paints what covers a text, cut to what is to be seen.
  mutating func cut(
    to part: TextReveal?, at origin: Point, _ body: (inout Self) -> Void
  ) {
    guard let part else { return body(&self) }
    let rects = part.mask.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    guard let first = rects.first else { return }
    add(.pushClip(rects.count == 1 ? .rect(first) : .path(Path(rects: rects))))
    body(&self)
    add(.popClip)
  }
}

extension TextReveal {
  /// Whether anything of a line, or of a later one, is shown in its place.
  func reaches(_ line: LaidOutLine) -> Bool {
    line.range.lowerBound < settledEnd
      || objects.last.map { $0.offset >= line.range.lowerBound } ?? false
  }

  func object(at offset: Int) -> ObjectReveal? {
    objects.first { $0.offset == offset }
  }
}

extension FlyingCharacter {
  /// - Parameter box: where the character will stand, in the picture's space.
  fileprivate func style(in box: Rect) -> LayerStyle {
    LayerStyle(
      opacity: opacity,
      transform: LayerTransform(
        anchor: Point(x: box.midX, y: box.midY), scale: scale, offset: Point(x: 0, y: rise)),
      blur: blur)
  }
}

extension ObjectReveal {
  func style(in frame: Rect) -> LayerStyle {
    guard scale != 1 else { return LayerStyle(opacity: opacity) }
    return LayerStyle(
      opacity: opacity,
      transform: LayerTransform(anchor: Point(x: frame.midX, y: frame.midY), scale: scale))
  }
}

extension GlyphRun {
  /// The run with the glyphs of some of its characters alone, where they are.
  func showing(_ characters: Range<Int>) -> GlyphRun {
    var run = self
    run.range = characters
    run.glyphs = glyphs.filter { characters.contains(Int($0.cluster)) }
    return run
  }

  /// The characters that share glyphs, from left to right.
  var clusters: [Range<Int>] {
    var starts: [Int] = []
    for glyph in glyphs where starts.last != Int(glyph.cluster) {
      starts.append(Int(glyph.cluster))
    }
    return starts.indices.map { index in
      let next = isRightToLeft ? index - 1 : index + 1
      let end = starts.indices.contains(next) ? starts[next] : range.upperBound
      return starts[index]..<max(starts[index] + 1, end)
    }
  }
}

extension Rect {
  fileprivate var roundedOutward: Rect {
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return Rect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension Path {
  /// All of the rectangles.
  fileprivate init(rects: [Rect]) {
    self.init(rects.flatMap { Shape.rect($0).outline.elements })
  }
}

extension [ItemReveal] {
  func element(at index: Int) -> ItemReveal? {
    indices.contains(index) ? self[index] : nil
  }
}
