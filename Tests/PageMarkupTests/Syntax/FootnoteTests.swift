import PageMarkup
import Testing

@Suite("Footnotes")
struct FootnoteTests {
  @Test(arguments: [
    MarkdownRow("a[^1]\n\n[^1]: b", "p(a[^1]) p([^1]: b)", "in a message they are text"),
    MarkdownRow("[^a]: b", "p([^a]: b)", "also one that would define a link"),
    MarkdownRow("> [^a]: b\n\n[^a]", "quote[p([^a]: b)] p([^a])", "in a quote too"),
  ])
  func messages(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow(
      "a[^x]\n\n[^x]: b", "p(asup(a<#x>([1]))) p(anchor<x>([1]) b)",
      "a reference leads to its footnote's label"),
    MarkdownRow(
      "a[^x] b[^y]\n\n[^y]: c\n[^x]: d",
      "p(asup(a<#x>([1])) bsup(a<#y>([2]))) p(anchor<x>([1]) d) p(anchor<y>([2]) c)",
      "they are numbered by their references"),
    MarkdownRow(
      "a[^x] b[^X]\n\n[^x]: c",
      "p(asup(a<#x>([1])) bsup(a<#x>([1]))) p(anchor<x>([1]) c)",
      "two references, one number; the case does not matter"),
    MarkdownRow("a[^x]", "p(a[^x])", "without a footnote a reference is text"),
    MarkdownRow("[^x]: a", "p(anchor<x>([x]) a)", "without a reference a footnote keeps its label"),
    MarkdownRow(
      "a[^x]\n\n[^x]: b\n\n    c\n\n    - d",
      "p(asup(a<#x>([1]))) p(anchor<x>([1]) b) p(c) ul[(d)]", "a footnote of several blocks"),
    MarkdownRow(
      "[^x]\n\n[^x]: - a", "p(sup(a<#x>([1]))) p(anchor<x>([1])) ul[(a)]",
      "one that begins with a list"),
    MarkdownRow("[^x]\n\n[^x]:", "p(sup(a<#x>([1]))) p(anchor<x>([1]))", "an empty one"),
    MarkdownRow(
      "[^x]: a[^y]\n[^y]: b\n\nc[^x]",
      "p(csup(a<#x>([1]))) p(anchor<x>([1]) asup(a<#y>([2]))) p(anchor<y>([2]) b)",
      "a footnote of a footnote"),
    MarkdownRow("a\\[^x]\n\n[^x]: b", "p(a[^x]) p(anchor<x>([x]) b)", "a backslash makes it text"),
    MarkdownRow("`[^x]`\n\n[^x]: b", "p(c([^x])) p(anchor<x>([x]) b)", "not in code"),
    MarkdownRow(
      "[^x](a)\n\n[^x]: b", "p(a<a>([1])) p(anchor<x>([1]) b)", "in a link it is its text"),
    MarkdownRow(
      "**a[^x]**\n\n[^x]: b", "p(b(a)b(sup(a<#x>([1])))) p(anchor<x>([1]) b)",
      "in bold text"),
    MarkdownRow(
      "|a[^x]|\n|-|\n\n[^x]: b", "table[*asup(a<#x>([1]))] p(anchor<x>([1]) b)", "in a cell"),
    MarkdownRow(
      "## a[^x]\n\n[^x]: b", "#a h2(asup(a<#x>([1]))) p(anchor<x>([1]) b)", "in a heading"),
    MarkdownRow("[^a b]\n\n[^a b]: c", "p(a<c>(^a b))", "labels have no blanks"),
    MarkdownRow(
      "a[^x]]\n\n[^x]: b", "p(asup(a<#x>([1]))]) p(anchor<x>([1]) b)", "one bracket is its own"),
  ])
  func documents(_ row: MarkdownRow) {
    row.check(MarkdownOptions(mode: .document(fileName: nil)))
  }

  @Test("a repeated label is pointed out and its text kept")
  func repeated() throws {
    let document = try parseMarkdown(
      "a[^x]\n\n[^x]: b\n[^X]: c", options: MarkdownOptions(mode: .document(fileName: nil)))
    #expect(
      PageSpelling.of(document.page.blocks)
        == "p(asup(a<#x>([1]))) p(anchor<x>([1]) b) p([X] c)")
    #expect(document.warnings.map(\.kind) == [.footnoteRepeated(label: "X")])
    #expect(document.warnings.map(\.position) == [SourcePosition(line: 4, column: 1)])
    #expect(document.blockLines == [1...1, 3...3, 4...4])
  }
}
