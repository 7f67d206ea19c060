/// Cuts bytes that arrive piece by piece into lines. Of a line that is too long nothing is kept.
package struct LineSplitter {
  package struct Line: Equatable {
    /// Of its first byte, from the beginning of everything.
    package var offset: Int
    /// Without the line's end.
    package var bytes: [UInt8]
    package var isTooLong = false
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  /// Of the buffer's first byte.
  private var offset = 0
  private var searched = 0
  /// Where the line that is dropped began.
  private var dropped: Int?

  /// - Parameter limit: the longest line, bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// How many bytes have come.
  package var count: Int { offset + buffer.count }

  /// Whether the last line has not ended yet.
  package var hasRest: Bool { !buffer.isEmpty || dropped != nil }

  /// - Returns: the lines that end in these bytes.
  package mutating func append(_ bytes: [UInt8]) -> [Line] {
    buffer += bytes
    var lines: [Line] = []
    var start = 0
    while let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(line(start..<end))
      start = end + 1
      searched = start
    }
    searched = buffer.count - start
    buffer.removeFirst(start)
    offset += start
    if buffer.count > limit {
      dropped = dropped ?? offset
      offset += buffer.count
      buffer = []
      searched = 0
    }
    return lines
  }

  /// What has come of the last line, which ends here.
  package mutating func takeRest() -> Line? {
    guard hasRest else { return nil }
    let line = line(0..<buffer.count)
    offset += buffer.count
    buffer = []
    searched = 0
    return line
  }

  /// The last line, if it is whole although its end has not come.
  ///
  /// - Parameter isWhole: told its bytes.
  package mutating func takeRest(if isWhole: ([UInt8]) -> Bool) -> Line? {
    dropped == nil && !buffer.isEmpty && isWhole(buffer) ? takeRest() : nil
  }

  private mutating func line(_ range: Range<Int>) -> Line {
    if let start = dropped {
      dropped = nil
      return Line(offset: start, bytes: [], isTooLong: true)
    }
    if range.count > limit {
      return Line(offset: offset + range.lowerBound, bytes: [], isTooLong: true)
    }
    let hasReturn = !range.isEmpty && buffer[range.upperBound - 1] == UInt8(ascii: "\r")
    return Line(
      offset: offset + range.lowerBound,
      bytes: Array(buffer[range.lowerBound..<range.upperBound - (hasReturn ? 1 : 0)]))
  }
}
