import Typesetting

/// Scales a layer about a point and then moves it. A scale of zero or less, or one that is no number,
/// makes it disappear.
public struct LayerTransform: Hashable, Sendable {
  /// What stays where it is while the layer is scaled.
  public var anchor: Point
  public var scale: Double
  public var offset: Point

  public init(anchor: Point = .zero, scale: Double = 1, offset: Point = .zero) {
    self.anchor = anchor
    self.scale = scale
    self.offset = offset
  }
}

extension LayerTransform {
  /// Where the layer's origin goes; a place p goes to `translation + scale × p`.
  var translation: Point {
    Point(x: anchor.x * (1 - scale) + offset.x, y: anchor.y * (1 - scale) + offset.y)
  }

  /// True when there is something left to draw.
  var isDrawable: Bool { scale > 0 && scale.isFinite && translation.isDrawable }

  func applied(to rect: Rect) -> Rect {
    let translation = translation
    return Rect(
      x: translation.x + rect.x * scale, y: translation.y + rect.y * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// What is shown in a rectangle: the inverse of ``applied(to:)``.
  func source(of rect: Rect) -> Rect {
    let translation = translation
    return Rect(
      x: (rect.x - translation.x) / scale, y: (rect.y - translation.y) / scale,
      width: rect.width / scale, height: rect.height / scale)
  }
}
