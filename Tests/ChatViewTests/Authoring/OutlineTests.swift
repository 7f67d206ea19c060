import ChatView
import Recto
import Testing

/// The tree of blocks, the findings and the meters as lists show them.
struct OutlineTests {
  private static let text = """
    # A title

    Some words of a paragraph.

    - [ ] open
    - done

    > A quote
    > of two lines

    | a | b |
    |---|---|
    | 1 | 2 |
    """

  @Test("A row a block: what it is, how it begins, how deep it stands")
  func rows() throws {
    let rows = try TestChat.page(Self.text).blockRows
    #expect(rows.map(\.place) == ["0", "1", "2", "2.0", "2.1", "3", "3.0", "4"])
    #expect(
      rows.map(\.kind) == [
        "Heading 1", "Paragraph", "List of 2 items", "Item, unchecked", "Item", "Quote",
        "Paragraph",
        "Table of 2 rows",
      ])
    #expect(rows[0].words == "A title" && rows[5].words == "" && rows[7].words == "a")
    #expect(rows.map(\.depth) == [0, 0, 0, 1, 1, 0, 1, 0])
  }

  @Test("Long words are cut, line breaks are spaces")
  func words() throws {
    let page = InstantPage(blocks: [
      .paragraph(.plain("one\n  two \t three")),
      .paragraph(.plain(String(repeating: "x", count: 99))),
    ])
    #expect(page.blockRows[0].words == "one two three")
    #expect(page.blockRows[1].words == String(repeating: "x", count: 59) + "…")
  }

  @Test(
    "Of very many blocks the rest is counted; every path leads to its row or to the one around it")
  func many() throws {
    var page = try TestChat.page(Self.text)
    let rows = page.blockRows
    for (index, row) in rows.enumerated() {
      #expect(rows.index(of: row.path) == index)
      #expect(rows.index(of: row.path + [7]) == index)
    }
    #expect(rows.index(of: []) == nil && rows.index(of: [9]) == nil)
    page.blocks = Array(repeating: .divider, count: 20_005)
    let many = page.blockRows
    #expect(many.count == 20_001 && many.last?.kind == "… and 5 more")
    #expect(many.index(of: [3]) == 3 && many.index(of: [20_003]) == nil)
  }

  // MARK: Limits

  @Test("A meter says how much is used, and by what a limit is exceeded")
  func meters() throws {
    var page = try TestChat.page(Self.text)
    let fine = LimitMeter.all(of: page)
    #expect(fine.count == 2)
    #expect(fine[0].rows.map(\.limit) == LimitViolation.Limit.allCases)
    #expect(fine[0].rows.allSatisfy { $0.state == .fine && $0.sentence == nil && $0.path == nil })
    #expect(fine[1].rows.map(\.limit) == [.depth, .media])
    page.blocks.append(.paragraph(.plain(String(repeating: "x", count: 30_000))))
    #expect(LimitMeter.all(of: page)[0].rows[0].state == .near)
    page.blocks.append(.paragraph(.plain(String(repeating: "x", count: 3_000))))
    let row = LimitMeter.all(of: page)[0].rows[0]
    #expect(row.state == .exceeded && row.path == [6] && row.part == 1)
    #expect(row.count.hasSuffix(" of 32,768") && row.count.hasPrefix("33,0"))
    #expect(row.sentence?.contains("32768 are allowed") == true)
  }

  @Test("What servers were seen to count too is counted in the second meter")
  func observed() throws {
    // Fifteen lists, one in the other: a level each, and one more if their items count.
    var block = InstantPageBlock.paragraph(.plain("x"))
    for _ in 0..<10 {
      block = .list(items: [.blocks([block], num: nil, checked: nil)], ordered: false)
    }
    let meters = LimitMeter.all(of: InstantPage(blocks: [block]))
    #expect(meters[0].rows.first { $0.limit == .depth }?.state == .fine)
    #expect(meters[1].rows.first { $0.limit == .depth }?.state == .exceeded)
  }

  // MARK: Findings

  private func rows(_ text: String, _ dialect: LintDialect = .richMarkdown) throws -> [FindingRow] {
    let report = lint(text, dialect: dialect)
    let document = try parseRichMarkdown(text)
    let places = FindingPlaces(
      shown: document.page, checked: report.page, source: text, blockLines: document.blockLines)
    return report.findings.map(places.row)
  }

  @Test("A finding knows its block, and what it is about inside of it")
  func findings() throws {
    let text = """
      Fine.

      <details><summary>More</summary>

      Nothing here.

      Here is a <oddity> of the text.

      </details>

      Also [a link](/nowhere).
      """
    let rows = try rows(text)
    let odd = try #require(rows.first { $0.finding.code == .unknownTag })
    #expect(odd.path?.first == 1, "\(odd)")
    #expect(odd.place == "7:11")
    #expect(odd.path == [1, 1], "the paragraph inside is told by its words")
    #expect(rows.first { $0.finding.code == .badLink }?.path == [2])
  }

  @Test("Where a page is shown otherwise than it is checked, lines lead to the block")
  func otherDialect() throws {
    let text = "First.\n\n~once~\n\nLast [x](/y)."
    let report = lint(text, dialect: .richMarkdown)
    let shown = try parseMarkdown("# One more\n\n" + text)
    let places = FindingPlaces(
      shown: shown.page, checked: report.page, source: text,
      blockLines: try parseMarkdown(text).blockLines)
    let tilde = try #require(report.findings.first { $0.code == .singleTilde })
    #expect(places.row(of: tilde).path == [1])
    var nowhere = tilde
    nowhere.position = nil
    #expect(places.row(of: nowhere).path == nil)
    #expect(places.row(of: nowhere).place == "")
  }

  @Test("A fix that is copied is the line as it should be")
  func fixes() {
    let text = "one\ntwo <x> three\nfour"
    #expect(
      LintFix(range: 8..<11, replacement: "&lt;x&gt;").mendedLines(of: text)
        == "two &lt;x&gt; three")
    #expect(LintFix(range: 18..<22, replacement: "").mendedLines(of: text) == "")
    #expect(LintFix(range: 40..<99, replacement: "r").mendedLines(of: text) == "r")
  }
}
