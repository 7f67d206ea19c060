import PageMarkup
import Testing

@Suite("Lines of blocks")
struct LineRangeTests {
  @Test(
    arguments: [
      ("a", [1...1]),
      ("\n\na\nb\n\n\nc\n", [3...4, 7...7]),
      ("# a\n## b\nc", [1...1, 2...2, 3...3]),
      ("a\n=\nb", [1...2, 3...3]),
      ("- a\n- b\n\n\nc", [1...2, 5...5]),
      ("- a\n\n  b\n\nc", [1...3, 5...5]),
      ("> a\nb\n\nc", [1...2, 4...4]),
      ("```\na\n```\nb", [1...3, 4...4]),
      ("```\na", [1...2]),
      ("    a\n\n    b\n\nc", [1...3, 5...5]),
      ("x\n|a|\n|-|\n|b|\nc\n\nd", [1...1, 2...5, 7...7]),
      ("a\n$$\nb\n$$\nc\n\n$$\nd\n$$", [1...5, 7...9]),
      ("![](a)\n![](b)\n\nc", [1...2, 1...2, 4...4]),
      ("[a]: b\n\nc", [3...3]),
      ("<div>\n\na", [1...1, 3...3]),
      ("a\r\nb\r\rc", [1...2, 4...4]),
      ("---\n***", [1...1, 2...2]),
    ] as [(String, [ClosedRange<Int>])])
  func lines(_ markdown: String, _ expected: [ClosedRange<Int>]) throws {
    #expect(try parseMarkdown(markdown).blockLines == expected, "\(markdown.debugDescription)")
  }

  @Test("a heading's anchor has its lines")
  func anchors() throws {
    let document = try parseMarkdown(
      "a\n\n## b", options: MarkdownOptions(mode: .document(fileName: nil)))
    #expect(PageSpelling.of(document.page.blocks) == "p(a) #b h2(b)")
    #expect(document.blockLines == [1...1, 3...3, 3...3])
  }
}
