import ChatView
import MessageFiles
import Recto

/// The messages of lines, in the chat: new ones are added, those that changed are shown anew in their places.
@MainActor
final class LineMessages {
  private let name: String
  private let folder: String
  private let loader: MessageLoader
  private let chat: Chat
  /// Of each line, where its message is, what it was made of, and how to read it once more.
  private var places: [(index: Int, hash: Int, source: () -> InputSource?)] = []
  /// Lines of the file as it is read now.
  private var count = 0
  private var lineNumber = 0

  init(_ name: String, folder: String, loader: MessageLoader, chat: Chat) {
    self.name = name
    self.folder = folder
    self.loader = loader
    self.chat = chat
  }

  var isEmpty: Bool { places.isEmpty }

  /// The line a message was made of; nil where it is none of these, or no longer to be had.
  func source(ofMessage index: Int) -> InputSource? {
    places.first { $0.index == index }?.source()
  }

  /// The lines come from the beginning again.
  func beginAnew() { (count, lineNumber) = (0, 0) }

  /// - Parameter again: reads the line when it is needed once more; nil where it is no longer to be had.
  /// - Returns: the message that is new or another; nil where nothing is to be shown.
  func add(_ line: LineSplitter.Line, again: @escaping () -> [UInt8]?) -> Int? {
    lineNumber += 1
    guard line.isTooLong || line.bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
      return nil
    }
    let name = "\(self.name):\(lineNumber)"
    let hash = line.bytes.hashValue
    defer { count += 1 }
    let (loader, folder) = (self.loader, self.folder)
    let source = { again().flatMap { try? loader.source(of: $0, name: name, in: folder) } }
    if places.indices.contains(count) {
      guard places[count].hash != hash else { return nil }
      (places[count].hash, places[count].source) = (hash, source)
      chat.replace(places[count].index, with: message(line, name, again))
    } else {
      places.append((chat.messages.count, hash, source))
      chat.append(message(line, name, again))
    }
    return places[count].index
  }

  /// A sentence in the place of the first message, until there is one.
  func tell(_ sentence: String) {
    guard places.isEmpty else { return }
    places.append((chat.messages.count, 0, { nil }))
    chat.append(ChatMessage(name: name, content: .page(.telling(sentence))))
  }

  /// The file has no more lines than those that came.
  ///
  /// - Returns: the messages that changed by it.
  func dropRest() -> [Int] {
    let rest = places.dropFirst(count).map(\.index)
    while places.count > count, let place = places.popLast() {
      if place.index == chat.messages.count - 1 {
        chat.removeLast()
      } else {
        // What others are called by must not change: their numbers stay.
        chat.replace(
          place.index,
          with: ChatMessage(
            name: name, content: .page(.telling("\(name): this line is no longer in the file"))))
      }
    }
    return rest
  }

  private func message(
    _ line: LineSplitter.Line, _ name: String, _ again: @escaping () -> [UInt8]?
  ) -> ChatMessage {
    guard !line.isTooLong else {
      return ChatMessage(
        name: name, content: .page(.telling("\(name): the line is \(InputSource.tooLarge)")))
    }
    return loader.message(line.bytes, name: name, in: folder, again: again)
  }
}
