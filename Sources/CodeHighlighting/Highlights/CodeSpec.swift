/// A piece of code and the language it is in: what highlighting depends on, and what its results are
/// kept by.
public struct CodeSpec: Hashable, Sendable {
  /// Trimmed and in lower case; never empty.
  public let language: String
  public let text: String

  /// Nil without a language: code of unknown language is not coloured.
  public init?(language: String?, text: String) {
    guard let language else { return nil }
    let name = language.drop { $0.isWhitespace }
    guard let last = name.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    self.language = name[...last].lowercased()
    self.text = text
  }
}
