import PageLayout

extension MessageLayout {
  /// How much of the strip the message takes while it is revealed, points.
  public func height(revealing frame: RevealFrame) -> Double {
    frame.isSettled ? size.height : size.height - page.size.height + frame.size.height
  }
}
