import Recto

/// Finding words in the messages of a chat, one place after the other.
package struct ChatSearch {
  package let query: String
  /// The place that was found last.
  package private(set) var current: ChatSelection?

  package init(_ query: String) {
    self.query = query
  }

  /// Goes to the next place, or the one before, around the ends of the chat.
  ///
  /// Looks in what can be read by opening nothing.
  ///
  /// - Parameter first: the message to begin in when nothing was found yet.
  /// - Returns: the place; nil when the words are nowhere.
  package mutating func next(
    _ direction: Int = 1, in chat: Chat, from first: Int
  ) -> ChatSelection? {
    guard !query.isEmpty, !chat.messages.isEmpty else { return nil }
    let count = chat.messages.count
    let start = min(max(0, current?.index ?? first), count - 1)
    // The last round looks at the first message again, at what came before the start.
    for step in 0...count {
      let index = ((start + step * direction) % count + count) % count
      guard chat.messages[index].mayHold(query) else { continue }
      let found = places(in: chat, index)
      if step == 0, let current {
        let next =
          direction > 0
          ? found.first { $0.start > current.start } : found.last { $0.start < current.start }
        if let next {
          self.current = next
          return next
        }
      } else if let next = direction > 0 ? found.first : found.last {
        current = next
        return next
      }
    }
    return nil
  }

  private func places(in chat: Chat, _ index: Int) -> [ChatSelection] {
    chat.reading(of: index).texts.enumerated().flatMap { number, text in
      text.text.paragraph.text.substring(text.range).ranges(of: query).map { range in
        ChatSelection(
          index: index, start: TextPosition(text: number, offset: range.lowerBound),
          focus: TextPosition(text: number, offset: range.upperBound))
      }
    }
  }
}

extension ChatMessage {
  /// Whether it is worth laying the message out to look in it.
  fileprivate func mayHold(_ query: String) -> Bool {
    shown != nil || !page.plainText.ranges(of: query).isEmpty
  }
}

extension String {
  /// Where a text holds another, whatever the case; UTF-16 units.
  func ranges(of query: String) -> [Range<Int>] {
    let text = Array(folded)
    let wanted = Array(query.folded).map(\.unit)
    guard !wanted.isEmpty, text.count >= wanted.count else { return [] }
    var found: [Range<Int>] = []
    var index = 0
    while index <= text.count - wanted.count {
      if wanted.indices.allSatisfy({ text[index + $0].unit == wanted[$0] }) {
        let end = text[index + wanted.count - 1]
        found.append(text[index].offset..<end.offset + end.length)
        index += wanted.count
      } else {
        index += 1
      }
    }
    return found
  }

  /// The small letters and where in the text they are from: the small form of one may be several.
  private var folded: [(unit: UInt16, offset: Int, length: Int)] {
    var result: [(unit: UInt16, offset: Int, length: Int)] = []
    result.reserveCapacity(utf16.count)
    var offset = 0
    for scalar in unicodeScalars {
      let length = scalar.value > 0xFFFF ? 2 : 1
      for unit in scalar.properties.lowercaseMapping.utf16 {
        result.append((unit, offset, length))
      }
      offset += length
    }
    return result
  }
}
