import PageModel

extension InstantPage {
  /// What ``encodePostbox(as:)`` cannot hold of the page.
  ///
  /// The form knows no embedded post without a cached page, not when a message was sent that a
  /// medium came from, not every sticker pack, and only 32 bits of some times.
  public func postboxLosses() -> [PageLoss] {
    losses(in: PostboxLosses())
  }
}

extension RichTextMessageAttribute {
  /// What ``encodePostbox(as:)`` cannot hold of the pages, those of the whole page last.
  public func postboxLosses() -> [PageLoss] {
    instantPage.postboxLosses() + (fullInstantPage?.postboxLosses() ?? [])
  }
}

extension Media {
  /// What ``encodePostbox()`` cannot hold of the medium.
  public func postboxLosses() -> [PageLoss] {
    pieces.compactMap { PostboxLosses().loss(of: $0) }
      .map { PageLoss(path: [], sentence: $0) }
  }
}

extension TelegramMediaWebpage {
  /// What ``encodePostbox(as:)`` cannot hold of the preview: of its media, and of its page, which
  /// is stored in FlatBuffers form.
  public func postboxLosses() -> [PageLoss] {
    guard case .loaded(let content) = content else { return [] }
    let files = content.attributes.flatMap { attribute -> [TelegramMediaFile] in
      switch attribute {
      case .theme(let files), .stickerPack(_, _, let files): return files
      case .unsupported: return []
      }
    }
    let media =
      (content.image.map { [.image($0)] } ?? []) + (content.file.map { [.file($0)] } ?? [])
      + files.map(Media.file)
    return media.flatMap { $0.postboxLosses() }
      + (content.instantPage?.flatBuffersLosses() ?? [])
  }
}

struct PostboxLosses: StorageLosses {
  func loss(of action: ReplyMarkupButtonAction) -> String? {
    switch action {
    case .openUserProfile(let peerId):
      return peerId.survivesPacking ? nil : "a button opens the profile of another peer"
    case .text, .url, .callback, .requestPhone, .requestMap, .switchInline, .openWebApp, .payment,
      .urlAuth, .setupPoll, .openWebView, .requestPeer, .copyText, .disabled:
      return nil
    }
  }

  func loss(of article: InstantPageRelatedArticle) -> String? { nil }

  func losses(of channel: TelegramChannel) -> [String] {
    let names = [channel.id, channel.linkedMonoforumId].compactMap { $0 }
    return names.allSatisfy(\.survivesPacking) ? [] : ["the name of a channel is cut off"]
  }

  func loss(of block: InstantPageBlock) -> String? {
    guard case .postEmbed(_, nil, _, _, _, _, _) = block else { return nil }
    return "the embedded post gets a cached page with the name 0:0"
  }

  func loss(of page: InstantPage) -> String? { nil }

  func loss(of medium: Media, namedAs id: MediaId) -> String? { nil }

  func loss(of piece: MediaPiece) -> String? {
    switch piece {
    case .startTimestamp(let start): return loss(of: start, "the video's start")
    case .attribute(.sticker(_, _, let mask?)):
      return loss(of: mask.x, "the mask's place") ?? loss(of: mask.y, "the mask's place")
        ?? loss(of: mask.zoom, "the mask's size")
    case .pack(let pack):
      return pack.postboxNumber == nil ? "its sticker pack becomes one without a name" : nil
    case .message(let message): return loss(of: message)
    case .file, .resource, .data, .attribute: return nil
    }
  }

  private func loss(of number: Double, _ name: String) -> String? {
    number.isNaN || Double(Float(number)) == number ? nil : "\(name) is rounded to 32 bits"
  }

  private func loss(of message: MessageReference) -> String? {
    if !message.messageId.peerId.survivesPacking {
      return "it comes from a message of another peer"
    }
    let isStored = message.timestamp == 0 && !message.incoming && !message.secret
    return isStored ? nil : "when the message was sent that it comes from, and which way, is lost"
  }
}
