import PageCoding
import PageModel
import TestSupport
import Testing

struct TDLibRoundTripTests {
  @Test func samplesLoseNothing() {
    for page in [
      JSONSamples.textPage, JSONSamples.mediaPage, TDLibSamples.webPage, TDLibSamples.richest,
    ] {
      let encoded = page.encodeTDLib()
      #expect(encoded.losses == [])
      #expect(RoundTrip.tdlib.failure(of: page) == nil)
    }
  }

  @Test(arguments: BlockKind.allCases)
  func everyBlock(kind: BlockKind) {
    for seed in PageGenerator.seeds(20) {
      var generator = PageGenerator(seed: seed)
      generator.options.blockKinds = [kind]
      let failure = RoundTrip.tdlib.failure(of: generator.pageOfEverything())
      #expect(failure == nil, "seed \(seed)")
    }
  }

  @Test func randomPages() {
    RoundTrip.tdlib.expectOnRandomPages(10_000)
  }

  @Test(arguments: DeepPages.pages.indices)
  func deepPagesFitASmallStack(index: Int) {
    let page = DeepPages.pages[index]
    let isSame = withStack {
      let encoded = page.encodeTDLib()
      return (try? InstantPage.decodeTDLib(Array(encoded.text.utf8))) == page
    }
    #expect(isSame == true)
  }
}
