extension InstantPageButton: Equatable {
  public static func == (lhs: InstantPageButton, rhs: InstantPageButton) -> Bool {
    lhs.hasSameBehavior(as: rhs) && lhs.text == rhs.text
  }

  /// Whether two buttons are the same but for their labels.
  func hasSameBehavior(as other: InstantPageButton) -> Bool {
    if color != other.color { return false }
    if isLink != other.isLink { return false }
    return action == other.action
  }
}
