import PageModel

extension BlockSamples {
  /// Pages of pictures, videos and everything else that is loaded.
  static let mediaSamples: [Sample] = [
    Sample(
      name: "image-spoiler",
      blocks: [
        .image(
          id: photo, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: true),
        .paragraph(prose),
      ], media: [photo: wide]),
    Sample(
      name: "image-tall", blocks: [picture(InstantPageCaption()), .paragraph(prose)],
      media: [photo: PixelDimensions(width: 600, height: 1800)]),
    Sample(name: "image-unknown", blocks: [.paragraph(prose), picture(InstantPageCaption())]),
    Sample(
      name: "image-nested",
      blocks: [
        .blockQuote(
          blocks: [picture(caption("In a quote")), .paragraph(prose)], caption: .empty,
          collapsed: nil),
        .list(
          items: [
            .blocks([.paragraph(.plain("In a list")), picture(.init())], num: nil, checked: nil)
          ], ordered: false),
      ], media: [photo: wide]),
    Sample(
      name: "video",
      blocks: [
        video(clip, InstantPageCaption()),
        .paragraph(prose),
        video(clip, caption("A caption"), spoiler: true),
      ], media: [clip: wide], files: files),
    Sample(
      name: "cover",
      blocks: [.cover(picture(caption("A cover's caption"))), .title(.plain("The title"))],
      media: [photo: wide]),
    collage("collage-of-two-wide", [wide, wide]),
    collage("collage-of-three", [tall, wide, square]),
    collage("collage-of-four", [wide, square, square, tall]),
    collage("collage-of-four-squares", [square, square, square, square]),
    collage("collage-of-six", [wide, tall, square, wide, tall, square]),
    collage("collage-of-one", [wide]),
    collage("collage-of-fourteen", [PixelDimensions](repeating: square, count: 14)),
    Sample(
      name: "collage-unsupported",
      blocks: [
        .paragraph(prose),
        .collage(items: [picture(.init()), .unsupported], caption: caption("Not shown")),
        .unsupported, .paragraph(prose),
      ]),
    Sample(
      name: "slideshow",
      blocks: [
        .slideshow(
          items: [
            picture(.init(), MediaId.cloudImage(20)), video(clip, .init()),
            picture(.init(), MediaId.cloudImage(21)),
          ], caption: caption("Three pages")),
        .slideshow(items: [], caption: InstantPageCaption()),
        .paragraph(prose),
      ], media: [.cloudImage(20): tall, .cloudImage(21): wide, clip: wide], files: files),
    Sample(
      name: "audio",
      blocks: [
        .audio(id: track, caption: InstantPageCaption()),
        .audio(id: voice, caption: caption("A note")),
        .audio(id: .cloudFile(99), caption: InstantPageCaption()), .paragraph(prose),
        .blockQuote(
          blocks: [.audio(id: track, caption: InstantPageCaption())], caption: .empty,
          collapsed: nil),
      ], files: files),
    Sample(
      name: "document",
      blocks: [
        .document(id: report, caption: InstantPageCaption()),
        .document(id: scan, caption: caption("A scanned page")),
        .document(id: .cloudFile(99), caption: InstantPageCaption()),
        .details(
          title: .plain("Files"), blocks: [.document(id: report, caption: .init())],
          expanded: true),
      ], media: [scan: tall], files: files),
    Sample(
      name: "map",
      blocks: [
        map(PixelDimensions(width: 0, height: 0), InstantPageCaption()),
        map(PixelDimensions(width: 200, height: 120), caption("A small map")), .paragraph(prose),
      ]),
    Sample(
      name: "web-embed",
      blocks: [
        webEmbed("https://www.example.org/video/1", height: nil, cover: nil),
        webEmbed(nil, height: 90, cover: photo), .paragraph(prose),
      ], media: [photo: wide]),
    Sample(
      name: "post-embed",
      blocks: [
        .postEmbed(
          url: "https://example.org/1", webpageId: nil, avatarId: nil, author: "Ada Lovelace",
          date: 1_700_000_000,
          blocks: [.paragraph(prose), picture(.init()), .paragraph(.plain("And so on."))],
          caption: InstantPageCaption(text: .plain("Seen elsewhere"), credit: .plain("A site"))),
        .postEmbed(
          url: "", webpageId: nil, avatarId: photo, author: "", date: 0, blocks: [],
          caption: InstantPageCaption()),
      ], media: [photo: wide]),
    Sample(
      name: "channel-banner",
      blocks: [
        .channelBanner(
          TelegramChannel(id: .cloudChannel(1), title: "A channel", username: "channel")),
        .paragraph(prose), .channelBanner(nil),
      ]),
    Sample(
      name: "related-articles",
      blocks: [
        .paragraph(prose),
        .relatedArticles(
          title: .plain("Read next"),
          articles: [
            article("The title of another article that is rather long", prose.plainText, photo),
            article("A short one", nil, nil), article(nil, nil, photo),
          ]),
      ], media: [photo: wide]),
    Sample(
      name: "text-marks",
      blocks: [
        .paragraph(
          .concat([
            .plain("A "), .textSpoiler(.plain("secret that is as long as a line or two of text")),
            .plain(", "), .marked(.concat([.plain("marked x"), .superscript(.plain("2"))])),
            .plain(", a date "),
            .textDate(
              text: .plain("then"), date: 1_700_000_000,
              format: .full(timeFormat: .short, dateFormat: .long, dayOfWeek: true)),
            .plain(" and "), .textDate(text: .plain("as written"), date: 0, format: nil),
          ])),
        .list(
          items: [
            .text(
              .concat([
                .plain("An image "), .image(id: photo, dimensions: wide), .plain(" in a list"),
              ]), num: nil, checked: nil)
          ], ordered: false),
      ]),
  ]

