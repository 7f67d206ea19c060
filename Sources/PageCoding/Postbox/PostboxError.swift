/// Why bytes are not a record in Postbox form; offsets count bytes from the start of the data.
///
/// Only what cannot be stepped over is an error. Values that are missing, of another type or
/// nonsense read as their defaults: databases hold records of every version there ever was.
///
/// Indirect, because a reader keeps room for an error in each of its frames.
public indirect enum PostboxError: Error, Hashable, Sendable {
  /// `needed` more bytes should follow at `offset`, and `available` do.
  case endOfData(offset: Int, needed: Int, available: Int)
  /// A key, a string, a list or a record says that it has fewer bytes or elements than none.
  case negativeLength(offset: Int, length: Int)
  /// An entry is of a type that is not known.
  case unknownType(offset: Int, type: UInt8)
  /// Something nests deeper than `limit` levels.
  case tooDeep(offset: Int, limit: Int)
  /// The page of a web page, stored in FlatBuffers form from `offset` on, could not be read.
  case page(offset: Int, error: FlatBuffersError)

  /// Where in the data it went wrong.
  public var offset: Int {
    switch self {
    case .endOfData(let offset, _, _), .negativeLength(let offset, _),
      .unknownType(let offset, _), .tooDeep(let offset, _):
      return offset
    case .page(let offset, let error):
      return offset + error.offset
    }
  }
}

extension PostboxError: CustomStringConvertible {
  /// A sentence for the person whose data it is.
  public var description: String {
    switch self {
    case .endOfData(let offset, let needed, let available):
      return "the data end too early: at byte \(offset) there should be \(needed) bytes, "
        + "there are \(available)"
    case .negativeLength(let offset, let length):
      return "byte \(offset): \(length) is no length"
    case .unknownType(let offset, let type):
      return "byte \(offset): no value has the type \(type); are the data in Postbox form?"
    case .tooDeep(let offset, let limit):
      return "byte \(offset): nested more than \(limit) levels deep"
    case .page(let offset, let error):
      return "the page stored at byte \(offset), its \(error)"
    }
  }
}
