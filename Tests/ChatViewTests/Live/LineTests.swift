import ChatView
import Testing

/// Lines that arrive in pieces of any size, that are kept as long as there is room, in files that change.
struct LineTests {
  private func lines(_ text: String, pieces size: Int, limit: Int = 100) -> [String] {
    var splitter = LineSplitter(limit: limit)
    var found: [String] = []
    var bytes = Array(text.utf8)[...]
    func add(_ line: LineSplitter.Line) {
      found.append(
        line.isTooLong
          ? "\(line.offset)!" : "\(line.offset):" + String(decoding: line.bytes, as: UTF8.self))
    }
    while !bytes.isEmpty {
      splitter.append(Array(bytes.prefix(size))).forEach(add)
      bytes = bytes.dropFirst(size)
    }
    if let rest = splitter.takeRest() { add(rest) }
    #expect(splitter.count == text.utf8.count)
    return found
  }

  @Test(
    "Lines are the same in pieces of every size, with their places; what is too long is told and dropped"
  )
  func pieces() {
    let text = "one\r\n\ntwo\n12345678901\nthree"
    let wanted = ["0:one", "5:", "6:two", "10!", "22:three"]
    for size in 1...text.utf8.count {
      #expect(lines(text, pieces: size, limit: 10) == wanted, "pieces of \(size)")
    }
  }

  @Test("A last line without an end is taken when it is whole, and waits when it is not")
  func rest() {
    var splitter = LineSplitter(limit: 100)
    #expect(splitter.append(Array("{\"a\"".utf8)).isEmpty)
    #expect(splitter.hasRest)
    func isWhole(_ bytes: [UInt8]) -> Bool { bytes.last == UInt8(ascii: "}") }
    #expect(splitter.takeRest(if: isWhole) == nil)
    #expect(splitter.append(Array(":1}".utf8)).isEmpty)
    #expect(splitter.takeRest(if: isWhole)?.bytes == Array("{\"a\":1}".utf8))
    #expect(!splitter.hasRest)
    #expect(splitter.append(Array("\nx\n".utf8)).map(\.offset) == [7, 8])
  }

  @Test("What is kept has a bound; the oldest lines go first and the newest stays")
  func kept() {
    let kept = KeptLines(limit: 10)
    let lines = (0..<5).map { kept.keep(Array(repeating: UInt8($0), count: 4)) }
    #expect(lines.map { $0.bytes != nil } == [false, false, false, true, true])
    #expect(kept.byteCount == 8)
    let long = kept.keep(Array(repeating: 9, count: 50))
    #expect(long.bytes?.count == 50)
    #expect(lines.allSatisfy { $0.bytes == nil })
  }

  @Test(
    "A file that grows is read on, one that is another or shorter again, one that is gone stays")
  func file() {
    func identity(_ number: UInt64, _ size: Int) -> FileIdentity {
      FileIdentity(device: 1, number: number, size: size)
    }
    var state = LineFileState()
    #expect(state.step(identity(1, 10), read: 0) == .readAgain, "it was never opened")
    state.opened(identity(1, 10))
    #expect(state.step(identity(1, 10), read: 10) == .nothing)
    #expect(state.step(identity(1, 12), read: 10) == .readOn)
    #expect(state.step(identity(1, 4), read: 10) == .readAgain)
    #expect(state.step(identity(2, 12), read: 10) == .readAgain)
    #expect(state.step(nil, read: 10) == .gone)
  }

  @Test("Messages are replaced and taken away, and heights stay true")
  func changing() throws {
    let chat = try TestChat.make(["One.", "Two.", "Three."])
    _ = chat.visible()
    _ = chat.measureAhead { false }
    let one = try TestChat.make(["# Other\n\nwords", "Two."])
    chat.replace(
      0, with: ChatMessage(name: "x", content: .page(try TestChat.page("# Other\n\nwords"))))
    chat.removeLast()
    _ = chat.visible()
    _ = one.visible()
    #expect(chat.messages.count == 2)
    #expect(chat.contentHeight == one.contentHeight)
    chat.removeLast()
    chat.removeLast()
    chat.removeLast()
    #expect(chat.visible().isEmpty && chat.contentHeight == 0)
  }
}
