/// A length that is known once the font and the style are.
public struct MathLength: Hashable, Sendable {
  public var value: Double
  public var unit: Unit

  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  public static let zero = MathLength(0, .em)

  public enum Unit: String, Hashable, Sendable {
    /// An eighteenth of an em of the style the length is used in.
    case mu
    /// The size of the font in the style the length is used in.
    case em
    /// The height of the letter x of that font.
    case ex
    /// TeX's point, ten of which are the em of the formula as a whole, whatever the style: all of
    /// TeX's absolute units become these.
    case pt
  }
}
