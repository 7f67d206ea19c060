import Recto

extension Benchmark {
  /// Rich Markdown to a page, beside cmark-gfm alone making its tree of the same text. Finding
  /// entities is left out: it is work that cmark-gfm does not do.
  static let richMarkdownParse = Benchmark(
    name: "rich-markdown-parse", summary: "Rich Markdown to a page; the peer makes its own tree"
  ) { setting in
    let prose = MarkdownText.prose(bytes: 100_000, seed: 1)
    let dense = MarkdownText.dense(bytes: 100_000, seed: 2)
    let chat = MarkdownText.chat(count: 200, seed: 3)
    let texts = [prose, dense] + chat
    let options = RichMarkupOptions(detectsEntities: false)
    let peer = CMarkPeer()
    let times = try timeInTurn(
      runs: setting.runs,
      own: { _ in
        {
          try texts.reduce(0) { try $0 + parseRichMarkdown($1, options: options).page.blocks.count }
        }
      },
      peer: { _ in { texts.reduce(0) { $0 + peer.parse($1) } } })
    let chatSize = chat.reduce(0) { $0 + $1.utf8.count }
    return Outcome(
      corpus: "\(prose.utf8.count) B prose, \(dense.utf8.count) B dense with constructs, "
        + "\(chat.count) chat messages of together \(chatSize) B",
      times: times.own,
      peer: Outcome.Peer(name: "cmark-gfm", version: CMarkPeer.version, times: times.peer))
  }
}
