/// The text and the entities a parser has read so far.
struct EntityOutput {
  private(set) var bytes: [UInt8] = []
  /// UTF-16 units of `bytes`.
  private(set) var length = 0
  private var entities: [MessageEntity] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// - Parameter byte: A byte of well-formed UTF-8.
  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    if !byte.isContinuation { length += byte >= 0xF0 ? 2 : 1 }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// An entity from there to the end of the text; nothing when that is empty.
  mutating func close(_ kind: MessageEntity.Kind, from start: Int) {
    guard length > start else { return }
    entities.append(MessageEntity(range: start..<length, kind: kind))
  }

  mutating func removeLast() {
    _ = entities.popLast()
  }

  func text(fromByte start: Int) -> String {
    String(decoding: bytes[start...], as: UTF8.self)
  }

  func formattedText() -> FormattedText {
    FormattedText(
      text: String(decoding: bytes, as: UTF8.self),
      entities: entities.sorted(by: MessageEntity.isInOrder))
  }
}
