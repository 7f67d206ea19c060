import Typesetting

/// How a layer is blended into what is below it: blurred, then moved, then faded.
public struct LayerStyle: Hashable, Sendable {
  public var opacity: Double
  /// The layer is multiplied by this paint's alpha (its colour does not matter).
  public var mask: Paint?
  /// The mask moves along.
  public var transform: LayerTransform?
  /// The standard deviation of the blur, points. PDF has none and stays sharp.
  public var blur: Double

  public init(
    opacity: Double = 1, mask: Paint? = nil, transform: LayerTransform? = nil, blur: Double = 0
  ) {
    self.opacity = opacity
    self.mask = mask
    self.transform = transform
    self.blur = blur
  }
}

extension LayerStyle {
  /// True when painting one by one looks the same as painting the layer as one.
  var isPlain: Bool { opacity >= 1 && mask == nil && transform == nil && blur <= 0 }

  /// How far a blur carries paint, points: as good as nothing is left beyond three deviations.
  var blurReach: Double { blur > 0 && blur.isFinite ? 3 * blur : 0 }

  /// Where the layer shows what was painted in an area of it.
  func shownBounds(of area: Rect) -> Rect {
    let blurred = area.insetBy(dx: -blurReach, dy: -blurReach)
    return transform?.applied(to: blurred) ?? blurred
  }
}
