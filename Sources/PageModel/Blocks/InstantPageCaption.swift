/// The text under a medium and, below it, whom it is owed to.
public struct InstantPageCaption: Sendable {
  public var text: RichText
  public var credit: RichText

  public init(text: RichText = .empty, credit: RichText = .empty) {
    self.text = text
    self.credit = credit
  }
}
