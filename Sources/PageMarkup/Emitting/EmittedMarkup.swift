import PageModel

/// A page written as markup, and what of the page the markup does not say.
public struct EmittedMarkup: Sendable {
  public var text: String
  /// In the order of the page, each with the structural path of the block that lost something.
  public var losses: [PageLoss]

  public init(text: String, losses: [PageLoss] = []) {
    self.text = text
    self.losses = losses
  }
}
