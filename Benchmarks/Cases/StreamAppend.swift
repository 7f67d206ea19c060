import Recto

extension Benchmark {
  static let streamAppend10k = streamAppend(name: "stream-append-10k", bytes: 10_240)
  static let streamAppend200k = streamAppend(name: "stream-append-200k", bytes: 204_800)

  /// The layout of a message that a model is writing, a word at a time.
  private static func streamAppend(name: String, bytes: Int) -> Benchmark {
    Benchmark(
      name: name,
      summary: "A word appended to a message of \(bytes / 1024) KB: its layout, bubble and all"
    ) { setting in
      let context = try TypesettingContext()
      let stream = try MessageStream(bytes: bytes)
      let work = StreamWork()
      let peers = try LayoutPeers(setting.layoutPeers, task: .append, documents: [stream.markdown])
      let times = try time(runs: setting.runs) { run in
        try peers.measure(run: run)
        return try stream.work(run: run, context: context, counting: work)
      }
      return Outcome(
        corpus: "\(stream.description); \(work.text)",
        times: times.map { $0 / Double(MessageStream.wordsInRun) }, peers: peers.outcomes)
    }
  }

  /// The same words appended to a long message and to a short one: what the length costs.
  static let streamFlatness = Benchmark(
    name: "stream-flatness", summary: "A word appended at 200 KB; the peer is the same at 10 KB"
  ) { setting in
    let context = try TypesettingContext()
    let long = try MessageStream(bytes: 204_800)
    let short = try MessageStream(bytes: 10_240)
    let work = StreamWork()
    let times = try timeInTurn(
      runs: setting.runs,
      own: { try long.work(run: $0, context: context, counting: work) },
      peer: { try short.work(run: $0, context: context, counting: work) })
    let words = Double(MessageStream.wordsInRun)
    return Outcome(
      corpus: "\(long.description); \(work.text)", times: times.own.map { $0 / words },
      peer: Outcome.Peer(
        name: "the same at 10 KB", version: "", times: times.peer.map { $0 / words }))
  }
}

/// A message of some size, and how it goes on.
private struct MessageStream {
  static let wordsInRun = 64

  let markdown: String
  private let base: InstantPage

  init(bytes: Int) throws {
    markdown = MarkdownText.mixed(bytes: bytes, seed: 700)
    base = try parseMarkdown(markdown).page
  }

  var description: String {
    "\(markdown.utf8.count) B of mixed Markdown, \(base.blocks.count) blocks"
  }

  /// A run's words: other ones each time, of which nothing has been shaped.
  func work(run: Int, context: TypesettingContext, counting total: StreamWork) throws -> Work {
    let steps = try steps(run: run)
    let style = MessageStyle(palette: .day(outgoing: false))
    context.forgetText()
    let session = MessageLayoutSession(
      base, style: style, inputs: LayoutInputs(width: 380, theme: .chat(style.palette)),
      context: context)
    return {
      var height = 0.0
      for step in steps {
        height += session.update(step.page, firstChangedBlock: step.firstChangedBlock).size.height
        total.add(session.pageSession.lastWork)
      }
      return Int(height)
    }
  }

  /// What a parser that goes on where it stopped hands over: the page after each word, all blocks but the last
  /// ones as they were.
  private func steps(run: Int) throws -> [(page: InstantPage, firstChangedBlock: Int)] {
    let tail = MarkdownText.mixed(bytes: 4_000, seed: 8_000 + run)
    var steps: [(page: InstantPage, firstChangedBlock: Int)] = []
    var end = tail.startIndex
    var page = base
    while steps.count < Self.wordsInRun, end < tail.endIndex {
      end = tail[tail.index(after: end)...].firstIndex(where: \.isWhitespace) ?? tail.endIndex
      let blocks = try parseMarkdown(String(tail[..<end])).page.blocks
      let same = zip(page.blocks[base.blocks.count...], blocks).prefix { $0 == $1 }.count
      let first = base.blocks.count + same
      page.blocks.replaceSubrange(first..., with: blocks[same...])
      steps.append((page, first))
    }
    return steps
  }
}

/// What the updates of a stream have laid out.
private final class StreamWork {
  private var updates = 0
  private var laidOut = 0
  private var most = 0

  func add(_ work: LayoutWork) {
    updates += 1
    laidOut += work.laidOut
    most = max(most, work.laidOut)
  }

  var text: String {
    let hundredths = updates > 0 ? (100 * laidOut + updates / 2) / updates : 0
    return decimals(Double(hundredths) / 100, 2) + " blocks laid out an append, \(most) at most"
  }
}
