import PageModel
import Testing

@testable import PageCoding

/// What every form refuses, with the place.
struct JSONReadingTests {
  @Test(arguments: [
    ("", 1, 1, "nothing at all"),
    ("{\"blocks\":[}", 1, 12, "a bracket too early"),
    ("{\n \"blocks\": [\n  {,\n", 3, 4, "a comma without a member"),
    ("{\"a\":1,\"a\":2}", 1, 10, "a name twice"),
    ("{\"a\":\"\\ud800\"}", 1, 13, "half a surrogate pair"),
    ("{\"a\":123456789012345678901234567890}", 1, 36, "a number of too many digits"),
    ("{\"a\":1e999}", 1, 11, "a number beyond every double"),
    ("{\"a\u{0}b\":1}", 1, 4, "a zero byte in a name"),
    ("{\"a\":tru}", 1, 9, "a word cut short"),
    ("{\"blocks\":[]} {}", 1, 15, "two values"),
    ("{\"ä\":\"ö\",}", 1, 10, "columns are letters"),
  ])
  func malformed(json: String, line: Int, column: Int, why: String) {
    let error = #expect(throws: JSONDecodingError.self, "\(why)") {
      try InstantPage.decodeBotAPI(Array(json.utf8))
    }
    guard let error else { return }
    #expect(error.position.line == line, "\(why): \(error)")
    #expect(abs(error.position.column - column) <= 1, "\(why): \(error)")
    guard case .malformed = error.problem else {
      Issue.record("\(why): \(error)")
      return
    }
  }

  @Test(arguments: [
    [0xff], [0x22, 0xc0, 0x80, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22], [0x22, 0xf5, 0x22],
    [0x22, 0xe2, 0x82, 0x22],
  ])
  func invalidUTF8(bytes: [UInt8]) {
    #expect(throws: JSONDecodingError.self) { try InstantPage.decodeTDLib(bytes) }
  }

  @Test func sentencesTellWhatAndWhere() {
    let json = "{\"blocks\": [\n  {\"type\": \"paragraph\"}\n]}"
    let error = #expect(throws: JSONDecodingError.self) {
      try InstantPage.decodeBotAPI(Array(json.utf8))
    }
    #expect(
      error?.description
        == "Field \"text\" is missing: add it, at $.blocks[0] (line 2, column 3).")
  }

  @Test func positionsSkipWhatLooksLikeJSONInStrings() {
    let json = #"{"x": ["]}\"", {"a": [1, {}]}], "blocks" : [ {"type":"divider"} , 7 ]}"#
    let error = #expect(throws: JSONDecodingError.self) {
      try InstantPage.decodeBotAPI(Array(json.utf8))
    }
    #expect(error?.path.description == "$.blocks[1]")
    #expect(error?.position.column == 67)
  }

  @Test func nestingIsBoundedBeforeParsing() {
    for opening in ["[", "{\"a\":"] {
      let json = String(repeating: opening, count: 200_000)
      let error = #expect(throws: JSONDecodingError.self) {
        try InstantPage.decodeTDLib(Array(json.utf8))
      }
      #expect(error?.problem == .tooDeep(limit: JSONLimits.nesting))
      #expect(error?.position.offset == opening.utf8.count * JSONLimits.nesting)
    }
  }

  @Test func sizeIsBounded() {
    let error = #expect(throws: JSONDecodingError.self) {
      try InstantPage.decodeTDLib([UInt8](repeating: 0x20, count: JSONLimits.bytes + 1))
    }
    #expect(error?.problem == .tooLong(bytes: JSONLimits.bytes + 1))
  }

  @Test func pathsQuoteOddNames() {
    let path = JSONPath([.member("a"), .element(3), .member("b c"), .member("@type")])
    #expect(path.description == #"$.a[3]["b c"].@type"#)
  }
}
