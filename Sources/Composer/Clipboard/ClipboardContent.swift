import PageMarkup
import PageModel

/// What copying puts on a clipboard, the forms that keep most first.
public struct ClipboardContent: Equatable, Sendable {
  /// See ``Fragment/mediaType``.
  public var fragment: [UInt8]
  /// What belongs into a `body`.
  public var html: String
  public var rtf: [UInt8]
  public var text: String

  public init(_ fragment: Fragment) {
    self.fragment = fragment.encoded
    html = fragment.document.page().page.webHTML().text
    rtf = fragment.rtf
    text = fragment.plainText
  }
}
