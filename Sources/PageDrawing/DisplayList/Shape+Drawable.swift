import Typesetting

extension Rect {
  /// True when all four numbers are finite.
  var isDrawable: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension Point {
  var isDrawable: Bool { x.isFinite && y.isFinite }
}

extension Shape {
  /// True when every coordinate and radius is finite.
  var isDrawable: Bool {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect.isDrawable
    case .roundedRect(let rect, let radii):
      rect.isDrawable && radii.topLeft.isFinite && radii.topRight.isFinite
        && radii.bottomLeft.isFinite && radii.bottomRight.isFinite
    case .path(let path): path.elements.allSatisfy(\.isDrawable)
    }
  }
}

extension Path.Element {
  fileprivate var isDrawable: Bool {
    switch self {
    case .move(let point), .line(let point): point.isDrawable
    case .curve(let end, let control1, let control2):
      end.isDrawable && control1.isDrawable && control2.isDrawable
    case .close: true
    }
  }
}

extension GlyphPaint {
  /// True when there is something to draw and every number of it is finite.
  var isDrawable: Bool {
    !glyphs.isEmpty && origin.isDrawable && font.size > 0 && font.size.isFinite
      && font.slant.isFinite && color.isFinite && color.alpha > 0
      && glyphs.allSatisfy { ($0.x + $0.y + $0.advance).isFinite }
  }
}
