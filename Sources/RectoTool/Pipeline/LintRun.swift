import MessageFiles
import Recto

/// How messages are to be checked.
struct LintRequest: Sendable {
  /// Nil goes by the file's extension and its content.
  var source: SourceForm?
  var options = LintOptions()
  var level = LintSeverity.note
  /// Whether the text with all fixes made is asked for.
  var mends = false
}

/// What was found in a message.
struct LintOutput: Sendable {
  var findings: [LintFinding]
  /// The text with all fixes made; nil when there are none to make or nobody asked for it.
  var mended: [UInt8]?
}

/// One message being checked.
struct LintRun {
  let source: InputSource
  let request: LintRequest

  func run() throws(ToolError) -> LintOutput {
    var output = try found()
    output.findings.removeAll { finding in
      finding.severity < request.level || request.options.ignored.contains(finding.code)
    }
    return output
  }

  private func found() throws(ToolError) -> LintOutput {
    let form = request.source ?? SourceForm(guessedFrom: source)
    switch form {
    case .markdown where request.source == nil:
      return try fromText(.richMarkdown)
    case .markdown: return try fromText(.markdown)
    case .richMarkdown: return try fromText(.richMarkdown)
    case .richHTML: return try fromText(.richHTML)
    case .botJSON: return fromJSON()
    case .entities, .tl, .tlInput, .flatbuffers, .postbox, .tdlibJSON:
      let page = try MessageReader(source: source, form: form).read().page
      return LintOutput(findings: lint(page, options: request.options).findings)
    }
  }

  private func fromText(_ dialect: LintDialect) throws(ToolError) -> LintOutput {
    let text = try source.text()
    let report = lint(text, dialect: dialect, options: request.options)
    let mends = request.mends && report.findings.contains { $0.fix != nil }
    let mended = mends ? report.applyingFixes(to: text) : nil
    return LintOutput(findings: report.findings, mended: mended.map { Array($0.utf8) })
  }

  // MARK: JSON

  private func fromJSON() -> LintOutput {
    let (message, notes) = InputRichMessage.checked(source.bytes)
    var findings = notes.map { note in
      LintFinding(note.code, at: SourcePosition(note.position), sentence: note.sentence)
    }
    if let message { findings += contentFindings(of: message) }
    return LintOutput(findings: findings)
  }

  /// Inside a string of JSON a place is that of the text, told in the sentence.
  private func contentFindings(of message: InputRichMessage) -> [LintFinding] {
    var options = request.options
    options.media = message.media
    options.detectsEntities = options.detectsEntities && !message.skipsEntityDetection
    switch message.content {
    case .page(let page):
      return lint(page, options: options).findings.map { finding in
        var finding = finding
        let path = finding.path ?? []
        if !path.isEmpty {
          finding.sentence =
            "Block \(path.map(String.init).joined(separator: ".")): " + finding.sentence
        }
        return finding
      }
    case .markdown(let text):
      return lint(text, dialect: .richMarkdown, options: options).findings.map {
        inner($0, of: "markdown")
      }
    case .html(let text):
      return lint(text, dialect: .richHTML, options: options).findings.map { inner($0, of: "html") }
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

extension BotAPINote {
  fileprivate var code: LintCode {
    switch kind {
    case .refused: .refused
    case .severalContents: .severalContents
    case .unknownMember: .unknownField
    }
  }
}
