/// A table of a buffer, checked to lie inside it, and the fields it has.
///
/// Its description ("vtable") has been checked with it, so that reading a field takes one
/// comparison. Four words, so that it travels in registers; buffers have less than 2 GB.
struct FlatBuffersTable {
  let bytes: UnsafeRawBufferPointer
  /// Where the table begins.
  let position: Int
  private let vtable: UInt32
  private let vtableSize: UInt16
  private let tableSize: UInt16

  /// How many bytes the table has.
  var size: Int { Int(tableSize) }

  /// A vtable begins with its own size and the size of the tables it describes, 16 bits each.
  private static let vtableHeaderSize = 4
  /// A table begins with the distance to its vtable.
  static let headerSize = 4
  static let alignment = 4
  /// Some writers describe a table without fields by two bytes in front of it, which the table's
  /// own header overlaps.
  private static let fieldlessVtableSize = 2

  @inline(__always)
  init(at position: Int, in bytes: UnsafeRawBufferPointer) throws(FlatBuffersError) {
    let count = bytes.count
    guard position & (FlatBuffersTable.alignment - 1) == 0 else {
      throw .misaligned(offset: position, alignment: FlatBuffersTable.alignment)
    }
    guard position >= 0, count - position >= FlatBuffersTable.headerSize else {
      throw .outOfBounds(
        offset: position, needed: FlatBuffersTable.headerSize, available: max(0, count - position))
    }
    let distance = bytes.littleEndian(Int32.self, at: position)
    let vtable = position - Int(distance)
    guard vtable >= 0, vtable & 1 == 0, count - vtable >= 2 else {
      throw .invalidTable(offset: position)
    }
    let vtableSize = bytes.littleEndian(UInt16.self, at: vtable)
    self.bytes = bytes
    self.position = position
    self.vtable = UInt32(truncatingIfNeeded: vtable)
    self.vtableSize = vtableSize
    if vtableSize == FlatBuffersTable.fieldlessVtableSize {
      tableSize = UInt16(FlatBuffersTable.headerSize)
      return
    }
    guard vtableSize >= FlatBuffersTable.vtableHeaderSize, vtableSize & 1 == 0,
      count - vtable >= vtableSize
    else { throw .invalidTable(offset: position) }
    tableSize = bytes.littleEndian(UInt16.self, at: vtable + 2)
    guard tableSize >= FlatBuffersTable.headerSize, count - position >= tableSize else {
      throw .invalidTable(offset: position)
    }
  }

  /// Where the field of that id lies, `size` bytes inside the table; nil when it is absent.
  @inline(__always)
  func field(_ id: Int, size fieldSize: Int) throws(FlatBuffersError) -> Int? {
    let entry = FlatBuffersTable.vtableHeaderSize + 2 * id
    guard entry + 2 <= Int(vtableSize) else { return nil }
    let distance = Int(bytes.littleEndian(UInt16.self, at: Int(vtable) + entry))
    guard distance != 0 else { return nil }
    guard distance >= FlatBuffersTable.headerSize, distance + fieldSize <= size else {
      throw .fieldOutsideTable(offset: position)
    }
    return position + distance
  }
}
