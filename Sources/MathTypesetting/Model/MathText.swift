/// Words of a text font, in any script. Spaces in it are kept.
public struct MathText: Hashable, Sendable {
  public var string: String
  public var style: Style

  public init(_ string: String, style: Style = Style()) {
    self.string = string
    self.style = style
  }

  public struct Style: Hashable, Sendable {
    public var family: Family
    public var isBold: Bool
    public var isItalic: Bool

    public init(family: Family = .roman, isBold: Bool = false, isItalic: Bool = false) {
      self.family = family
      self.isBold = isBold
      self.isItalic = isItalic
    }
  }

  public enum Family: String, Hashable, Sendable {
    case roman, sans, mono
  }
}
