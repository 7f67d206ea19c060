import PageModel

/// What only TDLib's JSON can say.
enum TDLibSamples {
  private static let paragraph = InstantPageBlock.paragraph(.plain("inside"))

  /// The blocks of web pages.
  static var webPage: InstantPage {
    var page = JSONSamples.page(
      [
        .unsupported, .title(.plain("Title")), .subtitle(.plain("Subtitle")),
        .authorDate(author: .bold(.plain("Ann")), date: 1_700_000_000), .header(.plain("Header")),
        .subheader(.plain("Subheader")), .kicker(.plain("Kicker")), .cover(paragraph),
        .webEmbed(
          url: "https://example.org", html: "<b>", dimensions: PixelDimensions(width: 3, height: 2),
          caption: JSONSamples.caption, stretchToWidth: true, allowScrolling: true,
          coverId: JSONSamples.photo.imageId),
        .webEmbed(
          url: nil, html: nil, dimensions: nil, caption: InstantPageCaption(),
          stretchToWidth: false, allowScrolling: false, coverId: nil),
        .postEmbed(
          url: "https://example.org/post", webpageId: nil, avatarId: JSONSamples.photo.imageId,
          author: "Ann", date: 5, blocks: [paragraph], caption: JSONSamples.caption),
        .channelBanner(
          TelegramChannel(
            id: PeerId(namespace: PeerNamespace.empty, id: 0), title: "News", username: "news",
            nameColor: 3)),
        .channelBanner(nil),
        .relatedArticles(
          title: .plain("More"),
          articles: [
            InstantPageRelatedArticle(
              url: "https://example.org/a", webpageId: .cloudWebpage(0), title: "A",
              description: "D", photoId: JSONSamples.photo.imageId, author: "Ann", date: 7),
            InstantPageRelatedArticle(url: "https://example.org/b", webpageId: .cloudWebpage(0)),
          ]),
        .image(
          id: JSONSamples.photo.imageId, caption: JSONSamples.caption, url: "https://example.org",
          webpageId: nil, spoiler: false),
        .paragraph(.textTonAddress(.plain("EQabc"))),
        .paragraph(
          .image(
            id: JSONSamples.document.fileId, dimensions: PixelDimensions(width: 20, height: 10))),
      ], [.image(JSONSamples.photo), .file(JSONSamples.document)])
    page.views = 1_234
    page.isComplete = false
    return page
  }

  private static let richVoice = JSONSamples.file(
    9, "audio/ogg",
    [.audio(TelegramMediaAudioAttribute(isVoice: true, duration: 5, waveform: [1, 2, 0xff]))])
  private static let richVideo = JSONSamples.file(
    10, "video/mp4",
    [
      .video(
        TelegramMediaVideoAttribute(
          duration: 3, size: PixelDimensions(width: 6, height: 4), flags: .supportsStreaming)),
      .hasLinkedStickers,
    ])
  private static var richPhoto: TelegramMediaImage {
    var photo = JSONSamples.photo
    photo.imageId = .cloudImage(11)
    photo.flags = .hasStickers
    photo.representations[1].progressiveSizes = [100, 2_000]
    return photo
  }

  /// What TDLib says of media and buttons beyond the Bot API.
  static var richest: InstantPage {
    let actions: [ReplyMarkupButtonAction] = [
      .callback(requiresPassword: true, data: [0, 0xff]), .openWebApp, .payment,
      .urlAuth(url: "https://example.org/login", buttonId: 3),
    ]
    return JSONSamples.page(
      [
        .audio(id: richVoice.fileId, caption: InstantPageCaption()),
        .video(
          id: richVideo.fileId, caption: InstantPageCaption(), autoplay: true, loop: true,
          spoiler: false),
        .image(
          id: richPhoto.imageId, caption: InstantPageCaption(), url: nil, webpageId: nil,
          spoiler: false),
        .buttonRow(
          alignment: .left,
          buttons: actions.map { InstantPageButton(text: .plain("Press"), action: $0) }),
      ], [.file(richVoice), .file(richVideo), .image(richPhoto)])
  }
}
