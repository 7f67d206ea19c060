import ChatView
import Recto
import Testing

struct ChatScrollingTests {
  @Test("Of ten thousand messages those near the view are laid out, wherever the view is")
  func virtual() throws {
    let chat = try TestChat.make([])
    var readCount = 0
    for index in 0..<10_000 {
      chat.append(
        ChatMessage(
          name: "\(index)",
          content: .lazy {
            readCount += 1
            let blocks = [InstantPageBlock.paragraph(.plain("Message \(index)"))]
            return (InstantPage(blocks: blocks), MessagePictures())
          }))
    }
    #expect(chat.visible().first?.index == 0)
    for part in [0.5, 0.1, 0.9, 1] {
      chat.scroll(to: chat.longestScroll * part)
      let visible = chat.visible()
      #expect(visible.count < 30)
      #expect(chat.shownCount < 100, "what is far away is given up")
    }
    #expect(chat.visible().last?.index == 9_999)
    #expect(readCount < 400, "and was never read")
  }

  @Test("What is seen stays where it is when a message above turns out taller than guessed")
  func anchored() throws {
    let tall = String(repeating: "many words that make a tall message ", count: 60)
    let chat = try TestChat.make((0..<40).map { $0 == 3 ? tall : "short \($0)" })
    chat.scroll(to: 1_500)
    let before = try #require(chat.visible().first)
    while chat.measureAhead(until: { false }) {}
    let after = try #require(chat.visible().first)
    #expect(before.index == after.index)
    #expect(before.top == after.top)
  }

  @Test("Measuring finds the heights that seeing finds")
  func measured() throws {
    let texts = (0..<30).map { String(repeating: "word \($0) ", count: $0 * 3 + 1) }
    let measured = try TestChat.make(texts)
    _ = measured.visible()
    while measured.measureAhead(until: { false }) {}
    let seen = try TestChat.make(texts)
    for step in 0..<60 {
      seen.scroll(to: Double(step) * 300)
      _ = seen.visible()
    }
    #expect(measured.contentHeight == seen.contentHeight)
  }

  @Test("The view never goes beyond the ends, also when the content shrinks")
  func ends() throws {
    let chat = try TestChat.make((0..<50).map { "message \($0)" })
    chat.scroll(to: -100)
    #expect(chat.scrollOffset == 0)
    chat.scroll(to: 1e9)
    let last = try #require(chat.visible().last)
    #expect(last.index == 49)
    #expect(chat.isAtEnd)
    chat.messages[49].content = .page(InstantPage(blocks: []))
    chat.update(49)
    _ = chat.visible()
    #expect(chat.scrollOffset <= chat.longestScroll)
  }

  @Test("Another width and another text size lay out anew, with the same message on top")
  func relayed() throws {
    let chat = try TestChat.make(
      (0..<40).map { "message \($0) " + String(repeating: "and more ", count: 20) })
    chat.scroll(to: 2_000)
    let before = try #require(chat.visible().first)
    chat.resize(to: Size(width: 240, height: 640))
    #expect(chat.visible().first?.index == before.index)
    var look = chat.look
    look.textSize = look.textSize.stepped(by: 2)
    chat.setLook(look)
    #expect(chat.visible().first?.index == before.index)
    #expect(chat.visible().allSatisfy { $0.shown.layout.size.width == 240 })
  }

  @Test("Day names stand above the first message of each day and nowhere else")
  func days() throws {
    let chat = try TestChat.make([])
    let day: Int32 = 86_400
    for date in [day, day + 10, 2 * day - 1, 2 * day, 5 * day] {
      chat.append(
        ChatMessage(
          name: "\(date)", content: .page(try TestChat.page("at \(date)")), date: date))
    }
    #expect((0..<5).map { chat.dayBegins(at: $0) } == [true, false, false, true, true])
    #expect(chat.visible().map { $0.dayHeight > 0 } == [true, false, false, true, true])
  }
}
