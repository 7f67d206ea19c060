import Recto

extension Benchmark {
  /// Rich HTML to a page, beside Gumbo alone making its tree of the same text.
  static let richHTMLParse = Benchmark(
    name: "rich-html-parse", summary: "Rich HTML to a page; the peer makes its own tree"
  ) { setting in
    let prose = RichHTMLText.prose(bytes: 100_000, seed: 1)
    let dense = RichHTMLText.dense(bytes: 100_000, seed: 2)
    let texts = [prose, dense]
    let times = try timeInTurn(
      runs: setting.runs,
      own: { _ in
        { try texts.reduce(0) { try $0 + parseRichHTML($1).page.blocks.count } }
      },
      peer: { _ in { texts.reduce(0) { $0 + GumboPeer.parse($1) } } })
    return Outcome(
      corpus: "\(prose.utf8.count) B prose, \(dense.utf8.count) B dense with tags",
      times: times.own,
      peer: Outcome.Peer(name: "gumbo", version: GumboPeer.version, times: times.peer))
  }
}
