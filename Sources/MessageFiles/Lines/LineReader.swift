/// The lines of a stream, one after the other; never more of them in memory than the longest.
package struct LineReader {
  package enum Line {
    case whole([UInt8])
    /// Longer than a message may be; what it said is dropped.
    case tooLong
  }

  private let stream: any ByteSource
  private let limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  package init(_ stream: any ByteSource, limit: Int = InputSource.sizeLimit) {
    self.stream = stream
    self.limit = limit
  }

  /// Whether the next line is here already, so that asking for it waits for nobody.
  package var hasLine: Bool { isAtEnd || buffer[position...].contains(UInt8(ascii: "\n")) }

  /// Without the line's end, `\n` or `\r\n`; nil at the end of the stream.
  package mutating func next() throws(SystemError) -> Line? {
    var isTooLong = false
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return isTooLong ? .tooLong : line(endingAt: end)
      }
      if isAtEnd {
        defer { position = buffer.count }
        if position == buffer.count { return isTooLong ? .tooLong : nil }
        return isTooLong ? .tooLong : line(endingAt: buffer.count)
      }
      if buffer.count - position > limit {
        isTooLong = true
        position = buffer.count
      }
      searched = buffer.count - position
      try fill()
    }
  }

  private func line(endingAt end: Int) -> Line {
    if end - position > limit { return .tooLong }
    let hasReturn = end > position && buffer[end - 1] == UInt8(ascii: "\r")
    return .whole(Array(buffer[position..<(hasReturn ? end - 1 : end)]))
  }

  /// Drops what has been read and appends what comes.
  private mutating func fill() throws(SystemError) {
    buffer.removeFirst(position)
    position = 0
    let part = try stream.read(upTo: 1 << 16)
    isAtEnd = part.isEmpty
    buffer += part
  }
}
