import PageModel
import Testing

@testable import PageCoding

/// What a server sends, and what it is in the model.
struct ReceivedBlock: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var received: TL.PageBlock
  var block: InstantPageBlock
  var losses: [String] = []

  init(
    _ description: String, _ received: TL.PageBlock, _ block: InstantPageBlock,
    _ losses: [String] = []
  ) {
    testDescription = description
    self.received = received
    self.block = block
    self.losses = losses
  }

  static let hi = TL.RichText.textPlain(text: "Hi")
  static let caption = TL.PageCaption(text: .textEmpty, credit: .textEmpty)
  static let size = PixelDimensions(width: 4, height: 5)

  static let all = texts + containers + media

  static let texts = [
    ReceivedBlock(
      "code in no language", .pageBlockPreformatted(text: hi, language: ""),
      .preformatted(text: .plain("Hi"), language: nil)),
    ReceivedBlock(
      "a change is not shown",
      .pageBlockParagraph(text: .textDiff(text: hi, oldText: hi)), .paragraph(.empty),
      ["what a text was changed from and to"]),
    ReceivedBlock(
      "a link without a cached page",
      .pageBlockParagraph(text: .textUrl(text: hi, url: "u", webpageId: 0)),
      .paragraph(.url(text: .plain("Hi"), url: "u", webpageId: nil))),
    ReceivedBlock(
      "a date that is its text", .pageBlockParagraph(text: .textDate(text: hi, date: 7)),
      .paragraph(.textDate(text: .plain("Hi"), date: 7, format: nil))),
    ReceivedBlock(
      "a date relative and short: relative wins",
      .pageBlockParagraph(
        text: .textDate(relative: true, shortDate: true, text: hi, date: 7)),
      .paragraph(.textDate(text: .plain("Hi"), date: 7, format: .relative)),
      ["a date asks for two formats at once; the first of them stays"]),
    ReceivedBlock(
      "of a button's colours the first wins",
      .pageBlockParagraph(
        text: .textButton(
          text: hi, type: .inlineButtonTypeGame,
          style: TL.RichButtonStyle(bgDanger: true, bgSuccess: true))),
      .paragraph(
        .textButton(
          InstantPageButton(text: .plain("Hi"), action: .openWebApp, color: .danger)))),
    ReceivedBlock(
      "a row's left wins over its right",
      .pageBlockButtonRow(alignLeft: true, alignRight: true, buttons: []),
      .buttonRow(alignment: .left, buttons: [])),
  ]

  static let containers = [
    ReceivedBlock(
      "a collapsed quote", .pageBlockBlockquote(collapsed: true, text: hi, caption: hi),
      .blockQuote(
        blocks: [.paragraph(.plain("Hi"))], caption: .plain("Hi"), collapsed: true)),
    ReceivedBlock(
      "a quote of blocks is known not to collapse",
      .pageBlockBlockquoteBlocks(blocks: [.pageBlockDivider], caption: .textEmpty),
      .blockQuote(blocks: [.divider], caption: .empty, collapsed: false)),
    ReceivedBlock(
      "an ordered list that counts backwards from five",
      .pageBlockOrderedList(
        reversed: true, items: [.pageListOrderedItemText(num: "5", text: hi)], start: 5),
      .list(items: [.text(.plain("Hi"), num: "5", checked: nil)], ordered: true),
      ["how an ordered list counts: its start, its numerals, its direction"]),
    ReceivedBlock(
      "an item with numerals of its own and a box",
      .pageBlockOrderedList(
        items: [
          .pageListOrderedItemBlocks(
            checkbox: true, checked: true, blocks: [.pageBlockDivider], value: 3)
        ]),
      .list(items: [.blocks([.divider], num: nil, checked: true)], ordered: true),
      ["an item's own value and numerals"]),
    ReceivedBlock(
      "a check without a box is no check",
      .pageBlockList(items: [.pageListItemText(checked: true, text: hi)]),
      .list(items: [.text(.plain("Hi"), num: nil, checked: nil)], ordered: false)),
    ReceivedBlock(
      "a cell's middle wins over its end",
      .pageBlockTable(
        title: .textEmpty,
        rows: [
          TL.PageTableRow(cells: [
            TL.PageTableCell(
              alignCenter: true, alignRight: true, valignMiddle: true, valignBottom: true)
          ])
        ]),
      .table(
        title: .empty,
        rows: [
          InstantPageTableRow(cells: [
            InstantPageTableCell(text: nil, alignment: .center, verticalAlignment: .middle)
          ])
        ], bordered: false, striped: false, compact: false)),
  ]

  static let media = [
    ReceivedBlock(
      "a map",
      .pageBlockMap(
        geo: .geoPoint(long: 2, lat: 1, accessHash: 9), zoom: 3, w: 4, h: 5, caption: caption),
      .map(
        latitude: 1, longitude: 2, zoom: 3, dimensions: size, caption: InstantPageCaption())),
    ReceivedBlock(
      "a map of no place",
      .pageBlockMap(geo: .geoPointEmpty, zoom: 3, w: 4, h: 5, caption: caption), .unsupported,
      ["a map of no place"]),
    ReceivedBlock(
      "a map that is only meant for sending",
      .inputPageBlockMap(
        geo: .inputGeoPoint(lat: 1, long: 2), zoom: 3, w: 4, h: 5, caption: caption),
      .unsupported, ["a map that is only meant for sending, or of no place"]),
    ReceivedBlock(
      "a picture with an address and no cached page",
      .pageBlockPhoto(photoId: 5, caption: caption, url: "u", webpageId: 0),
      .image(
        id: .cloudImage(5), caption: InstantPageCaption(), url: "u", webpageId: nil,
        spoiler: false)),
    ReceivedBlock(
      "a post without a page or a picture of its author",
      .pageBlockEmbedPost(
        url: "u", webpageId: 0, authorPhotoId: 0, author: "a", date: 1, blocks: [],
        caption: caption),
      .postEmbed(
        url: "u", webpageId: nil, avatarId: nil, author: "a", date: 1, blocks: [],
        caption: InstantPageCaption())),
    ReceivedBlock(
      "a banner of no channel", .pageBlockChannel(channel: .chatEmpty(id: 4)),
      .channelBanner(nil)),
  ]
}

