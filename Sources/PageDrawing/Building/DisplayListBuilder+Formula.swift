import MathTypesetting
import PageLayout
import Typesetting

extension DisplayListBuilder {
  /// Paints a formula whose baseline starts at `origin`. What has no colour of its own gets `color`.
  mutating func paint(_ formula: MathLayout, at origin: Point, color: Color) {
    for rule in formula.rules {
      let rect = rule.rect.offsetBy(dx: origin.x, dy: origin.y)
      add(.fill(.rect(rect), .color(Color(rule.color, else: color))))
    }
    var run = FormulaRun()
    for glyph in formula.glyphs {
      if !run.accepts(glyph) {
        if let paint = run.paint(in: formula, at: origin, color: color) { add(.glyphs(paint)) }
        run = FormulaRun()
      }
      run.append(glyph)
    }
    if let paint = run.paint(in: formula, at: origin, color: color) { add(.glyphs(paint)) }
    for line in formula.lines {
      let path = Path([.move(origin + line.from), .line(origin + line.to)])
      add(
        .stroke(
          .path(path),
          StrokeStyle(color: Color(line.color, else: color), width: line.thickness)))
    }
  }
}

extension DisplayListBuilder {
  /// A formula block. One that scrolls is cut at its frame's edges.
  mutating func paint(_ item: FormulaItem, _ frame: Rect) {
    if item.scrolls { add(.pushClip(.rect(frame))) }
    paint(item.formula, at: frame.origin + item.origin, color: item.color)
    if item.scrolls { add(.popClip) }
  }
}

/// A formula on a page of its own.
///
/// - Parameters:
///   - background: painted behind it; nil leaves the page clear.
///   - padding: around everything painted, points.
public func displayList(
  for formula: MathLayout, color: Color, background: Color? = nil, padding: Double
) -> DisplayList {
  let bounds = formula.paintedBounds.insetBy(dx: -padding, dy: -padding)
  let size = Size(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
  var builder = DisplayListBuilder()
  if let background {
    builder.add(
      .fill(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), .color(background)))
  }
  builder.paint(formula, at: Point(x: -bounds.x, y: -bounds.y), color: color)
  return DisplayList(size: size, commands: builder.commands)
}

/// Neighbouring glyphs of a formula that can be painted as one: one font, one colour, one baseline,
/// from left to right.
private struct FormulaRun {
  private var glyphs: [MathLayout.Glyph] = []

  func accepts(_ glyph: MathLayout.Glyph) -> Bool {
    guard let last = glyphs.last else { return true }
    return glyph.font == last.font && glyph.color == last.color && glyph.y == last.y
      && glyph.x >= last.x
  }

  mutating func append(_ glyph: MathLayout.Glyph) {
    glyphs.append(glyph)
  }

  func paint(in formula: MathLayout, at origin: Point, color: Color) -> GlyphPaint? {
    guard let first = glyphs.first, formula.fonts.indices.contains(Int(first.font)) else {
      return nil
    }
    var text = ""
    var length = 0
    let placed = glyphs.map { glyph in
      let cluster = length
      if glyph.character != 0, let scalar = Unicode.Scalar(glyph.character) {
        text.unicodeScalars.append(scalar)
        length += UTF16.width(scalar)
      }
      return Glyph(
        id: UInt32(glyph.id), cluster: Int32(cluster), x: Float(glyph.x - first.x), y: 0,
        advance: glyph.advance)
    }
    return GlyphPaint(
      font: formula.fonts[Int(first.font)], color: Color(first.color, else: color),
      origin: origin + Point(x: first.x, y: first.y), glyphs: placed, text: text, textStart: 0,
      isRightToLeft: false)
  }
}

extension Color {
  fileprivate init(_ color: MathColor?, else standIn: Color) {
    guard let color else {
      self = standIn
      return
    }
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255)
  }
}
