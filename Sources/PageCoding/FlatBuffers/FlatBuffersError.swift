/// Why bytes are not a page in FlatBuffers form; offsets count bytes from the start of the data.
///
/// Indirect, because a reader keeps room for an error in each of its frames.
public indirect enum FlatBuffersError: Error, Hashable, Sendable {
  /// `needed` bytes should lie at `offset`, and only `available` do.
  case outOfBounds(offset: Int, needed: Int, available: Int)
  /// An offset that lies at `offset` points at itself.
  case emptyOffset(offset: Int)
  /// A table, a string or a list begins at `offset`, which is no multiple of `alignment`.
  case misaligned(offset: Int, alignment: Int)
  /// The table at `offset` is described by something that is no such description.
  case invalidTable(offset: Int)
  /// The table at `offset` says that one of its fields lies outside of it.
  case fieldOutsideTable(offset: Int)
  /// The table at `offset` lacks a field it must have.
  case missingField(offset: Int, field: String)
  /// The table at `offset` holds a value of a kind that is not known.
  case unknownKind(offset: Int, union: String, kind: UInt8)
  case invalidUTF8(offset: Int)
  /// Something nests deeper than `limit` levels.
  case tooDeep(offset: Int, limit: Int)
  /// Parts of the data are used so often that reading them would take far more memory than the
  /// data have bytes.
  case tooLarge(offset: Int)

  /// Where in the data it went wrong.
  public var offset: Int {
    switch self {
    case .outOfBounds(let offset, _, _), .emptyOffset(let offset), .misaligned(let offset, _),
      .invalidTable(let offset), .fieldOutsideTable(let offset), .missingField(let offset, _),
      .unknownKind(let offset, _, _), .invalidUTF8(let offset), .tooDeep(let offset, _),
      .tooLarge(let offset):
      return offset
    }
  }
}

extension FlatBuffersError: CustomStringConvertible {
  /// A sentence for the person whose data it is.
  public var description: String {
    "byte \(offset): \(sentence)"
  }

  private var sentence: String {
    switch self {
    case .outOfBounds(_, let needed, let available):
      return "\(needed) bytes should lie here, there are \(available); are the data complete?"
    case .emptyOffset:
      return "an offset points at itself"
    case .misaligned(_, let alignment):
      return "what begins here should begin at a multiple of \(alignment)"
    case .invalidTable:
      return "no table begins here; are the data in FlatBuffers form?"
    case .fieldOutsideTable:
      return "a field of the table that begins here lies outside of it"
    case .missingField(_, let field):
      return "the table that begins here must have \(field)"
    case .unknownKind(_, let union, let kind):
      return "\(kind) is no kind of \(union) that is known"
    case .invalidUTF8:
      return "a string is not valid UTF-8"
    case .tooDeep(_, let limit):
      return "this nests more than \(limit) levels deep"
    case .tooLarge:
      return "the data use their parts so often that the page would become far larger than they are"
    }
  }
}
