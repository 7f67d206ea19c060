import PageModel

/// Reads pages from a buffer in FlatBuffers form, checking every offset before it is followed.
///
/// What it makes is bounded: nesting by ``NestingLimit``, the sum of all that is read by a
/// multiple of the buffer's size, because many offsets may point at one place.
struct FlatBuffersDecoder {
  let bytes: UnsafeRawBufferPointer
  var textLevel = 0
  var blockLevel = 0
  var mediaLevel = 0
  /// How many bytes may still be read. Writers may share a string or two; nobody writes a buffer
  /// whose parts are read 16 times each on average.
  private var allowance: Int

  private static let readsPerByte = 16
  private static let smallestAllowance = 64 * 1024

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    allowance = max(
      FlatBuffersDecoder.smallestAllowance, bytes.count * FlatBuffersDecoder.readsPerByte)
  }

  /// Reads the table the buffer begins with.
  static func decode<Value>(
    _ bytes: [UInt8],
    _ read: (inout FlatBuffersDecoder, FlatBuffersTable) throws(FlatBuffersError) -> Value
  ) throws(FlatBuffersError) -> Value {
    let result = bytes.withUnsafeBytes { buffer -> Result<Value, FlatBuffersError> in
      do throws(FlatBuffersError) {
        var decoder = FlatBuffersDecoder(buffer)
        return .success(try read(&decoder, try decoder.root()))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private mutating func root() throws(FlatBuffersError) -> FlatBuffersTable {
    guard bytes.count >= 4 else {
      throw .outOfBounds(offset: 0, needed: 4, available: bytes.count)
    }
    let distance = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
    guard distance != 0 else { throw .emptyOffset(offset: 0) }
    return try table(at: Int(distance))
  }

  /// Counts bytes that are about to be read.
  @inline(__always)
  private mutating func spend(_ count: Int, at position: Int) throws(FlatBuffersError) {
    allowance -= count
    guard allowance >= 0 else { throw .tooLarge(offset: position) }
  }

  // MARK: What offsets point at

  @inline(__always)
  mutating func table(at position: Int) throws(FlatBuffersError) -> FlatBuffersTable {
    let table = try FlatBuffersTable(at: position, in: bytes)
    try spend(table.size, at: position)
    return table
  }

  mutating func table(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> FlatBuffersTable? {
    guard let position = try table.target(id) else { return nil }
    return try self.table(at: position)
  }

  /// A table that must be there; `name` says which one to a person.
  mutating func table(
    _ id: Int, _ name: String, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> FlatBuffersTable {
    guard let position = try table.target(id) else {
      throw .missingField(offset: table.position, field: name)
    }
    return try self.table(at: position)
  }

  mutating func string(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> String? {
    guard let position = try table.target(id) else { return nil }
    return try string(at: position)
  }

  /// A string that must be there; `name` says which one to a person.
  mutating func string(
    _ id: Int, _ name: String, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> String {
    guard let position = try table.target(id) else {
      throw .missingField(offset: table.position, field: name)
    }
    return try string(at: position)
  }

  private mutating func string(at position: Int) throws(FlatBuffersError) -> String {
    let elements = try list(at: position, elementSize: 1)
    let characters = UnsafeRawBufferPointer(rebasing: bytes[elements])
    guard let text = String(validating: characters, as: UTF8.self) else {
      throw .invalidUTF8(offset: position)
    }
    return text
  }

  /// Bytes, nil when there are none.
  mutating func data(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> [UInt8]? {
    guard let position = try table.target(id) else { return nil }
    let elements = try list(at: position, elementSize: 1)
    return elements.isEmpty ? nil : Array(bytes[elements])
  }

  /// Bytes that must be there; `name` says which ones to a person.
  mutating func data(
    _ id: Int, _ name: String, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> [UInt8] {
    guard let position = try table.target(id) else {
      throw .missingField(offset: table.position, field: name)
    }
    return Array(bytes[try list(at: position, elementSize: 1)])
  }

  mutating func int32s(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> [Int32] {
    guard let position = try table.target(id) else { return [] }
    let elements = try list(at: position, elementSize: 4)
    return stride(from: elements.lowerBound, to: elements.upperBound, by: 4).map { element in
      table.int32(at: element)
    }
  }

  /// The tables of a list, each read by `read`; none when the list is absent.
  mutating func tables<Value>(
    _ id: Int, of table: FlatBuffersTable,
    _ read: (inout FlatBuffersDecoder, FlatBuffersTable) throws(FlatBuffersError) -> Value
  ) throws(FlatBuffersError) -> [Value] {
    guard let position = try table.target(id) else { return [] }
    let elements = try list(at: position, elementSize: 4)
    var values: [Value] = []
    values.reserveCapacity(elements.count / 4)
    var element = elements.lowerBound
    while element < elements.upperBound {
      values.append(try read(&self, try self.table(at: try table.target(at: element))))
      element += 4
    }
    return values
  }

  /// The tables of a list that must be there; `name` says which one to a person.
  mutating func tables<Value>(
    _ id: Int, _ name: String, of table: FlatBuffersTable,
    _ read: (inout FlatBuffersDecoder, FlatBuffersTable) throws(FlatBuffersError) -> Value
  ) throws(FlatBuffersError) -> [Value] {
    guard try table.field(id, size: 4) != nil else {
      throw .missingField(offset: table.position, field: name)
    }
    return try tables(id, of: table, read)
  }

  /// The bytes of a list's elements.
  private mutating func list(
    at position: Int, elementSize: Int
  ) throws(FlatBuffersError) -> Range<Int> {
    guard position & 3 == 0 else { throw .misaligned(offset: position, alignment: 4) }
    let available = bytes.count - position - 4
    guard available >= 0 else {
      throw .outOfBounds(offset: position, needed: 4, available: available + 4)
    }
    let count = Int(
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
    let size = count * elementSize
    guard size <= available else {
      throw .outOfBounds(offset: position + 4, needed: size, available: available)
    }
    try spend(size + 4, at: position)
    return position + 4..<position + 4 + size
  }

  /// The value of a union: the number of its kind and its table; nil when it has none.
  ///
  /// Every union of the schema is the only thing in its table: its kind has the id 0, its value
  /// the id 1.
  @inline(__always)
  mutating func union(
    _ name: String, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> (kind: UInt8, value: FlatBuffersTable)? {
    let kind = try table.uint8(0)
    guard kind != 0 else { return nil }
    return (kind, try self.table(1, name, of: table))
  }

  /// The value of a union that must have one.
  mutating func requiredUnion(
    _ name: String, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> (kind: UInt8, value: FlatBuffersTable) {
    guard let union = try union(name, of: table) else {
      throw .missingField(offset: table.position, field: name)
    }
    return union
  }
}
