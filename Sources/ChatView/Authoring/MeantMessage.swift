/// Which message of several an author means: the one the pointer or the keyboard is at, and that one still when
/// the pointer has left it for the panel beside the chat.
package struct MeantMessage: Equatable {
  package private(set) var index: Int?

  package init() {}

  /// - Parameters:
  ///   - pointed: the message under the pointer or the one with the focus; nil for neither.
  ///   - visible: what is seen now.
  /// - Returns: whether it is another one than before.
  @discardableResult
  package mutating func update(pointed: Int?, visible: Range<Int>) -> Bool {
    let old = index
    if let pointed, visible.contains(pointed) {
      index = pointed
    } else if visible.isEmpty {
      index = nil
    } else if let kept = index, visible.contains(kept) {
      index = kept
    } else {
      index = visible.lowerBound
    }
    return index != old
  }
}
