import PageCoding
import PageModel
import Testing

/// A megabyte, more than a server takes, of the kinds that make readers slow or large.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct HostileJSONTests {
  private static func filled(_ start: String, _ piece: String, _ end: String) -> [UInt8] {
    let count = (1 << 20) / piece.utf8.count
    let pieces = String(repeating: piece, count: count)
    return Array((start + pieces + piece.dropLast() + end).utf8)
  }

  @Test(arguments: [
    ("[", "{},", "]", "empty objects"),
    ("[", "[],", "]", "empty arrays"),
    (#"[{"type":"paragraph","text":["#, "\"\",", "]}]", "empty texts"),
    (#"[{"type":"paragraph","text":["#, "[[\"\"]],", "]}]", "arrays in arrays"),
    ("[", #"{"type":"divider"},"#, "]", "many blocks"),
    (#"[{"type":"list","items":["#, #"{"blocks":[]},"#, "]}]", "many items"),
    (#"[{"type":"table","cells":["#, "[{}],", "]}]", "many cells"),
    ("[\"", "\\u0000", "\"]", "escapes"),
    ("[", "1,", "", "no end"),
  ])
  func large(start: String, piece: String, end: String, why: String) {
    let json = HostileJSONTests.filled(start, piece, end)
    for form in [BotAPIForm.received, .input] {
      guard let page = try? InstantPage.decodeBotAPI(json, form: form) else { continue }
      #expect(page.encodeBotAPI().text.utf8.count > 0, "\(why)")
    }
    _ = try? InstantPage.decodeTDLib(json)
  }

  @Test func manyNamesInOneObject() {
    let members = (0..<50_000).map { "\"\($0)\":0" }.joined(separator: ",")
    let json = #"{"blocks":[],"# + members + "}"
    #expect((try? InstantPage.decodeBotAPI(Array(json.utf8)))?.blocks == [])
  }

  @Test func manyLinksToManyAnchors() {
    let texts = (0..<5_000).flatMap { index -> [RichText] in
      [
        .anchor(text: .empty, name: "a\(index)"),
        .url(text: .plain("x"), url: "#a\(index)", webpageId: nil),
      ]
    }
    let page = InstantPage(blocks: [.paragraph(.concat(texts))])
    #expect(page.encodeBotAPI().text.contains(#""anchor_name":"a4999""#))
    #expect(page.encodeTDLib().text.contains(#""anchor_name":"a4999""#))
  }
}
