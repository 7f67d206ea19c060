import Recto

extension Benchmark {
  /// What a bot's author waits for before a message is sent.
  static let lint = Benchmark(
    name: "lint", summary: "Every finding of a message as long as one may be"
  ) { setting in
    let text = MarkdownText.dense(bytes: 32_768, seed: 13)
    let count = Recto.lint(text).findings.count
    let times = try time(runs: setting.runs) { _ in { Recto.lint(text).findings.count } }
    return Outcome(
      corpus: "\(text.unicodeScalars.count) characters of dense Rich Markdown, \(count) findings",
      times: times)
  }
}
