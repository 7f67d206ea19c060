/// A table of a buffer, checked to lie inside it, and the fields it has.
///
/// Its description ("vtable") has been checked with it, so that reading a field takes one
/// comparison.
struct FlatBuffersTable {
  let bytes: UnsafeRawBufferPointer
  /// Where the table begins.
  let position: Int
  /// How many bytes the table has.
  let size: Int
  private let vtable: Int
  private let vtableSize: Int

  /// A vtable begins with its own size and the size of the tables it describes, 16 bits each.
  private static let vtableHeaderSize = 4
  /// A table begins with the distance to its vtable.
  static let headerSize = 4
  static let alignment = 4
  /// Some writers describe a table without fields by two bytes in front of it, which the table's
  /// own header overlaps.
  private static let fieldlessVtableSize = 2

  init(at position: Int, in bytes: UnsafeRawBufferPointer) throws(FlatBuffersError) {
    let count = bytes.count
    guard position & (FlatBuffersTable.alignment - 1) == 0 else {
      throw .misaligned(offset: position, alignment: FlatBuffersTable.alignment)
    }
    guard position >= 0, count - position >= FlatBuffersTable.headerSize else {
      throw .outOfBounds(
        offset: position, needed: FlatBuffersTable.headerSize, available: max(0, count - position))
    }
    let distance = Int32(
      littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Int32.self))
    let vtable = position - Int(distance)
    guard vtable >= 0, vtable & 1 == 0, count - vtable >= 2 else {
      throw .invalidTable(offset: position)
    }
    let vtableSize = Int(
      UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: vtable, as: UInt16.self)))
    self.bytes = bytes
    self.position = position
    self.vtable = vtable
    self.vtableSize = vtableSize
    if vtableSize == FlatBuffersTable.fieldlessVtableSize {
      size = FlatBuffersTable.headerSize
      return
    }
    guard vtableSize >= FlatBuffersTable.vtableHeaderSize, vtableSize & 1 == 0,
      count - vtable >= vtableSize
    else { throw .invalidTable(offset: position) }
    size = Int(
      UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: vtable + 2, as: UInt16.self)))
    guard size >= FlatBuffersTable.headerSize, count - position >= size else {
      throw .invalidTable(offset: position)
    }
  }

  /// Where the field of that id lies, `size` bytes inside the table; nil when it is absent.
  @inline(__always)
  func field(_ id: Int, size fieldSize: Int) throws(FlatBuffersError) -> Int? {
    let entry = FlatBuffersTable.vtableHeaderSize + 2 * id
    guard entry + 2 <= vtableSize else { return nil }
    let distance = Int(
      UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: vtable + entry, as: UInt16.self)))
    guard distance != 0 else { return nil }
    guard distance >= FlatBuffersTable.headerSize, distance + fieldSize <= size else {
      throw .fieldOutsideTable(offset: position)
    }
    return position + distance
  }
}
