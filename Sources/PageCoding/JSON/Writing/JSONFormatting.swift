/// How the JSON of a page is spread over lines; the order of members is the same in both.
public enum JSONFormatting: Sendable {
  /// No white space.
  case compact
  /// A line a member, two spaces a level.
  case indented
}

/// The JSON of a page, and what of the page it does not hold.
public struct EncodedJSON: Equatable, Sendable {
  /// ASCII apart from the page's own text; ends without a newline.
  public var text: String
  /// In page order.
  public var losses: [CodingLoss]

  public init(text: String, losses: [CodingLoss]) {
    self.text = text
    self.losses = losses
  }
}
