/// What a text on the axis is to its block.
public enum Region: String, CaseIterable, Hashable, Sendable {
  case paragraph, caption, code, codeLanguage, pullQuote, author, detailsTitle
}

extension Region {
  /// Whether the text can have formats, links and atoms: code and languages cannot.
  var takesFormats: Bool {
    switch self {
    case .code, .codeLanguage: return false
    case .paragraph, .caption, .pullQuote, .author, .detailsTitle: return true
    }
  }
}
