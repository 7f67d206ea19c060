import Typesetting

extension CornerRadii {
  /// The radii a rectangle of this size can have: none negative, and all shrunk by one factor when
  /// two neighbours together are longer than the side they share (the rule CSS has).
  func fitted(to size: Size) -> CornerRadii {
    let radii = CornerRadii(
      topLeft: max(0, topLeft), topRight: max(0, topRight), bottomRight: max(0, bottomRight),
      bottomLeft: max(0, bottomLeft))
    var factor = 1.0
    for (sum, side) in [
      (radii.topLeft + radii.topRight, size.width),
      (radii.bottomLeft + radii.bottomRight, size.width),
      (radii.topLeft + radii.bottomLeft, size.height),
      (radii.topRight + radii.bottomRight, size.height),
    ] where sum > side {
      factor = min(factor, max(0, side) / sum)
    }
    guard factor < 1 else { return radii }
    return CornerRadii(
      topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
      bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor)
  }

  var isZero: Bool { topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0 }

  var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }
}
