import PageLayout

/// How an outline is drawn: centred on it, `width` points wide. Round caps come with round joins.
public struct StrokeStyle: Hashable, Sendable {
  public var color: Color
  public var width: Double
  public var roundCaps: Bool

  public init(color: Color, width: Double, roundCaps: Bool = false) {
    self.color = color
    self.width = width
    self.roundCaps = roundCaps
  }
}
