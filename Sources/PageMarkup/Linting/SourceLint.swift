import PageModel

/// The linting of one text: what its parser noticed, what its page tells, what its lines tell.
struct SourceLint {
  let source: String
  let dialect: LintDialect
  let options: LintOptions

  func report() -> LintReport {
    let document: MarkupDocument
    do {
      document = try read()
    } catch {
      return LintReport(findings: [
        LintFinding(.unreadable, at: error.position, sentence: error.sentence)
      ])
    }
    var places = LintPlaces(Array(source.utf8), blockLines: document.blockLines)
    let warnings = dialect == .richHTML ? document.warnings : places.refine(document.warnings)
    var findings = warnings.map { finding(of: $0, &places) }
    var rules = PageLint(
      page: document.page, options: options, alternativeTexts: document.alternativeTexts)
    rules.run()
    findings += rules.finds.map { finding(of: $0, &places) }
    if dialect != .richHTML {
      findings += lineFindings(in: document.page, besides: document.warnings, &places)
    }
    return LintReport(findings: sorted(findings), page: document.page)
  }

  private func read() throws(MarkupError) -> MarkupDocument {
    switch dialect {
    case .markdown:
      return try parseMarkdown(source)
    case .richMarkdown:
      return try parseRichMarkdown(source, options: richOptions)
    case .richHTML:
      return try parseRichHTML(source, options: richOptions)
    }
  }

  private var richOptions: RichMarkupOptions {
    var rich = RichMarkupOptions()
    rich.detectsEntities = options.detectsEntities
    rich.media = options.media
    return rich
  }

  private func sorted(_ findings: [LintFinding]) -> [LintFinding] {
    findings.filter { !options.ignored.contains($0.code) }.enumerated().sorted { lhs, rhs in
      switch (lhs.element.position, rhs.element.position) {
      case (let left?, let right?):
        return left == right ? lhs.offset < rhs.offset : left < right
      case (_?, nil): return true
      case (nil, _?): return false
      case (nil, nil): return lhs.offset < rhs.offset
      }
    }.map(\.element)
  }

  private func finding(of warning: MarkupWarning, _ places: inout LintPlaces) -> LintFinding {
    LintFinding(
      warning.kind.lintCode, at: warning.position, sentence: warning.sentence,
      fix: fix(of: warning, &places))
  }

  private func finding(of find: PageLint.Find, _ places: inout LintPlaces) -> LintFinding {
    var finding = LintFinding(find.code, path: find.path, sentence: find.sentence)
    guard let block = find.path.first else { return finding }
    for words in find.words {
      guard let range = places.find(words, inBlock: block) else { continue }
      finding.position = places.position(of: range.lowerBound)
      // Longer words are looked for by their beginning only, so that more may differ.
      if let replacement = find.replacement, places.text(range).elementsEqual(words.utf8) {
        finding.fix = LintFix(range: range, replacement: replacement)
      }
      return finding
    }
    finding.position = places.position(ofBlock: block)
    return finding
  }
}
