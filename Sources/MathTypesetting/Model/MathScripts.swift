/// A nucleus with a subscript, a superscript or both. Primes are atoms `′` at the start of the
/// superscript.
public struct MathScripts: Hashable, Sendable {
  /// Empty when the scripts stand alone. Its class is that of the whole.
  public var base: MathList
  public var below: MathList?
  public var above: MathList?
  public var placement: Placement

  public init(
    base: MathList, below: MathList?, above: MathList?, placement: Placement = .beside
  ) {
    self.base = base
    self.below = below
    self.above = above
    self.placement = placement
  }

  public enum Placement: String, Hashable, Sendable {
    /// To the right of the base.
    case beside
    /// Above and below it in display style, to its right in the others: `\sum`.
    case limitsInDisplay = "display-limits"
    /// Always above and below it: `\limits`, `\overset`, the label of a brace.
    case limits
  }
}
