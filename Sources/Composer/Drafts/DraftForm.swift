import PageMarkup
import PageModel

/// How a draft goes to a server: as text with entities when these say all of it, else as a page.
public enum DraftForm: Equatable, Sendable {
  case text(FormattedText)
  case page(InstantPage)

  /// - Returns: The form, and what it cannot hold of the content.
  public static func of(_ content: ChatInputContent) -> (form: DraftForm, losses: [PageLoss]) {
    if content.isEntityExpressible() {
      let (text, losses) = content.formattedText()
      return (.text(text), losses)
    }
    let (page, losses) = content.page()
    return (.page(page), losses)
  }

  /// The content a form was made of, and what of it cannot be edited.
  public var content: (content: ChatInputContent, losses: [PageLoss]) {
    switch self {
    case .text(let text): return (ChatInputContent(text), [])
    case .page(let page): return ChatInputContent.importing(page)
    }
  }
}
