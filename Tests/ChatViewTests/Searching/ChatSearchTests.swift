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
    for (query, expected) in [("ärger", "ÄRGER"), ("istanbul", nil), ("İSTANBUL", "İstanbul")] {
      var search = ChatSearch(query)
      let found = search.next(in: chat, from: 0)
      #expect(found.map { chat.copied($0).plain } == expected, "\(query)")
    }
  }
}
