/// The entries of a record, found by their keys.
///
/// A lookup begins where the last one ended, goes on to the end and then from the beginning to
/// where it began. So one key may stand for two values of different types, and even of one type,
/// as long as they are read in the order they were written in.
struct PostboxRecord {
  let bytes: UnsafeRawBufferPointer
  let range: Range<Int>
  let levels: PostboxLevels
  /// Where the next lookup begins.
  private var cursor: Int

  /// Checks that the range consists of entries, so that lookups cannot fail.
  init(
    _ range: Range<Int>, of bytes: UnsafeRawBufferPointer, levels: PostboxLevels
  ) throws(PostboxError) {
    self.bytes = bytes
    self.range = range
    self.levels = levels
    cursor = range.lowerBound
    var scan = PostboxScan(bytes: bytes, offset: range.lowerBound, end: range.upperBound)
    while scan.offset < scan.end {
      _ = try scan.key()
      try scan.skipValue(try scan.type())
    }
  }

  // MARK: Looking up

  private enum Search {
    /// The value begins there.
    case found(Int)
    /// Something says that there is no value.
    case none
    case notFound
  }

  /// Where the value of that key and type begins.
  private mutating func value(_ key: StaticString, _ type: PostboxValueType) -> Int? {
    let start = cursor
    switch search(key, type, start..<range.upperBound) {
    case .found(let offset): return offset
    case .none: return nil
    case .notFound: break
    }
    switch search(key, type, range.lowerBound..<start) {
    case .found(let offset): return offset
    case .none: return nil
    case .notFound:
      cursor = start
      return nil
    }
  }

  /// Looks at the entries of a part of the record; leaves the cursor behind the value it finds.
  private mutating func search(
    _ key: StaticString, _ type: PostboxValueType, _ part: Range<Int>
  ) -> Search {
    var scan = PostboxScan(bytes: bytes, offset: part.lowerBound, end: range.upperBound)
    while scan.offset < part.upperBound {
      // The record has been checked when it was opened.
      guard let found = try? scan.key(), let foundType = try? scan.type() else { return .notFound }
      let value = scan.offset
      guard (try? scan.skipValue(foundType)) != nil else { return .notFound }
      guard isEqual(found, key), foundType == type || foundType == .none else { continue }
      cursor = scan.offset
      return foundType == type ? .found(value) : .none
    }
    return .notFound
  }

  private func isEqual(_ found: Range<Int>, _ key: StaticString) -> Bool {
    guard found.count == key.utf8CodeUnitCount else { return false }
    for index in 0..<found.count where bytes[found.lowerBound + index] != key.utf8Start[index] {
      return false
    }
    return true
  }

  private func scan(at offset: Int) -> PostboxScan {
    PostboxScan(bytes: bytes, offset: offset, end: range.upperBound)
  }

  // MARK: Numbers

  mutating func int32(_ key: StaticString) -> Int32? {
    guard let value = value(key, .int32) else { return nil }
    return bytes.littleEndian(Int32.self, at: value)
  }

  mutating func int64(_ key: StaticString) -> Int64? {
    guard let value = value(key, .int64) else { return nil }
    return bytes.littleEndian(Int64.self, at: value)
  }

  mutating func bool(_ key: StaticString) -> Bool? {
    guard let value = value(key, .bool) else { return nil }
    return bytes[value] != 0
  }

  mutating func double(_ key: StaticString) -> Double? {
    guard let value = value(key, .double) else { return nil }
    return Double(bitPattern: bytes.littleEndian(UInt64.self, at: value))
  }

  // MARK: Strings and bytes

  /// Nil also for a string that is not valid UTF-8.
  mutating func string(_ key: StaticString) -> String? {
    guard let value = value(key, .string) else { return nil }
    var scan = scan(at: value)
    return (try? scan.counted()).flatMap { bytes.string($0) }
  }

  mutating func data(_ key: StaticString) -> [UInt8]? {
    dataRange(key).map { Array(bytes[$0]) }
  }

  /// Where bytes lie.
  mutating func dataRange(_ key: StaticString) -> Range<Int>? {
    guard let value = value(key, .bytes) else { return nil }
    var scan = scan(at: value)
    return try? scan.counted()
  }

  // MARK: Lists

  mutating func int32s(_ key: StaticString) -> [Int32] {
    guard let value = value(key, .int32Array) else { return [] }
    return elements(at: value, size: 4) { scan throws(PostboxError) in try scan.int32() }
  }

  mutating func int64s(_ key: StaticString) -> [Int64] {
    guard let value = value(key, .int64Array) else { return [] }
    return elements(at: value, size: 8) { scan throws(PostboxError) in
      let low = UInt32(bitPattern: try scan.int32())
      return Int64(try scan.int32()) << 32 | Int64(low)
    }
  }

  /// Strings that are not valid UTF-8 are empty.
  mutating func strings(_ key: StaticString) -> [String] {
    guard let value = value(key, .stringArray) else { return [] }
    let ranges = elements(at: value, size: 4) { scan throws(PostboxError) in try scan.counted() }
    return ranges.map { bytes.string($0) ?? "" }
  }

  mutating func dataList(_ key: StaticString) -> [[UInt8]] {
    guard let value = value(key, .bytesArray) else { return [] }
    let ranges = elements(at: value, size: 4) { scan throws(PostboxError) in try scan.counted() }
    return ranges.map { Array(bytes[$0]) }
  }

  private func elements<Element>(
    at offset: Int, size: Int, _ read: (inout PostboxScan) throws(PostboxError) -> Element
  ) -> [Element] {
    var scan = scan(at: offset)
    guard let count = try? scan.count(ofElements: size) else { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count {
      guard let element = try? read(&scan) else { break }
      elements.append(element)
    }
    return elements
  }

  // MARK: Objects

  /// The number of an object's type and the bytes of its record.
  mutating func objectRange(_ key: StaticString) -> (hash: Int32, record: Range<Int>)? {
    guard let value = value(key, .object) else { return nil }
    var scan = scan(at: value)
    return try? scan.object()
  }

  mutating func objectRanges(_ key: StaticString) -> [(hash: Int32, record: Range<Int>)] {
    guard let value = value(key, .objectArray) else { return [] }
    return elements(at: value, size: 8) { scan throws(PostboxError) in try scan.object() }
  }

  /// The pairs of a dictionary; keys are objects too.
  mutating func pairRanges(
    _ key: StaticString
  ) -> [(key: (hash: Int32, record: Range<Int>), value: (hash: Int32, record: Range<Int>))] {
    guard let value = value(key, .objectDictionary) else { return [] }
    return elements(at: value, size: 16) { scan throws(PostboxError) in
      (key: try scan.object(), value: try scan.object())
    }
  }
}
