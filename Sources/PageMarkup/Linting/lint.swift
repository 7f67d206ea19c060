import PageModel

/// Says what a server would refuse, drop or change in a rich message, and what its readers would
/// stumble over, before it is sent (Bot API 10.3, and what is known of the live server).
///
///     let report = lint("# Hello\n\n[more](/more)")
///     report.findings.first?.description
///     // "3:8: error: The server refuses the message for this link (RICH_MESSAGE_URL_INVALID): …"
///
/// - Returns: Findings with positions in `source`. A text that cannot be read at all has one
///   finding, ``LintCode/unreadable``.
public func lint(
  _ source: String, dialect: LintDialect = .richMarkdown, options: LintOptions = LintOptions()
) -> LintReport {
  SourceLint(source: source, dialect: dialect, options: options).report()
}

/// The same for a page that was not written as a text: findings have paths instead of positions.
public func lint(_ page: InstantPage, options: LintOptions = LintOptions()) -> LintReport {
  var rules = PageLint(page: page, options: options)
  rules.run()
  let findings = rules.finds.map { find in
    LintFinding(find.code, path: find.path, sentence: find.sentence)
  }
  return LintReport(
    findings: findings.filter { !options.ignored.contains($0.code) }, page: page)
}
