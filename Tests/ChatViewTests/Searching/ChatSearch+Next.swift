import ChatView

extension ChatSearch {
  /// Goes to the next place, or the one before, however long it takes.
  mutating func next(
    _ direction: Int = 1, in chat: Chat, from first: Int
  ) -> ChatSelection? {
    setOut(direction, in: chat, from: first)
    while true {
      switch goOn(in: chat, until: { true }) {
      case .looking: continue
      case .found(let selection): return selection
      case .nowhere: return nil
      }
    }
  }
}
