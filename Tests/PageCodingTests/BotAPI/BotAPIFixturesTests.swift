import PageCoding
import PageModel
import Testing

/// What went through aiogram's types; `Tests/Interop/json_interop.py` made and checked the lines.
struct BotAPIFixturesTests {
  @Test func receivedLines() throws {
    try Fixtures(name: "BotAPI/received.jsonl")
      .expect(JSONSamples.botAPIPages.map { $0.encodeBotAPI().text })
  }

  @Test func inputLines() throws {
    try Fixtures(name: "BotAPI/input.jsonl")
      .expect(JSONSamples.botAPIPages.map { $0.encodeBotAPI(form: .input).text })
  }

  /// What aiogram makes of the messages it received says the same.
  @Test func whatAiogramReceived() throws {
    let lines = try Fixtures(name: "BotAPI/aiogram-received.jsonl").lines()
    #expect(lines.count == JSONSamples.botAPIPages.count)
    for (line, page) in zip(lines, JSONSamples.botAPIPages) {
      #expect(try InstantPage.decodeBotAPI(Array(line.utf8)) == page, "\(line)")
    }
  }

  /// Messages built from aiogram's own classes, as aiogram sends them.
  @Test func whatAiogramSends() throws {
    var read: [String] = []
    for line in try Fixtures(name: "BotAPI/aiogram-input.jsonl").lines() {
      let message = try InputRichMessage.decodeBotAPI(Array(line.utf8))
      switch message.content {
      case .page(let page):
        let encoded = page.encodeBotAPI(form: .input)
        #expect(encoded.losses == [])
        read.append(encoded.text)
      case .markdown(let text), .html(let text):
        read.append(#"{"text":"\#(text)","media":\#(message.media.count)}"#)
      }
    }
    try Fixtures(name: "BotAPI/aiogram-input-read.jsonl").expect(read)
  }
}
