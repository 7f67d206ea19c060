import PageModel

extension TL {
  /// Writes a page the way a server hands it out: a boxed `richMessage`.
  ///
  /// - Returns: the bytes, and what of the page they do not hold: the page's address, its views,
  ///   and whatever the losses name at a block's path.
  /// - Throws: ``TLError/tooLong(byteCount:)``.
  public static func encodeRichMessage(
    _ page: InstantPage, options: EncodingOptions = EncodingOptions()
  ) throws(TLError) -> (bytes: [UInt8], losses: [PageLoss]) {
    var losses: [PageLoss] = []
    let message = RichMessage(page, options: options, losses: &losses)
    return (try message.bytes(), losses)
  }

  /// Reads a boxed `richMessage`.
  ///
  /// - Returns: the page, and what the model has no place for.
  /// - Throws: ``TLError``, also when bytes follow the message.
  public static func decodeRichMessage(
    _ bytes: [UInt8]
  ) throws(TLError) -> (page: InstantPage, losses: [PageLoss]) {
    var reader = TLReader(bytes: bytes)
    let message = try RichMessage(wholeOf: &reader)
    var decoder = PageDecoder(form: .received, unknownFlags: reader.unknownFlags)
    return (decoder.page(message), decoder.losses)
  }
}

extension TL.RichMessage {
  /// The page as a server would hand it out; what it cannot hold is added to `losses`.
  public init(
    _ page: InstantPage, options: TL.EncodingOptions = TL.EncodingOptions(),
    losses: inout [PageLoss]
  ) {
    var encoder = PageEncoder(form: .received, options: options)
    encoder.noteArticleLosses(of: page)
    let media = encoder.media(page.media)
    self.init(
      rtl: page.rtl, part: !page.isComplete, blocks: encoder.blocks(page.blocks),
      photos: media.photos, documents: media.documents)
    losses += encoder.losses
  }

  /// The page of the message; what the model cannot hold is added to `losses`.
  public func page(losses: inout [PageLoss]) -> InstantPage {
    var decoder = PageDecoder(form: .received)
    let page = decoder.page(self)
    losses += decoder.losses
    return page
  }
}

extension PageDecoder {
  mutating func page(_ message: TL.RichMessage) -> InstantPage {
    InstantPage(
      blocks: blocks(message.blocks), media: media(message.photos, message.documents),
      isComplete: !message.part, rtl: message.rtl)
  }
}

extension PageEncoder {
  /// A message's page has no address of its own and counts no views.
  mutating func noteArticleLosses(of page: InstantPage) {
    if !page.url.isEmpty { lose("the page's address, \(page.url)") }
    if page.views != nil { lose("how often the page was viewed") }
  }
}
