import PageModel
import TestSupport
import Typesetting

@testable import PageLayout

/// A page with every block kind in details inside a quote inside an item of a list.
enum DeepPage {
  static let photo = MediaId.cloudImage(7)
  static let button = InstantPageButton(
    text: .plain("Press"), action: .callback(requiresPassword: false, data: [1]))

  static func plain(_ text: String) -> RichText { .plain(text) }

  static let caption = InstantPageCaption(text: plain("caption"), credit: plain("credit"))

  static let inside: [InstantPageBlock] = [
    .kicker(plain("kicker")), .title(plain("title")), .subtitle(plain("subtitle")),
    .authorDate(author: plain("author"), date: 0), .header(plain("header")),
    .subheader(plain("subheader")), .heading(text: plain("heading"), level: 3),
    .paragraph(
      .concat([
        plain("before "), .url(text: plain("link"), url: "https://a.b/", webpageId: nil),
        plain(" "), .textButton(button), plain(" "), .bold(plain("bold")), plain(" "),
        .textCustomEmoji(fileId: 5, alt: "👍"), plain(" "), .textSpoiler(plain("covered")),
      ])),
    .preformatted(text: plain("let x = 1"), language: "swift"),
    .footer(plain("footer")), .divider, .anchor("deep"),
    .list(
      items: [
        .text(plain("done"), num: nil, checked: true),
        .text(plain("open"), num: nil, checked: false),
      ], ordered: false),
    .list(
      items: [
        .text(plain("three"), num: "3", checked: nil), .text(plain("four"), num: nil, checked: nil),
      ], ordered: true),
    .blockQuote(blocks: [.paragraph(plain("quoted"))], caption: plain("who"), collapsed: nil),
    .pullQuote(text: plain("pulled"), caption: plain("whom")),
    .image(id: photo, caption: caption, url: nil, webpageId: nil, spoiler: false),
    .video(id: .cloudFile(8), caption: caption, autoplay: false, loop: false, spoiler: false),
    .cover(
      .image(id: photo, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)),
    .webEmbed(
      url: "https://a.b/", html: nil, dimensions: nil, caption: caption, stretchToWidth: false,
      allowScrolling: false, coverId: nil),
    .postEmbed(
      url: "", webpageId: nil, avatarId: nil, author: "poster", date: 0,
      blocks: [.paragraph(plain("posted"))], caption: InstantPageCaption()),
    .collage(
      items: [
        .image(id: photo, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false),
        .image(id: photo, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false),
      ], caption: caption),
    .slideshow(
      items: [
        .image(id: photo, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
      ], caption: caption),
    .channelBanner(nil),
    .audio(id: .cloudFile(9), caption: InstantPageCaption()),
    .document(id: .cloudFile(10), caption: InstantPageCaption()),
    .map(
      latitude: 1, longitude: 2, zoom: 3, dimensions: PixelDimensions(width: 0, height: 0),
      caption: InstantPageCaption()),
    .table(
      title: plain("table"),
      rows: [
        InstantPageTableRow(cells: [
          InstantPageTableCell(text: plain("Name"), header: true),
          InstantPageTableCell(text: plain("Value"), header: true),
        ]),
        InstantPageTableRow(cells: [
          InstantPageTableCell(text: plain("width")),
          InstantPageTableCell(text: .url(text: plain("360"), url: "https://c.d/", webpageId: nil)),
        ]),
      ], bordered: true, striped: false, compact: false),
    .relatedArticles(
      title: plain("related"),
      articles: [
        InstantPageRelatedArticle(
          url: "https://e.f/", webpageId: .cloudWebpage(1), title: "article")
      ]),
    .formula(latex: "a^2"),
    .thinking(plain("thinking")),
    .buttonRow(alignment: .left, buttons: [button]),
    .details(title: plain("inner"), blocks: [.paragraph(plain("innermost"))], expanded: false),
    .unsupported,
  ]

  static let page = InstantPage(
    blocks: [
      .list(
        items: [
          .blocks(
            [
              .blockQuote(
                blocks: [.details(title: plain("More"), blocks: inside, expanded: true)],
                caption: .empty, collapsed: nil)
            ], num: nil, checked: nil)
        ], ordered: false)
    ])

  static func layout(_ context: TypesettingContext, isRightToLeft: Bool = false) -> PageLayout {
    layoutPage(
      page,
      inputs: LayoutInputs(
        width: 600, theme: .chat(.day(outgoing: false)), isRightToLeft: isRightToLeft,
        mediaSizes: [photo: PixelDimensions(width: 300, height: 200)]),
      context: context)
  }

  static func article(_ context: TypesettingContext, isRightToLeft: Bool = false) -> PageLayout {
    layoutArticle(
      page,
      inputs: ReaderInputs(
        width: 600, isRightToLeft: isRightToLeft,
        mediaSizes: [photo: PixelDimensions(width: 300, height: 200)]),
      context: context
    ).page
  }
}
