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
    ] as [([UInt8], MarkupError)])
  func errors(_ bytes: [UInt8], _ error: MarkupError) {
    #expect(throws: error) { try parseMarkdown(bytes: bytes) }
  }

  @Test("more bytes than any text has are not even decoded")
  func length() {
    var options = MarkdownOptions()
    options.limits.sourceBytes = 10
    #expect(throws: MarkupError.sourceTooLong(bytes: 30, limit: 10)) {
      try parseMarkdown(bytes: [UInt8](repeating: 0xFF, count: 30), options: options)
    }
  }

  @Test(
    "Text is UTF-8, or UTF-16 with a byte order mark; the mark is dropped",
    arguments: [
      ([], ""), (Array("añ日👍".utf8), "añ日👍"), ([0xEF, 0xBB, 0xBF, 0x61], "a"),
      ([0xEF, 0xBB, 0xBF], ""),
      ([0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x4D, 0xDC], "a👍"), ([0xFE, 0xFF, 0, 0x61], "a"),
      ([0xFF, 0xFE], ""), ([0x61, 0xEF, 0xBB, 0xBF], "a\u{FEFF}"), ([0x61, 0, 0x62], "a\0b"),
    ] as [([UInt8], String)])
  func decodes(_ bytes: [UInt8], _ text: String) throws {
    #expect(try SourceDecoding.text(of: bytes) == text)
  }

  @Test(
    "What is no text is refused with the place and what to do",
    arguments: [
      ([0x80], .notUTF8(SourcePosition(line: 1, column: 1), byte: 0x80)),
      (Array("é\nab".utf8) + [0xFF], .notUTF8(SourcePosition(line: 2, column: 3), byte: 0xFF)),
      // Cut short, overlong, half a surrogate pair, too large.
      ([0x61, 0xE2, 0x82], .notUTF8(SourcePosition(line: 1, column: 2), byte: 0xE2)),
      ([0xC0, 0xAF], .notUTF8(SourcePosition(line: 1, column: 1), byte: 0xC0)),
      ([0xED, 0xA0, 0x80], .notUTF8(SourcePosition(line: 1, column: 1), byte: 0xED)),
      ([0xF5, 0x80, 0x80, 0x80], .notUTF8(SourcePosition(line: 1, column: 1), byte: 0xF5)),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x80], .notUTF8(SourcePosition(line: 1, column: 2), byte: 0x80)),
      ([0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8], .notUTF16(SourcePosition(line: 1, column: 2))),
      ([0xFF, 0xFE, 0x61], .notUTF16(SourcePosition(line: 1, column: 1))),
      ([0xFE, 0xFF, 0, 0x0A, 0xDC, 0], .notUTF16(SourcePosition(line: 2, column: 1))),
    ] as [([UInt8], MarkupError)])
  func refuses(_ bytes: [UInt8], _ error: MarkupError) {
    #expect(throws: error) { try SourceDecoding.text(of: bytes) }
  }
}
