import Glibc

/// A display that goes away: the toolkit ends the program from inside, and says nothing. This says it.
@MainActor
final class DisplayLoss {
  private var isOver = false
  private let tell: @MainActor () -> Void

  /// - Parameter tell: called when the program ends while it still shows something.
  init(_ tell: @escaping @MainActor () -> Void) {
    self.tell = tell
    on_exit(
      { _, user in
        nonisolated(unsafe) let user = user
        MainActor.assumeIsolated {
          guard let user else { return }
          Unmanaged<DisplayLoss>.fromOpaque(user).takeUnretainedValue().programEnds()
        }
      }, Unmanaged.passRetained(self).toOpaque())
    leaveProperly()
    WaylandConnection()?.leaveProperlyOnLoss()
  }

  /// The toolkit's own answer to an X server that is gone is to leave at once, without a word. Looked up by name:
  /// a toolkit without X has none.
  private func leaveProperly() {
    typealias Handler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    typealias Setter = @convention(c) (Handler) -> Handler?
    guard let symbol = dlsym(nil, "XSetIOErrorHandler") else { return }
    let handler: Handler = { _ in exit(1) }
    _ = unsafeBitCast(symbol, to: Setter.self)(handler)
  }

  /// From here on the end of the program is an ordinary one.
  func showsNothingMore() { isOver = true }

  private func programEnds() {
    guard !isOver else { return }
    isOver = true
    tell()
  }
}
