/// A button in a button row or inside text.
public struct InstantPageButton: Sendable {
  public var text: RichText
  public var action: ReplyMarkupButtonAction
  public var color: ReplyMarkupButtonColor?
  /// Drawn as a link; independent of `color`, and wins over it inside text.
  public var isLink: Bool

  public init(
    text: RichText, action: ReplyMarkupButtonAction, color: ReplyMarkupButtonColor? = nil,
    isLink: Bool = false
  ) {
    self.text = text
    self.action = action
    self.color = color
    self.isLink = isLink
  }
}

/// The accent of a button; raw values are the stored form.
public enum ReplyMarkupButtonColor: Int32, Sendable {
  case primary = 0
  case danger = 1
  case success = 2
}

/// How a button row spreads its buttons; raw values are the stored form, 0 keeps old rows stretched.
public enum InstantPageButtonRowAlignment: Int32, Sendable {
  case justify = 0
  case left = 1
  case center = 2
  case right = 3
}
