/// A value of the TL schema.
public protocol TLObject: Equatable, Sendable {
  /// Reads a boxed value and stops behind it.
  init(from reader: inout TLReader) throws(TLError)

  /// Appends the boxed value.
  func write(to writer: inout TLWriter)
}

extension TLObject {
  /// Reads a value that takes up all of `bytes`.
  ///
  /// - Throws: ``TLError`` with the offset of the first byte that is wrong.
  public init(bytes: [UInt8]) throws(TLError) {
    var reader = TLReader(bytes: bytes)
    try self.init(wholeOf: &reader)
  }

  init(wholeOf reader: inout TLReader) throws(TLError) {
    try self.init(from: &reader)
    try reader.finish()
  }

  /// The value's bytes: little-endian, a multiple of four.
  ///
  /// - Throws: ``TLError/tooLong(byteCount:)`` for a string the form cannot hold, and
  ///   ``TLError/fieldMissing(constructor:bit:)`` when of fields that come together one is nil.
  public func bytes() throws(TLError) -> [UInt8] {
    var writer = TLWriter()
    write(to: &writer)
    return try writer.finish()
  }

  /// Two values are equal when their bytes are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    var left = TLWriter()
    var right = TLWriter()
    lhs.write(to: &left)
    rhs.write(to: &right)
    return left.bytes == right.bytes
  }
}
