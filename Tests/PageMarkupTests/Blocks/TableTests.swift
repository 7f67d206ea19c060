import PageMarkup
import Testing

@Suite("Tables")
struct TableTests {
  @Test(arguments: [
    MarkdownRow("|a|b|\n|-|-|\n|c|d|", "table[*a|*b / c|d]", "a table"),
    MarkdownRow("a|b\n-|-\nc|d", "table[*a|*b / c|d]", "without bars at the ends"),
    MarkdownRow("|a|b|\n|-|-|", "table[*a|*b]", "of a header alone"),
    MarkdownRow("|a|\n|-|\n|b|", "table[*a / b]", "of one column"),
    MarkdownRow("a\n:-\nb", "table[*a / b]", "even without bars"),
    MarkdownRow("a\n-\nb", "h2(a) p(b)", "but hyphens alone are an underline"),
    MarkdownRow(
      "|a|b|c|d|\n|:-|:-:|-:|---|\n|1|2|3|4|", "table[*a|*^b|*>c|*d / 1|^2|>3|4]",
      "colons align columns"),
    MarkdownRow("|a|b|\n|-|-|\n|c|", "table[*a|*b / c|]", "a short row is filled up"),
    MarkdownRow("|a|b|\n|-|-|\nc", "table[*a|*b / c|]", "a line of text is a row"),
    MarkdownRow("|a|b|\n|-|-|\n\nc", "table[*a|*b] p(c)", "a blank line ends it"),
    MarkdownRow("|a|\n|-|\n> b", "table[*a] quote[p(b)]", "another block ends it"),
    MarkdownRow("|a|\n|-|\n# b", "table[*a] h1(b)", "a heading does"),
    MarkdownRow("|a|\n|-|\n- b", "table[*a] ul[(b)]", "a list does"),
    MarkdownRow("|a|\n|-|\n---\n", "table[*a] hr", "a rule does"),
    MarkdownRow("|a|\n|-|\n```\nb\n```", "table[*a] pre(b)", "a fence does"),
    MarkdownRow("|a|\n|-|\n|-|\n|b|", "table[*a / - / b]", "a second delimiter row is a row"),
    MarkdownRow("b\n|a|\n|-|", "p(b) table[*a]", "text above stays a paragraph"),
    MarkdownRow("b\nc\n|a|\n|-|", "p(b c) table[*a]", "all its lines"),
    MarkdownRow("|a\\|b|\n|-|\n|`c\\|d`|", "table[*a|b / c(c|d)]", "a backslash keeps a bar"),
    MarkdownRow("|a||b|\n|-|-|-|", "table[*a|*|*b]", "an empty cell"),
    MarkdownRow("|**a**|[b](c)|\n|-|-|", "table[*b(a)|*a<c>(b)]", "cells have formatting"),
    MarkdownRow("|a|\n|-|\n|b<br>c|", "table[*a / b⏎c]", "a break tag breaks lines in cells"),
    MarkdownRow("> |a|\n> |-|\n> |b|", "quote[table[*a / b]]", "a table in a quote"),
    MarkdownRow("- |a|\n  |-|\n  |b|", "ul[{table[*a / b]}]", "a table in an item"),
    MarkdownRow("|a|\n|-|\n|b|\n|c|", "table[*a / b / c]", "several rows"),
    MarkdownRow("    |a|\n    |-|", "pre(|a|⏎|-|)", "in code it is code"),
    MarkdownRow("  |a|\n   |-|\n |b|", "table[*a / b]", "indented a little"),
    MarkdownRow("|a|\n|-|\n|", "table[*a] p(|)", "a lone bar is no row"),
    MarkdownRow("| |\n|-|\n| |", "table[* / ]", "cells of nothing"),
    MarkdownRow("[a]: b\n|c|\n|-|\n|[a]|", "table[*c / a<b>(a)]", "a definition above is no text"),
  ])
  func tables(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("|a|b|\n|-|", "p(|a|b| |-|)", "a header with more cells is no table"),
    MarkdownRow("|a|\n|-|-|", "p(|a| |-|-|)", "one with fewer neither"),
    MarkdownRow("|a|\n|-|x|", "p(|a| |-|x|)", "a delimiter row has only hyphens"),
    MarkdownRow("|-|", "p(|-|)", "it needs a header"),
    MarkdownRow("> |a|\n|-|", "quote[p(|a| |-|)]", "in the same block"),
  ])
  func noTables(_ row: MarkdownRow) {
    row.check()
  }

  @Test("a header that does not match is pointed out")
  func mismatch() throws {
    let document = try parseMarkdown("text\n\n|a|b|\n|-|-|-|")
    #expect(document.warnings.map(\.kind) == [.tableHeaderMismatch(header: 2, delimiter: 3)])
    #expect(document.warnings.map(\.position) == [SourcePosition(line: 4, column: 1)])
  }

  @Test("surplus cells are kept in the last column and pointed out")
  func surplus() throws {
    let document = try parseMarkdown("|a|b|\n|-|-|\n|c|d|e *f*|g|\n|h|i| |")
    #expect(
      PageSpelling.of(document.page.blocks) == "table[*a|*b / c|d|e i(f)|g / h|i]")
    #expect(document.warnings.map(\.kind) == [.surplusCells(cells: 4, columns: 2)])
    #expect(document.warnings.map(\.position.line) == [3])
  }
}
