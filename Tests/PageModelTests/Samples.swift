import PageModel
import TestSupport

/// One value of each case, small enough to read.
enum Samples {
  static let caption = InstantPageCaption(text: .plain("c"), credit: .plain("by"))
  static let button = InstantPageButton(text: .plain("Go"), action: .url("u"))
  static let channel = TelegramChannel(id: .cloudChannel(5), title: "News", username: "news")

  /// Each with another plain text, so that order shows.
  static let texts: [RichText] = [
    .empty,
    .plain("a"),
    .bold(.plain("b")),
    .italic(.plain("c")),
    .underline(.plain("d")),
    .strikethrough(.plain("e")),
    .fixed(.plain("f")),
    .url(text: .plain("g"), url: "https://x.org", webpageId: .cloudWebpage(7)),
    .email(text: .plain("h"), email: "a@x.org"),
    .concat([.plain("i"), .plain("j")]),
    .subscript(.plain("k")),
    .superscript(.plain("l")),
    .marked(.plain("m")),
    .phone(text: .plain("n"), phone: "+41"),
    .image(id: .cloudFile(5), dimensions: PixelDimensions(width: 20, height: 10)),
    .anchor(text: .plain("o"), name: "top"),
    .formula(latex: "x^2"),
    .textCustomEmoji(fileId: 9, alt: "👍"),
    .textAutoEmail(.plain("p")),
    .textAutoPhone(.plain("q")),
    .textAutoUrl(.plain("r")),
    .textBankCard(.plain("s")),
    .textBotCommand(.plain("t")),
    .textCashtag(.plain("u")),
    .textHashtag(.plain("v")),
    .textMention(.plain("w")),
    .textMentionName(text: .plain("x"), peerId: 42),
    .textSpoiler(.plain("y")),
    .textDate(text: .plain("z"), date: 1_700_000_000, format: .relative),
    .textButton(button),
    .textTonAddress(.plain("ton")),
  ]

  static let blocks: [InstantPageBlock] = [
    .unsupported,
    .title(.plain("a")),
    .subtitle(.plain("b")),
    .authorDate(author: .plain("c"), date: 5),
    .header(.plain("d")),
    .subheader(.plain("e")),
    .paragraph(.plain("f")),
    .preformatted(text: .plain("g"), language: "swift"),
    .footer(.plain("h")),
    .divider,
    .anchor("top"),
    .list(
      items: [
        .text(.plain("i"), num: nil, checked: nil),
        .text(.plain("j"), num: "2", checked: true),
        .blocks([.paragraph(.plain("k"))], num: "3", checked: false),
        .unknown,
      ], ordered: true),
    .blockQuote(blocks: [.paragraph(.plain("l"))], caption: .plain("m"), collapsed: true),
    .pullQuote(text: .plain("n"), caption: .plain("o")),
    .image(
      id: .cloudImage(1), caption: caption, url: "u", webpageId: .cloudWebpage(2), spoiler: true),
    .video(id: .cloudFile(2), caption: caption, autoplay: true, loop: true, spoiler: true),
    .cover(.paragraph(.plain("p"))),
    .webEmbed(
      url: "u", html: "<b>", dimensions: PixelDimensions(width: 3, height: 2), caption: caption,
      stretchToWidth: true, allowScrolling: true, coverId: .cloudImage(3)),
    .postEmbed(
      url: "u", webpageId: .cloudWebpage(4), avatarId: .cloudImage(5), author: "Ann", date: 6,
      blocks: [.paragraph(.plain("q"))], caption: caption),
    .collage(items: [.divider], caption: caption),
    .slideshow(items: [.divider], caption: caption),
    .channelBanner(channel),
    .audio(id: .cloudFile(7), caption: caption),
    .kicker(.plain("r")),
    .table(
      title: .plain("s"),
      rows: [
        InstantPageTableRow(cells: [
          InstantPageTableCell(
            text: .plain("t"), header: true, alignment: .center, verticalAlignment: .middle,
            colspan: 2, rowspan: 3),
          InstantPageTableCell(text: nil),
        ])
      ], bordered: true, striped: true, compact: true),
    .details(title: .plain("u"), blocks: [.paragraph(.plain("v"))], expanded: true),
    .relatedArticles(
      title: .plain("w"),
      articles: [
        InstantPageRelatedArticle(
          url: "u", webpageId: .cloudWebpage(8), title: "T", description: "D",
          photoId: .cloudImage(9), author: "A", date: 10)
      ]),
    .map(
      latitude: 47.5, longitude: -8.25, zoom: 12, dimensions: PixelDimensions(width: 6, height: 4),
      caption: caption),
    .heading(text: .plain("x"), level: 2),
    .formula(latex: "y^2"),
    .thinking(.plain("z")),
    .buttonRow(
      alignment: .center,
      buttons: [
        InstantPageButton(
          text: .plain("No"), action: .callback(requiresPassword: true, data: [1, 0xff]),
          color: .danger, isLink: true)
      ]),
    .document(id: .cloudFile(11), caption: caption),
  ]

  static let actions: [ReplyMarkupButtonAction] = [
    .text,
    .url("u"),
    .callback(requiresPassword: false, data: Array("ok".utf8)),
    .requestPhone,
    .requestMap,
    .switchInline(samePeer: true, query: "q", peerTypes: [.users, .groups]),
    .openWebApp,
    .payment,
    .urlAuth(url: "u", buttonId: 3),
    .setupPoll(isQuiz: true),
    .openUserProfile(.cloudUser(4)),
    .openWebView(url: "u", simple: true),
    .requestPeer(peerType: .user(.init(isBot: true)), buttonId: 5, maxQuantity: 2),
    .copyText(payload: "p"),
    .disabled,
  ]
}
