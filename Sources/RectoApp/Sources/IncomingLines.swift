import ChatView
import MessageFiles

/// Lines that arrive: each is shown as soon as it has ended.
@MainActor
final class IncomingLines {
  private var splitter = LineSplitter(limit: InputSource.sizeLimit)
  private let kept = KeptLines()
  private let messages: LineMessages
  private let listener: LineListener
  private let incoming: IncomingBytes

  /// - Parameter file: cannot be read twice: a pipe, a terminal.
  init(_ file: FileDescriptor, _ messages: LineMessages, _ listener: LineListener) {
    incoming = IncomingBytes(file, wait: listener.wait)
    self.messages = messages
    self.listener = listener
  }

  /// - Parameter ended: told when all lines have come.
  func start(ended: @escaping @MainActor () -> Void = {}) {
    incoming.start { [self] event in
      switch event {
      case .came(let bytes):
        take(splitter.append(bytes))
        return true
      case .ended:
        takeRest()
        ended()
      case .failed(let error):
        listener.complain("it cannot be read any further: \(error.words)")
        takeRest()
      }
      return false
    }
  }

  func stop() { incoming.stop() }

  private func takeRest() { take(splitter.takeRest().map { [$0] } ?? []) }

  private func take(_ lines: [LineSplitter.Line]) {
    let indices = lines.compactMap { line in
      let kept = kept.keep(line.bytes)
      return messages.add(line, again: { kept.bytes })
    }
    if !indices.isEmpty { listener.changed(indices, true) }
  }
}
