import PageModel

/// The JSON of a page, and what of the page it does not hold.
public struct EncodedJSON: Equatable, Sendable {
  /// Ends without a newline; letters are not escaped.
  public var text: String
  /// In page order.
  public var losses: [PageLoss]

  public init(text: String, losses: [PageLoss]) {
    self.text = text
    self.losses = losses
  }
}
