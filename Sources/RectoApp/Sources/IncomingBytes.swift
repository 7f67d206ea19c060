import MessageFiles

/// A pipe, a terminal or another device, read when something has come: the window is there meanwhile.
@MainActor
final class IncomingBytes {
  enum Event {
    case came([UInt8])
    /// Nothing comes any more.
    case ended
    case failed(SystemError)
  }

  private let file: FileDescriptor
  private let wait: @MainActor (Bool) -> Void
  private var reading: UInt32?
  private var hasBegun = false
  private var isWaiting = false

  /// How long nothing may come before that is told, seconds.
  private static let patience = 1.0

  /// - Parameters:
  ///   - file: closed once nothing more is read from it, standard input apart.
  ///   - wait: told true when nothing has come for a while, and false when that is over.
  init(_ file: FileDescriptor, wait: @escaping @MainActor (Bool) -> Void) {
    self.file = file
    self.wait = wait
  }

  /// - Parameter take: told of everything that happens until it returns false or the last has happened.
  func start(_ take: @escaping @MainActor (Event) -> Bool) {
    reading = MainLoop.whenReadable(file.number) { [self] in
      let goesOn = step(take)
      if !goesOn { end() }
      return goesOn
    }
    MainLoop.after(Self.patience) { [self] in
      guard !hasBegun, reading != nil else { return }
      isWaiting = true
      wait(true)
    }
  }

  /// Reads no further.
  func stop() {
    guard let reading else { return }
    MainLoop.cancel(reading)
    begin()
    end()
  }

  /// - Returns: whether there may be more.
  private func step(_ take: @MainActor (Event) -> Bool) -> Bool {
    do throws(SystemError) {
      guard let bytes = try file.readArrived(upTo: 1 << 16) else { return true }
      begin()
      guard bytes.isEmpty else { return take(.came(bytes)) && reading != nil }
      _ = take(.ended)
    } catch {
      begin()
      _ = take(.failed(error))
    }
    return false
  }

  private func begin() {
    hasBegun = true
    guard isWaiting else { return }
    isWaiting = false
    wait(false)
  }

  private func end() {
    guard reading != nil else { return }
    reading = nil
    // The next file that is opened would be taken for standard input.
    if file.number != FileDescriptor.standardInput.number { try? file.close() }
  }
}
