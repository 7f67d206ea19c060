import PageCoding
import PageModel
import Testing

/// Blocks and their JSON, both ways.
struct BotAPIBlocksTests {
  static let rows: [(InstantPageBlock, String)] = [
    (.heading(text: .plain("a"), level: 3), #"{"type":"heading","text":"a","size":3}"#),
    (.preformatted(text: .plain("a"), language: "c"), #"{"type":"pre","text":"a","language":"c"}"#),
    (.preformatted(text: .plain("a"), language: nil), #"{"type":"pre","text":"a"}"#),
    (.footer(.plain("a")), #"{"type":"footer","text":"a"}"#),
    (.divider, #"{"type":"divider"}"#),
    (.anchor("a"), #"{"type":"anchor","name":"a"}"#),
    (.formula(latex: "x"), #"{"type":"mathematical_expression","expression":"x"}"#),
    (.thinking(.plain("a")), #"{"type":"thinking","text":"a"}"#),
    (
      .pullQuote(text: .plain("a"), caption: .plain("b")),
      #"{"type":"pullquote","text":"a","credit":"b"}"#
    ),
    (
      .blockQuote(blocks: [.paragraph(.plain("a"))], caption: .empty, collapsed: false),
      #"{"type":"blockquote","blocks":[{"type":"paragraph","text":"a"}]}"#
    ),
    (
      .blockQuote(blocks: [.paragraph(.plain("a"))], caption: .plain("b"), collapsed: true),
      #"{"type":"expandable_blockquote","text":"a","credit":"b"}"#
    ),
    (
      .details(title: .plain("a"), blocks: [.divider], expanded: true),
      #"{"type":"details","summary":"a","blocks":[{"type":"divider"}],"is_open":true}"#
    ),
    (
      .list(
        items: [.blocks([.divider], num: nil, checked: true)], ordered: false),
      #"{"type":"list","items":[{"label":"•","blocks":[{"type":"divider"}],"has_checkbox":true,"is_checked":true}]}"#
    ),
    (
      .list(
        items: [.blocks([.divider], num: "iv", checked: nil)], ordered: true),
      #"{"type":"list","items":[{"label":"iv.","blocks":[{"type":"divider"}],"value":4,"type":"i"}]}"#
    ),
    (
      .map(
        latitude: 1.5, longitude: -2, zoom: 3, dimensions: PixelDimensions(width: 4, height: 5),
        caption: InstantPageCaption(text: .plain("a"), credit: .plain("b"))),
      #"{"type":"map","location":{"latitude":1.5,"longitude":-2.0},"zoom":3,"width":4,"height":5,"caption":{"text":"a","credit":"b"}}"#
    ),
    (
      .buttonRow(
        alignment: .right,
        buttons: [InstantPageButton(text: .plain("a"), action: .disabled, color: .danger)]),
      #"{"type":"buttons","buttons":[{"text":"a","style":"danger","disabled":{}}],"align":"right"}"#
    ),
    (
      .table(
        title: .empty,
        rows: [
          InstantPageTableRow(cells: [
            InstantPageTableCell(
              text: .plain("a"), header: true, alignment: .center, verticalAlignment: .middle,
              colspan: 2),
            InstantPageTableCell(text: nil),
          ])
        ], bordered: true, striped: true, compact: false),
      #"{"type":"table","cells":[[{"text":"a","is_header":true,"colspan":2,"align":"center","valign":"middle"},{"align":"left","valign":"top"}]],"is_bordered":true,"is_striped":true}"#
    ),
  ]

  @Test(arguments: rows.indices)
  func block(row: Int) throws {
    let (block, json) = BotAPIBlocksTests.rows[row]
    let page = InstantPage(blocks: [block])
    let message = "{\"blocks\":[\(json)]}"
    #expect(page.encodeBotAPI() == EncodedJSON(text: message, losses: []))
    #expect(try InstantPage.decodeBotAPI(Array(message.utf8)) == page)
  }

  @Test func inputHasNoLabels() {
    let list = InstantPageBlock.list(
      items: [
        .text(.plain("a"), num: nil, checked: nil), .text(.plain("b"), num: nil, checked: nil),
      ],
      ordered: true)
    #expect(
      InstantPage(blocks: [list]).encodeBotAPI(form: .input).text
        == #"{"blocks":[{"type":"list","items":["#
        + #"{"blocks":[{"type":"paragraph","text":"a"}],"value":1,"type":"1"},"#
        + #"{"blocks":[{"type":"paragraph","text":"b"}],"value":2,"type":"1"}]}]}"#)
  }

  @Test(arguments: [
    (#"{"blocks":[{"type":"divider"}],"is_rtl":true}"#, true, "a message"),
    (#"[{"type":"divider"}]"#, false, "blocks"),
    (#"{"message_id":1,"rich_message":{"blocks":[{"type":"divider"}]}}"#, false, "in a Message"),
    (
      #"{"ok":true,"result":{"rich_message":{"blocks":[{"type":"divider"}],"is_rtl":true}}}"#,
      true, "in an answer"
    ),
  ])
  func envelopes(json: String, rtl: Bool, why: String) throws {
    let page = try InstantPage.decodeBotAPI(Array(json.utf8))
    #expect(page == InstantPage(blocks: [.divider], rtl: rtl), "\(why)")
  }

  @Test func whatALaterServerSendsIsUnsupported() throws {
    let page = try InstantPage.decodeBotAPI(Array(#"[{"type":"hologram","text":"a"}]"#.utf8))
    #expect(page.blocks == [.unsupported])
  }

  @Test func numbersOfInputItems() throws {
    let item = #"{"blocks":[{"type":"paragraph","text":"x"}],"type":"a""#
    let json = #"[{"type":"list","items":["# + item + #","value":26},"# + item + #"}]}]"#
    let page = try InstantPage.decodeBotAPI(Array(json.utf8), form: .input)
    let paragraph = InstantPageBlock.paragraph(.plain("x"))
    #expect(
      page.blocks == [
        .list(
          items: [
            .blocks([paragraph], num: "z", checked: nil),
            .blocks([paragraph], num: "aa", checked: nil),
          ], ordered: true)
      ])
  }

  @Test func defaultsOfInputCells() throws {
    let json = #"[{"type":"table","cells":[[{"text":"a","is_header":true},{"text":""},{}]]}]"#
    let page = try InstantPage.decodeBotAPI(Array(json.utf8), form: .input)
    guard case .table(_, let rows, _, _, _)? = page.blocks.first else { return }
    let cells = rows.flatMap(\.cells)
    #expect(cells.map(\.alignment) == [.center, .left, .left])
    #expect(cells.map(\.verticalAlignment) == [.middle, .middle, .middle])
    #expect(cells.map(\.text) == [.plain("a"), nil, nil])
  }
}
