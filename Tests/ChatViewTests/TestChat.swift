import ChatView
import Recto

/// Chats to test with.
enum TestChat {
  static func page(_ markdown: String) throws -> InstantPage {
    try parseRichMarkdown(markdown).page
  }

  /// A chat with a message for each text, in a view of 360 by 640 points.
  static func make(_ texts: [String], scale: Double = 1) throws -> Chat {
    let chat = Chat(context: try TypesettingContext())
    var look = ChatLook()
    look.scale = scale
    chat.setLook(look)
    for (index, text) in texts.enumerated() {
      chat.append(ChatMessage(name: "m\(index)", content: .page(try page(text))))
    }
    chat.resize(to: Size(width: 360, height: 640))
    return chat
  }

  static func make(_ text: String, scale: Double = 1) throws -> Chat {
    try make([text], scale: scale)
  }
}

extension Chat {
  /// What a tap on the first thing of a kind would hit: looks for it on a grid of points.
  func firstHit(where isWanted: (LayoutHit.Target) -> Bool) -> ChatHit? {
    let visible = self.visible()
    for y in stride(from: 2.0, to: size.height, by: 3) {
      for x in stride(from: 2.0, to: size.width, by: 3) {
        if let hit = hit(Point(x: x, y: y), among: visible), isWanted(hit.hit.target) {
          return hit
        }
      }
    }
    return nil
  }
}
