import Testing

@testable import Typesetting

struct TextSegmentTests {
  @Test(
    arguments: [
      ("plain text is one segment", "abc", [0..<3], [0]),
      ("a line feed belongs to what it ends", "ab\ncd", [0..<3, 3..<5], [1, 0]),
      ("CR LF is one separator", "ab\r\ncd", [0..<4, 4..<6], [2, 0]),
      ("a carriage return alone is one too", "ab\rcd", [0..<3, 3..<5], [1, 0]),
      (
        "so are NEL and PARAGRAPH SEPARATOR", "a\u{85}b\u{2029}c", [0..<2, 2..<4, 4..<5], [1, 1, 0]
      ),
      ("LINE SEPARATOR stays inside", "a\u{2028}b", [0..<3], [0]),
      ("a separator at the end opens nothing", "ab\n", [0..<3], [1]),
      ("empty lines are segments", "\n\n", [0..<1, 1..<2], [1, 1]),
      ("units, not bytes or characters", "é😀\nж", [0..<4, 4..<5], [1, 0]),
      ("nothing is no segment", "", [], []),
    ] as [(String, String, [Range<Int>], [Int])])
  func splits(sentence: String, text: String, units: [Range<Int>], separators: [Int]) {
    let segments = AttributedText(body: text).withUTF8 {
      TextSegment.split($0, length: text.utf16.count)
    }
    #expect(segments.map(\.units) == units, "\(sentence)")
    #expect(segments.map(\.separatorUnits) == separators, "\(sentence)")
    #expect(segments.last?.bytes.upperBound ?? 0 == text.utf8.count, "\(sentence)")
  }
}
