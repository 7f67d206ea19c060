import Glibc

/// An error of the operating system.
package struct SystemError: Error, Hashable {
  /// As in errno.
  package var number: Int32

  package init(number: Int32) {
    self.number = number
  }

  package var isClosedPipe: Bool { number == EPIPE }

  /// In the system's words, as the end of a sentence: "no space left on device".
  package var words: String {
    guard let text = strerror(number) else { return "error \(number)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Runs a call that returns a negative number on failure, again when a signal interrupts it.
  package static func check<Result: SignedInteger>(_ call: () -> Result) throws(SystemError)
    -> Result
  {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(number: errno) }
    }
  }

  /// The same for reading or writing a file that may be set not to block (a terminal or pipe shared
  /// with a program that set it so): waits until it is ready.
  package static func check(
    waitingOn file: Int32, for events: Int32, _ call: () -> Int
  ) throws(SystemError) -> Int {
    while true {
      do {
        return try check(call)
      } catch {
        guard error.number == EAGAIN else { throw error }
        var waiting = pollfd(fd: file, events: Int16(events), revents: 0)
        _ = try check { poll(&waiting, 1, -1) }
      }
    }
  }
}