  static let clip = MediaId.cloudFile(11)
  static let track = MediaId.cloudFile(12)
  static let voice = MediaId.cloudFile(13)
  static let report = MediaId.cloudFile(14)
  static let scan = MediaId.cloudFile(15)

  static let wide = PixelDimensions(width: 1200, height: 800)
  static let tall = PixelDimensions(width: 600, height: 900)
  static let square = PixelDimensions(width: 800, height: 800)

  static let files: [MediaId: Media] = [
    clip: file(
      clip, "video/mp4", size: nil,
      [.video(TelegramMediaVideoAttribute(duration: 65, size: wide))]),
    track: file(
      track, "audio/mpeg", size: 5_000_000,
      [
        .audio(
          TelegramMediaAudioAttribute(
            isVoice: false, duration: 215, title: "A song", performer: "A singer"))
      ]),
    voice: file(
      voice, "audio/ogg", size: 40_000,
      [
        .audio(
          TelegramMediaAudioAttribute(
            isVoice: true, duration: 7,
            waveform: (0..<63).map { UInt8(truncatingIfNeeded: $0 * 37) }))
      ]),
    report: file(
      report, "application/pdf", size: 1_258_291,
      [.fileName("A report with a name that is much too long for any row of a chat.pdf")]),
    scan: file(scan, "image/png", size: 900, [.fileName("scan.png")]),
  ]

  private static func file(
    _ id: MediaId, _ mimeType: String, size: Int64?, _ attributes: [TelegramMediaFileAttribute]
  ) -> Media {
    .file(
      TelegramMediaFile(
        fileId: id, resource: .empty, mimeType: mimeType, size: size, attributes: attributes))
  }

  private static func collage(_ name: String, _ sizes: [PixelDimensions]) -> Sample {
    let ids = sizes.indices.map { MediaId.cloudImage(Int64(30 + $0)) }
    return Sample(
      name: name,
      blocks: [
        .collage(
          items: ids.map { picture(InstantPageCaption(), $0) }, caption: caption("A collage")),
        .paragraph(prose),
      ], media: Dictionary(uniqueKeysWithValues: zip(ids, sizes)))
  }

  private static func caption(_ text: String) -> InstantPageCaption {
    InstantPageCaption(text: .plain(text))
  }

  private static func picture(_ caption: InstantPageCaption, _ id: MediaId) -> InstantPageBlock {
    .image(id: id, caption: caption, url: nil, webpageId: nil, spoiler: false)
  }

  private static func video(
    _ id: MediaId, _ caption: InstantPageCaption, spoiler: Bool = false
  ) -> InstantPageBlock {
    .video(id: id, caption: caption, autoplay: false, loop: false, spoiler: spoiler)
  }

  private static func map(
    _ dimensions: PixelDimensions, _ caption: InstantPageCaption
  ) -> InstantPageBlock {
    .map(latitude: 52.5, longitude: 13.4, zoom: 12, dimensions: dimensions, caption: caption)
  }

  private static func webEmbed(
    _ url: String?, height: Int32?, cover: MediaId?
  ) -> InstantPageBlock {
    .webEmbed(
      url: url, html: nil, dimensions: height.map { PixelDimensions(width: 0, height: $0) },
      caption: InstantPageCaption(), stretchToWidth: true, allowScrolling: false, coverId: cover)
  }

  private static func article(
    _ title: String?, _ description: String?, _ photo: MediaId?
  ) -> InstantPageRelatedArticle {
    InstantPageRelatedArticle(
      url: "https://example.org/article", webpageId: .cloudWebpage(1), title: title,
      description: description, photoId: photo, author: "Ada Lovelace", date: 1_700_000_000)
  }
}
