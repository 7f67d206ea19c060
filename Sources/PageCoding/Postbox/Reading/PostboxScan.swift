/// Steps over the entries of a record.
struct PostboxScan {
  let bytes: UnsafeRawBufferPointer
  /// Where the next thing lies.
  var offset: Int
  let end: Int

  mutating func skip(_ count: Int) throws(PostboxError) {
    guard count <= end - offset else {
      throw .endOfData(offset: offset, needed: count, available: end - offset)
    }
    offset += count
  }

  mutating func byte() throws(PostboxError) -> UInt8 {
    let position = offset
    try skip(1)
    return bytes[position]
  }

  mutating func int32() throws(PostboxError) -> Int32 {
    let position = offset
    try skip(4)
    return bytes.littleEndian(Int32.self, at: position)
  }

  /// A length or a count.
  mutating func length() throws(PostboxError) -> Int {
    let position = offset
    let length = Int(try int32())
    guard length >= 0 else { throw .negativeLength(offset: position, length: length) }
    return length
  }

  /// The bytes of a key.
  mutating func key() throws(PostboxError) -> Range<Int> {
    let position = offset
    let length = Int8(bitPattern: try byte())
    guard length >= 0 else { throw .negativeLength(offset: position, length: Int(length)) }
    let start = offset
    try skip(Int(length))
    return start..<offset
  }

  mutating func type() throws(PostboxError) -> PostboxValueType {
    let position = offset
    let number = try byte()
    guard let type = PostboxValueType(rawValue: number) else {
      throw .unknownType(offset: position, type: number)
    }
    return type
  }

  /// The bytes of something that begins with how many there are.
  mutating func counted() throws(PostboxError) -> Range<Int> {
    let length = try length()
    let start = offset
    try skip(length)
    return start..<offset
  }

  /// The number of an object's type and the bytes of its record.
  mutating func object() throws(PostboxError) -> (hash: Int32, record: Range<Int>) {
    (try int32(), try counted())
  }

  /// How many elements of at least `size` bytes each there are.
  mutating func count(ofElements size: Int) throws(PostboxError) -> Int {
    let count = try length()
    guard count <= (end - offset) / size else {
      throw .endOfData(offset: offset, needed: count * size, available: end - offset)
    }
    return count
  }

  mutating func skipValue(_ type: PostboxValueType) throws(PostboxError) {
    switch type {
    case .none: break
    case .bool: try skip(1)
    case .int32: try skip(4)
    case .int64, .double: try skip(8)
    case .string, .bytes: _ = try counted()
    case .object: _ = try object()
    case .int32Array: try skip(4 * (try count(ofElements: 4)))
    case .int64Array: try skip(8 * (try count(ofElements: 8)))
    case .stringArray, .bytesArray:
      for _ in 0..<(try count(ofElements: 4)) { _ = try counted() }
    case .objectArray:
      for _ in 0..<(try count(ofElements: 8)) { _ = try object() }
    case .objectDictionary:
      for _ in 0..<(try count(ofElements: 16)) {
        _ = try object()
        _ = try object()
      }
    }
  }
}
