import PageModel
import TestSupport

/// Seeded pages whose media are the server's own: what TL can hold of media, it holds in full.
///
/// `PageGenerator` makes the blocks; its media name bytes in all places there are.
struct TLRandomPage {
  private var random: SeededGenerator

  static func page(seed: UInt64) -> InstantPage {
    var options = PageGenerator.Options()
    options.hasStoredFields = false
    var generator = PageGenerator(seed: seed, options: options)
    var page = generator.page(size: 6)
    var random = TLRandomPage(random: SeededGenerator(seed: ~seed))
    page.media = random.media()
    return page
  }

  private mutating func below(_ count: Int) -> Int { random.int(0...count - 1) }
  private mutating func flip() -> Bool { random.bool() }
  private mutating func int() -> Int32 { random.int32(Int32.min...Int32.max) }
  private mutating func id() -> Int64 { random.int64() }
  private mutating func string() -> String {
    random.pick(["", "a", "Hi there", "слово", "漢字かな交じり", "👩‍👩‍👧 family", "a\u{301}", "\u{0}"])
  }
  private mutating func bytes() -> [UInt8] {
    (0..<1 + below(8)).map { _ in UInt8(below(256)) }
  }
  private mutating func perhaps<Value>(_ make: (inout TLRandomPage) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }
  private mutating func several<Value>(_ make: (inout TLRandomPage) -> Value) -> [Value] {
    (0..<below(4)).map { _ in make(&self) }
  }

  // MARK: Media

  private mutating func media() -> [MediaId: Media] {
    var result: [MediaId: Media] = [:]
    for medium in several({ $0.flip() ? .image($0.image()) : .file($0.file()) } as Make) {
      result[medium.id] = medium
    }
    return result
  }

  private typealias Make = (inout TLRandomPage) -> Media

  private mutating func image() -> TelegramMediaImage {
    let (id, accessHash, reference) = (id(), id(), bytes())
    func resource(_ type: String, _ size: Int64) -> TelegramMediaResource {
      .cloudPhotoSize(
        CloudPhotoSizeMediaResource(
          datacenterId: 2, photoId: id, accessHash: accessHash, sizeSpec: type, size: size,
          fileReference: reference))
    }
    let size = PixelDimensions(width: int(), height: int())
    var image = TelegramMediaImage(
      imageId: .cloudImage(id),
      reference: .cloud(imageId: id, accessHash: accessHash, fileReference: reference),
      flags: flip() ? .hasStickers : [])
    image.immediateThumbnailData = perhaps { [1] + $0.bytes() }
    image.representations = several {
      let bytes = Int32(1 + $0.below(100_000))
      return TelegramMediaImageRepresentation(
        dimensions: size, resource: resource("x", Int64(bytes)),
        progressiveSizes: $0.flip() ? [] : [7, 70, bytes])
    }
    image.videoRepresentations = several {
      TelegramMediaImage.VideoRepresentation(
        dimensions: size, resource: resource("u", 5), startTimestamp: $0.perhaps { _ in 0.5 })
    }
    image.emojiMarkup = perhaps {
      TelegramMediaImage.EmojiMarkup(
        content: $0.flip()
          ? .emoji(fileId: $0.id()) : .sticker(packReference: .name("pack"), fileId: $0.id()),
        backgroundColors: [$0.int()])
    }
    return image
  }

  private mutating func file() -> TelegramMediaFile {
    let (id, accessHash, reference) = (id(), id(), bytes())
    let name = perhaps { $0.string() }
    let thumbnail = TelegramMediaResource.cloudDocumentSize(
      CloudDocumentSizeMediaResource(
        datacenterId: 4, documentId: id, accessHash: accessHash, sizeSpec: "m",
        fileReference: reference))
    let size = perhaps { $0.id() }
    let dimensions = PixelDimensions(width: int(), height: int())
    var file = TelegramMediaFile(
      fileId: .cloudFile(id),
      resource: .cloudDocument(
        CloudDocumentMediaResource(
          datacenterId: 4, fileId: id, accessHash: accessHash, size: size,
          fileReference: reference, fileName: name)),
      mimeType: string(), size: size)
    file.immediateThumbnailData = perhaps { [$0.flip() ? 1 : 77] + $0.bytes() }
    if flip() {
      file.previewRepresentations = [
        TelegramMediaImageRepresentation(dimensions: dimensions, resource: thumbnail)
      ]
      file.videoThumbnails = [
        TelegramMediaFile.VideoThumbnail(dimensions: dimensions, resource: thumbnail)
      ]
    }
    file.attributes = several { $0.attribute(dimensions) }
    if let name { file.attributes.insert(.fileName(name), at: 0) }
    return file
  }

  private mutating func attribute(_ size: PixelDimensions) -> TelegramMediaFileAttribute {
    switch below(8) {
    case 0:
      let pack: [StickerPackReference?] = [
        nil, .id(id: 1, accessHash: 2), .name("n"), .animatedEmoji, .dice("🎲"),
        .animatedEmojiAnimations, .premiumGifts, .emojiGenericAnimations, .iconStatusEmoji,
        .iconTopicEmoji, .iconChannelStatusEmoji, .tonGifts,
      ]
      return .sticker(
        displayText: string(), packReference: pack[below(pack.count)],
        maskData: perhaps { _ in StickerMaskCoords(n: 1, x: 0.25, y: -0.5, zoom: 2) })
    case 1: return .imageSize(size)
    case 2: return .animated
    case 3:
      return .video(
        TelegramMediaVideoAttribute(
          duration: 12.5, size: size, flags: [.supportsStreaming, .isSilent],
          preloadSize: perhaps { $0.int() }, coverTime: perhaps { _ in 1.5 },
          videoCodec: perhaps { $0.string() }))
    case 4:
      return .audio(
        TelegramMediaAudioAttribute(
          isVoice: flip(), duration: int(), title: perhaps { $0.string() },
          performer: perhaps { $0.string() }, waveform: perhaps { $0.bytes() }))
    case 5: return .hasLinkedStickers
    case 6:
      return .customEmoji(
        isPremium: flip(), isSingleColor: flip(), alt: string(), packReference: .name("n"))
    default: return .imageSize(size)
    }
  }
}
