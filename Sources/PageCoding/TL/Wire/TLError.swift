/// Why bytes are not a TL object, or a value cannot be written; offsets count bytes.
public enum TLError: Error, Hashable, Sendable {
  /// `needed` more bytes should follow at `offset`, and `available` do.
  case endOfData(offset: Int, needed: Int, available: Int)
  /// No constructor of `type` has this number.
  case unknownConstructor(offset: Int, constructor: UInt32, type: String)
  /// A vector should begin here.
  case notAVector(offset: Int, constructor: UInt32)
  /// A vector says that it has more elements than the rest of the data could hold, or fewer than
  /// none.
  case vectorCount(offset: Int, count: Int32)
  case invalidUTF8(offset: Int)
  /// Something nests deeper than `limit` levels.
  case tooDeep(offset: Int, limit: Int)
  /// The object ends at `offset`, the data do not.
  case trailingBytes(offset: Int, count: Int)
  /// A string or byte string is longer than the form can say.
  case tooLong(byteCount: Int)
  /// Fields that share a bit of the flags are there together or not at all.
  case fieldMissing(constructor: String, bit: Int)

  /// Where in the data it went wrong; nil when it went wrong while writing.
  public var offset: Int? {
    switch self {
    case .endOfData(let offset, _, _), .unknownConstructor(let offset, _, _),
      .notAVector(let offset, _), .vectorCount(let offset, _), .invalidUTF8(let offset),
      .tooDeep(let offset, _), .trailingBytes(let offset, _):
      return offset
    case .tooLong, .fieldMissing:
      return nil
    }
  }
}

extension TLError: CustomStringConvertible {
  /// A sentence for the person whose data it is.
  public var description: String {
    switch self {
    case .endOfData(let offset, let needed, let available):
      return "the data end too early: at byte \(offset) there should be \(needed) bytes, "
        + "there are \(available)"
    case .unknownConstructor(let offset, let constructor, let type):
      return "byte \(offset): \(hexadecimal(constructor)) is no constructor of \(type) "
        + "that layer \(TL.layer) knows"
    case .notAVector(let offset, let constructor):
      return "byte \(offset): a vector should begin here, not \(hexadecimal(constructor))"
    case .vectorCount(let offset, let count):
      return "byte \(offset): a vector of \(count) elements does not fit into the data"
    case .invalidUTF8(let offset):
      return "byte \(offset): a string is not valid UTF-8"
    case .tooDeep(let offset, let limit):
      return "byte \(offset): nested more than \(limit) levels deep"
    case .trailingBytes(let offset, let count):
      return "byte \(offset): the object ends here, but \(count) more bytes follow"
    case .tooLong(let byteCount):
      return
        "a string of \(byteCount) bytes does not fit; the longest has \(TLWriter.longestString)"
    case .fieldMissing(let constructor, let bit):
      return "\(constructor): the fields of flag \(bit) are set together or not at all"
    }
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
