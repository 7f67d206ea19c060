import PageModel

/// A stretch of text with the same attributes throughout.
public struct Run: Sendable {
  public private(set) var text: String
  public let attributes: TextAttributes
  /// UTF-16 units of `text`.
  public private(set) var length: Int

  /// An atom's text is U+FFFC, whatever is given.
  public init(_ text: String, _ attributes: TextAttributes = .plain) {
    if attributes.atom == nil {
      self.init(text, attributes, length: text.utf16.count)
    } else {
      self.init(InlineAtom.character, attributes, length: 1)
    }
  }

  init(_ text: String, _ attributes: TextAttributes, length: Int) {
    self.text = text
    self.attributes = attributes
    self.length = length
  }

  /// Whether this and a following run are one: two atoms are two even if they are the same.
  func continues(in next: Run) -> Bool {
    attributes.atom == nil && next.attributes.atom == nil && attributes == next.attributes
  }

  /// Adds the text of a run that this one continues in.
  mutating func join(_ next: Run) {
    text += next.text
    length += next.length
  }
}

extension Run: Equatable {
  public static func == (lhs: Run, rhs: Run) -> Bool {
    lhs.length == rhs.length && isSameText(lhs.text, rhs.text) && lhs.attributes == rhs.attributes
  }
}
