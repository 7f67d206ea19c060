import Foundation

/// Runs `body` on a thread of its own with a stack of that many bytes and waits for it.
///
/// A stack that is too small ends the process, so a test that passes has proved that it fits.
public func withStack<Result: Sendable>(
  bytes: Int = 512 * 1024, _ body: @escaping @Sendable () -> Result
) -> Result? {
  let box = ResultBox<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.result = body()
    done.signal()
  }
  thread.stackSize = bytes
  thread.start()
  done.wait()
  return box.result
}

/// Written by one thread before it signals, read by the other after it has waited.
private final class ResultBox<Result: Sendable>: @unchecked Sendable {
  var result: Result?
}
