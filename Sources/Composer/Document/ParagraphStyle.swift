/// What a paragraph is to the document.
public enum ParagraphStyle: Int, CaseIterable, Sendable {
  case body, heading1, heading2, heading3, heading4, heading5, heading6

  /// 1 to 6, nil for body text.
  public var headingLevel: Int? {
    self == .body ? nil : rawValue
  }

  /// Body text for a level out of 1 to 6.
  public init(headingLevel: Int) {
    self = ParagraphStyle(rawValue: headingLevel) ?? .body
  }
}

/// Where the lines of a paragraph stand; natural follows the direction of writing.
public enum ParagraphAlignment: String, CaseIterable, Sendable {
  case natural, left, center, right, justified
}
