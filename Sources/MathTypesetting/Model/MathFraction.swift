/// A fraction, a binomial or any other stack of two lists.
public struct MathFraction: Hashable, Sendable {
  public var numerator: MathList
  public var denominator: MathList
  /// Of the rule; nil is the font's own, zero is no rule and the stack's own gaps.
  public var thickness: MathLength?
  /// Delimiters around the whole, nil for none; they grow as TeX's `\withdelims` does.
  public var left: String?
  public var right: String?
  /// The style of the whole: `\dfrac`, `\tfrac`; nil is the style around it.
  public var style: MathStyle?
  /// `\cfrac`: where the numerator stands, and a strut keeps both parts at full height.
  public var continued: Alignment?

  public init(
    numerator: MathList, denominator: MathList, thickness: MathLength? = nil, left: String? = nil,
    right: String? = nil, style: MathStyle? = nil, continued: Alignment? = nil
  ) {
    self.numerator = numerator
    self.denominator = denominator
    self.thickness = thickness
    self.left = left
    self.right = right
    self.style = style
    self.continued = continued
  }

  public enum Alignment: String, Hashable, Sendable {
    case left, center, right
  }
}
