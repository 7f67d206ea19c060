import PageMarkup
import Testing

@Suite("Decoding")
struct DecodingTests {
  @Test(
    arguments: [
      (Array("é".utf8), "p(é)", "UTF-8"),
      ([0xEF, 0xBB, 0xBF] + Array("# é".utf8), "h1(é)", "UTF-8 with a byte order mark"),
      ([0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x4D, 0xDC], "p(a👍)", "UTF-16, little end first"),
      ([0xFE, 0xFF, 0, 0x61, 0xD8, 0x3D, 0xDC, 0x4D], "p(a👍)", "UTF-16, big end first"),
      ([0xFF, 0xFE], "", "nothing but a mark"),
      ([], "", "nothing"),
    ] as [([UInt8], String, String)])
  func encodings(_ bytes: [UInt8], _ expected: String, _ name: String) throws {
    #expect(try PageSpelling.of(parseMarkdown(bytes: bytes).page.blocks) == expected, "\(name)")
  }

  @Test(
    arguments: [
      (Array("a\nbé".utf8) + [0xE9], .notUTF8(SourcePosition(line: 2, column: 3), byte: 0xE9)),
      ([0x80], .notUTF8(SourcePosition(line: 1, column: 1), byte: 0x80)),
      (
        Array("a\r\nb\rc\n".utf8) + [0xC0, 0x80],
        .notUTF8(SourcePosition(line: 4, column: 1), byte: 0xC0)
      ),
      (
        Array("ab".utf8) + [0xED, 0xA0, 0x80],
        .notUTF8(SourcePosition(line: 1, column: 3), byte: 0xED)
      ),
      (Array("👍".utf8.dropLast()), .notUTF8(SourcePosition(line: 1, column: 1), byte: 0xF0)),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], .notUTF8(SourcePosition(line: 1, column: 2), byte: 0xFF)),
      ([0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x3D, 0xD8], .notUTF16(SourcePosition(line: 2, column: 1))),
      ([0xFF, 0xFE, 0x61, 0, 0x61], .notUTF16(SourcePosition(line: 1, column: 2))),
    ] as [([UInt8], MarkdownError)])
  func errors(_ bytes: [UInt8], _ error: MarkdownError) {
    #expect(throws: error) { try parseMarkdown(bytes: bytes) }
  }

  @Test("more bytes than any text has are not even decoded")
  func length() {
    var options = MarkdownOptions()
    options.limits.sourceBytes = 10
    #expect(throws: MarkdownError.sourceTooLong(bytes: 30, limit: 10)) {
      try parseMarkdown(bytes: [UInt8](repeating: 0xFF, count: 30), options: options)
    }
  }
}
