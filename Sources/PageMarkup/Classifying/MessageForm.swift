import PageModel

/// How a message travels: as text with entities, or as one rich message.
///
/// Sending and editing ask the same question, so a message does not change its form because
/// somebody corrected a word in it.
///
/// ```swift
/// switch MessageForm(ofMarkdown: text) {
/// case .entities: …           // the text goes on to become text and entities
/// case .rich(let page): …     // a message with an empty text and this page
/// }
/// ```
public enum MessageForm: Equatable, Sendable {
  case entities
  case rich(InstantPage)

  /// The form of a message that is a page already: what an editor holds, or what an edit starts
  /// from.
  public init(of page: InstantPage, _ options: EntityExpressibility = EntityExpressibility()) {
    self = page.isEntityExpressible(options) ? .entities : .rich(page)
  }

  /// The form of a message that is typed as Markdown. Most texts are not even parsed, see
  /// ``mayNeedRichContent(_:)``; one that goes beyond a limit is sent as the text it is.
  public init(
    ofMarkdown text: String, markdown: MarkdownOptions = MarkdownOptions(),
    _ options: EntityExpressibility = EntityExpressibility()
  ) {
    guard mayNeedRichContent(text), let document = try? parseMarkdown(text, options: markdown)
    else {
      self = .entities
      return
    }
    self.init(of: document.page, options)
  }
}
