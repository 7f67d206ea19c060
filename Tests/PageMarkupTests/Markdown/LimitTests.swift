import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("Limits")
struct LimitTests {
  /// A limit set low, a text just within it and one just beyond, and the error.
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: String
    var limit: WritableKeyPath<MarkupLimits, Int> & Sendable
    var value: Int
    var within: String
    var beyond: String
    var error: MarkupError

    var testDescription: String { rule }
  }

  private static func at(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }

  private static let rows = [
    Row(
      rule: "bytes of the source", limit: \.sourceBytes, value: 4, within: "éé", beyond: "ééa",
      error: .sourceTooLong(bytes: 5, limit: 4)),
    Row(
      rule: "characters of a line", limit: \.lineLength, value: 3, within: "a\n日本語",
      beyond: "a\n日本語a", error: .lineTooLong(at(2, 4), length: 4, limit: 3)),
    Row(
      rule: "also in code", limit: \.lineLength, value: 3, within: "```\nabc\n```",
      beyond: "```\nabcd\n```", error: .lineTooLong(at(2, 4), length: 4, limit: 3)),
    Row(
      rule: "quotes", limit: \.quoteDepth, value: 2, within: "> > a", beyond: "a\n> >> b",
      error: .quotesTooDeep(at(2, 4), limit: 2)),
    Row(
      rule: "indents", limit: \.indentWidth, value: 6, within: "      a", beyond: "a\n\t   b",
      error: .indentTooWide(at(2, 5), columns: 7, limit: 6)),
    Row(
      rule: "indents behind markers", limit: \.indentWidth, value: 6, within: ">      a",
      beyond: ">       a", error: .indentTooWide(at(1, 9), columns: 7, limit: 6)),
    Row(
      rule: "tags", limit: \.htmlTags, value: 2, within: "a<b>c</b>", beyond: "x\n\na<b>c</b><i>",
      error: .tooManyTags(at(3, 1), limit: 2)),
    Row(
      rule: "tags in blocks of HTML", limit: \.htmlTags, value: 2, within: "<p>\n</p>",
      beyond: "<p>\n</p><p>", error: .tooManyTags(at(1, 1), limit: 2)),
    Row(
      rule: "elements in elements", limit: \.htmlDepth, value: 2, within: "a<b><i><br><name></i>",
      beyond: "a<b><i><s>", error: .tagsTooDeep(at(1, 1), limit: 2)),
    Row(
      rule: "styles in styles", limit: \.inlineStyleDepth, value: 2, within: "a<u><u></u><u>",
      beyond: "a<u><sub><sup>", error: .stylesTooDeep(at(1, 1), limit: 2)),
    Row(
      rule: "characters of text", limit: \.textLength, value: 3, within: "**日本語**\n",
      beyond: "日本\n\n語a", error: .textTooLong(at(3, 1), limit: 3)),
    Row(
      rule: "runs", limit: \.inlineRuns, value: 3, within: "a*b*c", beyond: "a*b*c\n\nd",
      error: .tooManyRuns(at(3, 1), limit: 3)),
    Row(
      rule: "nodes", limit: \.blockNodes, value: 3, within: "- a", beyond: "- a\n- b",
      error: .tooManyNodes(at(2, 1), limit: 3)),
    Row(
      rule: "blocks", limit: \.blocks, value: 3, within: "> a\n\nb", beyond: "> a\n\nb\n\nc",
      error: .tooManyBlocks(at(5, 1), limit: 3)),
    Row(
      rule: "columns", limit: \.tableColumns, value: 2, within: "|a|b|\n|-|-|",
      beyond: "x\n\n|a|b|c|\n|-|-|-|", error: .tooManyColumns(at(4, 1), columns: 3, limit: 2)),
    Row(
      rule: "cells", limit: \.tableCells, value: 4, within: "|a|b|\n|-|-|\n|c|",
      beyond: "|a|b|\n|-|-|\n|c|\n|d|", error: .tooManyCells(at(4, 1), limit: 4)),
    Row(
      rule: "cells of all tables", limit: \.tableCells, value: 2, within: "|a|\n|-|\n\n|b|\n|-|",
      beyond: "|a|\n|-|\n|b|\n\n|c|\n|-|", error: .tooManyCells(at(6, 1), limit: 2)),
    Row(
      rule: "pictures", limit: \.mediaItems, value: 2, within: "![](a) ![](b) ![](a)",
      beyond: "![](a)\n\n![](b)\n\n![](c)", error: .tooManyMedia(at(5, 1), limit: 2)),
  ]

  @Test("what is within a limit is read, what is beyond is refused", arguments: rows)
  func limits(_ row: Row) throws {
    var options = MarkdownOptions()
    options.limits[keyPath: row.limit] = row.value
    _ = try parseMarkdown(row.within, options: options)
    #expect(throws: row.error) { try parseMarkdown(row.beyond, options: options) }
  }

  @Test("the limits are those of the format")
  func defaults() {
    let limits = MarkupLimits()
    #expect(limits.sourceBytes == 524_288 && limits.lineLength == 32_768)
    #expect(limits.quoteDepth == 64 && limits.indentWidth == 96)
    #expect(limits.htmlTags == 8_000 && limits.htmlDepth == 64 && limits.inlineStyleDepth == 32)
    #expect(limits.textLength == 400_000 && limits.inlineRuns == 20_000)
    #expect(limits.blockNodes == 10_000 && limits.blocks == 5_000)
    #expect(limits.tableColumns == 32 && limits.tableCells == 2_000 && limits.mediaItems == 50)
    #expect(limits.dataImageBytes == 2_097_152 && limits.dataImagePixels == 12_000_000)
    #expect(limits.formulas == 200 && limits.formulaCharacters == 20_000)
    #expect(limits.inlineFormulaLength == 256 && limits.blockFormulaLength == 4_096)
  }

  @Test("in code there is no limit on quotes and indents")
  func code() throws {
    let markdown =
      "```\n" + String(repeating: ">", count: 100) + "\n\n"
      + String(repeating: " ", count: 200) + "a\n```"
    let expected =
      String(repeating: ">", count: 100) + "\n\n" + String(repeating: " ", count: 200) + "a"
    #expect(try parseMarkdown(markdown).page.plainText == expected)
  }

  @Test("1,000 columns over 1,000 rows are refused before they are made")
  func wideTable() {
    let header = String(repeating: "|a", count: 1_000) + "|\n"
    let delimiter = String(repeating: "|-", count: 1_000) + "|\n"
    let rows = String(repeating: "|b|\n", count: 1_000)
    let position = SourcePosition(line: 2, column: 1)
    #expect(throws: MarkupError.tooManyColumns(position, columns: 1_000, limit: 32)) {
      try parseMarkdown(header + delimiter + rows)
    }
  }

  @Test("lists deeper than a page may be are kept as text")
  func deepLists() throws {
    var options = MarkdownOptions()
    options.limits.blockDepth = 3
    let document = try parseMarkdown(
      "- a\n  - b\n    - c\n      - *d*\n\n        > e\n      - f", options: options)
    #expect(
      PageSpelling.of(document.page.blocks)
        == "ul[{p(a) ul[{p(b) p(ci(d)ef)}]}]".replacing("ci(d)ef", with: "c⏎i(d)⏎e⏎f"))
    #expect(document.warnings.map(\.kind) == [.nestingTooDeep(limit: 3)])
    #expect(document.warnings.map(\.position) == [SourcePosition(line: 3, column: 5)])
  }

  @Test("no page is deeper than the model allows, and releasing it takes little stack")
  func depth() throws {
    let quotes = String(repeating: ">", count: 64) + "a"
    let lists = (0..<48).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
    let both = String(repeating: "> ", count: 40) + String(repeating: "- ", count: 30) + "a"
    for markdown in [quotes, lists, both] {
      let blocks = withStack { () -> Int in
        guard let page = try? parseMarkdown(markdown).page else { return -1 }
        #expect(page.blockDepth <= NestingLimit.blocks)
        #expect(page.richTextDepth <= NestingLimit.richText)
        #expect(page.plainText.contains("a"))
        return page.blocks.count
      }
      #expect(blocks == 1)
    }
  }

  @Test("markers beyond those of one line are text")
  func markers() throws {
    var options = MarkdownOptions()
    options.limits.containersPerLine = 2
    let document = try parseMarkdown("- - - - a", options: options)
    #expect(PageSpelling.of(document.page.blocks) == "ul[{ul[(- - a)]}]")
    #expect(document.warnings.map(\.kind) == [.markersTooDeep(limit: 2)])
    let rule = try parseMarkdown("- - - - -", options: options)
    #expect(PageSpelling.of(rule.page.blocks) == "hr")
  }
}
