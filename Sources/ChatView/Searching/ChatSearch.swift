import Recto

/// Finding words in the messages of a chat, one place after the other, in what is closed too: going to a place
/// opens the details and quotes around it.
package struct ChatSearch {
  package let query: String
  /// The place that was gone to last: a message, and which of its places.
  private var current: (index: Int, ordinal: Int)?
  /// Of messages that were looked through.
  private var places: [Int: [FoundPlace]] = [:]
  /// So many messages at the beginning were looked through.
  private var lookedThrough = 0

  package init(_ query: String) {
    self.query = query
  }

  /// Goes to the next place, or the one before, around the ends of the chat.
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
      let found = places(in: chat, index)
      let ordinal: Int
      if step == 0, let current {
        ordinal = current.ordinal + direction
      } else {
        ordinal = direction > 0 ? 0 : found.count - 1
      }
      guard found.indices.contains(ordinal),
        let selection = chat.open(found[ordinal], in: index)
      else { continue }
      current = (index, ordinal)
      return selection
    }
    return nil
  }

  /// Looks through messages nobody has gone to, to count the places.
  ///
  /// - Parameter enough: asked after each message; true interrupts, and the next call goes on behind it.
  /// - Returns: whether there are more.
  package mutating func look(in chat: Chat, until enough: () -> Bool) -> Bool {
    while lookedThrough < chat.messages.count {
      _ = places(in: chat, lookedThrough)
      lookedThrough += 1
      if enough() { break }
    }
    return lookedThrough < chat.messages.count
  }

  /// Which place of how many, counted from 1; no number before any place was gone to.
  package struct Status: Equatable {
    package var number: Int?
    package var count: Int

    package init(number: Int?, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// Nil before all messages were looked through.
  package func status(in chat: Chat) -> Status? {
    guard lookedThrough >= chat.messages.count else { return nil }
    let number = current.map { current in
      places.reduce(current.ordinal + 1) { $1.key < current.index ? $0 + $1.value.count : $0 }
    }
    return Status(number: number, count: places.values.reduce(0) { $0 + $1.count })
  }

  /// Messages from one on are others than before.
  package mutating func forget(from index: Int) {
    places = places.filter { $0.key < index }
    lookedThrough = min(lookedThrough, index)
    if let current, current.index >= index { self.current = nil }
  }

  private mutating func places(in chat: Chat, _ index: Int) -> [FoundPlace] {
    if let known = places[index] { return known }
    let found = chat.places(of: query, in: index)
    places[index] = found
    return found
  }
}

/// A place in a message, whatever is open in it.
struct FoundPlace {
  /// The text's item.
  var place: ItemPlace
  var range: Range<Int>
  /// Of the text's words, for where items were counted otherwise while a quote was closed.
  var wordsHash: Int
  /// What has to be open for it to be seen.
  var details: [Int]
  var quotes: [[Int]]
}
