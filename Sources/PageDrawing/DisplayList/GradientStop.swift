import PageLayout

/// A colour on the way of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// 0 at the start, 1 at the end.
  public var position: Double
  public var color: Color

  public init(position: Double, color: Color) {
    self.position = position
    self.color = color
  }
}
