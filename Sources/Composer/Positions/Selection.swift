/// Where the caret is and what is selected, in positions on the axis.
public struct Selection: Equatable, Sendable {
  /// Where the selection was begun.
  public var anchor: Int
  /// Where it is moved; the caret.
  public var head: Int
  /// Something selected as a whole besides; any edit and any move of the caret clears it.
  public var structure: StructuralSelection?
  /// What the next typed text is to be like, chosen at a collapsed caret; nil follows the text
  /// before it.
  public var typingStyle: CharacterStyle?

  public init(anchor: Int, head: Int, structure: StructuralSelection? = nil) {
    self.anchor = anchor
    self.head = head
    self.structure = structure
  }

  public init(caret position: Int) {
    self.init(anchor: position, head: position)
  }

  public var isCollapsed: Bool { anchor == head }
  public var lower: Int { min(anchor, head) }
  public var upper: Int { max(anchor, head) }
  public var range: ClosedRange<Int> { lower...upper }
}

/// What is selected as a whole, not by its text.
public enum StructuralSelection: Equatable, Sendable {
  /// Rows of a table's grid.
  case rows(table: BlockID, ClosedRange<Int>)
  /// Columns of a table's grid.
  case columns(table: BlockID, ClosedRange<Int>)
  /// A rectangle of a table's grid.
  case cells(table: BlockID, GridRect)
  /// Media or a carried block.
  case atom(BlockID)
}
