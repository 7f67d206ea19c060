import PageModel

/// Buttons side by side; the caret stops at each.
public struct ButtonRow: Equatable, Sendable {
  public var id: BlockID
  public var buttons: [InstantPageButton]
  public var alignment: InstantPageButtonRowAlignment

  public init(
    _ buttons: [InstantPageButton], alignment: InstantPageButtonRowAlignment = .justify,
    id: BlockID = .none
  ) {
    self.id = id
    self.buttons = buttons
    self.alignment = alignment
  }
}
