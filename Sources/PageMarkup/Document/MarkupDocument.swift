import PageModel

/// What a Markdown text became.
public struct MarkupDocument: Sendable {
  public var page: InstantPage
  /// The text of the first title, else the file's name; nil for a message.
  public var title: String?
  /// The lines of the source behind each block of `page.blocks`, one range a block.
  ///
  /// Two blocks made of one paragraph share its lines. Blank lines and link definitions belong to
  /// no block, and footnotes stand at the end of the page wherever they were written.
  public var blockLines: [ClosedRange<Int>]
  /// The alternative text of each picture that has one; pictures do not show it.
  public var alternativeTexts: [MediaId: String]
  /// What was read differently from what its author may have meant, in the order of the text.
  public var warnings: [MarkupWarning]

  public init(
    page: InstantPage, title: String? = nil, blockLines: [ClosedRange<Int>] = [],
    alternativeTexts: [MediaId: String] = [:], warnings: [MarkupWarning] = []
  ) {
    self.page = page
    self.title = title
    self.blockLines = blockLines
    self.alternativeTexts = alternativeTexts
    self.warnings = warnings
  }
}
