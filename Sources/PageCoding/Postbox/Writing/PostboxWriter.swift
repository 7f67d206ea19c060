/// Writes the entries of a record, one after the other.
struct PostboxWriter {
  private(set) var bytes: [UInt8] = []

  // MARK: Bytes

  private mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func appendCount(_ count: Int) {
    append(Int32(truncatingIfNeeded: count))
  }

  private mutating func append(counted string: String) {
    appendCount(string.utf8.count)
    bytes.append(contentsOf: string.utf8)
  }

  private mutating func append(counted data: [UInt8]) {
    appendCount(data.count)
    bytes.append(contentsOf: data)
  }

  private mutating func appendHead(_ key: StaticString, _ type: PostboxValueType) {
    key.withUTF8Buffer { characters in
      bytes.append(UInt8(truncatingIfNeeded: characters.count))
      bytes.append(contentsOf: characters)
    }
    bytes.append(type.rawValue)
  }

  // MARK: Values

  mutating func write(_ value: Int32, _ key: StaticString) {
    appendHead(key, .int32)
    append(value)
  }

  mutating func write(_ value: Int64, _ key: StaticString) {
    appendHead(key, .int64)
    append(value)
  }

  /// A truth value of its own type; most are stored as ``write(flag:_:)``.
  mutating func write(_ value: Bool, _ key: StaticString) {
    appendHead(key, .bool)
    bytes.append(value ? 1 : 0)
  }

  /// A truth value as a number.
  mutating func write(flag value: Bool, _ key: StaticString) {
    write(value ? 1 as Int32 : 0, key)
  }

  mutating func write(_ value: Double, _ key: StaticString) {
    appendHead(key, .double)
    append(value.bitPattern)
  }

  mutating func write(_ value: String, _ key: StaticString) {
    appendHead(key, .string)
    append(counted: value)
  }

  mutating func write(_ value: [UInt8], _ key: StaticString) {
    appendHead(key, .bytes)
    append(counted: value)
  }

  /// Says that there is no value.
  mutating func writeNone(_ key: StaticString) {
    appendHead(key, .none)
  }

  // MARK: Lists

  mutating func write(_ values: [Int32], _ key: StaticString) {
    appendHead(key, .int32Array)
    appendCount(values.count)
    for value in values { append(value) }
  }

  mutating func write(_ values: [Int64], _ key: StaticString) {
    appendHead(key, .int64Array)
    appendCount(values.count)
    for value in values { append(value) }
  }

  mutating func write(_ values: [String], _ key: StaticString) {
    appendHead(key, .stringArray)
    appendCount(values.count)
    for value in values { append(counted: value) }
  }

  mutating func write(_ values: [[UInt8]], _ key: StaticString) {
    appendHead(key, .bytesArray)
    appendCount(values.count)
    for value in values { append(counted: value) }
  }

  // MARK: Objects

  /// An object whose record `write` writes.
  mutating func write(
    _ type: PostboxTypeName, _ key: StaticString, _ write: (inout PostboxWriter) -> Void
  ) {
    appendHead(key, .object)
    appendObject(type, write)
  }

  /// One object for each of the values.
  mutating func write<Value>(
    _ values: [Value], _ key: StaticString, _ type: (Value) -> PostboxTypeName,
    _ write: (Value, inout PostboxWriter) -> Void
  ) {
    appendHead(key, .objectArray)
    appendCount(values.count)
    for value in values {
      appendObject(type(value)) { write(value, &$0) }
    }
  }

  /// One pair of objects for each of the pairs.
  mutating func write<Key: PostboxCoded, Value: PostboxCoded>(
    pairs: [(key: Key, value: Value)], _ key: StaticString
  ) {
    appendHead(key, .objectDictionary)
    appendCount(pairs.count)
    for pair in pairs {
      appendObject(Key.postboxType) { pair.key.write(to: &$0) }
      appendObject(Value.postboxType) { pair.value.write(to: &$0) }
    }
  }

  private mutating func appendObject(
    _ type: PostboxTypeName, _ write: (inout PostboxWriter) -> Void
  ) {
    append(type.hash)
    let length = bytes.count
    appendCount(0)
    let start = bytes.count
    write(&self)
    withUnsafeBytes(of: Int32(truncatingIfNeeded: bytes.count - start).littleEndian) { count in
      for index in count.indices { bytes[length + index] = count[index] }
    }
  }
}
