import PageMarkup
import PageModel
import Testing

@Suite("A text that grows")
struct SessionTests {
  private static func lines(_ dialect: StreamDialect) -> [String] {
    switch dialect {
    case .markdown(let options):
      return options.mode == .chat
        ? StreamDocuments.lines : StreamDocuments.lines + StreamDocuments.footnotes
    case .richMarkdown, .richHTML:
      return StreamDocuments.lines + StreamDocuments.rich + StreamDocuments.rich
        + StreamDocuments.footnotes
    }
  }

  private func check(_ dialect: StreamDialect, seed: UInt64, size: Int, lines: [String]) {
    var random = StreamDocuments(seed: seed)
    let text = random.document(of: lines, count: size == 1 ? 5 : size == 0 ? 18 : 9)
    var session = MarkupSession(dialect)
    var before = session.page
    for chunk in random.chunks(of: text, size: size) {
      let update = session.append(chunk)
      if let difference = StreamChecking.difference(session) {
        Issue.record("seed \(seed): \(session.source.debugDescription): \(difference)")
        return
      }
      let page = session.page
      let isSame = page.blocks.prefix(update.firstChangedBlock).elementsEqual(
        before.blocks.prefix(update.firstChangedBlock))
      #expect(isSame && update.blockCount == page.blocks.count, "seed \(seed)")
      before = page
    }
    session.finish()
    #expect(session.source == text)
    #expect(StreamChecking.difference(session) == nil)
  }

  @Test("a message: every prefix is read as it is alone", arguments: UInt64(1)...334)
  func chat(seed: UInt64) {
    for size in [1, 5, 0] {
      check(
        StreamChecking.chat, seed: seed * 7 + UInt64(size), size: size,
        lines: Self.lines(StreamChecking.chat))
    }
  }

  @Test("a document: every prefix is read as it is alone", arguments: UInt64(1)...334)
  func document(seed: UInt64) {
    let lines = Self.lines(StreamChecking.document)
    for size in [1, 5, 0] {
      check(
        StreamChecking.document, seed: seed * 7 + UInt64(size), size: size,
        lines: seed % 2 == 0 ? lines : lines.filter { !StreamDocuments.footnotes.contains($0) })
    }
  }

  @Test("Rich Markdown: every prefix is read as it is alone", arguments: UInt64(1)...334)
  func rich(seed: UInt64) {
    let lines = Self.lines(StreamChecking.rich)
    for size in [1, 5, 0] {
      check(
        StreamChecking.rich, seed: seed * 7 + UInt64(size), size: size,
        lines: seed % 2 == 0 ? lines : lines.filter { !StreamDocuments.footnotes.contains($0) })
    }
  }

  @Test("Rich HTML: every prefix is read as it is alone", arguments: UInt64(1)...40)
  func html(seed: UInt64) {
    check(
      .richHTML(RichMarkupOptions()), seed: seed, size: 0,
      lines: StreamDocuments.rich + ["text", "<b>b</b>", "&am", "p;"])
  }

  /// Blocks that are longer than what is read at once of one block.
  static let longBlocks: [[String]] = [
    [
      "| head | `c` **b** $x$ |\n|---|--:|\n", "| cell $y$ | **b** c |\n", "| a | b | c |\n", "x\n",
    ],
    ["above\n  a | b\n--|--\n", "| 1 | 2 |\n", "**a\n", "| [r] |\n"],
    ["2 | 3\n:-:|:-:\n", "| 1 | 2 |\n"],
    ["    a | b\n--|--\n", "| 1 | 2 |\n"],
    ["```swift\n", "let x = 1\n", "\n", "  ``\n", "- a\n", "   \n"],
    ["  ~~~ a\n", "    four\n", "\t tab\n", "~~\n", "\r\n"],
    [
      "- one\n", "- two **b** [r] $x$\n", "  more\n", "\n", "-\n", "  - nested\n",
      "- ```\n  x\n  ```\n",
    ],
    ["7) one\n", "1) two\n", "   > quote\n\n", "9) [x] task\n", "1)\n"],
    ["> quote\n", "> - item\n", ">\n", "lazy\n"],
    ["word ", "**bold** ", "`code` ", "[r] ", "\n"],
  ]

  @Test("blocks without end are read as they are alone", arguments: 0..<longBlocks.count * 3)
  func longBlock(index: Int) {
    let lines = Self.longBlocks[index / 3]
    let dialect = [StreamChecking.chat, StreamChecking.document, StreamChecking.rich][index % 3]
    var random = StreamDocuments(seed: UInt64(index))
    var text = "# a\n\n" + lines[0]
    while text.utf8.count < 5_000 { text += random.document(of: lines, count: 8) }
    text += "\n\n# b\n\ntext [r]\n\n[r]: https://a.b\n"
    var session = MarkupSession(dialect)
    for chunk in random.chunks(of: text, size: 70) {
      session.append(chunk)
      if let difference = StreamChecking.difference(session) {
        Issue.record("\(session.source.suffix(300).debugDescription): \(difference.prefix(3000))")
        return
      }
    }
  }

  @Test("bytes may be cut anywhere")
  func bytes() {
    let text = "# é\n\n👩‍👩‍👧 は **€**\n"
    for size in 1...5 {
      var session = MarkupSession(StreamChecking.chat)
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        session.append(bytes: bytes[start..<min(start + size, bytes.count)])
        #expect(StreamChecking.difference(session) == nil)
        #expect(text.hasPrefix(session.source) || !session.source.contains("\u{FFFD}"))
      }
      #expect(session.source == text)
    }
  }

  @Test("half a character at the end is none, and neither are bytes that fit nowhere")
  func brokenBytes() {
    var session = MarkupSession(StreamChecking.chat)
    session.append(bytes: [0x61, 0xFF, 0x62, 0xE2, 0x82])
    #expect(session.source == "a\u{FFFD}b")
    session.finish()
    #expect(session.source == "a\u{FFFD}b\u{FFFD}")
  }

  @Test("parts may be replaced", arguments: UInt64(1)...200)
  func replacing(seed: UInt64) {
    for dialect in [StreamChecking.chat, StreamChecking.document, StreamChecking.rich] {
      var random = StreamDocuments(seed: seed)
      let lines = Self.lines(dialect)
      var session = MarkupSession(dialect)
      session.append(random.document(of: lines, count: 10))
      for _ in 0..<12 {
        let count = session.source.utf8.count
        switch random.number(in: 0..<4) {
        case 0:
          let start = random.number(in: 0..<count + 1)
          let end = min(count, start + random.number(in: 0..<40))
          session.replace(start..<end, with: random.document(of: lines, count: 2))
        case 1:
          let kept = session.source.unicodeScalars.prefix(random.number(in: 0..<count + 1))
          session.replaceAll(with: String(kept) + random.document(of: lines, count: 3))
        default:
          session.append(random.document(of: lines, count: 3))
        }
        if let difference = StreamChecking.difference(session) {
          Issue.record("seed \(seed): \(session.source.debugDescription): \(difference)")
          break
        }
      }
    }
  }
}
