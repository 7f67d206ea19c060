import CCMarkGFM
import PageModel

/// How Markdown is read.
public struct MarkdownOptions: Sendable {
  public init() {}
}
