import PageModel
import Testing

@testable import PageCoding

/// A block, and what it is when a client sends it; nil when it is not sent at all.
struct SentBlock: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var block: InstantPageBlock
  var sent: String?
  var losses: [String] = []

  init(
    _ description: String, _ block: InstantPageBlock, _ sent: String?, _ losses: [String] = []
  ) {
    testDescription = description
    self.block = block
    self.sent = sent
    self.losses = losses
  }

  static let hi = RichText.plain("Hi")
  static let hiTL = "textPlain(text=\"Hi\")"
  static let emptyTL = "textPlain(text=\"\")"
  static let caption = "caption=pageCaption(text=\(emptyTL), credit=\(emptyTL))"

  static let all = texts + quotes + lists + media + dropped

  static let texts = [
    SentBlock("paragraph", .paragraph(hi), "pageBlockParagraph(text=\(hiTL))"),
    SentBlock(
      "an empty text is an empty string", .paragraph(.empty),
      "pageBlockParagraph(text=\(emptyTL))"),
    SentBlock(
      "a heading without a level", .heading(text: hi, level: 0),
      "pageBlockHeading1(text=\(hiTL))", ["a heading of level 0 becomes one of level 1"]),
    SentBlock(
      "a heading of level 5", .heading(text: hi, level: 5), "pageBlockHeading5(text=\(hiTL))"),
    SentBlock(
      "a heading too small", .heading(text: hi, level: 9), "pageBlockHeading6(text=\(hiTL))",
      ["a heading of level 9 becomes one of level 6"]),
    SentBlock(
      "code without a language", .preformatted(text: hi, language: nil),
      "pageBlockPreformatted(text=\(hiTL), language=\"\")"),
    SentBlock("formula", .formula(latex: "x"), "pageBlockMath(source=\"x\")"),
    SentBlock(
      "pull quote", .pullQuote(text: hi, caption: .empty),
      "pageBlockPullquote(text=\(hiTL), caption=\(emptyTL))"),
    SentBlock(
      "buttons in the middle",
      .buttonRow(
        alignment: .center,
        buttons: [InstantPageButton(text: hi, action: .disabled, isLink: true)]),
      "pageBlockButtonRow(alignLeft=false, alignCenter=true, alignRight=false, "
        + "buttons=[pageButton(text=\(hiTL), type=inlineButtonTypeDisabled, "
        + "style=richButtonStyle(bgPrimary=false, bgDanger=false, bgSuccess=false, link=true))])"),
  ]

  static let quotes = [
    SentBlock(
      "a quote of one paragraph keeps its text",
      .blockQuote(blocks: [.paragraph(hi)], caption: .empty, collapsed: nil),
      "pageBlockBlockquote(collapsed=false, text=\(hiTL), caption=\(emptyTL))"),
    SentBlock(
      "and can be collapsed",
      .blockQuote(blocks: [.paragraph(hi)], caption: .empty, collapsed: true),
      "pageBlockBlockquote(collapsed=true, text=\(hiTL), caption=\(emptyTL))"),
    SentBlock(
      "a quote of a divider needs blocks",
      .blockQuote(blocks: [.divider], caption: .empty, collapsed: false),
      "pageBlockBlockquoteBlocks(blocks=[pageBlockDivider], caption=\(emptyTL))"),
    SentBlock(
      "and cannot be collapsed",
      .blockQuote(blocks: [.divider], caption: .empty, collapsed: true),
      "pageBlockBlockquoteBlocks(blocks=[pageBlockDivider], caption=\(emptyTL))",
      ["the quote is not collapsed: only a quote of one paragraph can be"]),
    SentBlock(
      "an empty quote", .blockQuote(blocks: [], caption: .empty, collapsed: true),
      "pageBlockBlockquote(collapsed=true, text=\(emptyTL), caption=\(emptyTL))",
      ["an empty quote is sent as a quote of an empty paragraph"]),
  ]

  static let lists = [
    SentBlock(
      "a list's boxes", .list(items: [.text(hi, num: nil, checked: false)], ordered: false),
      "pageBlockList(items=[pageListItemText(checkbox=true, checked=false, text=\(hiTL))])"),
    SentBlock(
      "a list's boxes around blocks",
      .list(items: [.blocks([.divider], num: nil, checked: true)], ordered: false),
      "pageBlockList(items=[pageListItemBlocks(checkbox=true, checked=true, "
        + "blocks=[pageBlockDivider])])"),
    SentBlock(
      "an ordered list's boxes and numbers",
      .list(items: [.text(hi, num: "7", checked: true)], ordered: true),
      "pageBlockOrderedList(reversed=false, items=[pageListOrderedItemText(checkbox=true, "
        + "checked=true, num=\"7\", text=\(hiTL), value=nil, type=nil)], start=nil, type=nil)"),
    SentBlock(
      "an ordered list's blocks",
      .list(items: [.blocks([.divider], num: nil, checked: nil)], ordered: true),
      "pageBlockOrderedList(reversed=false, items=[pageListOrderedItemBlocks(checkbox=false, "
        + "checked=false, num=nil, blocks=[pageBlockDivider], value=nil, type=nil)], start=nil, "
        + "type=nil)"),
    SentBlock(
      "an item of an unknown kind", .list(items: [.unknown], ordered: false),
      "pageBlockList(items=[pageListItemText(checkbox=false, checked=false, text=\(emptyTL))])",
      ["a list item of an unknown kind becomes an empty one"]),
    SentBlock(
      "containers leave out what cannot be sent",
      .details(title: hi, blocks: [.title(hi), .divider], expanded: true),
      "pageBlockDetails(open=true, blocks=[pageBlockDivider], title=\(hiTL))",
      ["a title cannot be sent in a message"]),
  ]

  static let media = [
    SentBlock(
      "a picture's link needs its cached page",
      .image(
        id: .cloudImage(5), caption: InstantPageCaption(), url: "u",
        webpageId: .cloudWebpage(6), spoiler: true),
      "pageBlockPhoto(spoiler=true, photoId=5, \(caption), url=\"u\", webpageId=6)"),
    SentBlock(
      "and is lost without it",
      .image(
        id: .cloudImage(5), caption: InstantPageCaption(), url: "u", webpageId: nil,
        spoiler: false),
      "pageBlockPhoto(spoiler=false, photoId=5, \(caption), url=nil, webpageId=nil)",
      ["the picture's link: an address without a cached page is not sent"]),
    SentBlock(
      "a file that has been uploaded since",
      .document(id: .localFile(3), caption: InstantPageCaption()),
      "pageBlockDocument(documentId=300, \(caption))"),
    SentBlock(
      "a file that has not", .document(id: .localFile(4), caption: InstantPageCaption()),
      "pageBlockDocument(documentId=4, \(caption))",
      ["the file is not one the server has; its number 4 says nothing there"]),
    SentBlock(
      "uploaded files in list items too",
      .list(
        items: [
          .blocks(
            [.audio(id: .localFile(3), caption: InstantPageCaption())], num: nil, checked: nil)
        ], ordered: false),
      "pageBlockList(items=[pageListItemBlocks(checkbox=false, checked=false, "
        + "blocks=[pageBlockAudio(audioId=300, \(caption))])])"),
    SentBlock(
      "a map names its place the client's way",
      .map(
        latitude: 1, longitude: 2, zoom: 3, dimensions: PixelDimensions(width: 4, height: 5),
        caption: InstantPageCaption()),
      "inputPageBlockMap(geo=inputGeoPoint(lat=3ff0000000000000, long=4000000000000000, "
        + "accuracyRadius=nil), zoom=3, w=4, h=5, \(caption))"),
  ]

  static let dropped =
    [
      ("a block of an unknown kind", InstantPageBlock.unsupported),
      ("a title", .title(hi)), ("a subtitle", .subtitle(hi)), ("a kicker", .kicker(hi)),
      ("an article's header", .header(hi)), ("an article's subheader", .subheader(hi)),
      ("a cover", .cover(.divider)), ("a channel's banner", .channelBanner(nil)),
      ("an author and a date", .authorDate(author: hi, date: 1)),
      ("a list of related articles", .relatedArticles(title: hi, articles: [])),
      (
        "an embedded page",
        .webEmbed(
          url: nil, html: nil, dimensions: nil, caption: InstantPageCaption(),
          stretchToWidth: false, allowScrolling: false, coverId: nil)
      ),
      (
        "an embedded post",
        .postEmbed(
          url: "", webpageId: nil, avatarId: nil, author: "", date: 0, blocks: [],
          caption: InstantPageCaption())
      ),
      ("what a model thinks", .thinking(hi)),
    ].map { name, block in
      SentBlock(name, block, nil, ["\(name) cannot be sent in a message"])
    }
}

