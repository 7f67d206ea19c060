/// Builds a buffer in FlatBuffers form, back to front: what is pointed at is written before what
/// points at it.
///
/// The bytes are those of the format's Swift runtime (24.12): fields lie in the order they are
/// added, the first one at the highest address; equal vtables are written once; strings are not
/// shared.
struct FlatBuffersBuilder {
  /// Where something was written: its distance from the end of the buffer.
  struct Offset {
    fileprivate(set) var distance: Int
  }

  /// The buffer from its last byte to its first: growing it at its front is appending.
  private(set) var reversed: [UInt8] = []
  /// The largest alignment of anything written.
  private var alignment = 1
  private var vtables: [(hash: UInt64, end: Int)] = []
  /// The fields of the table that is being written: where each lies, by its id; 0 for none.
  private var fields: [Int] = []
  private var tableStart = 0

  init() {
    reversed.reserveCapacity(1024)
    fields.reserveCapacity(32)
  }

  /// Ends the buffer: `root` is what a reader begins with.
  mutating func finish(_ root: Offset) -> [UInt8] {
    align(to: alignment, before: 4)
    pushOffset(root)
    precondition(reversed.count <= Int(Int32.max), "a buffer holds less than 2 GB")
    reversed.reverse()
    return reversed
  }

  // MARK: Bytes

  /// Pads so that something of `size` bytes, written next, begins at a multiple of `alignment`
  /// counted from the end.
  private mutating func align(to alignment: Int, before size: Int) {
    self.alignment = max(self.alignment, alignment)
    let padding = -(reversed.count + size) & (alignment - 1)
    for _ in 0..<padding { reversed.append(0) }
  }

  private mutating func push<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
    withUnsafeBytes(of: number.bigEndian) { reversed.append(contentsOf: $0) }
  }

  private mutating func pushOffset(_ offset: Offset) {
    align(to: 4, before: 4)
    push(UInt32(truncatingIfNeeded: reversed.count + 4 - offset.distance))
  }

  private func offsetHere() -> Offset { Offset(distance: reversed.count) }

  // MARK: Strings and lists

  mutating func string(_ string: String) -> Offset {
    var string = string
    return string.withUTF8 { characters in
      align(to: 4, before: characters.count + 1)
      reversed.append(0)
      reversed.append(contentsOf: characters.reversed())
      push(UInt32(truncatingIfNeeded: characters.count))
      return offsetHere()
    }
  }

  mutating func data(_ bytes: [UInt8]) -> Offset {
    align(to: 4, before: bytes.count)
    reversed.append(contentsOf: bytes.reversed())
    push(UInt32(truncatingIfNeeded: bytes.count))
    return offsetHere()
  }

  mutating func int32s(_ numbers: [Int32]) -> Offset {
    align(to: 4, before: numbers.count * 4)
    for number in numbers.reversed() { push(UInt32(bitPattern: number)) }
    push(UInt32(truncatingIfNeeded: numbers.count))
    return offsetHere()
  }

  mutating func list(_ offsets: [Offset]) -> Offset {
    align(to: 4, before: offsets.count * 4)
    for offset in offsets.reversed() { pushOffset(offset) }
    push(UInt32(truncatingIfNeeded: offsets.count))
    return offsetHere()
  }

  // MARK: Tables

  /// Begins a table; what its fields point at must have been written.
  mutating func startTable() {
    fields.removeAll(keepingCapacity: true)
    tableStart = reversed.count
  }

  private mutating func record(_ id: Int) {
    while fields.count <= id { fields.append(0) }
    fields[id] = reversed.count
  }

  /// Adds a number, unless it is what a reader assumes anyway.
  mutating func add<Number: FixedWidthInteger & UnsignedInteger>(
    bits: Number, unless assumed: Number, _ id: Int
  ) {
    guard bits != assumed else { return }
    let size = Number.bitWidth / 8
    align(to: size, before: size)
    push(bits)
    record(id)
  }

  /// Adds what an offset points at; nothing when there is none.
  mutating func add(_ offset: Offset?, _ id: Int) {
    guard let offset else { return }
    pushOffset(offset)
    record(id)
  }

  /// Adds a struct that consists of these 32-bit words, the first of which lies first.
  mutating func add(words: [UInt32], alignment: Int, _ id: Int) {
    align(to: alignment, before: words.count * 4)
    for word in words.reversed() { push(word) }
    record(id)
  }

  /// Adds a struct of one byte.
  mutating func add(byte: UInt8, _ id: Int) {
    push(byte)
    record(id)
  }

  /// Ends the table and describes it.
  mutating func endTable() -> Offset {
    align(to: 4, before: 4)
    push(UInt32(0))
    let table = reversed.count
    for field in fields.reversed() {
      push(UInt16(truncatingIfNeeded: field == 0 ? 0 : table - field))
    }
    // A table without fields has no size in its vtable: see FlatBuffersTable.
    if !fields.isEmpty { push(UInt16(truncatingIfNeeded: table - tableStart)) }
    push(UInt16(truncatingIfNeeded: reversed.count - table + 2))
    let vtable = sharedVtable(from: table)
    let distance = UInt32(bitPattern: Int32(truncatingIfNeeded: vtable - table))
    withUnsafeBytes(of: distance.bigEndian) { bytes in
      for index in bytes.indices { reversed[table - bytes.count + index] = bytes[index] }
    }
    return Offset(distance: table)
  }

  /// Takes the vtable that has just been written from `start` on back if there is one like it.
  /// Returns where the one that stays ends.
  private mutating func sharedVtable(from start: Int) -> Int {
    let size = reversed.count - start
    var hash = UInt64(size)
    for index in start..<reversed.count { hash = hash &* 0x100_0000_01b3 ^ UInt64(reversed[index]) }
    for known in vtables where known.hash == hash {
      let isSame = reversed.withUnsafeBufferPointer { bytes in
        known.end >= size && bytes[known.end - size..<known.end].elementsEqual(bytes[start...])
      }
      guard isSame else { continue }
      reversed.removeLast(size)
      return known.end
    }
    vtables.append((hash, reversed.count))
    return reversed.count
  }
}
