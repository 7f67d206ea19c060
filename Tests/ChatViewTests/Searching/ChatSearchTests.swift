import ChatView
import Recto
import Testing

struct ChatSearchTests {
  @Test("Goes from place to place through the messages and around their ends")
  func around() throws {
    let chat = try TestChat.make(["a word, a Word", "nothing", "WORD", "also nothing"])
    var search = ChatSearch("word")
    func next(_ direction: Int = 1) -> String? {
      search.next(direction, in: chat, from: 0).map { "\($0.index):\($0.start.offset)" }
    }
    #expect(next() == "0:2")
    #expect(next() == "0:10")
    #expect(next() == "2:0")
    #expect(next() == "0:2")
    #expect(next(-1) == "2:0")
    #expect(next(-1) == "0:10")
  }

  @Test("Words that are nowhere are not found, nor is nothing")
  func nowhere() throws {
    let chat = try TestChat.make(["a", "b"])
    var search = ChatSearch("zebra")
    let nowhere = search.next(in: chat, from: 0)
    #expect(nowhere == nil)
    var empty = ChatSearch("")
    let nothing = empty.next(in: chat, from: 1)
    #expect(nothing == nil)
  }

  @Test("Beyond the basic plane, and letters whose small form is longer")
  func unusual() throws {
    let chat = try TestChat.make("😀 İstanbul and ÄRGER")
    for (query, expected) in [("ärger", "ÄRGER"), ("istanbul", "İstanbul"), ("ıstanbul", nil)] {
      var search = ChatSearch(query)
      let found = search.next(in: chat, from: 0)
      #expect(found.map { chat.copied($0).plain } == expected, "\(query)")
    }
  }

  @Test("A letter without an accent is found with any, one with an accent with that alone")
  func accents() throws {
    let chat = try TestChat.make("un café, CAFE\u{301}, a cafe")
    for (query, expected) in [
      ("cafe", ["café", "CAFE\u{301}", "cafe"]), ("Café", ["café", "CAFE\u{301}"]), ("cafè", []),
    ] {
      var search = ChatSearch(query)
      var found: [String] = []
      while let place = search.next(in: chat, from: 0), found.count < 4 {
        let words = chat.copied(place).plain
        if words == found.first { break }
        found.append(words)
      }
      #expect(found == expected, "\(query)")
    }
    let marks = chat.marks(of: WordFinder("cafe"), on: try #require(chat.visible().first))
    #expect(marks.count == 3)
  }

  @Test("It looks a message at a time, says so, and can be sent elsewhere or stopped on the way")
  func slices() throws {
    let chat = try TestChat.make((0..<50).map { $0 == 30 ? "the needle" : "hay \($0)" })
    var search = ChatSearch("needle")
    search.setOut(1, in: chat, from: 10)
    var slices = 0
    var found: ChatSelection?
    while found == nil, slices < 100 {
      #expect(search.isOnTheWay && search.words(in: chat) == "Looking…")
      if case .found(let place) = search.goOn(in: chat, until: { true }) { found = place }
      slices += 1
    }
    #expect(found?.index == 30 && slices == 21)
    #expect(!search.isOnTheWay)
    #expect(chat.shownCount < 50, "messages that are looked through are not kept")

    search.setOut(1, in: chat, from: 0)
    _ = search.goOn(in: chat, until: { true })
    search.stop()
    #expect(!search.isOnTheWay)
    while search.look(in: chat, until: { true }) {}
    #expect(search.words(in: chat) == "1 of 1")
  }

  @Test("A message that comes, changes or goes while it looks is not missed")
  func changesOnTheWay() throws {
    let chat = try TestChat.make((0..<20).map { "hay \($0)" })
    var search = ChatSearch("needle")
    search.setOut(1, in: chat, from: 3)
    for _ in 0..<10 { _ = search.goOn(in: chat, until: { true }) }
    chat.replace(5, with: ChatMessage(name: "m", content: .page(try TestChat.page("a needle"))))
    search.forget(from: 5)
    chat.removeLast()
    search.forget(from: 19)
    var found: ChatSelection?
    for _ in 0..<60 where found == nil {
      if case .found(let place) = search.goOn(in: chat, until: { true }) { found = place }
    }
    #expect(found?.index == 5)
  }
}
