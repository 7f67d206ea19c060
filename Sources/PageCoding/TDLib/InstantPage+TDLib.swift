import PageModel

extension InstantPage {
  /// Reads a page from what TDLib prints (names of TDLib 1.8.69 and before).
  ///
  /// The page may be a `richMessage` or a `webPageInstantView`, an array of page blocks, a single
  /// one, a rich text (a page of one paragraph), or lie inside a message, a draft or an update. Blocks of an unknown `@type` become
  /// ``InstantPageBlock/unsupported``, rich texts of an unknown one the text in them. List items
  /// hold blocks, also those with a single paragraph. Missing members have the values TDLib's own
  /// reader gives them: null, 0, false, nothing. A `richTextDiff` is empty.
  ///
  /// - Parameter json: UTF-8, at most ``JSONLimits/bytes``.
  /// - Throws: What is wrong and where.
  public static func decodeTDLib(_ json: [UInt8]) throws(JSONDecodingError) -> InstantPage {
    let root = try JSONDocument(json).root
    var decoder = TDLibDecoder()
    return try decoder.page(root)
  }

  /// The page as TDLib prints it: a `richMessage`, or a `webPageInstantView` when the page knows
  /// how often it was viewed. Members are in the order of TDLib's schema, null ones left out.
  ///
  /// Not counted as losses, because a reader of the page sees the same: the text of a list item
  /// becomes a paragraph in it, numbered items all say their number, addresses found by the
  /// server become links, a span of 0 is written as 1, an empty and a missing string are one, a
  /// button that may go to all kinds of chat names them, and a quote that never said whether it
  /// is collapsed is not.
  public func encodeTDLib(formatting: JSONFormatting = .compact) -> EncodedJSON {
    var encoder = TDLibEncoder(self)
    let root = encoder.root()
    return EncodedJSON(text: root.text(formatting), losses: encoder.log.losses)
  }
}
