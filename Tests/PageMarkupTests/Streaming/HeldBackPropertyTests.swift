import PageMarkup
import PageModel
import Testing

/// What holds of every page that is shown while a text grows.
@Suite("Pages of texts that are still being typed")
struct HeldBackPropertyTests {
  /// Left out: what says something of blocks before it. There a block changes because it must.
  private static let later = [
    "[ref]: https://r.s/t", "[other]: <u> 'title'", "a ~ b ~~struck~~ c", "x*~y*",
  ]

  private static func lines(_ dialect: StreamDialect) -> [String] {
    let lines = StreamDocuments.lines.filter { !later.contains($0) }
    if case .markdown = dialect { return lines }
    return lines + StreamDocuments.rich
  }

  /// What is never seen unless it stays.
  private static let marks = ["```", "~~~", "**", "~~", "||", "](", "|", "https://a.b/"]

  /// What takes back what was shown when something follows on its line: code that has no end, and a
  /// formula.
  private static let complete: Set = ["`", "``a", "$$x$$"]

  private func check(_ dialect: StreamDialect, seed: UInt64, size: Int) throws {
    var random = StreamDocuments(seed: seed)
    let text = random.document(
      of: Self.lines(dialect), count: size == 1 ? 5 : size == 0 ? 18 : 9,
      complete: Self.complete)
    let final = try dialect.parse(text).page
    let counts = Self.marks.map { Self.count($0, in: final) }
    var session = MarkupSession(dialect, holdsBack: true)
    var before = session.page
    for chunk in random.chunks(of: text, size: size) {
      let update = session.append(chunk)
      let page = session.page
      if let fault = fault(in: page, after: before, final, counts) {
        Issue.record(
          """
          seed \(seed): \(session.source.debugDescription): \(fault)
          \(page.treeDump())
          after
          \(before.treeDump())
          finally
          \(final.treeDump())
          """)
        return
      }
      #expect(update.blockCount == page.blocks.count)
      before = page
    }
    session.finish()
    #expect(session.page == final, "seed \(seed)")
  }

  private func fault(
    in page: InstantPage, after before: InstantPage, _ final: InstantPage, _ counts: [Int]
  ) -> String? {
    for (mark, count) in zip(Self.marks, counts) where Self.count(mark, in: page) > count {
      return "\(mark) is visible"
    }
    // Only the last block may still change, with the anchor before it, and the pictures and formulas
    // that are lines of one paragraph so far.
    var settled = page.blocks.count - 1
    while settled > 0, page.blocks[settled].isMedium || page.blocks[settled - 1].belongsToNext {
      settled -= 1
    }
    for index in 0..<max(settled, 0)
    where index >= final.blocks.count || final.blocks[index] != page.blocks[index] {
      return "block \(index) changes later"
    }
    for (index, block) in page.blocks.enumerated() where index < before.blocks.count {
      let old = before.blocks[index]
      // The text behind a formula is its own paragraph when it turns out to be a heading.
      if old.kind != block.kind, index < final.blocks.count, old.kind != "formula",
        old.kind == final.blocks[index].kind
      {
        return "block \(index) becomes a \(block.kind) and then again a \(old.kind)"
      }
      if case .table(_, let rows, _, _, _) = old, case .table(_, let now, _, _, _) = block {
        if now.count < rows.count { return "rows go" }
        if now[0].cells.count != rows[0].cells.count { return "columns change" }
      }
    }
    let old = Self.text(before)
    if Self.text(page).count < old.count, Self.text(final).hasPrefix(old) { return "text goes" }
    return nil
  }

  private static func text(_ page: InstantPage) -> String {
    page.plainText.filter { !$0.isWhitespace }
  }

  private static func count(_ mark: String, in page: InstantPage) -> Int {
    let text = Array(page.plainText.utf8)
    let mark = Array(mark.utf8)
    var count = 0
    for start in text.indices where text[start] == mark[0] && text[start...].starts(with: mark) {
      count += 1
    }
    return count
  }

  @Test("a message", arguments: UInt64(1)...334)
  func chat(seed: UInt64) throws {
    for size in [1, 5, 0] {
      try check(StreamChecking.chat, seed: seed * 7 + UInt64(size), size: size)
    }
  }

  @Test("a document", arguments: UInt64(1)...334)
  func document(seed: UInt64) throws {
    for size in [1, 5, 0] {
      try check(StreamChecking.document, seed: seed * 7 + UInt64(size), size: size)
    }
  }

  @Test("Rich Markdown", arguments: UInt64(1)...334)
  func rich(seed: UInt64) throws {
    for size in [1, 5, 0] {
      try check(StreamChecking.rich, seed: seed * 7 + UInt64(size), size: size)
    }
  }
}

extension InstantPageBlock {
  /// Whether it may be of the same lines as the block behind it.
  fileprivate var belongsToNext: Bool { isMedium || kind == "anchor" || kind == "formula" }

  fileprivate var isMedium: Bool { kind == "image" || kind == "video" }

  fileprivate var kind: String {
    String(describing: self).prefix { $0 != "(" && $0 != " " }.description
  }
}
