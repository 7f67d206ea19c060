import ChatView
import Recto
import Testing

/// Messages that are read when they are needed.
struct LazyMessageTests {
  private final class Count {
    var reads = 0
  }

  @Test("A message is read once for as long as it is laid out, whoever asks, and again afterwards")
  func once() throws {
    let count = Count()
    let page = try TestChat.page("Some words.")
    let chat = try TestChat.make([])
    chat.append(
      ChatMessage(
        name: "m",
        content: .lazy {
          count.reads += 1
          return (page, MessagePictures())
        }))
    for index in 0..<200 {
      chat.append(ChatMessage(name: "n", content: .page(try TestChat.page("Number \(index)."))))
    }
    _ = chat.visible()
    #expect(chat.messages[0].page == page && chat.messages[0].page == page)
    #expect(count.reads == 1)
    chat.update(0)
    #expect(count.reads == 1)
    chat.scrollToEnd()
    _ = chat.visible()
    #expect(chat.messages[0].shown == nil)
    _ = chat.messages[0].page
    #expect(count.reads == 2)
  }
}
