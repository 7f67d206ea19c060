/// Code on lines of its own.
public struct CodeBlock: Equatable, Sendable {
  public var id: BlockID
  /// As typed, in one line without formats; ``languageName`` is what it says.
  public var language: StyledText
  public var text: StyledText

  public init(_ text: StyledText, language: StyledText = StyledText(), id: BlockID = .none) {
    self.id = id
    self.language = language
    self.text = text
  }

  /// The language without blanks around it, nil when nothing is left.
  public var languageName: String? {
    let scalars = language.string.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    return String(scalars[first...last])
  }
}
