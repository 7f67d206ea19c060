import PageModel

@testable import PageCoding

/// What is left of a page when it has been stored in FlatBuffers form: the losses, done by hand.
enum FlatBuffersSurvivor {
  static func page(_ page: InstantPage) -> InstantPage {
    let rewriter = PageRewriter(
      block: { block, _ in [FlatBuffersSurvivor.block(block)] },
      text: { text, _, _ in text.rewriting { FlatBuffersSurvivor.text($0) } })
    var result = rewriter.rewrite(page)
    if page.views == .min { result.views = nil }
    result.media = [:]
    for (_, medium) in page.media.sorted(by: { $0.key < $1.key }) {
      guard let medium = FlatBuffersSurvivor.medium(medium) else { continue }
      result.media[medium.id] = medium
    }
    return result
  }

  private static func text(_ text: RichText) -> RichText {
    guard case .textButton(let button) = text else { return text }
    return .textButton(self.button(button))
  }

  private static func button(_ button: InstantPageButton) -> InstantPageButton {
    var button = button
    switch button.action {
    case .text, .requestPhone, .requestMap, .setupPoll, .requestPeer: button.action = .disabled
    case .openUserProfile(let id): button.action = .openUserProfile(PeerId(packed: id.packed))
    default: break
    }
    return button
  }

  private static func block(_ block: InstantPageBlock) -> InstantPageBlock {
    switch block {
    case .buttonRow(let alignment, let buttons):
      return .buttonRow(alignment: alignment, buttons: buttons.map(button))
    case .relatedArticles(let title, let articles):
      return .relatedArticles(
        title: title,
        articles: articles.map { article in
          var article = article
          article.date = article.date == .min ? nil : article.date
          return article
        })
    case .channelBanner(var channel?):
      channel.photo = channel.photo.compactMap(representation)
      if channel.backgroundEmojiId == .min { channel.backgroundEmojiId = nil }
      if channel.approximateBoostLevel == .min { channel.approximateBoostLevel = nil }
      return .channelBanner(channel)
    default:
      return block
    }
  }

  // MARK: Media

  private static func medium(_ medium: Media) -> Media? {
    switch medium {
    case .image(let image): return .image(self.image(image))
    case .file(let file): return self.file(file).map { .file($0) }
    }
  }

  private static func image(_ image: TelegramMediaImage) -> TelegramMediaImage {
    var image = image
    image.representations = image.representations.compactMap(representation)
    image.videoRepresentations = image.videoRepresentations.compactMap { video in
      guard let resource = resource(video.resource) else { return nil }
      let start = video.startTimestamp.map(rounded)
      return .init(
        dimensions: video.dimensions, resource: resource,
        startTimestamp: start == -1 ? nil : start)
    }
    image.immediateThumbnailData = data(image.immediateThumbnailData)
    if case .cloud(let id, let hash, let bytes) = image.reference {
      image.reference = .cloud(imageId: id, accessHash: hash, fileReference: data(bytes))
    }
    image.partialReference = image.partialReference.map(partialReference)
    image.video = image.video.flatMap(file)
    return image
  }

  private static func file(_ original: TelegramMediaFile) -> TelegramMediaFile? {
    guard let place = resource(original.resource) else { return nil }
    var file = original
    file.resource = place
    file.previewRepresentations = file.previewRepresentations.compactMap(representation)
    file.videoThumbnails = file.videoThumbnails.compactMap { thumbnail in
      resource(thumbnail.resource).map { .init(dimensions: thumbnail.dimensions, resource: $0) }
    }
    file.partialReference = file.partialReference.map(partialReference)
    file.videoCover = file.videoCover.map(image)
    file.immediateThumbnailData = data(file.immediateThumbnailData)
    if file.size == .min { file.size = nil }
    file.attributes = file.attributes.map(attribute)
    file.alternativeRepresentations = file.alternativeRepresentations.compactMap(self.file)
    return file
  }

  private static func representation(
    _ representation: TelegramMediaImageRepresentation
  ) -> TelegramMediaImageRepresentation? {
    guard let resource = resource(representation.resource) else { return nil }
    var representation = representation
    representation.resource = resource
    representation.immediateThumbnailData = data(representation.immediateThumbnailData)
    return representation
  }

  private static func attribute(
    _ attribute: TelegramMediaFileAttribute
  ) -> TelegramMediaFileAttribute {
    switch attribute {
    case .video(var video):
      video.duration = rounded(video.duration)
      video.coverTime = video.coverTime == 0 ? nil : video.coverTime.map(rounded)
      video.preloadSize = video.preloadSize == 0 ? nil : video.preloadSize
      return .video(video)
    case .audio(var audio):
      audio.waveform = data(audio.waveform)
      return .audio(audio)
    case .sticker(let text, let pack, var mask?):
      mask.x = rounded(mask.x)
      mask.y = rounded(mask.y)
      mask.zoom = rounded(mask.zoom)
      return .sticker(displayText: text, packReference: pack, maskData: mask)
    default:
      return attribute
    }
  }

  private static func partialReference(
    _ reference: PartialMediaReference
  ) -> PartialMediaReference {
    guard case .message(var message?) = reference else { return reference }
    message.threadId = message.threadId == .min ? nil : message.threadId
    return .message(message)
  }

  private static func resource(_ resource: TelegramMediaResource) -> TelegramMediaResource? {
    switch resource {
    case .localFileReference, .httpReference, .webFileReference, .empty:
      return nil
    case .cloudFile(var file):
      file.size = file.size == 0 ? nil : file.size
      file.fileReference = data(file.fileReference)
      return .cloudFile(file)
    case .cloudPhotoSize(var photo):
      photo.size = photo.size == 0 ? nil : photo.size
      photo.fileReference = data(photo.fileReference)
      return .cloudPhotoSize(photo)
    case .cloudDocument(var document):
      document.size = document.size == 0 ? nil : document.size
      document.fileReference = data(document.fileReference)
      return .cloudDocument(document)
    case .cloudDocumentSize(var document):
      document.fileReference = data(document.fileReference)
      return .cloudDocumentSize(document)
    case .cloudPeerPhotoSize, .cloudStickerPackThumbnail, .localFile:
      return resource
    }
  }

  private static func data(_ bytes: [UInt8]?) -> [UInt8]? {
    bytes?.isEmpty == true ? nil : bytes
  }

  private static func rounded(_ number: Double) -> Double {
    Double(Float(number))
  }
}
