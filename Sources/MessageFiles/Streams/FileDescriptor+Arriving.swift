import Glibc

extension FileDescriptor {
  /// Flags to open with whatever a path names: neither a pipe nobody writes to nor a line without a carrier is
  /// waited for, and no terminal becomes the program's own.
  package static let withoutWaiting = O_RDONLY | O_NONBLOCK | O_NOCTTY

  /// Whether its bytes come when somebody writes them: a pipe, a terminal, another device. What a disc holds is
  /// there.
  package var arrives: Bool {
    var facts = stat()
    guard fstat(number, &facts) == 0 else { return false }
    return [S_IFIFO, S_IFCHR, S_IFSOCK].contains(facts.st_mode & S_IFMT)
  }

  /// The bytes that have come, at most `count`, none at the end; nil while there is nothing to read. Never waits.
  package func readArrived(upTo count: Int) throws(SystemError) -> [UInt8]? {
    var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    // A pipe that nobody has opened yet would read as one that has ended.
    guard try SystemError.check({ poll(&waiting, 1, 0) }) > 0 else { return nil }
    do {
      return try bytes(upTo: count) { buffer throws(SystemError) in
        try SystemError.check { Glibc.read(number, buffer.baseAddress, count) }
      }
    } catch {
      // Somebody else who reads it was faster.
      if error.number == EAGAIN { return nil }
      throw error
    }
  }
}
