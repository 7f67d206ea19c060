import ChatView
import Recto
import Testing

struct CheckboxSourceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var path: [Int]
    var isChecked: Bool
    var text: String
    var expected: String?
    var testDescription: String { text }

    init(_ path: [Int], _ isChecked: Bool, _ text: String, _ expected: String?) {
      (self.path, self.isChecked, self.text, self.expected) = (path, isChecked, text, expected)
    }
  }

  static let rows = [
    Row([0, 0], true, "- [ ] a\n- [ ] b", "- [x] a\n- [ ] b"),
    Row([0, 1], true, "- [ ] a\n- [ ] b", "- [ ] a\n- [x] b"),
    Row([0, 1], false, "- [x] a\n- [X] b\n", "- [x] a\n- [ ] b\n"),
    Row([1, 0], true, "text with [ ] in it\n\n- [ ] a", "text with [ ] in it\n\n- [x] a"),
    Row([1, 0], true, "```\n- [ ] code\n```\n\n- [ ] a", "```\n- [ ] code\n```\n\n- [x] a"),
    Row([0, 0, 1, 0], true, "- [ ] a\n  - [ ] b", "- [ ] a\n  - [x] b"),
    Row([0, 0, 0], true, "> - [ ] a", "> - [x] a"),
    Row([0, 0], true, "no boxes at all", nil),
    Row([0, 0], true, "1. [ ] ordered\r\n2. [ ] too\r\n", "1. [x] ordered\r\n2. [ ] too\r\n"),
  ]

  @Test("One box changes in the text, the one that is meant", arguments: rows)
  func markdown(_ row: Row) {
    let source = CheckboxSource { try? parseMarkdown($0, options: MarkdownOptions()).page }
    #expect(source.setting(row.path, to: row.isChecked, in: row.text) == row.expected)
  }

  @Test("Boxes of HTML, both ways")
  func html() throws {
    let source = CheckboxSource { try? parseRichHTML($0).page }
    let text =
      "<ul><li><input type=\"checkbox\">a</li><li><input type=\"checkbox\" checked>b</li></ul>"
    let page = try parseRichHTML(text).page
    guard page.walk.contains(where: { $0.item?.checked != nil }) else { return }
    let set = try #require(source.setting([0, 0], to: true, in: text))
    #expect(set.contains("<input type=\"checkbox\" checked>a"))
    #expect(source.setting([0, 0], to: false, in: set) == text)
  }
}