@Suite("Conversion: what a client sends")
struct EncodingTests {
  @Test("blocks", arguments: SentBlock.all)
  func blocks(row: SentBlock) throws {
    var losses: [PageLoss] = []
    let options = TL.SendingOptions(
      encoding: TL.EncodingOptions(cloudIds: [.localFile(3): .cloudFile(300)]))
    let message = TL.InputRichMessage(
      InstantPage(blocks: [row.block]), options: options, losses: &losses)
    guard case .inputRichMessage(_, _, let blocks, _, _, _) = message else {
      Issue.record("not in blocks")
      return
    }
    #expect(blocks.map { TLDump.string($0) } == [row.sent].compactMap { $0 })
    #expect(losses.map(\.sentence) == row.losses)
  }

  @Test("a loss says where in the page it is")
  func lossesHavePaths() {
    let page = InstantPage(
      blocks: [
        .divider,
        .list(
          items: [
            .text(.plain("a"), num: nil, checked: nil),
            .blocks([.divider, .kicker(.plain("b"))], num: nil, checked: nil),
          ], ordered: false),
      ], url: "https://example.org", views: 3)
    var losses: [PageLoss] = []
    _ = TL.InputRichMessage(page, losses: &losses)
    #expect(
      losses.map(\.description) == [
        "the page's address, https://example.org", "how often the page was viewed",
        "block 1.1.1: a kicker cannot be sent in a message",
      ])
  }

  /// An action, what it is on the wire, and whether that is a loss.
  static let actions: [(ReplyMarkupButtonAction, String, Int)] = [
    (.url("u"), "inlineButtonTypeUrl(url=\"u\")", 0),
    (
      .urlAuth(url: "u", buttonId: 4),
      "inlineButtonTypeUrlAuth(fwdText=nil, url=\"u\", buttonId=4)", 0
    ),
    (.openWebView(url: "u", simple: false), "inlineButtonTypeWebView(url=\"u\")", 0),
    (.openWebView(url: "u", simple: true), "inlineButtonTypeWebView(url=\"u\")", 1),
    (
      .callback(requiresPassword: true, data: [1]),
      "inlineButtonTypeCallback(requiresPassword=true, data=x01)", 0
    ),
    (.openWebApp, "inlineButtonTypeGame", 0), (.payment, "inlineButtonTypeBuy", 0),
    (
      .switchInline(samePeer: true, query: "q", peerTypes: []),
      "inlineButtonTypeSwitchInline(samePeer=true, query=\"q\", peerTypes=nil)", 0
    ),
    (
      .switchInline(samePeer: false, query: "q", peerTypes: .groups),
      "inlineButtonTypeSwitchInline(samePeer=false, query=\"q\", peerTypes=nil)", 1
    ),
    (.openUserProfile(.cloudUser(9)), "inlineButtonTypeUserProfile(userId=9)", 0),
    (.openUserProfile(.cloudGroup(9)), "inlineButtonTypeUserProfile(userId=9)", 1),
    (.copyText(payload: "c"), "inlineButtonTypeCopy(copyText=\"c\")", 0),
    (.disabled, "inlineButtonTypeDisabled", 0), (.text, "inlineButtonTypeDisabled", 1),
    (.requestPhone, "inlineButtonTypeDisabled", 1), (.requestMap, "inlineButtonTypeDisabled", 1),
    (.setupPoll(isQuiz: nil), "inlineButtonTypeDisabled", 1),
  ]

  @Test("what buttons do", arguments: actions)
  func buttonActions(action: ReplyMarkupButtonAction, wire: String, lossCount: Int) {
    var losses: [PageLoss] = []
    let text = RichText.textButton(InstantPageButton(text: .plain("Hi"), action: action))
    let message = TL.InputRichMessage(
      InstantPage(blocks: [.paragraph(text)]), losses: &losses)
    #expect(
      TLDump.string(message).contains(
        "textButton(text=textPlain(text=\"Hi\"), type=\(wire), style=nil)"))
    #expect(losses.count == lossCount)
  }

  @Test("a TON address is its text in layers that do not know it")
  func tonAddress() throws {
    let page = InstantPage(blocks: [.paragraph(.textTonAddress(.plain("EQ")))])
    let old = try TL.encodeRichMessage(page, options: TL.EncodingOptions(layer: 229))
    #expect(old.losses.map(\.path) == [[0]])
    let plain = InstantPage(blocks: [.paragraph(.plain("EQ"))])
    #expect(try TL.decodeRichMessage(old.bytes).page == plain)
    #expect(try TL.decodeRichMessage(TL.encodeRichMessage(page).bytes).page == page)
  }

  @Test("media are sent by reference, or not at all")
  func references() throws {
    let image = TelegramMediaImage(
      imageId: .cloudImage(5), reference: .cloud(imageId: 5, accessHash: 6, fileReference: [7]))
    let page = InstantPage(
      blocks: [
        .image(
          id: .cloudImage(5), caption: InstantPageCaption(), url: nil, webpageId: nil,
          spoiler: false)
      ], media: [.cloudImage(5): .image(image)])
    var losses: [PageLoss] = []
    let referring = TL.InputRichMessage(page, losses: &losses)
    #expect(
      TLDump.string(referring).contains(
        "photos=[inputPhoto(id=5, accessHash=6, fileReference=x07)], documents=nil"))
    let bare = TL.InputRichMessage(
      page, options: TL.SendingOptions(refersToMedia: false), losses: &losses)
    #expect(TLDump.string(bare).contains("photos=nil, documents=nil"))
    #expect(losses.count == 2)
  }
}
