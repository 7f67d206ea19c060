import ChatView
import MessageFiles
import Recto

/// A message that arrives on standard input, piece by piece.
@MainActor
final class IncomingText {
  private var markup: MarkupSession
  /// Told after each piece: the page, what of it is as it was, and whether it is whole.
  private let arrived: @MainActor (InstantPage, _ firstChanged: Int, _ isWhole: Bool) -> Void
  private let failed: @MainActor (String) -> Void
  /// All that came, for whoever checks it.
  private(set) var bytes: [UInt8] = []

  init(
    _ dialect: StreamDialect,
    arrived: @escaping @MainActor (InstantPage, Int, Bool) -> Void,
    failed: @escaping @MainActor (String) -> Void
  ) {
    markup = MarkupSession(dialect, holdsBack: true)
    self.arrived = arrived
    self.failed = failed
  }

  func start() {
    let file = FileDescriptor.standardInput
    MainLoop.whenReadable(file.number) { [self] in
      do throws(SystemError) {
        let bytes = try file.read(upTo: 1 << 16)
        guard !bytes.isEmpty else {
          finish()
          return false
        }
        return take(bytes)
      } catch {
        failed("standard input cannot be read any further: \(error.words)")
        finish()
        return false
      }
    }
  }

  private func take(_ bytes: [UInt8]) -> Bool {
    self.bytes += bytes
    let update = markup.append(bytes: bytes[...])
    if let error = markup.error {
      failed("\(error.position.map { "\($0): " } ?? "")\(error.sentence)")
    }
    arrived(markup.page, update.firstChangedBlock, false)
    guard self.bytes.count <= InputSource.sizeLimit else {
      failed(InputSource.tooLarge)
      finish()
      return false
    }
    return true
  }

  private func finish() {
    let update = markup.finish()
    arrived(markup.page, update.firstChangedBlock, true)
  }
}
