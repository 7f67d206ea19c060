import PageModel
import Typesetting

/// An article laid out: a page as it is read on its own, not in a chat.
public struct ReaderLayout: Sendable {
  public var page: PageLayout
  public var theme: ReaderTheme
  /// The row below the article that leads to whoever made the preview; nil without one.
  public var feedback: Rect?

  public var size: Size { page.size }
  public var background: Color { theme.background }
}

/// Lays a page out as an article. A pure function of its arguments; `context` only caches.
///
/// - Parameter context: fonts and caches of the calling thread.
public func layoutArticle(
  _ page: InstantPage, inputs: ReaderInputs, context: TypesettingContext
) -> ReaderLayout {
  ReaderLayouter(page: page, inputs: inputs, context: context).layout()
}

extension ReaderLayout {
  /// The layout as text, for `recto render --reader -o layout.txt`.
  public func dump() -> String {
    let feedback = feedback.map { " feedback (\($0.x),\($0.y)) \($0.width)×\($0.height)" } ?? ""
    return "article \(theme.rawValue)\(feedback)\n" + page.dump()
  }
}
