import Recto

extension Benchmark {
  /// A page as text again: what copying and exporting cost.
  static let emit = Benchmark(
    name: "emit", summary: "A large page to Rich Markdown"
  ) { setting in
    var page = try parseMarkdown(MarkdownText.dense(bytes: 60_000, seed: 12)).page
    page.blocks = Array(repeatElement(page.blocks, count: 20).joined())
    let size = page.richMarkdown().text.utf8.count
    let times = try time(runs: setting.runs) { [page] _ in { page.richMarkdown().text.utf8.count } }
    return Outcome(
      corpus: "\(page.blocks.count) blocks, \(size) B written", times: times)
  }
}
