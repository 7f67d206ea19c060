/// What a piece of text asks for; which family answers is decided in ``FontCatalog`` alone.
public struct FontStyle: Hashable, Sendable {
  public var role: FontRole
  /// Points; whole after theme scaling.
  public var size: Double
  public var weight: FontWeight
  public var italic: Bool

  public init(
    role: FontRole, size: Double, weight: FontWeight = .regular, italic: Bool = false
  ) {
    self.role = role
    self.size = size
    self.weight = weight
    self.italic = italic
  }
}

/// The job a font does in a page.
public enum FontRole: UInt8, Hashable, Sendable, CaseIterable {
  /// Body text, captions, labels.
  case sans
  /// Headings and articles.
  case serif
  /// Code.
  case mono
}

/// The weights the product uses.
public enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  case regular
  case medium
  case semibold
  case bold
}
