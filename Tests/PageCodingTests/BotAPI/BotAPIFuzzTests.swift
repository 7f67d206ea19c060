import PageCoding
import PageModel
import TestSupport
import Testing

struct BotAPIFuzzTests {
  /// Nothing crashes, and what was read can be written and read again.
  @Test func brokenMessages() {
    // Small texts, many tries.
    var corpus = JSONSamples.botAPIPages.flatMap { page in
      [page.encodeBotAPI(), page.encodeBotAPI(form: .input)]
    }
    for seed in PageGenerator.seeds(200) {
      var generator = PageGenerator(seed: seed)
      generator.options.blockDepth = 3
      corpus.append(generator.page(size: 1).encodeBotAPI())
    }
    let fuzzer = JSONFuzzer(corpus: corpus.map { Array($0.text.utf8) }) { text in
      _ = try? InstantPage.decodeBotAPI(text, form: .input)
      _ = try? InputRichMessage.decodeBotAPI(text)
      guard let page = try? InstantPage.decodeBotAPI(text) else { return }
      let encoded = page.encodeBotAPI()
      do {
        let back = try InstantPage.decodeBotAPI(Array(encoded.text.utf8))
        if back.encodeBotAPI().text != encoded.text {
          Issue.record("not stable: \(String(decoding: text, as: UTF8.self))")
        }
      } catch {
        Issue.record("written but not read, \(error): \(encoded.text)")
      }
    }
    let count = fuzzer.fuzz(seed: 0xb07)
    print("Bot API JSON: \(count) broken messages")
    #expect(count > 0)
  }
}
