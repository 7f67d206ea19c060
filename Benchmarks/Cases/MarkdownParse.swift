import Recto

extension Benchmark {
  /// Markdown to a page, beside cmark-gfm alone making its tree of the same text.
  static let markdownParse = Benchmark(
    name: "markdown-parse", summary: "Markdown to a page; the peer makes its own tree"
  ) { setting in
    let runs = setting.runs
    let prose = MarkdownText.prose(bytes: 100_000, seed: 1)
    let dense = MarkdownText.dense(bytes: 100_000, seed: 2)
    let chat = MarkdownText.chat(count: 200, seed: 3)
    let texts = [prose, dense] + chat
    let peer = CMarkPeer()
    let times = try timeInTurn(
      runs: runs,
      own: { _ in { try texts.reduce(0) { try $0 + parseMarkdown($1).page.blocks.count } } },
      peer: { _ in { texts.reduce(0) { $0 + peer.parse($1) } } })
    let chatSize = chat.reduce(0) { $0 + $1.utf8.count }
    return Outcome(
      corpus: "\(prose.utf8.count) B prose, \(dense.utf8.count) B dense with constructs, "
        + "\(chat.count) chat messages of together \(chatSize) B",
      times: times.own,
      peer: Outcome.Peer(name: "cmark-gfm", version: CMarkPeer.version, times: times.peer))
  }
}
