/// What a text on the axis is to its block.
public enum Region: String, CaseIterable, Hashable, Sendable {
  case paragraph, caption, code, codeLanguage, pullQuote, author, detailsTitle
}
