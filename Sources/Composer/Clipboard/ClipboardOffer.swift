import PageModel

/// What a clipboard has to offer to a document; pictures and files are the window's to send.
public struct ClipboardOffer: Equatable, Sendable {
  /// See ``Fragment/mediaType``.
  public var fragment: [UInt8]?
  public var html: String?
  public var rtf: [UInt8]?
  public var text: String?

  public init(
    fragment: [UInt8]? = nil, html: String? = nil, rtf: [UInt8]? = nil, text: String? = nil
  ) {
    self.fragment = fragment
    self.html = html
    self.rtf = rtf
    self.text = text
  }

  /// What was copied, as it is offered again.
  public init(_ content: ClipboardContent) {
    self.init(
      fragment: content.fragment, html: content.html, rtf: content.rtf, text: content.text)
  }
}

/// What a paste did.
public struct Paste: Sendable {
  public enum Form: String, CaseIterable, Sendable {
    case fragment, html, rtf, markdown, text
  }

  /// What was taken of the offer.
  public var form: Form
  public var outcome: Outcome
  /// What of it could not be kept.
  public var losses: [PageLoss]
}
