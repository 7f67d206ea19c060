import PageCoding
import PageModel
import Testing

/// What a bot may not send, in the server's words, with the place in the JSON.
struct BotAPIErrorsTests {
  private static let block = "can't parse InputRichBlock: "
  private static let cell = "can't parse PageBlockTableCell: "
  private static let paragraph = #"{"type":"paragraph","text":"a"}"#

  static let rows: [(json: String, words: String, path: String)] = [
    ("7", "object expected as rich message", "$"),
    ("{", "can't parse rich message JSON object", "$"),
    (#"{"blocks":[]}"#, "rich message must be non-empty", "$.blocks"),
    (#"{"blocks":{}}"#, "field \"blocks\" must be of type Array", "$.blocks"),
    (#"{"blocks":[7]}"#, "object expected as InputRichMessageBlock", "$.blocks[0]"),
    (#"{"blocks":[{}]}"#, block + "Can't find field \"type\"", "$.blocks[0]"),
    (#"{"blocks":[{"type":""}]}"#, block + "Field \"type\" must be non-empty", "$.blocks[0]"),
    (
      #"{"blocks":[{"type":"bold","text":"a"}]}"#, block + "type \"bold\" is unsupported",
      "$.blocks[0]"
    ),
    (
      #"{"blocks":[{"type":"title","text":"a"}]}"#, block + "type \"title\" is unsupported",
      "$.blocks[0]"
    ),
    (
      #"{"blocks":[{"type":"heading","text":"a"}]}"#, block + "Can't find field \"size\"",
      "$.blocks[0]"
    ),
    (
      #"{"blocks":[{"type":"heading","text":"a","size":7}]}"#,
      "invalid section heading size specified", "$.blocks[0].size"
    ),
    (
      #"{"blocks":[{"type":"heading","text":"a","size":"x"}]}"#,
      block + "Field \"size\" must be a valid Number", "$.blocks[0].size"
    ),
    (
      #"{"blocks":[{"type":"heading","text":"","size":1}]}"#, "RICH_MESSAGE_CONTENT_REQUIRED",
      "$.blocks[0]"
    ),
    (#"{"blocks":[{"type":"pre","text":[]}]}"#, "RICH_MESSAGE_CONTENT_REQUIRED", "$.blocks[0]"),
    (
      #"{"blocks":[{"type":"blockquote","blocks":[]}]}"#, "RICH_MESSAGE_CONTENT_REQUIRED",
      "$.blocks[0]"
    ),
    (
      #"{"blocks":[{"type":"details","summary":"a","blocks":[]}]}"#,
      "RICH_MESSAGE_CONTENT_REQUIRED", "$.blocks[0]"
    ),
    (
      #"{"blocks":[{"type":"details","blocks":[]}]}"#, block + "Can't find field \"summary\"",
      "$.blocks[0]"
    ),
    (
      #"{"blocks":[{"type":"collage","blocks":[]}]}"#, "RICH_MESSAGE_CONTENT_REQUIRED",
      "$.blocks[0]"
    ),
    (
      #"{"blocks":[{"type":"divider"},{"type":"anchor","name":"a"}]}"#, "RICH_MESSAGE_EMPTY",
      "$.blocks"
    ),
    (
      #"{"blocks":[{"type":"paragraph","text":7}]}"#, block + "Unsupported rich text type",
      "$.blocks[0].text"
    ),
    (
      #"{"blocks":[{"type":"paragraph","text":{"type":"plain","text":"a"}}]}"#,
      block + "Unsupported rich text type", "$.blocks[0].text"
    ),
    (
      #"{"blocks":[{"type":"paragraph","text":["a",{"type":"","text":"a"}]}]}"#,
      block + "Field \"type\" must be non-empty", "$.blocks[0].text[1]"
    ),
    (
      #"{"blocks":[{"type":"paragraph","text":{"type":"custom_emoji","custom_emoji_id":"x","alternative_text":"a"}}]}"#,
      block + "Field \"custom_emoji_id\" must be a valid Number",
      "$.blocks[0].text.custom_emoji_id"
    ),
    (
      #"{"blocks":[{"type":"paragraph","text":{"type":"custom_emoji","custom_emoji_id":"0","alternative_text":"a"}}]}"#,
      "invalid custom emoji identifier specified", "$.blocks[0].text.custom_emoji_id"
    ),
    (
      #"{"blocks":[{"type":"paragraph","text":{"type":"date_time","text":"a","unix_time":0,"date_time_format":""}}]}"#,
      "invalid date specified", "$.blocks[0].text.unix_time"
    ),
    (
      #"{"blocks":[{"type":"paragraph","text":{"type":"date_time","text":"a","unix_time":99999999999,"date_time_format":""}}]}"#,
      "invalid date specified", "$.blocks[0].text.unix_time"
    ),
    (
      #"{"blocks":[{"type":"paragraph","text":{"type":"date_time","text":"a","unix_time":1,"date_time_format":"rt"}}]}"#,
      block + "Invalid date-time format specified", "$.blocks[0].text.date_time_format"
    ),
    (#"{"blocks":[{"type":"list","items":[]}]}"#, "list must be non-empty", "$.blocks[0]"),
    (
      #"{"blocks":[{"type":"list","items":[{"blocks":[]}]}]}"#, "RICH_MESSAGE_CONTENT_REQUIRED",
      "$.blocks[0].items[0]"
    ),
    (
      #"{"blocks":[{"type":"list","items":[{"blocks":["# + paragraph
        + #"]},{"type":"1","blocks":["# + paragraph + #"]}]}]}"#,
      "list must be either ordered or unordered", "$.blocks[0].items[1]"
    ),
    (
      #"{"blocks":[{"type":"list","items":[{"type":"x","blocks":[]}]}]}"#,
      "invalid list item type specified", "$.blocks[0].items[0].type"
    ),
    (#"{"blocks":[{"type":"table"}]}"#, block + "Can't find field \"cells\"", "$.blocks[0]"),
    (
      #"{"blocks":[{"type":"table","cells":[[{"text":{"type":"x"}}]]}]}"#,
      cell + "Unsupported rich text type", "$.blocks[0].cells[0][0].text"
    ),
    (
      #"{"blocks":[{"type":"table","cells":[[{"align":"justify"}]]}]}"#,
      cell + "Invalid horizontal alignment specified", "$.blocks[0].cells[0][0].align"
    ),
    (
      #"{"blocks":[{"type":"table","cells":[[{"valign":"center"}]]}]}"#,
      cell + "Invalid vertical alignment specified", "$.blocks[0].cells[0][0].valign"
    ),
    (
      #"{"blocks":[{"type":"table","cells":[[{"colspan":-1}]]}]}"#,
      "invalid table cell colspan specified", "$.blocks[0].cells[0][0].colspan"
    ),
    (
      #"{"blocks":[{"type":"table","cells":[[{"rowspan":-1}]]}]}"#,
      "invalid table cell rowspan specified", "$.blocks[0].cells[0][0].rowspan"
    ),
    (
      #"{"blocks":[{"type":"table","cells":[[null]]}]}"#, "table cell must be non-empty",
      "$.blocks[0].cells[0][0]"
    ),
    (
      #"{"blocks":[{"type":"map","location":{"latitude":91,"longitude":0}}]}"#,
      "invalid location specified", "$.blocks[0].location"
    ),
    (
      #"{"blocks":[{"type":"map","location":{"latitude":1,"longitude":0},"zoom":25}]}"#,
      "invalid map properties specified", "$.blocks[0]"
    ),
    (
      #"{"blocks":[{"type":"map","location":{"latitude":1,"longitude":0},"width":900,"height":1}]}"#,
      "invalid map properties specified", "$.blocks[0]"
    ),
    (
      #"{"blocks":[{"type":"photo","photo":"A"}]}"#,
      block + "Field \"photo\" must be of type Object", "$.blocks[0].photo"
    ),
    (
      #"{"blocks":[{"type":"photo","photo":{"type":"photo"}}]}"#,
      block + "Can't find field \"media\"", "$.blocks[0].photo"
    ),
    (
      #"{"blocks":[{"type":"photo","photo":{"type":"photo","media":""}}]}"#,
      "media must be non-empty", "$.blocks[0].photo.media"
    ),
    (
      #"{"blocks":[{"type":"photo","photo":{"type":"video","media":"A"}}]}"#,
      "unallowed media specified", "$.blocks[0].photo"
    ),
    (
      #"{"blocks":[{"type":"buttons","buttons":[{"text":"a","url":"ftp://x"}]}]}"#,
      "BUTTON_URL_INVALID", "$.blocks[0].buttons[0].url"
    ),
  ]

  @Test(arguments: rows.indices)
  func refused(row: Int) {
    let (json, words, path) = BotAPIErrorsTests.rows[row]
    let error = #expect(throws: JSONDecodingError.self) {
      try InstantPage.decodeBotAPI(Array(json.utf8), form: .input)
    }
    #expect(error?.botAPIDescription == "Bad Request: " + words)
    #expect(error?.path.description == path)
  }

  /// The server refuses these too; only the place is certain.
  @Test(arguments: [
    (#"{"text":"a"}"#, BotAPIRule.buttonAction, "no action"),
    (#"{"text":"a","url":"https://x","disabled":{}}"#, .buttonAction, "two actions"),
    (#"{"text":"a","url":"https://x","style":"link"}"#, .buttonStyle, "a link that is no callback"),
    (#"{"text":"a","disabled":{},"style":"pink"}"#, .buttonStyle, "an unknown style"),
    (#"{"text":{"type":"bold","text":"a"},"disabled":{}}"#, .buttonText, "a styled label"),
    (#"{"text":"a","callback_data":""}"#, .callbackData, "no data"),
  ])
  func buttons(json: String, rule: BotAPIRule, why: String) {
    let message = #"[{"type":"buttons","buttons":["# + json + "]}]"
    let error = #expect(throws: JSONDecodingError.self) {
      try InstantPage.decodeBotAPI(Array(message.utf8), form: .input)
    }
    #expect(error?.problem == .rule(rule), "\(why)")
  }

  @Test func limits() {
    func paragraphs(_ count: Int) -> InstantPage {
      InstantPage(blocks: Array(repeating: .paragraph(.plain("x")), count: count))
    }
    func nested(_ levels: Int) -> InstantPage {
      var block = InstantPageBlock.paragraph(.plain("x"))
      for _ in 0..<levels {
        block = .blockQuote(blocks: [block], caption: .empty, collapsed: false)
      }
      return InstantPage(blocks: [.divider, block])
    }
    let columns = InstantPageTableRow(
      cells: Array(repeating: InstantPageTableCell(text: .plain("x")), count: 21))
    let table = InstantPageBlock.table(
      title: .empty, rows: [columns], bordered: false, striped: false, compact: false)
    let rows: [(InstantPage, String, String)] = [
      (paragraphs(501), "RICH_MESSAGE_BLOCKS_TOO_MANY", "$.blocks[500]"),
      (
        InstantPage(blocks: [.paragraph(.plain(String(repeating: "x", count: 32_769)))]),
        "RICH_MESSAGE_TEXT_TOO_LONG", "$.blocks[0]"
      ),
      (
        nested(16), "RICH_MESSAGE_DEPTH_INVALID",
        "$.blocks[1]" + String(repeating: ".blocks[0]", count: 16)
      ),
      (InstantPage(blocks: [table]), "RICH_MESSAGE_TABLE_COLS_TOO_MANY", "$.blocks[0]"),
    ]
    for (page, words, path) in rows {
      let json = page.encodeBotAPI(form: .input).text
      let error = #expect(throws: JSONDecodingError.self) {
        try InstantPage.decodeBotAPI(Array(json.utf8), form: .input)
      }
      #expect(error?.botAPIDescription == "Bad Request: " + words)
      #expect(error?.path.description == path)
    }
    for page in [paragraphs(500), nested(15)] {
      #expect(throws: Never.self) {
        _ = try InstantPage.decodeBotAPI(Array(page.encodeBotAPI().text.utf8), form: .input)
      }
    }
  }

  @Test func nestingBeyondTheMachine() {
    let deepText = String(repeating: #"{"type":"bold","text":"#, count: 65)
    let json =
      #"[{"type":"paragraph","text":"# + deepText + "\"a\"" + String(repeating: "}", count: 65)
      + "}]"
    let error = #expect(throws: JSONDecodingError.self) {
      try InstantPage.decodeBotAPI(Array(json.utf8))
    }
    #expect(error?.problem == .tooDeep(limit: NestingLimit.richText))
    #expect(error?.botAPIDescription == "Bad Request: RICH_MESSAGE_DEPTH_INVALID")
  }
}
