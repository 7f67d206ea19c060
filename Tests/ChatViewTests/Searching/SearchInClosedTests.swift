import ChatView
import Recto
import Testing

/// Words in what is closed, and how many there are.
struct SearchInClosedTests {
  static let text = """
    A word.

    <details><summary>More words</summary>

    - one word

    <details><summary>Even more</summary>

    A deep word.

    </details>

    </details>

    The last word.
    """

  @Test("Going to a place opens the details around it, at any depth, and no others")
  func opens() throws {
    let chat = try TestChat.make([Self.text, "nothing"])
    var search = ChatSearch("word")
    func next(_ direction: Int = 1) -> String? {
      search.next(direction, in: chat, from: 0).map { found in
        let text = chat.reading(of: found.index).texts[found.start.text]
        return text.text.paragraph.text.substring(0..<text.text.paragraph.text.length)
      }
    }
    #expect(next() == "A word.")
    #expect(next() == "More words")
    #expect(chat.messages[0].expandedDetails.isEmpty, "the title shows while they are closed")
    #expect(next() == "one word")
    #expect(chat.messages[0].expandedDetails == [0: true])
    #expect(next() == "A deep word.")
    #expect(chat.messages[0].expandedDetails == [0: true, 1: true])
    #expect(next() == "The last word.")
    #expect(next() == "A word.")
    #expect(next(-1) == "The last word.")
  }

  @Test("A place in the hidden part of a collapsed quote opens it")
  func quotes() throws {
    let lines = (0..<12).map { "Line \($0)." }.joined(separator: "<br>")
    let chat = try TestChat.make("<blockquote expandable>\(lines)<br>needle</blockquote>\n\nneedle")
    var search = ChatSearch("needle")
    let found = search.next(in: chat, from: 0)
    let first = try #require(found)
    #expect(chat.plainText(of: first) == "needle")
    #expect(!chat.messages[0].expandedQuotes.isEmpty)
    let second = search.next(in: chat, from: 0)
    #expect(second != nil && second?.start.text != first.start.text)
  }

  @Test("Counts the places, which of them was gone to, and again when a message changes")
  func counts() throws {
    let chat = try TestChat.make([Self.text, "a word", "nothing", "word word"])
    var search = ChatSearch("WORD")
    #expect(search.status(in: chat) == nil)
    while search.look(in: chat, until: { true }) {}
    #expect(search.status(in: chat) == ChatSearch.Status(number: nil, count: 8))
    _ = search.next(in: chat, from: 1)
    #expect(search.status(in: chat)?.number == 6)
    _ = search.next(-1, in: chat, from: 0)
    #expect(search.status(in: chat)?.number == 5)
    chat.replace(3, with: ChatMessage(name: "m", content: .page(try TestChat.page("word"))))
    search.forget(from: 3)
    #expect(search.status(in: chat) == nil)
    _ = search.look(in: chat) { false }
    #expect(search.status(in: chat) == ChatSearch.Status(number: 5, count: 7))
  }

  @Test("All places that can be seen are marked")
  func marks() throws {
    let chat = try TestChat.make(Self.text)
    func count(_ words: String) throws -> Int {
      chat.marks(of: WordFinder(words), on: try #require(chat.visible().first)).count
    }
    #expect(try count("word") == 3)
    chat.messages[0].expandedDetails = [0: true]
    chat.update(0)
    #expect(try count("word") == 4)
    #expect(try count("zebra") == 0)
  }
}
