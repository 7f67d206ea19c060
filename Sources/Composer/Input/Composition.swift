/// Text an input method is still working on. It is shown in the text and is not part of it.
public struct Composition: Equatable, Sendable {
  public var text: String
  /// Where the input method's own caret is, in UTF-16 units of the text.
  public var caret: Int

  public init(_ text: String, caret: Int? = nil) {
    self.text = text
    self.caret = min(max(0, caret ?? text.utf16.count), text.utf16.count)
  }
}
