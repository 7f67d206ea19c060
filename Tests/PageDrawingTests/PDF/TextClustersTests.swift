import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

struct TextClustersTests {
  private func clusters(
    _ text: String, _ offsets: [Int32], start: Int = 0, isRightToLeft: Bool = false
  ) -> [[Int]] {
    let run = GlyphPaint(
      font: ResolvedFont(face: FontFace(path: "f"), size: 17), color: .black, origin: .zero,
      glyphs: offsets.map { Glyph(id: 1, cluster: $0, x: 0, y: 0, advance: 1) }, text: text,
      textStart: start, isRightToLeft: isRightToLeft)
    return TextClusters(of: run).clusters.map { [$0.byteCount, $0.glyphCount, $0.firstGlyph] }
  }

  @Test("Noncharacters, at which Cairo gives up, are replaced in as many bytes")
  func noncharacters() {
    func text(_ scalars: [UInt32]) -> String {
      scalars.reduce(into: "") { text, scalar in
        if let scalar = Unicode.Scalar(scalar) { text.unicodeScalars.append(scalar) }
      }
    }
    let kept: [UInt32] = [0x61, 0xFDCF, 0xFDF0, 0x7FFE, 0xE9]
    let run = GlyphPaint(
      font: ResolvedFont(face: FontFace(path: "f"), size: 17), color: .black, origin: .zero,
      glyphs: [Glyph(id: 1, cluster: 0, x: 0, y: 0, advance: 1)],
      text: text([0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1_FFFE, 0x10_FFFF] + kept), textStart: 0,
      isRightToLeft: false)
    #expect(
      String(decoding: TextClusters(of: run).utf8, as: UTF8.self)
        == text([0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0x1_FFFD, 0x10_FFFD] + kept))
  }

  static let rows: [(String, String, [Int32], Int, Bool, [[Int]])] = [
    ("a glyph a letter", "abc", [0, 1, 2], 0, false, [[1, 1, 0], [1, 1, 1], [1, 1, 2]]),
    (
      "offsets count from the paragraph", "abc", [40, 41, 42], 40, false,
      [[1, 1, 0], [1, 1, 1], [1, 1, 2]]
    ),
    ("a ligature has two letters", "fix", [0, 2], 0, false, [[2, 1, 0], [1, 1, 1]]),
    ("an accent has two glyphs", "e\u{301}x", [0, 0, 2], 0, false, [[3, 2, 0], [1, 1, 2]]),
    (
      "UTF-16 to UTF-8: é, €, 😀", "é€😀.", [0, 1, 2, 4], 0, false,
      [[2, 1, 0], [3, 1, 1], [4, 1, 2], [1, 1, 3]]
    ),
    (
      "right to left: text order, glyphs from the right", "שלום", [3, 2, 1, 0], 0, true,
      [[2, 1, 3], [2, 1, 2], [2, 1, 1], [2, 1, 0]]
    ),
    ("right to left with a mark", "לָם", [2, 0, 0], 0, true, [[4, 2, 1], [2, 1, 0]]),
    ("text before the first glyph joins it", "abc", [1, 2], 0, false, [[2, 1, 0], [1, 1, 1]]),
    ("offsets without an order: everything is one", "abc", [1, 0, 2], 0, false, [[3, 3, 0]]),
    ("offsets past the end do not trap", "ab", [0, 99], 0, false, [[2, 1, 0], [0, 1, 1]]),
  ]

  @Test(arguments: rows)
  func groups(
    _ sentence: String, text: String, offsets: [Int32], start: Int, isRightToLeft: Bool,
    expected: [[Int]]
  ) {
    #expect(
      clusters(text, offsets, start: start, isRightToLeft: isRightToLeft) == expected,
      "\(sentence)")
  }

  @Test("bytes and glyphs always add up to all there are")
  func complete() {
    for seed in 0..<500 {
      let text = String("añ€😀שלb".shuffled(with: seed))
      let units = text.utf16.count
      let offsets = (0..<(seed % 9)).map { Int32(($0 * (seed % 5) + seed) % (units + 2)) }
      for isRightToLeft in [false, true] {
        let found = clusters(text, offsets, isRightToLeft: isRightToLeft)
        guard !offsets.isEmpty else { continue }
        #expect(found.reduce(0) { $0 + $1[0] } == text.utf8.count, "seed \(seed)")
        #expect(found.reduce(0) { $0 + $1[1] } == offsets.count, "seed \(seed)")
      }
    }
  }
}

extension String {
  fileprivate func shuffled(with seed: Int) -> [Character] {
    var characters = Array(self)
    var state = UInt64(seed) &+ 1
    for index in characters.indices.reversed() where index > 0 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      characters.swapAt(index, Int(state >> 33) % (index + 1))
    }
    return characters
  }
}
