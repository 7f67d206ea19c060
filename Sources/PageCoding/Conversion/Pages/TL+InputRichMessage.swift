import PageModel

extension TL {
  /// What goes with a page that is sent.
  public struct SendingOptions: Sendable {
    public var encoding: EncodingOptions
    /// The server is not to look for links, addresses and commands in the text.
    public var noAutoLink: Bool
    /// Refers to the page's media by the keys the page has for them. Without it the server has to
    /// know the media already.
    public var refersToMedia: Bool
    /// The people the page mentions by their number, with the keys the page does not have.
    public var users: [TL.InputUser]

    public init(
      encoding: EncodingOptions = EncodingOptions(), noAutoLink: Bool = false,
      refersToMedia: Bool = true, users: [TL.InputUser] = []
    ) {
      self.encoding = encoding
      self.noAutoLink = noAutoLink
      self.refersToMedia = refersToMedia
      self.users = users
    }
  }

  /// Writes a page the way a client sends it: a boxed `inputRichMessage`.
  ///
  /// - Returns: the bytes, and what of the page they do not hold. Blocks that only articles have
  ///   are left out, in containers too.
  /// - Throws: ``TLError/tooLong(byteCount:)``.
  public static func encodeInputRichMessage(
    _ page: InstantPage, options: SendingOptions = SendingOptions()
  ) throws(TLError) -> (bytes: [UInt8], losses: [PageLoss]) {
    var losses: [PageLoss] = []
    let message = InputRichMessage(page, options: options, losses: &losses)
    return (try message.bytes(), losses)
  }

  /// Reads a boxed `inputRichMessage`, in blocks, HTML or Markdown.
  ///
  /// - Returns: the message, its page, nil when the message is HTML or Markdown, and what the
  ///   model has no place for.
  /// - Throws: ``TLError``, also when bytes follow the message.
  public static func decodeInputRichMessage(
    _ bytes: [UInt8]
  ) throws(TLError) -> (message: InputRichMessage, page: InstantPage?, losses: [PageLoss]) {
    var reader = TLReader(bytes: bytes)
    let message = try InputRichMessage(wholeOf: &reader)
    var decoder = PageDecoder(form: .sent, unknownFlags: reader.unknownFlags)
    return (message, decoder.page(message), decoder.losses)
  }
}

extension TL.InputRichMessage {
  /// The page as a client sends it; what is not sent is added to `losses`.
  public init(
    _ page: InstantPage, options: TL.SendingOptions = TL.SendingOptions(),
    losses: inout [PageLoss]
  ) {
    var encoder = PageEncoder(form: .sent, options: options.encoding)
    encoder.noteArticleLosses(of: page)
    if !page.isComplete { encoder.lose("that the page is only the beginning of a longer one") }
    let blocks = encoder.blocks(page.blocks)
    var photos: [TL.InputPhoto] = []
    var documents: [TL.InputDocument] = []
    if options.refersToMedia {
      (photos, documents) = encoder.references(to: page.media)
    } else if !page.media.isEmpty {
      encoder.lose("the page's media: the server has to know them already")
    }
    self = .inputRichMessage(
      rtl: page.rtl, noautolink: options.noAutoLink, blocks: blocks,
      photos: photos.isEmpty ? nil : photos, documents: documents.isEmpty ? nil : documents,
      users: options.users.isEmpty ? nil : options.users)
    losses += encoder.losses
  }

  /// The page of a message in blocks; nil when the message is HTML or Markdown, which are for the
  /// markup readers. What the model cannot hold is added to `losses`.
  public func page(losses: inout [PageLoss]) -> InstantPage? {
    var decoder = PageDecoder(form: .sent)
    let page = decoder.page(self)
    losses += decoder.losses
    return page
  }
}

extension PageDecoder {
  mutating func page(_ message: TL.InputRichMessage) -> InstantPage? {
    guard
      case .inputRichMessage(
        let rtl, let noAutoLink, let blocks, let photos, let documents, let users) = message
    else { return nil }
    if noAutoLink { lose("that links in the text are not to be looked for") }
    if users != nil { lose("the keys of the people the page mentions") }
    return InstantPage(
      blocks: self.blocks(blocks), media: media(photos ?? [], documents ?? []), rtl: rtl)
  }

  /// Media that are referred to: a name and a key, without sizes.
  private func media(
    _ photos: [TL.InputPhoto], _ documents: [TL.InputDocument]
  ) -> [MediaId: Media] {
    var media: [MediaId: Media] = [:]
    for case .inputPhoto(let id, let accessHash, let reference) in photos {
      media[.cloudImage(id)] = .image(
        TelegramMediaImage(
          imageId: .cloudImage(id),
          reference: .cloud(
            imageId: id, accessHash: accessHash,
            fileReference: reference.isEmpty ? nil : reference)))
    }
    for case .inputDocument(let id, let accessHash, let reference) in documents {
      media[.cloudFile(id)] = .file(
        TelegramMediaFile(
          fileId: .cloudFile(id),
          resource: .cloudDocument(
            CloudDocumentMediaResource(
              datacenterId: 0, fileId: id, accessHash: accessHash,
              fileReference: reference.isEmpty ? nil : reference)),
          mimeType: ""))
    }
    return media
  }
}
