import PageModel

extension TL {
  /// Writes an article as a boxed `page`, with its address and its views.
  ///
  /// - Throws: ``TLError/tooLong(byteCount:)``.
  public static func encodePage(
    _ page: InstantPage, options: EncodingOptions = EncodingOptions()
  ) throws(TLError) -> (bytes: [UInt8], losses: [PageLoss]) {
    var losses: [PageLoss] = []
    let article = Page(page, options: options, losses: &losses)
    return (try article.bytes(), losses)
  }

  /// Reads a boxed `page`.
  ///
  /// - Throws: ``TLError``, also when bytes follow the page.
  public static func decodePage(
    _ bytes: [UInt8]
  ) throws(TLError) -> (page: InstantPage, losses: [PageLoss]) {
    var reader = TLReader(bytes: bytes)
    let article = try Page(wholeOf: &reader)
    var decoder = PageDecoder(form: .received, unknownFlags: reader.unknownFlags)
    return (decoder.page(article), decoder.losses)
  }
}

extension TL.Page {
  public init(
    _ page: InstantPage, options: TL.EncodingOptions = TL.EncodingOptions(),
    losses: inout [PageLoss]
  ) {
    var encoder = PageEncoder(form: .received, options: options)
    let media = encoder.media(page.media)
    self.init(
      part: !page.isComplete, rtl: page.rtl, url: page.url, blocks: encoder.blocks(page.blocks),
      photos: media.photos, documents: media.documents, views: page.views)
    losses += encoder.losses
  }

  /// The article as a page; what the model cannot hold is added to `losses`.
  public func page(losses: inout [PageLoss]) -> InstantPage {
    var decoder = PageDecoder(form: .received)
    let page = decoder.page(self)
    losses += decoder.losses
    return page
  }
}

extension PageDecoder {
  mutating func page(_ article: TL.Page) -> InstantPage {
    InstantPage(
      blocks: blocks(article.blocks), media: media(article.photos, article.documents),
      isComplete: !article.part, rtl: article.rtl, url: article.url, views: article.views)
  }
}
