/// Something to measure, perhaps beside a peer.
struct Benchmark: Sendable {
  /// What the command line and reports call it.
  var name: String
  var summary: String
  var measure: @Sendable (Setting) throws -> Outcome

  /// How to measure.
  struct Setting: Sendable {
    /// Timed runs; the median counts.
    var runs: Int
    /// Peers that run outside; without them the engine is measured alone.
    var telethon: OutsidePeer?
    var flatbuffers: OutsidePeer?
    var katex: OutsidePeer?
    /// What lays out documents elsewhere.
    var layoutPeers: [OutsidePeer] = []
  }

  /// In the order they run.
  static let all = [
    markdownParse, richMarkdownParse, richHTMLParse, emit, emitDense, lint, paragraphLayout,
    paragraphRebreak, messageFirstLayout, messageAppend, streamAppend10k, streamAppend200k,
    streamFlatness,
    composerKeys, composerUndo, composerHistory, formula, formulaHit, formulaMessage, renderProcess,
    tlDecode, tlEncode, flatbuffersDecode,
  ]
}

/// What a benchmark has found. Times are milliseconds.
struct Outcome: Sendable {
  /// The input, with its size.
  var corpus: String
  var times: [Double]
  var peer: Peer?
  /// More peers than one: each of them instead of ``peer``.
  var peers: [Peer] = []

  struct Peer: Sendable {
    var name: String
    var version: String
    /// One for each of the benchmark's own, measured right beside it.
    var times: [Double]
  }

  var median: Double { times.median }

  /// How many times faster than the peer: the median of the runs' ratios.
  var ratio: Double? { peer.map(ratio) }

  func ratio(to peer: Peer) -> Double {
    zip(peer.times, times).map { peer, own in peer / own }.median
  }
}
