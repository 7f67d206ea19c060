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
    return places.rows(of: report.findings)
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
    var nowhere = tilde
    nowhere.position = nil
    let rows = places.rows(of: [tilde, nowhere, tilde])
    #expect(rows.map(\.path) == [[1], nil, [1]])
    #expect(rows[1].place == "")
  }

  @Test(
    "Of many lines in one block each leads to its own item, in time that grows with the message")
  func manyFindings() throws {
    let count = 8_000
    let text = (0..<count).map { "- word\($0) of <oddity> the list" }.joined(separator: "\n")
    let rows = try rows(text)
    let odd = rows.filter { $0.finding.code == .unknownTag }
    #expect(odd.count == count)
    for row in odd {
      let line = try #require(row.finding.position?.line)
      #expect(row.path?.prefix(2) == [0, line - 1])
    }
  }

  @Test("Blocks that share lines, stand in another order or in lines that are not there")
  func blocksAndLines() {
    let page = InstantPage(blocks: ["one", "two", "three"].map { .paragraph(.plain($0)) })
    let places = FindingPlaces(
      shown: page, checked: nil, source: "one two\n\nthree",
      blockLines: [1...1, 1...2, 2...Int.max, 0...9])
    let rows = places.rows(
      of: [0, 1, 2, 3, 4, 99].map {
        LintFinding(.unknownTag, at: SourcePosition(line: $0, column: 1), sentence: "")
      })
    #expect(rows.map(\.path) == [nil, [0], [1], [2], nil, nil])
  }

  @Test("A fix that is copied is the line as it should be")
  func fixes() {
    let text = "one\ntwo <x> three\nfour"
    func lines(_ fixes: (Range<Int>, String)...) -> String {
      fixes.map { LintFix(range: $0.0, replacement: $0.1) }.mendedLines(of: text)
    }
    #expect(lines((8..<11, "&lt;x&gt;")) == "two &lt;x&gt; three")
    #expect(lines((18..<22, "")) == "")
    #expect(lines() == "")
    // What is of another text.
    #expect(lines((40..<99, "r")) == "")
    // A line that is mended in several places is one line; of what overlaps the first is made.
    #expect(lines((12..<17, "3"), (4..<7, "2"), (5..<9, "no"), (0..<3, "1")) == "1\n2 <x> 3")
    #expect(lines((2..<5, "-"), (18..<22, "4")) == "on-wo <x> three\n4")
    #expect(lines((3..<3, "!"), (4..<4, "?")) == "one!\n?two <x> three")
  }

  @Test("A line that is mended in many places is copied once")
  func manyFixes() {
    let count = 20_000
    let text = String(repeating: "<x> ", count: count)
    let fixes = (0..<count).map { LintFix(range: $0 * 4..<$0 * 4 + 3, replacement: "y") }
    #expect(fixes.mendedLines(of: text) == String(repeating: "y ", count: count))
  }
}
