import TestSupport
import Testing

@testable import Composer

/// A content as a test writes it.
func content(_ notation: String) throws -> ChatInputContent {
  ChatInputContent(try Document.reading(notation).document)
}

@Suite("A content as flat text")
struct FlatAxisTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var content: String
    var text: String
    var testDescription: String { rule }
  }

  static let rows = [
    Row(
      rule: "Texts have a line feed between them", content: "p: a\nh1: b\ncode: c\\nd\npull: e",
      text: "a\nb\nc\nd\ne"),
    Row(
      rule: "An open quote is its texts", content: "quote\n  p: a\n  quote\n    p: b\np: c",
      text: "a\nb\nc"),
    Row(
      rule: "A collapsed quote is a blank", content: "p: a\nquote collapsed\n  p: b", text: "a\n "),
    Row(
      rule: "What is no text is nothing, not even a line",
      content:
        "p: a\nmedia\n  image=0:1\n  caption: b\ndetails: c\n  p: d\nbuttons\n  button disabled label=\"e\"\np: f",
      text: "a\nf"),
    Row(
      rule: "An emoji is as long as its alternative text", content: "p: a{emoji=5 alt=\"👍🏽\"}b",
      text: "a👍🏽b"),
    Row(
      rule: "A formula is its LaTeX, other atoms a character",
      content: "p: {formula=\"x^2\"}{point=\"p\"}", text: "x^2\u{FFFC}"),
    Row(rule: "Nothing on the axis is nothing", content: "media\n  audio=0:1", text: ""),
  ]

  @Test("The flat text by the rules", arguments: rows)
  func text(row: Row) throws {
    #expect(try content(row.content).plainText == row.text)
    #expect(try content(row.content).length == row.text.utf16.count)
  }

  @Test("Every offset has a position and every position its offset")
  func mapping() {
    for seed in PageGenerator.seeds(300) {
      var generator = DocumentGenerator(seed: seed)
      let content = ChatInputContent(generator.document())
      #expect(content.length == content.plainText.utf16.count, "seed \(seed)")
      for offset in 0...content.length {
        guard let position = content.position(atFlat: offset) else { continue }
        #expect(content.flatOffset(of: position) == offset, "seed \(seed)")
      }
    }
  }

  @Test("The end of a text and the beginning of the next are two places")
  func ends() throws {
    let content = try content("p: ab\nmedia\n  audio=0:1\np: c\nquote\n  p: d")
    func place(_ offset: Int) -> [Int]? {
      content.position(atFlat: offset).map { [$0.block.index, $0.offset] }
    }
    #expect(place(2) == [0, 2])
    #expect(place(3) == [2, 0])
    #expect(place(99) == [3, 1])
    #expect(place(-5) == [0, 0])
    #expect(content.flatOffset(of: ChatInputPosition(StackPath.root[1], 0)) == 2, "off the axis")
    let inner = StackPath.root[3].entering(.body)[0]
    #expect(content.flatOffset(of: ChatInputPosition(inner, 1)) == 5, "inside of a quote")
    #expect(content.flatOffset(of: ChatInputPosition(StackPath.root[0], 99)) == 2, "clamped")
    #expect(try self.nothing.position(atFlat: 0) == nil)
  }

  private var nothing: ChatInputContent {
    get throws { try content("media\n  audio=0:1") }
  }
}
