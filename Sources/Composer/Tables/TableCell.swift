import PageModel

/// A cell; its blocks are paragraphs, code and media.
public struct TableCell: Equatable, Sendable {
  public var id: BlockID
  /// Never empty within a document.
  public var blocks: BlockSequence
  /// 0xRRGGBBAA.
  public var background: UInt32?
  public var alignment: TableHorizontalAlignment
  public var verticalAlignment: TableVerticalAlignment
  public var isHeader: Bool
  /// At least 1.
  public var colspan: Int
  /// At least 1.
  public var rowspan: Int

  public init(
    _ blocks: BlockSequence = [.paragraph(Paragraph())], background: UInt32? = nil,
    alignment: TableHorizontalAlignment = .center, verticalAlignment: TableVerticalAlignment = .top,
    isHeader: Bool = false, colspan: Int = 1, rowspan: Int = 1, id: BlockID = .none
  ) {
    self.id = id
    self.blocks = blocks
    self.background = background
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.isHeader = isHeader
    self.colspan = colspan
    self.rowspan = rowspan
  }
}
