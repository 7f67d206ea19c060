import Recto

extension Benchmark {
  /// A page as text again: what copying and exporting cost.
  static let emit = Benchmark(
    name: "emit", summary: "A mixed message of 32,768 characters to Rich Markdown, 40 times"
  ) { setting in
    let page = try parseMarkdown(MarkdownText.message(scalars: 32_768, seed: 500)).page
    return try measure(page, times: 40, setting)
  }

  /// The same where every few letters something begins or ends.
  static let emitDense = Benchmark(
    name: "emit-dense", summary: "A page full of formatting to Rich Markdown, 20 times"
  ) { setting in
    let page = try parseMarkdown(MarkdownText.dense(bytes: 60_000, seed: 12)).page
    return try measure(page, times: 20, setting)
  }

  private static func measure(
    _ page: InstantPage, times count: Int, _ setting: Setting
  ) throws -> Outcome {
    let size = page.richMarkdown().text.utf8.count * count
    let times = try time(runs: setting.runs) { _ in
      { (0..<count).reduce(0) { sum, _ in sum + page.richMarkdown().text.utf8.count } }
    }
    let speed = (Double(size) / times.median / 100).rounded() / 10
    return Outcome(
      corpus:
        "\(page.blocks.count) blocks, \(count) times \(size / count) B written, \(speed) MB/s",
      times: times)
  }
}
