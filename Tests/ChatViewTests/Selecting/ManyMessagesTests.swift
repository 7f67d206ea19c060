import ChatView
import Recto
import Testing

/// Selecting across messages, and what is copied of that.
struct ManyMessagesTests {
  private func chat(_ count: Int = 4) throws -> Chat {
    try TestChat.make((0..<count).map { "Message **\($0)**.\n\n- one\n- two" })
  }

  private func selection(
    _ chat: Chat, from first: Int, to last: Int
  ) throws -> ChatSelection {
    ChatSelection(
      index: first, start: TextPosition(text: 0, offset: 8), focusIndex: last,
      focus: TextPosition(text: 0, offset: 7))
  }

  @Test("From the middle of one message to the middle of another, in either direction")
  func across() throws {
    let chat = try chat()
    let wanted = "0.\n\none\ntwo\n\nMessage 1.\none\ntwo\n\nMessage"
    #expect(chat.copied(try selection(chat, from: 0, to: 2)).plain == wanted)
    let back = ChatSelection(
      index: 2, start: TextPosition(text: 0, offset: 7), focusIndex: 0,
      focus: TextPosition(text: 0, offset: 8))
    let copied = chat.copied(back)
    #expect(copied.plain == wanted)
    #expect(copied.markdown.contains("Message **1**."))
    #expect(back.messages == 0...2)
    #expect((0..<4).map { chat.rects(of: back, in: $0).isEmpty } == [false, false, false, true])
  }

  @Test("The editor gets back every block of whole messages")
  func fragment() throws {
    let text =
      "# Title\n\n> a quote\n\n- [x] done\n\n| a | b |\n|---|---|\n| 1 | ||2|| |\n\n$$x^2$$"
    let chat = try TestChat.make([text, "Next **words**."])
    let all = try #require(chat.selectMore(chat.selectAll(of: 0), of: 0))
    let copied = chat.copied(all)
    let (fragment, losses) = try #require(Fragment.decoding(copied.fragment))
    #expect(losses.isEmpty)
    let page = try TestChat.page(text + "\n\nNext **words**.")
    #expect(
      fragment.document.page().page.blocks == Document.importing(page).document.page().page.blocks)
    var editor = Editor(Document())
    let paste = editor.paste(ClipboardOffer(fragment: copied.fragment, text: copied.plain))
    #expect(paste?.form == .fragment)
  }

  @Test("Ctrl+A takes the message, then the chat")
  func all() throws {
    let chat = try chat()
    let message = try #require(chat.selectMore(nil, of: 1))
    #expect(message.messages == 1...1)
    let everything = try #require(chat.selectMore(message, of: 1))
    #expect(everything.messages == 0...3)
    #expect(chat.selectMore(everything, of: 3)?.messages == 3...3, "and around again")
    let only = try TestChat.make("One.")
    let one = try #require(only.selectMore(nil, of: 0))
    #expect(only.selectMore(one, of: 0) == one)
  }

  @Test("The keyboard goes over the edges of messages, by characters, lines and pages")
  func keyboard() throws {
    let chat = try TestChat.make(["One.", "Two.", "Three."])
    var selection = ChatSelection(
      index: 0, start: TextPosition(text: 0, offset: 3), focus: TextPosition(text: 0, offset: 3))
    func plain(_ step: ChatSelection.Step) -> String {
      selection = chat.moving(selection, by: step)
      return chat.copied(selection).plain
    }
    #expect(plain(.character(1)) == ".")
    #expect(plain(.character(1)) == ".")
    #expect(selection.focusIndex == 1)
    #expect(plain(.character(1)) == ".\n\nT")
    #expect(plain(.line(1)).hasPrefix(".\n\nTwo."))
    #expect(plain(.chat(1)) == ".\n\nTwo.\n\nThree.")
    #expect(plain(.chat(-1)) == "One")
    #expect(plain(.page(10_000)) == ".\n\nTwo.\n\nThree.")
    #expect(plain(.page(-10_000)) == "One")
    #expect(chat.moving(selection, by: .character(-1)) == selection)
  }

  @Test(
    "Ten thousand messages are copied without laying them out; what is too much is left out and counted"
  )
  func bounds() throws {
    let chat = Chat(context: try TypesettingContext())
    let page = try TestChat.page("Words of a message.")
    for index in 0..<10_000 { chat.append(ChatMessage(name: "\(index)", content: .page(page))) }
    chat.resize(to: Size(width: 360, height: 640))
    _ = chat.visible()
    let all = ChatSelection(
      index: 0, start: TextPosition(text: 0, offset: 0), focusIndex: 9_999,
      focus: TextPosition(text: 0, offset: 5))
    let shown = chat.shownCount
    let copied = chat.copied(all)
    #expect(copied.leftOut == 0)
    #expect(copied.plain.hasSuffix("Words of a message.\n\nWords"))
    #expect(copied.plain.utf8.count == 9_999 * 21 + 5)
    #expect(chat.shownCount <= shown + 1)
    let some = chat.copied(all, atMost: 1_000)
    #expect(some.leftOut == 10_000 - 1_000 / 19)
    #expect(some.plain.utf8.count < 1_200)
  }

  @Test("A message without text is taken whole when it stands between others")
  func pictures() throws {
    let chat = try TestChat.make(["One.", "---", "Two."])
    let selection = ChatSelection(
      index: 0, start: TextPosition(text: 0, offset: 0), focusIndex: 2,
      focus: TextPosition(text: 0, offset: 3))
    #expect(chat.rects(of: selection, in: 1).count == 1)
    #expect(chat.copied(selection).markdown.contains("---"))
  }
}
