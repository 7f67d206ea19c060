/// Makes a message a rich message: its page, and the whole page once it has been fetched.
public struct RichTextMessageAttribute: Equatable, Sendable {
  /// What the message carried; ``InstantPage/isComplete`` is false when the server cut it.
  public var instantPage: InstantPage
  /// The fetched whole, stored beside ``instantPage`` and never over it.
  public var fullInstantPage: InstantPage?

  public init(instantPage: InstantPage, fullInstantPage: InstantPage? = nil) {
    self.instantPage = instantPage
    self.fullInstantPage = fullInstantPage
  }

  public static func == (lhs: RichTextMessageAttribute, rhs: RichTextMessageAttribute) -> Bool {
    lhs.instantPage == rhs.instantPage && lhs.fullInstantPage == rhs.fullInstantPage
  }
}
