extension InstantPage: Equatable {
  public static func == (lhs: InstantPage, rhs: InstantPage) -> Bool {
    if lhs.isComplete != rhs.isComplete { return false }
    if lhs.rtl != rhs.rtl { return false }
    if lhs.views != rhs.views { return false }
    if !isSameText(lhs.url, rhs.url) { return false }
    if lhs.blocks != rhs.blocks { return false }
    return lhs.media == rhs.media
  }
}
