import ChatView
import MessageFiles
import Recto

/// A message that arrives piece by piece and is shown so.
@MainActor
final class IncomingText {
  private let incoming: IncomingBytes
  private var markup: MarkupSession
  /// What has come.
  private(set) var source: InputSource
  /// Told after each piece: the page, what of it is as it was, and whether it is whole.
  private let arrived: @MainActor (InstantPage, _ firstChanged: Int, _ isWhole: Bool) -> Void
  private let failed: @MainActor (ToolError) -> Void

  /// - Parameter source: what the message is called, with no bytes yet.
  init(
    _ incoming: IncomingBytes, _ source: InputSource, _ dialect: StreamDialect,
    arrived: @escaping @MainActor (InstantPage, Int, Bool) -> Void,
    failed: @escaping @MainActor (ToolError) -> Void
  ) {
    self.incoming = incoming
    self.source = source
    markup = MarkupSession(dialect, holdsBack: true)
    self.arrived = arrived
    self.failed = failed
  }

  func start() {
    incoming.start { [self] event in
      switch event {
      case .came(let bytes): return take(bytes)
      case .ended: finish()
      case .failed(let error):
        failed(source.problem("it cannot be read any further: \(error.words)"))
        finish()
      }
      return false
    }
  }

  private func take(_ bytes: [UInt8]) -> Bool {
    source.bytes += bytes
    let update = markup.append(bytes: bytes[...])
    if let error = markup.error { failed(source.problem(error.sentence, at: error.position)) }
    arrived(markup.page, update.firstChangedBlock, false)
    guard source.bytes.count <= InputSource.sizeLimit else {
      failed(source.problem(InputSource.tooLarge))
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
