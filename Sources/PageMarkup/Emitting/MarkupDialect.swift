/// The forms of text a page is written in.
enum MarkupDialect {
  case markdown
  case richMarkdown
  case richHTML
  case webHTML

  /// What people call it.
  var name: String {
    switch self {
    case .markdown: return "Markdown"
    case .richMarkdown: return "Rich Markdown"
    case .richHTML: return "Rich HTML"
    case .webHTML: return "HTML"
    }
  }

  /// Whether the server's own parser reads it.
  var isRich: Bool {
    switch self {
    case .richMarkdown, .richHTML: return true
    case .markdown, .webHTML: return false
    }
  }

  var isMarkdown: Bool {
    switch self {
    case .markdown, .richMarkdown: return true
    case .richHTML, .webHTML: return false
    }
  }

  /// The sentence of a loss: `what` begins with an article or with "that".
  func cannotSay(_ what: String) -> String {
    "\(what) cannot be written in \(name)"
  }
}
