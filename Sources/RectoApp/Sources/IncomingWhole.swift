import MessageFiles

/// A message that is no message before all of it has come.
@MainActor
final class IncomingWhole {
  private let incoming: IncomingBytes
  private var source: InputSource

  /// - Parameter source: what the message is called, with no bytes yet.
  init(_ incoming: IncomingBytes, _ source: InputSource) {
    self.incoming = incoming
    self.source = source
  }

  func start(_ finished: @escaping @MainActor (Result<InputSource, ToolError>) -> Void) {
    incoming.start { [self] event in
      switch event {
      case .came(let bytes):
        source.bytes += bytes
        guard source.bytes.count > InputSource.sizeLimit else { return true }
        finished(.failure(source.problem(InputSource.tooLarge)))
      case .ended: finished(.success(source))
      case .failed(let error): finished(.failure(source.problem(reading: error)))
      }
      return false
    }
  }

  func stop() { incoming.stop() }
}
