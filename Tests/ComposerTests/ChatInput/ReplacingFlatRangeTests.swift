import TestSupport
import Testing

@testable import Composer

@Suite("Replacing a range of the flat text")
struct ReplacingFlatRangeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var before: String
    var range: Range<Int>
    var text: String
    /// Nil when nothing changes.
    var after: String?
    var caret: Int
    var testDescription: String { rule }
  }

  static let rows = [
    Row(
      rule: "Within a text", before: "h1: abc", range: 1..<2, text: "{b:x}y", after: "h1: a{b:x}yc",
      caret: 3),
    Row(
      rule: "Lines split a paragraph into some like it", before: "bullet: ab", range: 1..<1,
      text: "x\\ny",
      after: "bullet: ax\nbullet: yb", caret: 4),
    Row(
      rule: "Lines stay lines in code", before: "code: ab\n  language: go", range: 1..<1,
      text: "x\\ny", after: "code: ax\\nyb\n  language: go", caret: 4),
    Row(
      rule: "Lines stay lines in a pull quote", before: "pull: ab\n  author: c", range: 2..<2,
      text: "\\nx", after: "pull: ab\\nx\n  author: c", caret: 4),
    Row(
      rule: "Breaks that were there stay in their paragraph", before: "p: a\\nb", range: 3..<3,
      text: "x",
      after: "p: a\\nbx", caret: 4),
    Row(
      rule: "In an open quote, its author stays", before: "p: a\nquote\n  p: bc\n  author: d",
      range: 3..<4, text: "x",
      after: "p: a\nquote\n  p: bx\n  author: d", caret: 4),
    Row(
      rule: "In a collapsed quote nothing changes", before: "quote collapsed\n  p: b", range: 0..<1,
      text: "x", after: nil, caret: 0),
    Row(
      rule: "From text to text one is left, of the first one's kind",
      before: "h1: ab\np: cd\np: ef", range: 1..<7,
      text: "x", after: "h1: axf", caret: 2),
    Row(
      rule: "What is off the axis survives between them",
      before: "p: ab\nmedia\n  audio=0:1\nquote\n  p: q\np: cd", range: 1..<6, text: "x",
      after: "p: axd\nmedia\n  audio=0:1", caret: 2),
    Row(
      rule: "Into a quote nothing changes", before: "p: ab\nquote\n  p: cd", range: 1..<4,
      text: "x",
      after: nil, caret: 1),
    Row(
      rule: "Part of an emoji is all of it", before: "p: a{emoji=5 alt=\"👍🏽\"}b", range: 2..<3,
      text: "x",
      after: "p: axb", caret: 2),
    Row(
      rule: "Inside of an emoji nothing is torn apart", before: "p: a{emoji=5 alt=\"👍🏽\"}b",
      range: 3..<3, text: "x",
      after: "p: ax{emoji=5 alt=\"👍🏽\"}b", caret: 2),
    Row(
      rule: "A range beyond the end is the end", before: "p: ab", range: 5..<9, text: "x",
      after: "p: abx", caret: 3),
    Row(
      rule: "Without a text there is no place", before: "media\n  audio=0:1", range: 0..<0,
      text: "x", after: nil, caret: 0),
  ]

  @Test("By the rules", arguments: rows)
  func replace(row: Row) throws {
    let before = try content(row.before)
    let text = try #require(Document.reading("p: " + row.text).document.blocks[0].paragraph).text
    let (after, caret) = before.replacingFlatRange(row.range, with: text)
    #expect(after.document.notation() == row.after ?? row.before)
    #expect(caret == row.caret)
  }

  @Test("The flat text is replaced as characters are, or not at all")
  func property() {
    for seed in PageGenerator.seeds(400) {
      var generator = DocumentGenerator(seed: seed)
      let content = ChatInputContent(generator.document())
      let lower = generator.random.int(0...content.length)
      let upper = generator.random.int(lower...content.length)
      let text = StyledText(generator.word() + generator.random.pick(["", "\n"]))
      let (after, caret) = content.replacingFlatRange(lower..<upper, with: text)
      #expect(after.document.faults.map(\.description) == [], "seed \(seed)")
      #expect((0...after.length).contains(caret), "seed \(seed)")
      let isPlain = content.blocks.allSatisfy { block in
        block.ownText?.runs.allSatisfy { $0.attributes.atom == nil } ?? false
      }
      guard isPlain, after != content else { continue }
      var units = Array(content.plainText.utf16)
      units.replaceSubrange(lower..<upper, with: text.string.utf16)
      let isWhole = String(decoding: units, as: UTF16.self).utf16.elementsEqual(units)
      if isWhole, !content.plainText.utf16.isEmpty {
        #expect(after.plainText.utf16.count == units.count, "seed \(seed)")
      }
    }
  }
}
