/// The JSON of a page, and what of the page it does not hold.
public struct EncodedJSON: Equatable, Sendable {
  /// Ends without a newline; letters are not escaped.
  public var text: String
  /// In page order.
  public var losses: [CodingLoss]

  public init(text: String, losses: [CodingLoss]) {
    self.text = text
    self.losses = losses
  }
}
