import ChatView
import MessageFiles

/// Lines that arrive: each is shown as soon as it has ended.
@MainActor
final class IncomingLines {
  private var splitter = LineSplitter(limit: InputSource.sizeLimit)
  private let kept = KeptLines()
  private let messages: LineMessages
  private let listener: LineListener
  private let file: FileDescriptor

  /// - Parameter file: cannot be read twice: a pipe, a terminal.
  init(_ file: FileDescriptor, _ messages: LineMessages, _ listener: LineListener) {
    self.file = file
    self.messages = messages
    self.listener = listener
  }

  func start() {
    MainLoop.whenReadable(file.number) { [self] in
      do throws(SystemError) {
        let bytes = try file.read(upTo: 1 << 16)
        take(bytes.isEmpty ? splitter.takeRest().map { [$0] } ?? [] : splitter.append(bytes))
        return !bytes.isEmpty
      } catch {
        listener.complain("it cannot be read any further: \(error.words)")
        take(splitter.takeRest().map { [$0] } ?? [])
        return false
      }
    }
  }

  private func take(_ lines: [LineSplitter.Line]) {
    let indices = lines.compactMap { line in
      let kept = kept.keep(line.bytes)
      return messages.add(line, again: { kept.bytes })
    }
    if !indices.isEmpty { listener.changed(indices, true) }
  }
}
