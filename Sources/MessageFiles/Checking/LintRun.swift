import Recto

/// How messages are to be checked.
package struct LintRequest: Sendable {
  /// Nil goes by the file's extension and its content.
  package var source: SourceForm?
  package var options: LintOptions
  package var level: LintSeverity
  /// Whether the text with all fixes made is asked for.
  package var mends: Bool

  package init(
    source: SourceForm? = nil, options: LintOptions = LintOptions(), level: LintSeverity = .note,
    mends: Bool = false
  ) {
    self.source = source
    self.options = options
    self.level = level
    self.mends = mends
  }

  /// What a message is checked as: Markdown whose kind nobody named is what bots send.
  package func checkedForm(of input: InputSource) -> SourceForm {
    if let source { return source }
    let form = SourceForm(guessedFrom: input)
    return form == .markdown ? .richMarkdown : form
  }
}

/// What was found in a message.
package struct LintOutput: Sendable {
  package var findings: [LintFinding]
  /// The page that was checked, which the findings' paths are of; nil when the message cannot be read.
  package var page: InstantPage?
  /// The text with all fixes made; nil when there are none to make or nobody asked for it.
  package var mended: [UInt8]?
}

/// One message being checked.
package struct LintRun {
  let source: InputSource
  let request: LintRequest

  package init(source: InputSource, request: LintRequest) {
    self.source = source
    self.request = request
  }

  package func run() throws(ToolError) -> LintOutput {
    var output = try found()
    output.findings.removeAll { finding in
      finding.severity < request.level || request.options.ignored.contains(finding.code)
    }
    return output
  }

  private func found() throws(ToolError) -> LintOutput {
    let form = request.checkedForm(of: source)
    switch form {
    case .markdown: return try fromText(.markdown)
    case .richMarkdown: return try fromText(.richMarkdown)
    case .richHTML: return try fromText(.richHTML)
    case .botJSON: return fromJSON()
    case .entities, .tl, .tlInput, .flatbuffers, .postbox, .tdlibJSON:
      let page = try MessageReader(source: source, form: form).read().page
      return LintOutput(findings: lint(page, options: request.options).findings, page: page)
    }
  }

  private func fromText(_ dialect: LintDialect) throws(ToolError) -> LintOutput {
    let text = try source.text()
    let report = lint(text, dialect: dialect, options: request.options)
    let mends = request.mends && report.findings.contains { $0.fix != nil }
    let mended = mends ? report.applyingFixes(to: text) : nil
    return LintOutput(
      findings: report.findings, page: report.page, mended: mended.map { Array($0.utf8) })
  }

  // MARK: JSON

  private func fromJSON() -> LintOutput {
    let (message, notes) = InputRichMessage.checked(source.bytes)
    let findings = notes.map { note in
      LintFinding(note.code, at: SourcePosition(note.position), sentence: note.sentence)
    }
    guard let message else { return LintOutput(findings: findings) }
    let report = contentReport(of: message)
    return LintOutput(findings: findings + report.findings, page: report.page)
  }

  /// Inside a string of JSON a place is that of the text, told in the sentence.
  private func contentReport(of message: InputRichMessage) -> LintReport {
    var options = request.options
    options.media = message.media
    options.detectsEntities = options.detectsEntities && !message.skipsEntityDetection
    switch message.content {
    case .page(let page):
      return lint(page, options: options).rewriting { finding in
        var finding = finding
        let path = finding.path ?? []
        if !path.isEmpty {
          finding.sentence =
            "Block \(path.map(String.init).joined(separator: ".")): " + finding.sentence
        }
        return finding
      }
    case .markdown(let text):
      return lint(text, dialect: .richMarkdown, options: options).rewriting {
        inner($0, of: "markdown")
      }
    case .html(let text):
      return lint(text, dialect: .richHTML, options: options).rewriting { inner($0, of: "html") }
    }
  }

  private func inner(_ finding: LintFinding, of member: String) -> LintFinding {
    var finding = finding
    let place = finding.position.map { ", \($0)" } ?? ""
    finding.sentence = "In \"\(member)\"\(place): \(finding.sentence)"
    finding.position = nil
    finding.fix = nil
    return finding
  }
}

extension LintReport {
  fileprivate func rewriting(_ rewrite: (LintFinding) -> LintFinding) -> LintReport {
    LintReport(findings: findings.map(rewrite), page: page)
  }
}

extension BotAPINote {
  fileprivate var code: LintCode {
    switch kind {
    case .refused: .refused
    case .severalContents: .severalContents
    case .unknownMember: .unknownField
    }
  }
}
