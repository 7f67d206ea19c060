import PageCoding
import PageModel
import Testing

struct TDLibReadingTests {
  private static let paragraph =
    #"{"@type":"pageBlockParagraph","text":{"@type":"richTextPlain","text":"a"}}"#

  private func page(_ json: String) throws -> InstantPage {
    try InstantPage.decodeTDLib(Array(json.utf8))
  }

  @Test(arguments: [
    ("[\(paragraph)]", "blocks"), (paragraph, "a block"),
    (#"{"@type":"richTextPlain","text":"a"}"#, "a text"),
    (
      #"{"@type":"richMessage","blocks":[\#(paragraph)],"is_rtl":false,"is_full":true}"#,
      "a rich message"
    ),
    (
      #"{"@type":"message","id":1,"content":{"@type":"messageRichMessage","message":{"@type":"richMessage","blocks":[\#(paragraph)]}}}"#,
      "a message"
    ),
    (
      #"{"@type":"updateNewMessage","message":{"@type":"message","content":{"@type":"messageRichMessage","message":{"@type":"richMessage","blocks":[\#(paragraph)]}}}}"#,
      "an update"
    ),
    (
      #"{"@type":"draftMessage","content":{"@type":"draftMessageContentInputRichMessage","message":{"@type":"inputRichMessage","source":{"@type":"richMessageSourceBlocks","blocks":[{"@type":"inputPageBlockParagraph","text":{"@type":"richTextPlain","text":"a"}}]}}}}"#,
      "a draft"
    ),
  ])
  func envelopes(json: String, why: String) throws {
    #expect(try page(json) == InstantPage(blocks: [.paragraph(.plain("a"))]), "\(why)")
  }

  @Test func instantViews() throws {
    let json =
      #"{"@type":"webPageInstantView","blocks":[],"view_count":7,"version":2,"is_rtl":true,"#
      + #""is_full":false,"feedback_link":{"@type":"internalLinkTypeMainWebApp"}}"#
    #expect(
      try page(json) == InstantPage(blocks: [], isComplete: false, rtl: true, views: 7))
  }

  @Test(
    arguments: [
      (#"{"@type":"pageBlockParagraph","text":null}"#, .paragraph(.empty), "null is nothing"),
      (#"{"@type":"pageBlockParagraph"}"#, .paragraph(.empty), "so is what is missing"),
      (#"{"@type":"pageBlockHologram"}"#, .unsupported, "a block of tomorrow"),
      (#"{"@type":"pageBlockPhoto","photo":null}"#, .unsupported, "a photo that TDLib lost"),
      (
        #"{"@type":"pageBlockParagraph","text":{"@type":"richTextDiff","text":{"@type":"richTextPlain","text":"a"},"old_text":null}}"#,
        .paragraph(.empty), "a difference is nothing"
      ),
      (
        #"{"@type":"pageBlockParagraph","text":{"@type":"richTextNovelty","text":{"@type":"richTextPlain","text":"a"}}}"#,
        .paragraph(.plain("a")), "a text of tomorrow keeps its words"
      ),
      (
        #"{"@type":"pageBlockParagraph","text":{"@type":"richTextCustomEmoji","custom_emoji_id":"9007199254740993","alternative_text":"x"}}"#,
        .paragraph(.textCustomEmoji(fileId: 9_007_199_254_740_993, alt: "x")),
        "64-bit numbers are strings"
      ),
      (
        #"{"@type":"pageBlockList","items":[{"@type":"pageBlockListItem","label":"b.","blocks":[],"value":2,"type":"a"}]}"#,
        .list(items: [.blocks([], num: "b", checked: nil)], ordered: true),
        "a label without its dot"
      ),
      (
        #"{"@type":"pageBlockParagraph","text":{"@type":"richTextAnchorLink","text":null,"anchor_name":"a b","url":"https://x.org/#a%20b"}}"#,
        .paragraph(.url(text: .empty, url: "https://x.org/#a%20b", webpageId: nil)),
        "a link into the page has its address"
      ),
    ] as [(String, InstantPageBlock, String)])
  func blocks(json: String, block: InstantPageBlock, why: String) throws {
    #expect(try page("[\(json)]").blocks == [block], "\(why)")
  }

  @Test(arguments: [
    ("{}", "Field \"@type\" is missing: add it, at $ (line 1, column 1)."),
    (#"{"@type":"user"}"#, "Type \"user\" is not known here, at $ (line 1, column 1)."),
    (
      #"[{"@type":"richTextPlain"}]"#,
      "Type \"richTextPlain\" is not known here, at $[0] (line 1, column 2)."
    ),
    (
      #"[{"@type":"pageBlockParagraph","text":{"@type":"pageBlockDivider"}}]"#,
      "Type \"pageBlockDivider\" is not known here, at $[0].text (line 1, column 39)."
    ),
    (
      #"[{"@type":"pageBlockParagraph","text":"a"}]"#,
      "This must be of type Object, not String, at $[0].text (line 1, column 39)."
    ),
    (
      #"[{"@type":"pageBlockMap","location":{"latitude":"x"}}]"#,
      "This must be of type Number, not String, at $[0].location.latitude (line 1, column 49)."
    ),
    (
      #"[{"@type":"pageBlockSectionHeading","size":1.5}]"#,
      "This must be a whole number that fits, at $[0].size (line 1, column 44)."
    ),
    (
      #"[{"@type":"pageBlockTable","cells":[[{"colspan":3000000000}]]}]"#,
      "This must be a whole number that fits, at $[0].cells[0][0].colspan (line 1, column 49)."
    ),
    (
      #"[{"@type":"pageBlockButtonRow","buttons":[{"@type":"inlineButton","type":{"@type":"inlineKeyboardButtonTypeCallback","data":"?"}}]}]"#,
      "This must be bytes in Base64, at $[0].buttons[0].type.data (line 1, column 125)."
    ),
  ])
  func refused(json: String, sentence: String) {
    let error = #expect(throws: JSONDecodingError.self) { try page(json) }
    #expect(error?.description == sentence)
  }
}
