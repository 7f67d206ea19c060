extension ReplyMarkupButtonAction {
  /// Whether a button that does this may be drawn as a link: only one that calls its bot back
  /// (Bot API 10.3, `RichMessageButton`).
  package var mayLookLikeLink: Bool {
    if case .callback = self { return true }
    return false
  }
}
