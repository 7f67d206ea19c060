/// A large operator. Where its limits stand is said by the scripts around it.
public struct MathOperator: Hashable, Sendable {
  public var nucleus: Nucleus

  public init(_ nucleus: Nucleus) {
    self.nucleus = nucleus
  }

  public enum Nucleus: Hashable, Sendable {
    /// A symbol that is larger in display style and centred on the axis: `∑`. `isGrowing` is false
    /// for `\smallint`, which is always small.
    case symbol(String, isGrowing: Bool)
    /// A name in upright letters of the math font: `sin`. U+2009 is a thin space in it.
    case name(String)
    /// `\mathop{…}`, `\operatorname{…}` with more than letters.
    case list(MathList)
  }
}
