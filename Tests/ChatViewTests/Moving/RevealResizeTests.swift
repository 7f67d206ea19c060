import ChatView
import Recto
import Testing

/// A message that appears while the window changes.
struct RevealResizeTests {
  @Test("A message that waits for more takes another width", arguments: [200.0, 500])
  func resized(_ width: Double) throws {
    let text = "Some words that take a line or two, and **more** of them.\n\nAnd another paragraph."
    func chat(_ first: Double) throws -> Chat {
      let chat = try TestChat.make([text])
      chat.resize(to: Size(width: first, height: 640))
      _ = chat.visible()
      chat.reveal(0, isWhole: false, at: 0)
      for step in 0..<900 { _ = chat.advance(to: Double(step) / 30) }
      chat.resize(to: Size(width: width, height: 640))
      for step in 900..<960 { _ = chat.advance(to: Double(step) / 30) }
      return chat
    }
    let (one, other) = (try chat(width), try chat(340))
    let frames = try [one, other].map {
      try #require($0.visible().first?.shown.revealFrame)
    }
    #expect(frames[0].size == frames[1].size)
    #expect(frames[0].items.count == frames[1].items.count)
    #expect(one.visible().first?.shown.height == other.visible().first?.shown.height)
  }
}
