import PageLayout
import PageMarkup

extension PageReading {
  /// The selected text as Markdown, with its lists, quotes and tables.
  public func markdown(of selection: TextSelection) -> String {
    excerpt(of: selection).markdown(joinsQuoteMarkers: true).text
  }
}
