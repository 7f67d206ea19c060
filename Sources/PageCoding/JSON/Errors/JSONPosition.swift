/// A place in a JSON text.
public struct JSONPosition: Hashable, Sendable {
  /// Bytes from the beginning.
  public var offset: Int
  /// Counted from 1.
  public var line: Int
  /// Unicode scalars from the beginning of the line, counted from 1.
  public var column: Int

  /// - Parameter offset: May be anywhere; beyond the end means the end.
  init(offset: Int, in bytes: [UInt8]) {
    self.offset = min(max(offset, 0), bytes.count)
    line = 1
    column = 1
    for byte in bytes[..<self.offset] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        column += 1  // only the first byte of a scalar counts
      }
    }
  }
}
