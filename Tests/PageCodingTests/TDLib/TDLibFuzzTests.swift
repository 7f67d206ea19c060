import PageCoding
import PageModel
import TestSupport
import Testing

struct TDLibFuzzTests {
  /// Nothing crashes, and what was read can be written and read again.
  @Test func brokenPages() {
    // Small texts, many tries.
    var corpus = JSONSamples.tdlibPages.map { $0.encodeTDLib() }
    for seed in PageGenerator.seeds(200) {
      var generator = PageGenerator(seed: seed)
      generator.options.blockDepth = 3
      corpus.append(generator.page(size: 1).encodeTDLib())
    }
    let fuzzer = JSONFuzzer(corpus: corpus.map { Array($0.text.utf8) }) { text in
      guard let page = try? InstantPage.decodeTDLib(text) else { return }
      let encoded = page.encodeTDLib()
      do {
        let back = try InstantPage.decodeTDLib(Array(encoded.text.utf8))
        if back.encodeTDLib().text != encoded.text {
          Issue.record("not stable: \(String(decoding: text, as: UTF8.self))")
        }
      } catch {
        Issue.record("written but not read, \(error): \(encoded.text)")
      }
    }
    let count = fuzzer.fuzz(seed: 0x7d11b)
    print("TDLib JSON: \(count) broken pages")
    #expect(count > 0)
  }
}
