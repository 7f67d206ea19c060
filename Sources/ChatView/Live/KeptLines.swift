/// Lines that cannot be read again, as long as there is room for them: the oldest go first.
package final class KeptLines {
  package final class Line {
    /// Nil once there was no room any more.
    package fileprivate(set) var bytes: [UInt8]?

    fileprivate init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }
  }

  private let limit: Int
  private var lines: [Line] = []
  private var first = 0
  package private(set) var byteCount = 0

  /// - Parameter limit: bytes all of them together may have; the newest line stays even if it has more.
  package init(limit: Int = 64 << 20) {
    self.limit = limit
  }

  package func keep(_ bytes: [UInt8]) -> Line {
    let line = Line(bytes)
    lines.append(line)
    byteCount += bytes.count
    while byteCount > limit, first < lines.count - 1 {
      byteCount -= lines[first].bytes?.count ?? 0
      lines[first].bytes = nil
      first += 1
    }
    if first > 1_024, first * 2 > lines.count {
      lines.removeFirst(first)
      first = 0
    }
    return line
  }
}
