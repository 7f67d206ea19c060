import Recto

extension Benchmark {
  /// Paragraphs nobody has seen before, with fonts that are open.
  static let paragraphLayout = Benchmark(
    name: "paragraph-layout", summary: "New paragraphs broken into lines, fonts warm"
  ) { setting in
    let runs = setting.runs
    let corpus = ParagraphCorpus()
    let context = try TypesettingContext()
    let peer = try PangoPeer(size: ParagraphCorpus.size)
    let times = try timeInTurn(
      runs: runs,
      own: { run in
        let texts = corpus.texts(run).map(ParagraphCorpus.attributed)
        return {
          texts.reduce(0) {
            $0 + context.layout($1, options: corpus.options(width: 320)).lines.count
          }
        }
      },
      peer: { run in
        let texts = corpus.texts(run)
        return { texts.reduce(0) { $0 + peer.layout($1, width: 320).lineCount } }
      })
    return Outcome(
      corpus: corpus.description, times: times.own,
      peer: Outcome.Peer(name: "PangoLayout", version: PangoPeer.version, times: times.peer))
  }

  /// The same paragraphs at another width each time.
  static let paragraphRebreak = Benchmark(
    name: "paragraph-rebreak", summary: "Known paragraphs broken again at a new width"
  ) { setting in
    let runs = setting.runs
    let corpus = ParagraphCorpus()
    let context = try TypesettingContext()
    let peer = try PangoPeer(size: ParagraphCorpus.size)
    let texts = corpus.texts(0)
    let own = texts.map(ParagraphCorpus.attributed)
    let other = texts.map { peer.layout($0, width: 320) }
    /// A width that has not been asked for yet.
    func width(_ run: Int) -> Double { 300 + Double(run) * 0.75 }
    let times = try timeInTurn(
      runs: runs,
      own: { run in
        let options = corpus.options(width: width(run))
        return { own.reduce(0) { $0 + context.layout($1, options: options).lines.count } }
      },
      peer: { run in { other.reduce(0) { $0 + $1.rebreak(width: width(run)) } } })
    return Outcome(
      corpus: corpus.description, times: times.own,
      peer: Outcome.Peer(name: "PangoLayout", version: PangoPeer.version, times: times.peer))
  }
}

/// Paragraphs of mixed scripts, other ones for each run.
private struct ParagraphCorpus {
  static let count = 100
  /// Points.
  static let size = 17.0

  func texts(_ run: Int) -> [String] {
    Prose.mixedParagraphs(ParagraphCorpus.count, seed: 1000 + run)
  }

  static func attributed(_ text: String) -> AttributedText {
    AttributedText(text, style: TextStyle(font: FontStyle(role: .sans, size: size)))
  }

  func options(width: Double) -> ParagraphOptions { ParagraphOptions(width: width) }

  var description: String {
    let texts = texts(0)
    let characters = texts.reduce(0) { $0 + $1.unicodeScalars.count }
    let bytes = texts.reduce(0) { $0 + $1.utf8.count }
    return "\(texts.count) paragraphs of mixed scripts, \(characters) characters, \(bytes) B"
  }
}
