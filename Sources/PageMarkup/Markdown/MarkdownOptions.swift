/// How Markdown is read.
public struct MarkdownOptions: Sendable {
  /// What the text is: a message, or a document of its own.
  public enum Mode: Equatable, Sendable {
    /// A message. `#` is a heading of the first size, footnotes are plain text.
    case chat
    /// A document. `#` is the page's title, headings get anchors, footnotes work. The file name
    /// becomes the title of a document that has none.
    case document(fileName: String?)
  }

  public var mode: Mode
  /// A line end inside a paragraph stays a line end; without this it is one space.
  public var softBreaksAreLineBreaks: Bool
  /// Looks for the end of a `$` formula beyond further dollar signs: in `$5-$10, or 12$` it finds
  /// the formula `5-$10, or 12`. Without this such a stretch stays text.
  public var looseFormulaSearch: Bool
  public var limits: MarkupLimits

  public init(
    mode: Mode = .chat, softBreaksAreLineBreaks: Bool = false, looseFormulaSearch: Bool = false,
    limits: MarkupLimits = MarkupLimits()
  ) {
    self.mode = mode
    self.softBreaksAreLineBreaks = softBreaksAreLineBreaks
    self.looseFormulaSearch = looseFormulaSearch
    self.limits = limits
  }

  var isDocument: Bool {
    switch mode {
    case .chat: return false
    case .document: return true
    }
  }
}
