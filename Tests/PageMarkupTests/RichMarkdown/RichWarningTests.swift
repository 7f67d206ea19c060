import PageMarkup
import Testing

@Suite("What Rich Markdown warns of")
struct RichWarningTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var markdown: String
    var warnings: [String]

    init(_ markdown: String, _ warnings: String...) {
      self.markdown = markdown
      self.warnings = warnings
    }

    var testDescription: String { markdown.debugDescription }
  }

  @Test(arguments: [
    Row("a <name> b", "1:1 unknownTag(name: \"name\")"),
    Row("a\n\n<b>c</i></b>", "3:1 unmatchedEndTag(name: \"i\")"),
    Row("|a|b|\n|-|-|-|\n", "2:1 tableHeaderMismatch(header: 2, delimiter: 3)"),
    Row("|a|b|\n|-|-|\n|c|d|e|", "3:1 surplusCellsDropped(cells: 3, columns: 2)"),
    Row("a\n\n<blockquote>\n\n**b**\n\n</blockquote>", "5:1 markdownInHTML"),
    Row("<p>\n**b** and `c`</p>", "1:4 markdownInHTML"),
    Row("a \\<b>c</b>", "1:1 escapedTag"),
    Row("a \\< b"),
    Row("[a](/b)", "1:1 linkRefused(url: \"/b\")"),
    Row("a ![](https://a.b/c.png)", "1:1 mediumInText"),
    Row(
      "![](x.png)",
      "1:1 pictureRefused(PageMarkup.MarkupWarning.PictureRefusal.noWebAddress(scheme: nil))"),
    Row("[^a]: b\n[^A]: c", "2:1 footnoteRepeated(label: \"A\")"),
    Row("<tg-map>", "1:1 attributeMissing(tag: \"tg-map\", attribute: \"lat\")"),
    Row("<div>\n<u>a</x></u>\n</div>", "1:1 unknownTag(name: \"div\")"),
    Row("a **b** ||c|| `d` [e](https://f.g) <u>h</u>"),
  ])
  func warnings(_ row: Row) throws {
    let warnings = try parseRichMarkdown(row.markdown).warnings
    #expect(warnings.map { "\($0.position) \($0.kind)" } == row.warnings)
  }

  @Test(
    arguments: [
      ("# a\n\nb\nc\n\n> d\n> e\n\n---", [1...1, 3...4, 6...7, 9...9]),
      ("- a\n- b\n\n\n```\nc\n```\n\n    d\n", [1...2, 5...7, 9...9]),
      ("|a|\n|-|\n|b|\n\nc", [1...3, 5...5]),
      ("a[^x]\n\n[^x]: b\n    c\n\nd", [1...1, 6...6, 3...4]),
      ("![](https://a.b/c.png)\n![](https://a.b/d.png)\n\ne", [1...2, 1...2, 4...4]),
      ("a\n$$x$$\nb\n\n$$\nx\n$$", [1...3, 5...7]),
      ("a\n\n<details>\n<summary>b</summary>\n\nc\n\n</details>\n\nd", [1...1, 3...8, 10...10]),
      ("<p>a</p>\n<p>b\nc</p>\n\nd", [1...1, 2...3, 5...5]),
      ("a <hr> b\nc", [1...1, 1...1, 1...2]),
    ] as [(String, [ClosedRange<Int>])])
  func lines(markdown: String, expected: [ClosedRange<Int>]) throws {
    let document = try parseRichMarkdown(markdown)
    #expect(document.blockLines == expected, "\(RichSpelling.of(document.page.blocks))")
  }
}
