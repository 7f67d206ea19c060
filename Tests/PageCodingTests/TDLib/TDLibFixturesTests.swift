import PageCoding
import PageModel
import Testing

/// What went through TDLib's own reader; `Tests/Interop/json_interop.py` made and checked the lines.
struct TDLibFixturesTests {
  @Test func pageLines() throws {
    try Fixtures(name: "TDLib/pages.jsonl")
      .expect(JSONSamples.tdlibPages.map { $0.encodeTDLib().text })
  }

  /// What TDLib understood, with every member it knows, says the same.
  @Test func whatTDLibRead() throws {
    let lines = try Fixtures(name: "TDLib/tdlib-read.jsonl").lines()
    #expect(lines.count == JSONSamples.tdlibPages.count)
    for (line, page) in zip(lines, JSONSamples.tdlibPages) {
      #expect(try InstantPage.decodeTDLib(Array(line.utf8)) == page, "\(line)")
    }
  }
}
