/// How formatting is spelled in a message's text (Bot API, formatting options).
public enum EntityParseMode: Hashable, Sendable, CaseIterable {
  case html
  case markdownV2
  /// The first Markdown, kept for bots that still write it: nothing nests.
  case markdown

  /// The mode a `parse_mode` names, in any case; nil for another name.
  public init?(name: String) {
    switch name.lowercased() {
    case "html": self = .html
    case "markdownv2": self = .markdownV2
    case "markdown": self = .markdown
    default: return nil
    }
  }

  public var name: String {
    switch self {
    case .html: return "HTML"
    case .markdownV2: return "MarkdownV2"
    case .markdown: return "Markdown"
    }
  }
}
