import PageModel

/// Values that may be absent: a key without a value says so.
extension PostboxWriter {
  mutating func write(_ value: Int32?, _ key: StaticString) {
    guard let value else { return writeNone(key) }
    write(value, key)
  }

  mutating func write(_ value: Int64?, _ key: StaticString) {
    guard let value else { return writeNone(key) }
    write(value, key)
  }

  mutating func write(_ value: Bool?, _ key: StaticString) {
    guard let value else { return writeNone(key) }
    write(value, key)
  }

  mutating func write(_ value: Double?, _ key: StaticString) {
    guard let value else { return writeNone(key) }
    write(value, key)
  }

  mutating func write(_ value: String?, _ key: StaticString) {
    guard let value else { return writeNone(key) }
    write(value, key)
  }

  mutating func write(_ value: [UInt8]?, _ key: StaticString) {
    guard let value else { return writeNone(key) }
    write(value, key)
  }

  /// A size under the key of this time; without one, a key says so.
  mutating func write(size: Int64?, _ key: StaticString = "s64", none: StaticString = "s64") {
    guard let size else { return writeNone(none) }
    write(size, key)
  }

  // MARK: Objects

  mutating func write<Value: PostboxCoded>(object value: Value, _ key: StaticString) {
    write(Value.postboxType, key) { value.write(to: &$0) }
  }

  mutating func write<Value: PostboxCoded>(object value: Value?, _ key: StaticString) {
    guard let value else { return writeNone(key) }
    write(object: value, key)
  }

  mutating func write<Value: PostboxCoded>(objects values: [Value], _ key: StaticString) {
    write(values, key, { _ in Value.postboxType }, { $0.write(to: &$1) })
  }

  // MARK: Things that take more than one entry

  mutating func write(_ id: MediaId?, _ namespace: StaticString, _ number: StaticString) {
    write(id?.namespace, namespace)
    write(id?.id, number)
  }

  mutating func write(
    _ dimensions: PixelDimensions?, _ width: StaticString, _ height: StaticString
  ) {
    write(dimensions?.width, width)
    write(dimensions?.height, height)
  }

  /// A name of a medium as its bytes.
  mutating func write(packed id: MediaId, _ key: StaticString) {
    write(bytes(of: id), key)
  }

  /// Names of media as their bytes, behind their number.
  mutating func write(packed ids: [MediaId], _ key: StaticString) {
    let count = UInt32(truncatingIfNeeded: ids.count)
    write((0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + ids.flatMap(bytes), key)
  }

  private func bytes(of id: MediaId) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: id.namespace >> (8 * $0)) }
      + (0..<8).map { UInt8(truncatingIfNeeded: id.id >> (8 * $0)) }
  }
}
