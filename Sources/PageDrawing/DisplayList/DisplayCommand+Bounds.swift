import Typesetting

extension DisplayCommand {
  /// An area that holds everything the command paints, points; nil when it paints nothing itself.
  /// Glyphs count with room for the tallest scripts, so the area may be larger than the ink.
  var paintedBounds: Rect? {
    switch self {
    case .fill(let shape, _): return shape.bounds
    case .stroke(let shape, let style):
      // A miter may reach ten half-widths beyond the corner.
      let reach = style.width * (style.roundCaps ? 0.5 : 5)
      return shape.bounds.insetBy(dx: -reach, dy: -reach)
    case .glyphs(let run): return run.generousBounds
    case .image(let image): return image.rect
    case .particles(let field): return field.reach
    case .pushClip, .popClip, .pushLayer, .popLayer: return nil
    }
  }
}

extension GlyphPaint {
  /// Room for any glyph of the run: three times the size around every glyph's place.
  var generousBounds: Rect? {
    guard let first = glyphs.first else { return nil }
    var (left, right) = (Double(first.x), Double(first.x))
    var (low, high) = (Double(first.y), Double(first.y))
    for glyph in glyphs {
      left = min(left, Double(glyph.x))
      right = max(right, Double(glyph.x))
      low = min(low, Double(glyph.y))
      high = max(high, Double(glyph.y))
    }
    let reach = 3 * font.size
    return Rect(
      x: origin.x + left - reach, y: origin.y - high - reach, width: right - left + 2 * reach,
      height: high - low + 2 * reach)
  }
}
