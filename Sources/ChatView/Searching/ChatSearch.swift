import Recto

/// Finding words in the messages of a chat, one place after the other, in what is closed too: going to a place
/// opens the details and quotes around it.
///
/// ```swift
/// search.setOut(1, in: chat, from: 0)
/// while case .looking = search.goOn(in: chat, until: isLate) { waitForNothingElseToDo() }
/// ```
package struct ChatSearch {
  package let finder: WordFinder
  /// The place that was gone to last: a message, and which of its places.
  private var current: (index: Int, ordinal: Int)?
  /// Of messages that were looked through.
  private var places: [Int: [FoundPlace]] = [:]
  /// So many messages at the beginning were looked through.
  private var lookedThrough = 0
  private var way: Way?

  /// On the way to another place.
  private struct Way {
    var direction: Int
    var start: Int
    /// Messages that were passed.
    var passed = 0
  }

  package init(_ query: String) {
    finder = WordFinder(query)
  }

  package var query: String { finder.words }

  // MARK: From place to place

  /// Sets out for the next place, or the one before, around the ends of the chat; who is on that way already
  /// stays on it.
  ///
  /// - Parameter first: the message to begin in when nothing was found yet.
  package mutating func setOut(_ direction: Int, in chat: Chat, from first: Int) {
    guard way?.direction != direction else { return }
    way = Way(
      direction: direction, start: min(max(0, current?.index ?? first), chat.messages.count - 1))
  }

  package var isOnTheWay: Bool { way != nil }

  /// Gives up the way to another place.
  package mutating func stop() { way = nil }

  package enum Outcome {
    /// Interrupted: the next call goes on.
    case looking
    case found(ChatSelection)
    case nowhere
  }

  /// Goes on to the place it set out for.
  ///
  /// - Parameter enough: asked after each message; true interrupts.
  package mutating func goOn(in chat: Chat, until enough: () -> Bool) -> Outcome {
    let count = chat.messages.count
    guard !query.isEmpty, count > 0 else {
      way = nil
      return .nowhere
    }
    // The last round looks at the first message again, at what came before the start.
    while let way, way.passed <= count {
      let index = ((way.start + way.passed * way.direction) % count + count) % count
      let found = places(in: chat, index)
      let ordinal: Int
      if way.passed == 0, let current {
        ordinal = current.ordinal + way.direction
      } else {
        ordinal = way.direction > 0 ? 0 : found.count - 1
      }
      if found.indices.contains(ordinal), let selection = chat.open(found[ordinal], in: index) {
        self.way = nil
        current = (index, ordinal)
        return .found(selection)
      }
      self.way?.passed += 1
      if enough() { return .looking }
    }
    way = nil
    return .nowhere
  }

  // MARK: How many there are

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

  /// What there is to say of it: that it is still looking, or which place it is at of how many.
  package func words(in chat: Chat) -> String {
    if isOnTheWay { return "Looking…" }
    guard let status = status(in: chat) else { return "…" }
    return "\(status.number.map { "\($0) of " } ?? "")\(status.count)"
  }

  /// Messages from one on are others than before.
  package mutating func forget(from index: Int) {
    places = places.filter { $0.key < index }
    lookedThrough = min(lookedThrough, index)
    if let current, current.index >= index { self.current = nil }
    // What was passed may hold the words now.
    way?.passed = 0
  }

  private mutating func places(in chat: Chat, _ index: Int) -> [FoundPlace] {
    if let known = places[index] { return known }
    let found = chat.places(of: finder, in: index)
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
