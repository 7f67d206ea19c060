import Recto

extension Chat {
  /// Everything in a message that a tap does something with, in reading order: where the keyboard goes.
  private func targets(of index: Int) -> [ChatHit] {
    let message = messages[index]
    return layOut(message, at: index).targets(scroll: message.scroll).map {
      ChatHit(index: index, hit: $0.hit, point: $0.point)
    }
  }

  /// What is now where something was hit: it may have changed since.
  package func hitAgain(_ old: ChatHit) -> ChatHit? {
    let message = messages[old.index]
    return layOut(message, at: old.index).layout.page.hit(at: old.point, scroll: message.scroll)
      .map { ChatHit(index: old.index, hit: $0, point: old.point) }
  }

  /// The next thing to tap after another, or the one before.
  ///
  /// - Returns: nil behind the last of all messages.
  package func target(_ direction: Int, from current: ChatHit?) -> ChatHit? {
    guard !messages.isEmpty else { return nil }
    let first = visible().first?.index ?? 0
    var index = min(max(0, current?.index ?? first), messages.count - 1)
    // Far away there may be nothing to tap in a thousand messages: the keyboard does not go that far.
    for step in 0..<50 where messages.indices.contains(index) {
      let all = targets(of: index)
      if step == 0, let current {
        let place = all.firstIndex { $0.hit.highlight == current.hit.highlight }
        if let place, all.indices.contains(place + direction) { return all[place + direction] }
      } else if let next = direction > 0 ? all.first : all.last {
        return next
      }
      index += direction
    }
    return nil
  }
}
