import PageCoding
import PageModel
import Testing

struct BotAPICheckTests {
  struct Row: CustomTestStringConvertible {
    var json: String
    var notes: [String]
    var testDescription: String { json }

    init(_ json: String, _ notes: String...) {
      self.json = json
      self.notes = notes
    }
  }

  private static let paragraph = #"{"type":"paragraph","text":"a"}"#

  @Test(
    "What a server would refuse or pass over, each with its place",
    arguments: [
      Row(#"{"blocks":[\#(paragraph)]}"#),
      Row(#"{"markdown":"a","skip_entity_detection":true}"#),
      Row(#"{"rich_message":{"html":"<b>a</b>"},"chat_id":1}"#),
      Row(
        #"{"blocks":[{"type":"heading","text":"a"},{"type":"paragraph"},\#(paragraph)]}"#,
        #"$.blocks[0] The server answers "Bad Request: can't parse InputRichBlock: Can't find field"#
          + #" "size"". Field "size" is missing: add it."#,
        #"$.blocks[1] The server answers "Bad Request: can't parse InputRichBlock: Can't find field"#
          + #" "text"". Field "text" is missing: add it."#),
      Row(
        #"{"html":"a","blocks":[\#(paragraph)]}"#,
        #"$ The message has "blocks" and "html"; only one is allowed, and "blocks" wins. Drop the rest."#
      ),
      Row(
        #"{"blocks":[{"type":"list","items":[{"label_type":"1","blocks":[\#(paragraph)]}]}]}"#,
        #"$.blocks[0].items[0].label_type The server ignores "label_type", which it does not know;"#
          + #" "type" may be meant."#),
      Row(
        #"{"blocks":[{"type":"table","cells":[[{"text":"a","header":true}]],"zebra":true}]}"#,
        #"$.blocks[0].cells[0][0].header The server ignores "header", which it does not know;"#
          + #" "is_header" may be meant."#,
        #"$.blocks[0].zebra The server ignores "zebra", which it does not know; drop it."#),
      Row(
        #"{"blocks":[{"type":"paragraph","text":["a",{"type":"bold","text":"b","isRtl":1}]}],"isRtl":true}"#,
        #"$.blocks[0].text[1].isRtl The server ignores "isRtl", which it does not know; drop it."#,
        #"$.isRtl The server ignores "isRtl", which it does not know; "is_rtl" may be meant."#),
      Row(
        #"{"blocks":[{"type":"divider"}]}"#,
        #"$.blocks The server answers "Bad Request: RICH_MESSAGE_EMPTY"."#
          + #" RICH_MESSAGE_EMPTY: add a block that shows something."#),
      Row(
        "{",
        "$ The server answers \"Bad Request: can't parse rich message JSON object\"."
          + " This is not JSON: string or '}' expected near end of file."),
    ])
  func notes(_ row: Row) {
    let notes = InputRichMessage.check(Array(row.json.utf8))
    #expect(notes.map { "\($0.path) \($0.sentence)" } == row.notes)
    #expect(notes.map(\.position.offset) == notes.map(\.position.offset).sorted())
  }

  @Test("Only so many notes of a kind are made")
  func limit() {
    let blocks = [String](repeating: #"{"type":"paragraph","text":"a","x":1}"#, count: 50)
    let json = #"{"blocks":[\#(blocks.joined(separator: ","))]}"#
    #expect(InputRichMessage.check(Array(json.utf8), limit: 7).count == 7)
  }

  @Test("With the notes comes the message, wherever it lies; none where it is refused")
  func message() throws {
    let block = InstantPageBlock.paragraph(.plain("a"))
    let blocks = "[\(Self.paragraph)]"
    for json in [
      blocks, #"{"blocks":\#(blocks)}"#, #"{"rich_message":{"blocks":\#(blocks)},"chat_id":1}"#,
      #"{"rich_message":\#(blocks)}"#,
    ] {
      let message = try #require(InputRichMessage.checked(Array(json.utf8)).message, "\(json)")
      guard case .page(let page) = message.content else {
        Issue.record("no page: \(json)")
        continue
      }
      #expect(page == InstantPage(blocks: [block]), "\(json)")
    }
    let whole = #"{"rich_message":{"blocks":\#(blocks),"is_rtl":true}}"#
    let rightToLeft = try #require(InputRichMessage.checked(Array(whole.utf8)).message)
    #expect(rightToLeft.rtl)
    let markup = #"{"rich_message":{"markdown":"b","skip_entity_detection":true}}"#
    let marked = try #require(InputRichMessage.checked(Array(markup.utf8)).message)
    #expect(marked.skipsEntityDetection)
    guard case .markdown("b") = marked.content else {
      Issue.record("no Markdown")
      return
    }
    for json in ["", "[]", #"{"rich_message":{"blocks":[{"type":"divider"}]}}"#] {
      #expect(InputRichMessage.checked(Array(json.utf8)).message == nil, "\(json)")
    }
  }

  @Test("A message that decodes has no refusals, one that does not has one")
  func agrees() {
    for json in [
      "{}", "[]", #"{"markdown":1}"#, #"{"blocks":{}}"#, #"{"blocks":[]}"#,
      #"{"blocks":[{"type":"x"}]}"#, #"{"markdown":"a"}"#,
      #"{"blocks":[{"type":"list","items":[]}]}"#,
    ] {
      let bytes = Array(json.utf8)
      let isRefused = (try? InputRichMessage.decodeBotAPI(bytes)) == nil
      #expect(InputRichMessage.check(bytes).contains(where: \.isRefusal) == isRefused, "\(json)")
    }
  }
}
