import PageCoding
import PageModel
import Testing

struct InputRichMessageTests {
  private func decode(_ json: String) throws -> InputRichMessage {
    try InputRichMessage.decodeBotAPI(Array(json.utf8))
  }

  @Test func markdownWithMedia() throws {
    let message = try decode(
      #"{"markdown":"![](tg://photo?id=a)","is_rtl":true,"skip_entity_detection":true,"#
        + #""media":[{"id":"a","media":{"type":"photo","media":"https://x.org/a.png"}}]}"#)
    guard case .markdown("![](tg://photo?id=a)") = message.content else {
      Issue.record("the content is \(message.content)")
      return
    }
    #expect(message.rtl)
    #expect(message.skipsEntityDetection)
    guard case .image(let image)? = message.media["a"] else {
      Issue.record("no photo")
      return
    }
    #expect(
      image.representations.map(\.resource) == [
        .httpReference(HttpReferenceMediaResource(url: "https://x.org/a.png"))
      ])
  }

  @Test func blocksWinOverMarkdownAndMarkdownOverHTML() throws {
    guard
      case .page(let page) = try decode(
        #"{"html":"h","markdown":"m","blocks":[{"type":"paragraph","text":"b"}]}"#
      ).content
    else {
      Issue.record("no blocks")
      return
    }
    #expect(page.blocks == [.paragraph(.plain("b"))])
    guard case .markdown("m") = try decode(#"{"html":"h","markdown":"m"}"#).content else {
      Issue.record("no Markdown")
      return
    }
    guard case .html("h") = try decode(#"{"html":"h","markdown":""}"#).content else {
      Issue.record("no HTML")
      return
    }
  }

  @Test(arguments: [
    ("{}", "rich message must be non-empty", "$"),
    ("[]", "Field \"\" must be of type Object", "$"),
    (#"{"markdown":7}"#, "Field \"markdown\" must be of type String", "$.markdown"),
    (#"{"markdown":"a","media":[{"media":{}}]}"#, "can't find field \"id\"", "$.media[0]"),
    (
      #"{"markdown":"a","media":[{"id":"a b","media":{}}]}"#,
      "invalid rich message file identifier specified", "$.media[0].id"
    ),
    (
      #"{"markdown":"a","media":[{"id":"a","media":"x"}]}"#,
      "field \"media\" must be of type Object", "$.media[0].media"
    ),
    (
      #"{"markdown":"a","media":[{"id":"a","media":{"type":"sticker","media":"x"}}]}"#,
      "unallowed media specified", "$.media[0].media.type"
    ),
  ])
  func refused(json: String, words: String, path: String) {
    let error = #expect(throws: JSONDecodingError.self) { try decode(json) }
    if json != "[]" {
      #expect(
        error?.botAPIDescription.lowercased() == ("Bad Request: " + words).lowercased())
    }
    #expect(error?.path.description == path)
  }
}
