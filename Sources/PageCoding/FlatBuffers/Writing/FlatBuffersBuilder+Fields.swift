import PageModel

/// Fields as the schema types them.
extension FlatBuffersBuilder {
  mutating func add(_ value: Bool, _ id: Int) {
    add(bits: value ? 1 as UInt8 : 0, unless: 0, id)
  }

  mutating func add(_ value: Int32, unless assumed: Int32 = 0, _ id: Int) {
    add(bits: UInt32(bitPattern: value), unless: UInt32(bitPattern: assumed), id)
  }

  mutating func add(_ value: Int64, _ id: Int) {
    add(bits: UInt64(bitPattern: value), unless: 0, id)
  }

  mutating func add(_ value: Double, _ id: Int) {
    guard value != 0 else { return }  // also when it is a negative zero
    add(bits: value.bitPattern, unless: 0, id)
  }

  /// A number that is stored in 32 bits.
  mutating func add(float value: Double, _ id: Int) {
    let value = Float(value)
    guard value != 0 else { return }  // also when it is a negative zero
    add(bits: value.bitPattern, unless: 0, id)
  }

  mutating func add(_ value: MediaId?, _ id: Int) {
    guard let value else { return }
    add(
      words: words(value.namespace, value.id), alignment: FlatBuffersLayout.idAlignment, id)
  }

  mutating func add(_ value: PeerId?, _ id: Int) {
    guard let value else { return }
    add(
      words: words(value.namespace, value.id), alignment: FlatBuffersLayout.idAlignment, id)
  }

  mutating func add(_ value: MessageId, _ id: Int) {
    let peer = words(value.peerId.namespace, value.peerId.id)
    let message = [UInt32(bitPattern: value.namespace), UInt32(bitPattern: value.id)]
    add(words: peer + message, alignment: FlatBuffersLayout.idAlignment, id)
  }

  mutating func add(_ value: PixelDimensions?, _ id: Int) {
    guard let value else { return }
    add(
      words: [UInt32(bitPattern: value.width), UInt32(bitPattern: value.height)],
      alignment: FlatBuffersLayout.dimensionsAlignment, id)
  }

  mutating func add(optional value: Bool?, _ id: Int) {
    guard let value else { return }
    add(byte: value ? 1 : 0, id)
  }

  /// The words of a namespace and a number, see ``FlatBuffersLayout``.
  private func words(_ namespace: Int32, _ number: Int64) -> [UInt32] {
    let bits = UInt64(bitPattern: number)
    return [
      UInt32(bitPattern: namespace), 0,
      UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32),
    ]
  }

  // MARK: Whole tables

  /// A table without fields.
  mutating func emptyTable() -> Offset {
    startTable()
    return endTable()
  }

  /// A table whose only field is an offset.
  mutating func table(_ field: Offset) -> Offset {
    startTable()
    add(field, 0)
    return endTable()
  }

  /// The table around a value of a union.
  mutating func union(_ kind: UInt8, _ value: Offset) -> Offset {
    startTable()
    add(bits: kind, unless: 0, 0)
    add(value, 1)
    return endTable()
  }
}
