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
  /// A buffer has less than 2 GB; what lies behind them cannot be pointed at.
  private static let largestBuffer = Int(Int32.max)

  init(_ buffer: UnsafeRawBufferPointer) {
    bytes = UnsafeRawBufferPointer(rebasing: buffer.prefix(FlatBuffersDecoder.largestBuffer))
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
    guard bytes.count >= FlatBuffersLayout.offsetSize else {
      throw .outOfBounds(
        offset: 0, needed: FlatBuffersLayout.offsetSize, available: bytes.count)
    }
    let distance = bytes.littleEndian(UInt32.self, at: 0)
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
    guard let text = bytes.string(elements) else { throw .invalidUTF8(offset: position) }
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
      bytes.littleEndian(Int32.self, at: element)
    }
  }

  /// The tables of a list, each read by `read`; none when the list is absent.
  ///
  /// What nests without a bound of its own goes through ``elements(_:of:)`` instead: this takes
  /// more of the stack.
  mutating func tables<Value>(
    _ id: Int, of table: FlatBuffersTable,
    _ read: (inout FlatBuffersDecoder, FlatBuffersTable) throws(FlatBuffersError) -> Value
  ) throws(FlatBuffersError) -> [Value] {
    let elements = try elements(id, of: table)
    var values: [Value] = []
    values.reserveCapacity(elements.count / FlatBuffersLayout.offsetSize)
    var element = elements.lowerBound
    while element < elements.upperBound {
      values.append(try read(&self, try self.table(inListAt: element)))
      element += FlatBuffersLayout.offsetSize
    }
    return values
  }

  /// The tables of a list that must be there; `name` says which one to a person.
  mutating func tables<Value>(
    _ id: Int, _ name: String, of table: FlatBuffersTable,
    _ read: (inout FlatBuffersDecoder, FlatBuffersTable) throws(FlatBuffersError) -> Value
  ) throws(FlatBuffersError) -> [Value] {
    try require(id, name, of: table)
    return try tables(id, of: table, read)
  }

  func require(
    _ id: Int, _ name: String, of table: FlatBuffersTable
  ) throws(FlatBuffersError) {
    guard try table.field(id, size: FlatBuffersLayout.offsetSize) != nil else {
      throw .missingField(offset: table.position, field: name)
    }
  }

  /// The bytes of the offsets of a list of tables; empty when the list is absent.
  mutating func elements(
    _ id: Int, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> Range<Int> {
    guard let position = try table.target(id) else { return 0..<0 }
    return try list(at: position, elementSize: FlatBuffersLayout.offsetSize)
  }

  /// The table an element of a list points at.
  mutating func table(inListAt element: Int) throws(FlatBuffersError) -> FlatBuffersTable {
    try table(at: try bytes.flatBuffersTarget(at: element))
  }

  /// The bytes of a list's elements.
  private mutating func list(
    at position: Int, elementSize: Int
  ) throws(FlatBuffersError) -> Range<Int> {
    let header = FlatBuffersLayout.countSize
    guard position & (header - 1) == 0 else {
      throw .misaligned(offset: position, alignment: header)
    }
    let available = bytes.count - position - header
    guard available >= 0 else {
      throw .outOfBounds(offset: position, needed: header, available: available + header)
    }
    let size = Int(bytes.littleEndian(UInt32.self, at: position)) * elementSize
    let start = position + header
    guard size <= available else {
      throw .outOfBounds(offset: start, needed: size, available: available)
    }
    try spend(size + header, at: position)
    return start..<start + size
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
