import ChatView
import Recto
import Testing

struct ChatSelectionTests {
  @Test("Selecting all copies the words, Markdown that gives them again, and HTML")
  func copied() throws {
    let chat = try TestChat.make("# Title\n\nSome **bold** text.\n\n- one\n- two")
    let copied = chat.copied(try #require(chat.selectAll(of: 0)))
    #expect(copied.plain == "Title\n\nSome bold text.\n\none\ntwo")
    #expect(copied.markdown.contains("# Title"))
    #expect(copied.markdown.contains("**bold**"))
    #expect(copied.html.contains("<b>bold</b>") || copied.html.contains("<strong>bold</strong>"))
  }

  @Test("A double click takes a word, a third one the text")
  func units() throws {
    let chat = try TestChat.make("Some words here.\n\nAnother text.")
    let place = TextPosition(text: 0, offset: 7)
    let word = chat.selection(around: place, in: 0, by: .word)
    #expect(chat.copied(word).plain == "words")
    #expect(
      chat.copied(chat.selection(around: place, in: 0, by: .text)).plain == "Some words here.")
    #expect(chat.selection(around: place, in: 0, by: .character).isEmpty)
  }

  @Test("The keyboard moves the end by characters, words, lines, and across texts")
  func keyboard() throws {
    let chat = try TestChat.make("One two 👨‍👩‍👧 three.\n\nNext.")
    var selection = chat.selection(
      around: TextPosition(text: 0, offset: 0), in: 0, by: .character)
    func moved(_ step: ChatSelection.Step) -> String {
      selection = chat.moving(selection, by: step)
      return chat.copied(selection).plain
    }
    #expect(moved(.character(1)) == "O")
    #expect(moved(.word(1)) == "One")
    #expect(moved(.word(1)) == "One two")
    #expect(moved(.character(1)) == "One two ")
    #expect(moved(.character(1)) == "One two 👨‍👩‍👧", "never half of a character")
    #expect(moved(.character(-1)) == "One two ")
    #expect(moved(.end(1)) == "One two 👨‍👩‍👧 three.\n\nNext.")
    #expect(moved(.line(-1)).hasPrefix("One"))
    #expect(moved(.end(-1)) == "")
  }

  @Test("Selected text has places to paint")
  func rects() throws {
    let chat = try TestChat.make("Some words.\n\nMore words.")
    let all = try #require(chat.selectAll(of: 0))
    #expect(chat.rects(of: all).count == 2)
  }
}
