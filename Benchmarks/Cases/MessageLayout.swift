import Recto

extension Benchmark {
  /// A message as long as one may be, its page laid out for the first time.
  static let messageFirstLayout = Benchmark(
    name: "message-first-layout",
    summary: "A page of 32,768 characters laid out on two threads, fonts warm"
  ) { setting in
    let runs = setting.runs
    let context = try TypesettingContext()
    context.layOutOnTwoThreads()
    let peers = try LayoutPeers(
      setting.layoutPeers, task: .first, documents: (500...506).map(LongMessage.text(seed:)))
    let times = try time(runs: runs) { run in
      try peers.measure(run: run)
      // Another message each time: nothing of it has been shaped.
      let page = try LongMessage.page(LongMessage.text(seed: 500 + run))
      return { layoutPage(page, inputs: LongMessage.inputs, context: context).items.count }
    }
    return Outcome(corpus: LongMessage.description, times: times, peers: peers.outcomes)
  }

  /// The same message with a few words more at its end, again and again.
  static let messageAppend = Benchmark(
    name: "message-append", summary: "The same page longer by a few words, parsed anew and compared"
  ) { setting in
    let runs = setting.runs
    let context = try TypesettingContext()
    var text = LongMessage.text(seed: 500)
    var numbers = SeededNumbers(seed: 9)
    let session = LayoutSession(
      try LongMessage.page(text), inputs: LongMessage.inputs, context: context)
    let times = try time(runs: runs) { _ in
      text += " " + Prose.paragraph(.english, words: 4, &numbers)
      let page = try LongMessage.page(text)
      return { session.update(page).blocks.count }
    }
    return Outcome(corpus: LongMessage.description, times: times)
  }
}

private enum LongMessage {
  static func text(seed: Int) -> String { MarkdownText.message(scalars: 32_768, seed: seed) }

  static func page(_ text: String) throws -> InstantPage { try parseMarkdown(text).page }

  static var inputs: LayoutInputs {
    LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))
  }

  static var description: String {
    let text = text(seed: 500)
    return "\(text.unicodeScalars.count) characters, \(text.utf8.count) B of mixed Markdown"
  }
}
