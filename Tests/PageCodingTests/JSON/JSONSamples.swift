import PageModel

/// A page for each thing the JSON forms can say, small enough to read; what the fixtures are made
/// of.
enum JSONSamples {
  static let caption = InstantPageCaption(text: .plain("a caption"), credit: .plain("by us"))

  static let texts: [RichText] = [
    .plain("plain \"quoted\" \\ / \u{1F44D}\n\u{0}"),
    .bold(.plain("bold")),
    .italic(.plain("italic")),
    .underline(.plain("underlined")),
    .strikethrough(.plain("struck")),
    .fixed(.plain("code")),
    .subscript(.plain("sub")),
    .superscript(.plain("super")),
    .marked(.plain("marked")),
    .textSpoiler(.concat([.plain("spoiler "), .bold(.plain("inside"))])),
    .concat([.plain("one"), .plain("two"), .empty]),
    .url(text: .plain("a link"), url: "https://example.org/?a=1&b=2", webpageId: nil),
    .email(text: .plain("write"), email: "a@example.org"),
    .phone(text: .plain("call"), phone: "+41 1"),
    .formula(latex: "\\frac{a}{b}"),
    .textCustomEmoji(fileId: .max, alt: "👍"),
    .textBankCard(.plain("4242 4242 4242 4242")),
    .textBotCommand(.plain("/start")),
    .textCashtag(.plain("$TON")),
    .textHashtag(.plain("#recto")),
    .textMention(.plain("@durov")),
    .textMentionName(text: .plain("Ann"), peerId: 9_007_199_254_740_993),
    .textDate(text: .plain("soon"), date: 1_700_000_000, format: .relative),
    .textDate(text: .plain("then"), date: 1_700_000_000, format: nil),
    .textDate(
      text: .plain("on Friday"), date: 1_700_000_000,
      format: .full(timeFormat: .short, dateFormat: .long, dayOfWeek: true)),
    .textButton(InstantPageButton(text: .plain("Go"), action: .url("https://example.org"))),
    .concat([
      .anchor(text: .empty, name: "a place"), .anchor(text: .plain("a note"), name: "fn"),
      .url(text: .plain("to the place"), url: "#a%20place", webpageId: nil),
      .url(text: .plain("to the note"), url: "#fn", webpageId: nil),
      .url(text: .plain("to the top"), url: "#", webpageId: nil),
      .url(text: .plain("nowhere"), url: "#nowhere", webpageId: nil),
    ]),
  ]

  static let blocks: [InstantPageBlock] = [
    .heading(text: .plain("A heading"), level: 2),
    .preformatted(text: .plain("let a = 1"), language: "swift"),
    .preformatted(text: .plain("no language"), language: nil),
    .footer(.plain("a footer")),
    .divider,
    .formula(latex: "x^2"),
    .anchor("section"),
    .thinking(.plain("Thinking")),
    .pullQuote(text: .plain("pulled"), caption: .plain("me")),
    .blockQuote(
      blocks: [.paragraph(.plain("quoted")), .divider], caption: .plain("you"), collapsed: false),
    .blockQuote(blocks: [.paragraph(.plain("long"))], caption: .empty, collapsed: true),
    .details(title: .plain("More"), blocks: [.paragraph(.plain("inside"))], expanded: true),
    .details(title: .bold(.plain("Less")), blocks: [.paragraph(.plain("in"))], expanded: false),
    .map(
      latitude: 47.3769, longitude: -8.5417, zoom: 13,
      dimensions: PixelDimensions(width: 600, height: 400), caption: caption),
    .list(
      items: [
        .blocks([.paragraph(.plain("bullet"))], num: nil, checked: nil),
        .blocks([.paragraph(.plain("to do"))], num: nil, checked: false),
        .blocks([.paragraph(.plain("done")), .divider], num: nil, checked: true),
      ], ordered: false),
    .list(
      items: [
        .blocks([.paragraph(.plain("seven"))], num: "7", checked: nil),
        .blocks([.paragraph(.plain("eight"))], num: "8", checked: true),
      ], ordered: true),
    .list(
      items: ["iv", "v", "vi"].map { .blocks([.paragraph(.plain($0))], num: $0, checked: nil) },
      ordered: true),
    .list(
      items: ["y", "z", "aa"].map { .blocks([.paragraph(.plain($0))], num: $0, checked: nil) },
      ordered: true),
    table,
  ]

  private static let table = InstantPageBlock.table(
    title: .plain("A table"),
    rows: [
      InstantPageTableRow(cells: [
        InstantPageTableCell(
          text: .plain("head"), header: true, alignment: .center, verticalAlignment: .middle,
          colspan: 2),
        InstantPageTableCell(text: nil, alignment: .right, verticalAlignment: .bottom),
      ]),
      InstantPageTableRow(cells: [
        InstantPageTableCell(text: .bold(.plain("a")), rowspan: 2),
        InstantPageTableCell(text: .plain("b"), verticalAlignment: .middle),
      ]),
    ], bordered: true, striped: true, compact: true)

  /// What a button on a page can do.
  static let actions: [ReplyMarkupButtonAction] = [
    .url("https://example.org"),
    .callback(requiresPassword: false, data: Array("data ✓".utf8)),
    .openWebView(url: "https://example.org/app", simple: false),
    .urlAuth(url: "https://example.org/login", buttonId: 0),
    .switchInline(samePeer: false, query: "q", peerTypes: []),
    .switchInline(samePeer: true, query: "", peerTypes: []),
    .switchInline(samePeer: false, query: "q", peerTypes: [.users, .channels]),
    .openUserProfile(.cloudUser(42)),
    .copyText(payload: "copied"),
    .disabled,
  ]

  static let buttonRows: [InstantPageBlock] = [
    .buttonRow(
      alignment: .justify,
      buttons: actions.map { InstantPageButton(text: .plain("Press"), action: $0) }),
    .buttonRow(
      alignment: .center,
      buttons: [
        InstantPageButton(text: .plain("p"), action: .disabled, color: .primary),
        InstantPageButton(text: .plain("d"), action: .disabled, color: .danger),
        InstantPageButton(text: .plain("s"), action: .disabled, color: .success),
        InstantPageButton(
          text: .concat([.textCustomEmoji(fileId: 7, alt: "👍"), .plain(" l")]),
          action: .callback(requiresPassword: false, data: Array("x".utf8)), isLink: true),
      ]),
  ]

  /// The blocks of both forms, a paragraph for each text.
  static var textPage: InstantPage {
    InstantPage(blocks: texts.map { .paragraph($0) } + blocks + buttonRows)
  }
}
