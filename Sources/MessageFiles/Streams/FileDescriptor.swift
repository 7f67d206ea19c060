import Glibc

/// An open file of the process; who opened it closes it.
package struct FileDescriptor: ByteSource, ByteSink {
  package let number: Int32

  package init(number: Int32) {
    self.number = number
  }

  package static let standardInput = FileDescriptor(number: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  package static let standardError = FileDescriptor(number: STDERR_FILENO)

  package static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0
  ) throws(SystemError) -> FileDescriptor {
    FileDescriptor(
      number: try SystemError.check { Glibc.open(path, flags | O_CLOEXEC, mode) })
  }

  /// Closes the file; a late write error (a full disc on a network, say) is reported here.
  package func close() throws(SystemError) {
    guard Glibc.close(number) != 0, errno != EINTR else { return }
    throw SystemError(number: errno)
  }

  package var isTerminal: Bool { isatty(number) == 1 }

  package func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    try bytes(upTo: count) { buffer throws(SystemError) in
      try SystemError.check(waitingOn: number, for: POLLIN) {
        Glibc.read(number, buffer.baseAddress, count)
      }
    }
  }

  /// What `read` puts into a buffer of `count` bytes; it returns how many.
  func bytes(
    upTo count: Int, _ read: (UnsafeMutableBufferPointer<UInt8>) throws(SystemError) -> Int
  ) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) {
        filled = try read(buffer)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) {
        try write(buffer)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// The same for bytes in memory of someone else's.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try SystemError.check(waitingOn: number, for: POLLOUT) {
        Glibc.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      }
      rest = rest.dropFirst(written)
    }
  }
}
