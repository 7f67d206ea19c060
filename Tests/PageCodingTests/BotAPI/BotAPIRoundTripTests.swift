import Foundation
import PageCoding
import PageModel
import TestSupport
import Testing

struct BotAPIRoundTripTests {
  @Test func samplesLoseNothing() throws {
    for page in [JSONSamples.textPage, JSONSamples.mediaPage] {
      let encoded = page.encodeBotAPI()
      #expect(encoded.losses == [])
      #expect(RoundTrip.botAPI.failure(of: page) == nil)
    }
  }

  @Test func samplesLoseNothingAsInput() throws {
    let page = JSONSamples.textPage
    let encoded = page.encodeBotAPI(form: .input)
    #expect(encoded.losses == [])
    // Not within the server's rules (ten buttons in a row), so read as received: labels are
    // missing then, and say what the numbers say.
    let back = try InstantPage.decodeBotAPI(Array(encoded.text.utf8))
    #expect(back == page)
  }

  @Test(arguments: BlockKind.allCases)
  func everyBlock(kind: BlockKind) {
    for seed in PageGenerator.seeds(20) {
      var generator = PageGenerator(seed: seed)
      generator.options.blockKinds = [kind]
      let failure = RoundTrip.botAPI.failure(of: generator.pageOfEverything())
      #expect(failure == nil, "seed \(seed)")
    }
  }

  @Test func randomPages() {
    RoundTrip.botAPI.expectOnRandomPages(10_000)
  }

  /// Blocks recorded from the live server come back in the same words.
  @Test(.enabled(if: LiveRecording.lines != nil, "the recording is outside the repository"))
  func recordedMessages() throws {
    let lines = try #require(LiveRecording.lines)
    #expect(!lines.isEmpty)
    for line in lines {
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let blocks = try JSONSerialization.data(
        withJSONObject: record?["blocks"] ?? [], options: [.sortedKeys])
      let page = try InstantPage.decodeBotAPI(Array(blocks))
      let encoded = page.encodeBotAPI()
      #expect(encoded.losses == [])
      let back = try JSONSerialization.jsonObject(with: Data(encoded.text.utf8)) as? [String: Any]
      let sorted = try JSONSerialization.data(
        withJSONObject: back?["blocks"] ?? [], options: [.sortedKeys])
      #expect(
        String(decoding: sorted, as: UTF8.self) == String(decoding: blocks, as: UTF8.self))
    }
  }

  @Test(arguments: DeepPages.pages.indices)
  func deepPagesFitASmallStack(index: Int) {
    let page = DeepPages.pages[index]
    let isSame = withStack {
      let encoded = page.encodeBotAPI()
      return (try? InstantPage.decodeBotAPI(Array(encoded.text.utf8))) == page
    }
    #expect(isSame == true)
  }
}

/// Rich messages recorded from the live server; outside the repository, so it may be missing.
enum LiveRecording {
  static var lines: [String]? {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    for root in [folder, folder.deletingLastPathComponent()] {
      let file = root.appendingPathComponent("shared/data/rich-markdown-live.jsonl")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      return text.split(separator: "\n").map(String.init)
    }
    return nil
  }
}
