import PageModel

extension RichText {
  /// Whether it is characters and nothing around them, without a look at what is inside of it.
  var isLeafOfText: Bool {
    if case .plain = self { return true }
    if case .empty = self { return true }
    return false
  }

  /// Whether it has no formatting at all.
  var isPlain: Bool { isLeafOfText || !isFormatted }
}
