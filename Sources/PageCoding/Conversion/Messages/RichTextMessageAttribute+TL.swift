import PageModel

extension RichTextMessageAttribute {
  /// The attribute of an incoming message; nil when the message is not a rich one.
  ///
  /// The whole of a page that came in part is asked for with `messages.getRichMessage`, see
  /// ``storeFullPage(from:of:losses:)``.
  public init?(_ message: TL.Message, losses: inout [PageLoss]) {
    guard let richMessage = message.richMessage else { return nil }
    self.init(instantPage: richMessage.page(losses: &losses))
  }

  /// Stores the answer to `messages.getRichMessage` beside the page that came with the message.
  ///
  /// Only messages of the server's namespace have one, and the first message of the answer carries
  /// it. An answer without it changes nothing.
  ///
  /// - Returns: whether there is a new full page.
  @discardableResult
  public mutating func storeFullPage(
    from answer: TL.Messages.Messages, of id: MessageId, losses: inout [PageLoss]
  ) -> Bool {
    guard id.namespace == MessageNamespace.cloud,
      let richMessage = answer.messages.first?.richMessage
    else { return false }
    fullInstantPage = richMessage.page(losses: &losses)
    return true
  }
}
