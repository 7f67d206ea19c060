import PageModel

extension InstantPage {
  /// Reads a rich message of the Bot API (10.3).
  ///
  /// ```swift
  /// let page = try InstantPage.decodeBotAPI(Array(#"{"blocks":[{"type":"divider"}]}"#.utf8))
  /// ```
  ///
  /// The message may lie bare, as an array of blocks, inside a `Message` (`rich_message`), or
  /// inside the server's answer (`result`). List items hold blocks, also those with a single
  /// paragraph. The two ways to write an empty or a single text are one: `[]` and `""` are
  /// `.empty`, `["x"]` is `"x"`. Addresses found by the server and those a bot wrote are not told
  /// apart. Media named by a `file_id` get resources that keep the name.
  ///
  /// - Parameter json: UTF-8, at most ``JSONLimits/bytes``.
  /// - Parameter form: Which of the two shapes to check for.
  /// - Throws: What is wrong and where; ``JSONDecodingError/botAPIDescription`` has the server's
  ///   words. A message of Markdown or HTML has no blocks to read: see
  ///   ``InputRichMessage/decodeBotAPI(_:)``.
  public static func decodeBotAPI(
    _ json: [UInt8], form: BotAPIForm = .received
  ) throws(JSONDecodingError) -> InstantPage {
    var message = try JSONDocument(json).root
    if message.type != .array {
      try message.expect(.object)
      if let result = message["result"] { message = result }
      if let richMessage = message["rich_message"] { message = richMessage }
    }
    var decoder = BotAPIDecoder(form: form)
    return try decoder.page(message)
  }

  /// The page as a rich message of the Bot API (10.3), and what it does not hold.
  ///
  /// The blocks of web pages (titles, covers, embeds, related articles …) are left out. Not
  /// counted as losses, because a reader of the page sees the same: the text of a list item
  /// becomes a paragraph in it, numbered items all say their number, addresses found by the
  /// server become links, a table cell's span of 1 is not written, empty languages neither, and
  /// a quote that never said whether it is collapsed is not.
  ///
  /// - Parameter form: `.received` is what a server would return, `.input` what a bot sends.
  public func encodeBotAPI(
    form: BotAPIForm = .received, formatting: JSONFormatting = .compact
  ) -> EncodedJSON {
    var encoder = BotAPIEncoder(self, form: form)
    let message = encoder.message()
    return EncodedJSON(text: message.text(formatting), losses: encoder.log.losses)
  }
}
