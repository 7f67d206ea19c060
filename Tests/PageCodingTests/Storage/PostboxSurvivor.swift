import PageModel

@testable import PageCoding

/// What is left of a page when it has been stored in Postbox form: the losses, done by hand.
enum PostboxSurvivor {
  static func page(_ page: InstantPage) -> InstantPage {
    let rewriter = PageRewriter(block: { block, _ in [PostboxSurvivor.block(block)] })
    var result = rewriter.rewrite(page)
    result.media = page.media.mapValues(medium)
    return result
  }

  private static func block(_ block: InstantPageBlock) -> InstantPageBlock {
    guard
      case .postEmbed(let url, nil, let avatarId, let author, let date, let blocks, let caption) =
        block
    else { return block }
    return .postEmbed(
      url: url, webpageId: MediaId(namespace: 0, id: 0), avatarId: avatarId, author: author,
      date: date, blocks: blocks, caption: caption)
  }

  private static func medium(_ medium: Media) -> Media {
    switch medium {
    case .image(let image): return .image(self.image(image))
    case .file(let file): return .file(self.file(file))
    }
  }

  private static func image(_ image: TelegramMediaImage) -> TelegramMediaImage {
    var image = image
    for index in image.videoRepresentations.indices {
      let start = image.videoRepresentations[index].startTimestamp
      image.videoRepresentations[index].startTimestamp = start.map { Double(Float($0)) }
    }
    if case .sticker(let pack, let fileId) = image.emojiMarkup?.content {
      image.emojiMarkup?.content = .sticker(packReference: self.pack(pack), fileId: fileId)
    }
    image.partialReference = image.partialReference.map(partialReference)
    image.video = image.video.map(file)
    return image
  }

  private static func file(_ file: TelegramMediaFile) -> TelegramMediaFile {
    var file = file
    file.partialReference = file.partialReference.map(partialReference)
    file.videoCover = file.videoCover.map(image)
    file.attributes = file.attributes.map(attribute)
    file.alternativeRepresentations = file.alternativeRepresentations.map(self.file)
    return file
  }

  private static func attribute(
    _ attribute: TelegramMediaFileAttribute
  ) -> TelegramMediaFileAttribute {
    switch attribute {
    case .sticker(let text, let pack, let mask):
      let mask = mask.map {
        StickerMaskCoords(
          n: $0.n, x: Double(Float($0.x)), y: Double(Float($0.y)), zoom: Double(Float($0.zoom)))
      }
      return .sticker(displayText: text, packReference: pack.map(self.pack), maskData: mask)
    case .customEmoji(let isPremium, let isSingleColor, let alt, let pack):
      return .customEmoji(
        isPremium: isPremium, isSingleColor: isSingleColor, alt: alt,
        packReference: pack.map(self.pack))
    default:
      return attribute
    }
  }

  private static func partialReference(
    _ reference: PartialMediaReference
  ) -> PartialMediaReference {
    switch reference {
    case .message(var message?):
      message.timestamp = 0
      message.incoming = false
      message.secret = false
      return .message(message)
    case .stickerPack(let pack): return .stickerPack(self.pack(pack))
    default: return reference
    }
  }

  private static func pack(_ pack: StickerPackReference) -> StickerPackReference {
    switch pack {
    case .emojiGenericAnimations, .iconStatusEmoji, .iconTopicEmoji: return .name("")
    default: return pack
    }
  }
}
