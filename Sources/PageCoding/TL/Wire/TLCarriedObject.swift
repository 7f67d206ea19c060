/// A boxed value that is kept as the bytes it came in.
public struct TLCarriedBytes: Hashable, Sendable {
  /// Little-endian, a multiple of four, beginning with the constructor's number.
  public let bytes: [UInt8]

  /// `bytes` must be exactly one boxed value; ``TLReader`` has made sure of it.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  func write(to writer: inout TLWriter) {
    writer.carried(bytes)
  }
}

/// A type of the schema that Recto steps over: its values are carried along unread.
public protocol TLCarriedObject: TLObject {
  static var typeName: String { get }
  var carried: TLCarriedBytes { get }
  init(carried: TLCarriedBytes)
}

extension TLCarriedObject {
  public init(from reader: inout TLReader) throws(TLError) {
    self.init(carried: try reader.carriedBytes(of: Self.typeName, from: reader.offset))
  }

  public func write(to writer: inout TLWriter) {
    carried.write(to: &writer)
  }
}
