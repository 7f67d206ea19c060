/// A line, brace or arrow above or below its base, as wide as the base; an ordinary atom.
public struct MathOverUnder: Hashable, Sendable {
  public var shape: Shape
  public var base: MathList
  public var isBelow: Bool

  public init(_ shape: Shape, base: MathList, isBelow: Bool) {
    self.shape = shape
    self.base = base
    self.isBelow = isBelow
  }

  public enum Shape: Hashable, Sendable {
    /// `\overline`: a rule.
    case line
    /// `\overlinesegment`: a rule with a short upright end on either side.
    case lineSegment
    /// A symbol the font can stretch: `⏞`, `⏟`, `⏠`, `⎴`, `→`, `⇒`, `↼`.
    case symbol(String)
  }
}
