/// A paragraph, a heading or an item of a list.
///
/// A line feed in its text is a break of the line within the paragraph; pages have them, the
/// editor's keys make new paragraphs instead.
public struct Paragraph: Equatable, Sendable {
  public var id: BlockID
  public var style: ParagraphStyle
  public var alignment: ParagraphAlignment
  public var list: ListMembership?
  public var text: StyledText

  public init(
    _ text: StyledText = StyledText(), style: ParagraphStyle = .body,
    alignment: ParagraphAlignment = .natural, list: ListMembership? = nil, id: BlockID = .none
  ) {
    self.id = id
    self.style = style
    self.alignment = alignment
    self.list = list
    self.text = text
  }

  /// Without text and no item of a list.
  public var isBlank: Bool { text.isEmpty && list == nil }

  /// The LaTeX of a paragraph that is nothing but one formula; it stands on a line of its own.
  public var standaloneFormula: String? {
    guard style == .body, list == nil, text.runs.count == 1 else { return nil }
    guard case .formula(let latex) = text.runs[0].attributes.atom, !latex.isEmpty else {
      return nil
    }
    return latex
  }
}