@Suite("Conversion: what a server sends")
struct DecodingTests {
  @Test("blocks", arguments: ReceivedBlock.all)
  func blocks(row: ReceivedBlock) throws {
    let message = TL.RichMessage(blocks: [row.received], photos: [], documents: [])
    let decoded = try TL.decodeRichMessage(message.bytes())
    #expect(decoded.page.blocks == [row.block])
    #expect(decoded.losses.map(\.sentence) == row.losses)
  }

  @Test("media without a description are left out, and said so")
  func emptyMedia() {
    var losses: [PageLoss] = []
    let message = TL.RichMessage(
      part: true, blocks: [], photos: [.photoEmpty(id: 1)], documents: [.documentEmpty(id: 2)])
    let page = message.page(losses: &losses)
    #expect(page.media.isEmpty && !page.isComplete)
    #expect(losses.count == 2)
  }

  @Test("switches nobody knows yet are reported")
  func unknownSwitches() throws {
    let bytes = try #require(
      Hexadecimal.bytes("8b9df3ba 80000000 15c4b51c00000000 15c4b51c00000000 15c4b51c00000000"))
    let decoded = try TL.decodeRichMessage(bytes)
    #expect(
      decoded.losses.map(\.description) == [
        "switches of constructor 0xbaf39d8b that layer 229 does not name: 0x80"
      ])
  }

  @Test("HTML and Markdown are messages without a page")
  func markup() throws {
    let html = TL.InputRichMessage.inputRichMessageHTML(
      rtl: true, html: "<b>Hi</b>",
      files: [.inputRichFilePhoto(id: "a", photo: .inputPhotoEmpty)])
    let decoded = try TL.decodeInputRichMessage(html.bytes())
    #expect(decoded.message == html && decoded.page == nil)
    let markdown = TL.InputRichMessage.inputRichMessageMarkdown(markdown: "**Hi**")
    #expect(try TL.decodeInputRichMessage(markdown.bytes()).message == markdown)
  }
}
