import PageMarkup
import PageModel
import Testing

struct RichLintTests {
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

  private func check(_ row: Row, _ dialect: LintDialect) {
    let report = lint(row.source, dialect: dialect)
    let found = report.findings.map { finding in
      "\(finding.position.map { "\($0) " } ?? "")\(finding.code.rawValue)"
    }
    #expect(found == row.findings, "\(report.findings.map(\.description))")
    if let fixed = row.fixed { #expect(report.applyingFixes(to: row.source) == fixed) }
  }

  @Test(
    "Rich Markdown",
    arguments: [
      Row("**Hello** ==there== ||you||"),
      Row("Dear <name>,", "1:6 unknown-tag", fixed: "Dear &lt;name&gt;,"),
      Row("a <span>b</span>", "1:3 unknown-tag"),
      Row("[a](/b)", "1:5 bad-link"),
      Row("[a](<https://x.org/a b>)", "1:6 bad-link", fixed: "[a](<https://x.org/a%20b>)"),
      Row("\\<b>a</b>", "1:1 escaped-tag", fixed: "&lt;b>a</b>"),
      Row("| a |\n|---|\n| 1 | 2 |", "3:1 surplus-cells"),
      Row(
        "| a | b |\n|---|\n| 1 | 2 |", "2:1 table-mismatch",
        fixed: "| a | b |\n|---|---|\n| 1 | 2 |"),
      Row("<table><tr><td>**a**</td></tr></table>", "1:16 literal-markdown"),
      Row("<tg-thinking>hm</tg-thinking>", "1:1 thinking-outside-draft"),
      Row("One\ntwo", "1:4 soft-break"),
      Row("[go](#x) <a name=\"y\"></a>", "1:6 missing-anchor"),
      Row("[go](#x) <a name=\"x\"></a>"),
      Row("<details><summary>a</summary></details>", "1:1 content-required"),
      Row("openai:user@host.org", "1:1 odd-address"),
      Row("a <u class=\"x\">b</u>", "1:3 unknown-attribute"),
      Row("<details id=\"x\">\n<summary>a</summary>\n\nb\n</details>", "1:1 unknown-attribute"),
      Row("<a href=\"https://a.org/\">a</a>"),
    ])
  func richMarkdown(_ row: Row) { check(row, .richMarkdown) }

  @Test(
    "Rich HTML",
    arguments: [
      Row("<p>Hello <b>there</b></p>"),
      Row("<p>Dear <name>,</p>", "1:9 unknown-tag", fixed: "<p>Dear &lt;name&gt;,</p>"),
      Row("<p class=\"x\">a</p>", "1:1 unknown-attribute"),
      Row("<p><a href=\"b\">a</a></p>", "1:4 bad-link"),
      Row("<p>a</b></p>", "1:5 misplaced-tag"),
      Row("<tg-time>noon</tg-time>", "1:1 bad-attribute"),
      Row("<blockquote></blockquote><p>a</p>"),
      Row("<hr>", "nothing-visible"),
      Row("<tg-map lat=\"1\" long=\"2\" zoom=\"99\"/>", "1:1 bad-map", "nothing-visible"),
      Row(
        "<tg-button-row><tg-button type=\"url\" url=\"javascript:x\">a</tg-button></tg-button-row>",
        "1:16 bad-button-link"),
    ])
  func richHTML(_ row: Row) { check(row, .richHTML) }

  @Test("Every finding of a message is inside it", arguments: LintDialect.allCases)
  func positions(_ dialect: LintDialect) {
    let source = "a <x> b\n\n[q](/)\r\n\r\n~a~ é😀 <y>\n| a | b |\n|-|\n\n&foo; $5 for you$ ##x\n"
    let lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for finding in lint(source, dialect: dialect).findings {
      guard let position = finding.position else { continue }
      let isInside =
        position.line <= lines.count && position.column <= lines[position.line - 1].count + 1
      #expect(isInside, "\(finding)")
    }
  }

  @Test(
    "Twice the text takes about twice the time, also on one line and with many warnings",
    arguments: ["~x~ ", "<name> ", "<b class=\"x\">a</b> ", "a</strong> ", "<a href=\"/\">b</a> "])
  func growth(_ piece: String) {
    func seconds(_ count: Int, _ dialect: LintDialect) -> Double {
      let text = String(repeating: piece, count: count)
      let time = ContinuousClock().measure { _ = lint(text, dialect: dialect) }
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    for dialect in [LintDialect.richHTML, .richMarkdown] {
      let isLinear = (0..<4).contains { _ in
        let half = seconds(1_500, dialect)
        return half < 0.02 || seconds(3_000, dialect) < half * 3
      }
      #expect(isLinear, "\(dialect)")
    }
  }
}
