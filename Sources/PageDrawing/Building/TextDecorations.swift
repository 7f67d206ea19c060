import PageLayout
import Typesetting

/// The rectangles that belong to stretches of a text: highlighter strokes, underlines, strikes, covers.
struct TextDecorations {
  struct ColoredRect {
    var rect: Rect
    var color: Color
  }

  /// Behind the glyphs.
  var markers: [ColoredRect] = []
  /// Over them.
  var bars: [ColoredRect] = []
  var covers: [ColoredRect] = []

  /// - Parameter range: leaves out what belongs to other characters (UTF-16). Covers are whole: their
  ///   dust would blow about if they grew.
  init(_ item: TextItem, in range: Range<Int>? = nil) {
    guard item.attributes.contains(where: { $0.isDecorated }) else { return }
    let paragraph = item.paragraph
    let all = 0..<paragraph.text.length
    let shown = range?.clamped(to: all) ?? all
    let bottom =
      item.drawnLines.last.map { paragraph.lines[$0].baseline } ?? 0
    func rects(
      in range: Range<Int>, _ value: (InlineAttributes) -> Color?
    ) -> [ColoredRect] {
      Self.stretches(of: item, value).flatMap { stretch, color in
        paragraph.rects(for: stretch.clamped(to: range)).filter { $0.minY < bottom }
          .map { ColoredRect(rect: $0, color: color) }
      }
    }
    markers = rects(in: shown, \.marker).map { marker in
      let box = marker.rect
      let height = (2.2 * box.height).rounded(.down)
      return ColoredRect(
        rect: Rect(
          x: box.x - 2, y: box.midY - height / 2, width: box.width + 4, height: height),
        color: marker.color)
    }
    bars = rects(in: shown) { $0.strikethrough ? $0.color : nil }.map { strike in
      let y = strike.rect.y + (strike.rect.height / 2 + 1).rounded(.down)
      return ColoredRect(
        rect: Rect(x: strike.rect.x, y: y, width: strike.rect.width, height: 1),
        color: strike.color)
    }
    bars += rects(in: shown) { $0.underline ? $0.color : nil }.map { underline in
      ColoredRect(
        rect: Rect(
          x: underline.rect.x, y: underline.rect.maxY + 2, width: underline.rect.width, height: 1),
        color: underline.color)
    }
    covers = rects(in: all) { $0.spoiler ? $0.color : nil }.map { cover in
      ColoredRect(rect: cover.rect.insetBy(dx: 0, dy: -3), color: cover.color)
    }
  }

  /// Maximal ranges of one value, across spans that differ in something else.
  private static func stretches(
    of item: TextItem, _ value: (InlineAttributes) -> Color?
  ) -> [(Range<Int>, Color)] {
    var result: [(Range<Int>, Color)] = []
    for span in item.paragraph.text.spans {
      guard let color = item.attributes(tagged: span.style.tag).flatMap(value) else { continue }
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
