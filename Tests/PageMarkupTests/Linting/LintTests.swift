import PageMarkup
import PageModel
import Testing

struct LintTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    var findings: [String]
    var fixed: String?
    var testDescription: String { source }

    init(_ source: String, _ findings: String..., fixed: String? = nil) {
      self.source = source
      self.findings = findings
      self.fixed = fixed
    }
  }

  private func check(_ row: Row, _ options: LintOptions = LintOptions()) {
    let report = lint(row.source, dialect: .markdown, options: options)
    let found = report.findings.map { finding in
      "\(finding.position.map { "\($0) " } ?? "")\(finding.code.rawValue)"
    }
    #expect(found == row.findings, "\(report.findings.map(\.description))")
    if let fixed = row.fixed { #expect(report.applyingFixes(to: row.source) == fixed) }
  }

  @Test(
    "What the server refuses",
    arguments: [
      Row("Nothing to say."),
      Row("", "nothing-visible"),
      Row("---", "nothing-visible"),
      Row("[a](b)", "1:5 bad-link"),
      Row("x [a](/b) y", "1:7 bad-link"),
      Row("[a](<https://x.org/a b>)", "1:6 bad-link", fixed: "[a](<https://x.org/a%20b>)"),
      Row("[a](ftp://x.org)", "1:5 bad-link"),
      Row("[a](https://x.org) [b](mailto:a@x.org) [c](tg://user?id=1) [d](tel:+1) [e](ton://x)"),
      Row("[e](x.org/y)", "1:5 bad-link"),
      Row("> [a](b)\n> [c](d)", "1:7 bad-link", "2:7 bad-link"),
      Row("[a](https://)", "1:5 bad-link"),
    ])
  func refused(_ row: Row) { check(row) }

  @Test(
    "What the server drops or changes",
    arguments: [
      Row("One\ntwo", "1:4 soft-break"),
      Row("One  \ntwo"),
      Row("One\\\ntwo"),
      Row("#12 is next", "1:1 no-heading"),
      Row("##Title", "1:1 no-heading", fixed: "## Title"),
      Row("#tag"),
      Row("a\n##Title", "1:2 soft-break", "2:1 no-heading", fixed: "a\n## Title"),
      Row("~a~ b", "1:1 single-tilde"),
      Row("`~a~` b"),
      Row("~5 to ~6"),
      Row("x^2^ y", "1:2 caret"),
      Row("&copyright; b", "1:1 unknown-entity"),
      Row("openai:user@host", "1:1 odd-address"),
      Row(
        "| a | b |\n|---|\n| 1 | 2 |", "2:1 table-mismatch",
        fixed: "| a | b |\n|---|---|\n| 1 | 2 |"),
      Row(
        "| a | b |\n|---|---|---|\n| 1 | 2 |", "2:1 table-mismatch",
        fixed: "| a | b |\n|---|---|\n| 1 | 2 |"),
      Row(
        "a | b\n--- | --- | ---\n", "2:1 table-mismatch",
        fixed: "a | b\n--- | --- \n"),
    ])
  func changed(_ row: Row) { check(row) }

  @Test(
    "What readers stumble over",
    arguments: [
      Row("[https://a.org](https://b.org/x)", "1:17 concealed-target"),
      Row("[a.org](https://www.a.org/x)"),
      Row("[docs.a.org](https://a.org/x)"),
      Row("[main.swift](https://b.org/x)"),
      Row("[go](#x)", "1:6 missing-anchor"),
      Row("[top](#)"),
      Row("![](https://x.org/a.png)", "1:5 missing-alternative"),
      Row("![A cat](https://x.org/a.png)"),
      Row("![](https://x.org/a.png \"A cat\")"),
    ])
  func reading(_ row: Row) { check(row) }

  @Test("A money amount that reads as a formula")
  func money() {
    let row = Row("It costs $5 and then $ more", fixed: nil)
    check(row)
    check(
      Row("from $5 per month$ up", "1:6 money-formula", fixed: "from \\$5 per month\\$ up"))
  }

  @Test("Limits, and near them")
  func limits() {
    var options = LintOptions()
    options.limits.characters = 10
    check(Row("12345678901", "1:1 too-long"), options)
    check(Row("1234567890", "near-limit"), options)
    check(Row("12345678"), options)
    options.comfortableMedia = 1
    options.ignored = [.missingAlternative]
    check(Row("![](https://x.org/a)\n\n![](https://x.org/b)", "3:1 many-media"), options)
  }

  @Test("Drafts may think and bring no media")
  func drafts() {
    let page = InstantPage(blocks: [.thinking(.plain("hm"))])
    #expect(lint(page).findings.map(\.code) == [.thinkingOutsideDraft])
    #expect(lint(page, options: LintOptions(isDraft: true)).findings.isEmpty)
    check(
      Row("![a](https://x.org/a)", "1:6 media-in-draft"), LintOptions(isDraft: true))
  }

  @Test("Empty containers and blocks of web pages")
  func pages() {
    let page = InstantPage(blocks: [
      .heading(text: .empty, level: 1), .list(items: [], ordered: false), .title(.plain("t")),
      .details(
        title: .plain("d"), blocks: [.blockQuote(blocks: [], caption: .empty, collapsed: nil)],
        expanded: false),
    ])
    let findings = lint(page).findings
    #expect(
      findings.map(\.code) == [
        .contentRequired, .contentRequired, .notForBots, .contentRequired,
      ])
    #expect(findings.map(\.path) == [[0], [1], [2], [3, 0]])
  }

  @Test("Buttons")
  func buttons() {
    let page = InstantPage(blocks: [
      .buttonRow(
        alignment: .justify,
        buttons: [
          InstantPageButton(text: .plain("a"), action: .url("javascript:1")),
          InstantPageButton(text: .bold(.plain("b")), action: .url("https://x.org")),
          InstantPageButton(text: .empty, action: .disabled),
          InstantPageButton(text: .plain("c"), action: .disabled, isLink: true),
          InstantPageButton(
            text: .plain("d"), action: .callback(requiresPassword: false, data: [1])),
        ])
    ])
    #expect(
      lint(page).findings.map(\.code) == [
        .badButtonLink, .buttonLabel, .buttonLabel, .buttonLabel,
      ])
  }

  @Test("A text that cannot be read")
  func unreadable() {
    let source = String(repeating: ">", count: 70) + " a"
    #expect(lint(source, dialect: .markdown).findings.map(\.code) == [.unreadable])
  }

  @Test("Ignored findings are not told")
  func ignored() {
    check(Row("One\ntwo"), LintOptions(ignored: [.softBreak]))
  }

  @Test("Linting what was fixed finds nothing left to fix")
  func fixpoint() {
    for source in ["##a\n\n[a](<https://x.org/a b>)\n\n|a|b|\n|-|\n|1|2|", "from $5 per month$ up"]
    {
      let fixed = lint(source, dialect: .markdown).applyingFixes(to: source)
      #expect(lint(fixed, dialect: .markdown).findings.allSatisfy { $0.fix == nil })
    }
  }

  @Test(
    "Twice the text takes about twice the time",
    arguments: [
      "[a](b) ", "~a~ ", "[x](https://x.org/a) `[y]` ", "&copyy; ", "a:b@c ", "#a\n\n", "a\n",
      "[a](https://b.org/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) ",
    ])
  func growth(_ piece: String) {
    func seconds(_ count: Int) -> Double {
      let text = String(repeating: piece, count: count)
      let clock = ContinuousClock()
      let time = clock.measure { _ = lint(text, dialect: .markdown) }
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    let isLinear = (0..<4).contains { _ in
      let half = seconds(2_000)
      return half < 0.02 || seconds(4_000) < half * 3
    }
    #expect(isLinear)
  }
}
