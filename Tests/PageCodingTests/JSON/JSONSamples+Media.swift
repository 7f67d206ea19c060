import PageModel

extension JSONSamples {
  static let photo = TelegramMediaImage(
    imageId: .cloudImage(5_413),
    representations: [
      TelegramMediaImageRepresentation(
        dimensions: PixelDimensions(width: 90, height: 60), resource: photoSize("s", 1_000)),
      TelegramMediaImageRepresentation(
        dimensions: PixelDimensions(width: 900, height: 600), resource: photoSize("y", 100_000)),
    ])

  private static func photoSize(_ letter: String, _ size: Int64) -> TelegramMediaResource {
    .cloudPhotoSize(
      CloudPhotoSizeMediaResource(
        datacenterId: 2, photoId: 5_413, accessHash: -7, sizeSpec: letter, size: size,
        fileReference: [0, 1, 0xff]))
  }

  static let thumbnail = TelegramMediaImageRepresentation(
    dimensions: PixelDimensions(width: 90, height: 60),
    resource: .cloudDocumentSize(
      CloudDocumentSizeMediaResource(
        datacenterId: 2, documentId: 77, accessHash: 8, sizeSpec: "m")))

  static func file(
    _ id: Int64, _ mimeType: String, _ attributes: [TelegramMediaFileAttribute],
    thumbnail: TelegramMediaImageRepresentation? = nil
  ) -> TelegramMediaFile {
    TelegramMediaFile(
      fileId: .cloudFile(id),
      resource: .cloudDocument(
        CloudDocumentMediaResource(
          datacenterId: 4, fileId: id, accessHash: .min, size: 12_345, fileName: "a.b c")),
      previewRepresentations: thumbnail.map { [$0] } ?? [], mimeType: mimeType, size: 12_345,
      attributes: attributes)
  }

  private static let moving = TelegramMediaVideoAttribute(
    duration: 12, size: PixelDimensions(width: 640, height: 360))

  static let video = file(
    1, "video/mp4", [.video(moving), .fileName("a.mp4")], thumbnail: thumbnail)
  static let animation = file(2, "video/mp4", [.video(moving), .animated])
  static let audio = file(
    3, "audio/mpeg",
    [
      .audio(
        TelegramMediaAudioAttribute(isVoice: false, duration: 180, title: "T", performer: "P")),
      .fileName("t.mp3"),
    ])
  static let voice = file(
    4, "audio/ogg", [.audio(TelegramMediaAudioAttribute(isVoice: true, duration: 5))])
  static let document = file(5, "application/pdf", [.fileName("a.pdf")], thumbnail: thumbnail)
  /// Named by an address on the web.
  static let webPhoto = TelegramMediaImage(
    imageId: .localImage(1),
    representations: [
      TelegramMediaImageRepresentation(
        dimensions: PixelDimensions(width: 10, height: 20),
        resource: .httpReference(
          HttpReferenceMediaResource(url: "https://example.org/a.png", size: 99)))
    ])

  static let media: [Media] = [
    .image(photo), .image(webPhoto), .file(video), .file(animation), .file(audio), .file(voice),
    .file(document),
  ]

  static let mediaBlocks: [InstantPageBlock] = [
    .image(id: photo.imageId, caption: caption, url: nil, webpageId: nil, spoiler: true),
    .video(id: video.fileId, caption: caption, autoplay: false, loop: false, spoiler: true),
    .video(
      id: animation.fileId, caption: InstantPageCaption(), autoplay: true, loop: true,
      spoiler: false),
    .audio(id: audio.fileId, caption: caption),
    .audio(id: voice.fileId, caption: InstantPageCaption(text: .plain("text only"))),
    .document(id: document.fileId, caption: InstantPageCaption(credit: .plain("credit only"))),
    .collage(
      items: [
        .image(
          id: webPhoto.imageId, caption: InstantPageCaption(), url: nil, webpageId: nil,
          spoiler: false),
        .video(
          id: video.fileId, caption: InstantPageCaption(), autoplay: false, loop: false,
          spoiler: false),
      ], caption: caption),
    .slideshow(
      items: [
        .image(
          id: photo.imageId, caption: InstantPageCaption(), url: nil, webpageId: nil,
          spoiler: false)
      ], caption: InstantPageCaption()),
  ]

  static var mediaPage: InstantPage {
    page(mediaBlocks, media)
  }

  static func page(_ blocks: [InstantPageBlock], _ media: [Media]) -> InstantPage {
    InstantPage(
      blocks: blocks, media: Dictionary(media.map { ($0.id, $0) }) { first, _ in first },
      rtl: true)
  }
}
