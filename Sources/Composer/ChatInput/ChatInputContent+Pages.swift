import PageMarkup
import PageModel

extension ChatInputContent {
  /// The content as a page of a rich message, and what a page cannot hold of it.
  public func page() -> (page: InstantPage, losses: [PageLoss]) {
    document.page()
  }

  /// A page of a rich message as a content to edit, and what is lost of it.
  public static func importing(
    _ page: InstantPage
  ) -> (content: ChatInputContent, losses: [PageLoss]) {
    let (document, losses) = Document.importing(page)
    return (ChatInputContent(document), losses)
  }

  /// The content as the text of an ordinary message, and what such a text cannot hold. Of blocks
  /// that messages do not have the words stay.
  public func formattedText() -> (text: FormattedText, losses: [PageLoss]) {
    let (page, losses) = page()
    let (text, lost) = page.formattedText()
    return (text, losses + lost)
  }

  /// The text of an ordinary message: each line a paragraph, code and quotes as blocks.
  public init(_ text: FormattedText) {
    self.init(Document.importing(text.page()).document)
  }
}
