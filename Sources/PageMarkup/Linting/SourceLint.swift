import PageModel

/// The linting of one text: what its parser noticed, what its page tells, what its lines tell.
struct SourceLint {
  let source: String
  let dialect: MarkupDialect
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
    var places = SourcePlaces(Array(source.utf8), blockLines: document.blockLines)
    var findings = document.warnings.map { finding(of: $0, places) }
    var rules = PageLint(
      page: document.page, options: options, alternativeTexts: document.alternativeTexts)
    rules.run()
    findings += rules.finds.map { finding(of: $0, &places) }
    if dialect != .richHTML {
      findings += lineFindings(in: document.page, besides: document.warnings, places)
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

  private func finding(of warning: MarkupWarning, _ places: SourcePlaces) -> LintFinding {
    LintFinding(
      warning.kind.lintCode, at: warning.position, sentence: warning.sentence,
      fix: fix(of: warning, places))
  }

  private func finding(of find: PageLint.Find, _ places: inout SourcePlaces) -> LintFinding {
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

  // MARK: Fixes of what the parser noticed

  private func fix(of warning: MarkupWarning, _ places: SourcePlaces) -> LintFix? {
    switch warning.kind {
    case .tableHeaderMismatch(let header, let delimiter):
      return tableFix(header: header, delimiter: delimiter, at: warning.position, places)
    default:
      return nil
    }
  }

  /// Gives the line below a table's header as many cells as the header has.
  private func tableFix(
    header: Int, delimiter: Int, at position: SourcePosition, _ places: SourcePlaces
  ) -> LintFix? {
    guard let line = places.line(position.line) else { return nil }
    let text = Array(places.text(line))
    let end = (text.lastIndex { !$0.isAsciiSpace } ?? text.count - 1) + 1
    let hasBar = end > 0 && text[end - 1] == Ascii.bar
    if header > delimiter {
      let more = [String](repeating: "---", count: header - delimiter).joined(separator: "|")
      let addition = hasBar ? more + "|" : "|" + more
      let place = line.lowerBound + end
      return LintFix(range: place..<place, replacement: addition)
    }
    // The surplus cells go, from the bar before the first of them.
    var bars = text[..<end].indices.filter { text[$0] == Ascii.bar }
    if hasBar { bars.removeLast() }
    let start = text.firstIndex { !$0.isAsciiSpace } ?? 0
    if bars.first == start { bars.removeFirst() }
    guard bars.count == delimiter - 1, header > 0 else { return nil }
    return LintFix(
      range: line.lowerBound + bars[header - 1]..<line.lowerBound + (hasBar ? end - 1 : end),
      replacement: "")
  }
}
