import ChatView
import MessageFiles
import Recto

/// Everything a look at one message needs, so that it can be looked at on any thread.
struct MessageInspector: Sendable {
  /// As it is shown, in the form its author wrote it.
  var page: InstantPage
  /// What it was read from; nil for a message without a source.
  var source: InputSource?
  /// As it is read to be shown.
  var form: SourceForm?
  var isDocument: Bool
  /// Why the source is no message now: what is shown is older then.
  var problem: String?
  /// Whether the message is still being written.
  var isGrowing: Bool

  /// Checks the message as `recto lint` does, measures it and lists its blocks.
  func inspection() -> Inspection {
    var result = Inspection(blocks: page.blockRows)
    var checked = page
    if let source {
      let request = LintRequest(source: form)
      let reader = MessageReader(source: source, form: form, isDocument: isDocument)
      (result.checkedAs, result.aboutForm) = checkedAs(
        request.checkedForm(of: source), shown: reader)
      result.source = source.bytes
      do throws(ToolError) {
        let output = try LintRun(source: source, request: request).run()
        let places = FindingPlaces(
          shown: page, checked: output.page, source: (try? source.text()) ?? "",
          blockLines: reader.blockLines())
        result.findings = places.rows(of: output.findings)
        checked = output.page ?? page
      } catch {
        result.findings = [FindingRow(unreadable: error.sentence)]
      }
    } else if problem == nil {
      result.findings = lint(page).findings.map { FindingRow(finding: $0, path: $0.path) }
    }
    if let problem { result.findings.insert(FindingRow(unreadable: problem), at: 0) }
    result.meters = LimitMeter.all(of: checked)
    return result
  }

  /// In a few words, and what there is to say of it.
  private func checkedAs(
    _ checked: SourceForm, shown reader: MessageReader
  ) -> (words: String, about: String) {
    let shown = form ?? SourceForm(guessedFrom: reader.source)
    let growing = isGrowing ? " so far" : ""
    guard shown != checked else { return ("Checked as \(checked.name)\(growing)", checked.help) }
    return (
      "Checked as \(checked.name)\(growing), shown as \(shown.name)",
      "Bots send \(checked.name), so that is what is checked; "
        + "recto view --from \(checked.name) shows the message so, too"
    )
  }
}

extension FindingRow {
  fileprivate init(unreadable sentence: String) {
    self.init(finding: LintFinding(.unreadable, sentence: sentence), path: nil)
  }
}
