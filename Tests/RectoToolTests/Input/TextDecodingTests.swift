import Testing

@testable import RectoTool

struct TextDecodingTests {
  @Test(
    "Text is UTF-8, or UTF-16 with a byte order mark; the mark is dropped",
    arguments: [
      ([], ""), (Array("añ日👍".utf8), "añ日👍"), ([0xEF, 0xBB, 0xBF, 0x61], "a"),
      ([0xEF, 0xBB, 0xBF], ""),
      ([0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x4D, 0xDC], "a👍"), ([0xFE, 0xFF, 0, 0x61], "a"),
      ([0xFF, 0xFE], ""), ([0x61, 0xEF, 0xBB, 0xBF], "a\u{FEFF}"), ([0x61, 0, 0x62], "a\0b"),
    ] as [([UInt8], String)])
  func decodes(_ bytes: [UInt8], _ text: String) throws {
    #expect(try decodeText(bytes) == text)
  }

  @Test(
    "What is no text is refused with the place and what to do",
    arguments: [
      ([0x80], .notUTF8(at: TextPosition(line: 1, column: 1), byte: 0x80)),
      (Array("é\nab".utf8) + [0xFF], .notUTF8(at: TextPosition(line: 2, column: 3), byte: 0xFF)),
      // Cut short, overlong, half a surrogate pair, too large.
      ([0x61, 0xE2, 0x82], .notUTF8(at: TextPosition(line: 1, column: 2), byte: 0xE2)),
      ([0xC0, 0xAF], .notUTF8(at: TextPosition(line: 1, column: 1), byte: 0xC0)),
      ([0xED, 0xA0, 0x80], .notUTF8(at: TextPosition(line: 1, column: 1), byte: 0xED)),
      ([0xF5, 0x80, 0x80, 0x80], .notUTF8(at: TextPosition(line: 1, column: 1), byte: 0xF5)),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x80], .notUTF8(at: TextPosition(line: 1, column: 2), byte: 0x80)),
      ([0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8], .notUTF16(at: TextPosition(line: 1, column: 2))),
      ([0xFF, 0xFE, 0x61], .notUTF16(at: TextPosition(line: 1, column: 1))),
      ([0xFE, 0xFF, 0, 0x0A, 0xDC, 0], .notUTF16(at: TextPosition(line: 2, column: 1))),
    ] as [([UInt8], TextDecodingError)])
  func refuses(_ bytes: [UInt8], _ error: TextDecodingError) {
    #expect(throws: error) { try decodeText(bytes) }
  }

  @Test("The sentence names the byte")
  func sentence() {
    let run = ToolRun(
      ["convert", "-", "--to", "tree"], input: [0x61, 0x0A, 0xFF], pipeline: .engine)
    #expect(run.status == .failed)
    #expect(
      run.standardError
        == "stdin:2:1: error: the byte 0xFF is not UTF-8; save the file as UTF-8\n")
  }
}
