/// Bytes being written.
///
/// Appending strings to a string costs several times as much as bytes to an array.
struct MarkupOutput {
  var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func write(_ text: StaticString) {
    if text.utf8CodeUnitCount <= 2 {
      // Most marks; cheaper than getting ready to copy.
      for index in 0..<text.utf8CodeUnitCount { bytes.append(text.utf8Start[index]) }
      return
    }
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: Bytes) {
    bytes.append(contentsOf: text)
  }

  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func write(_ number: some BinaryInteger) {
    write(String(number))
  }

  mutating func write(_ byte: UInt8, times count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  /// A character as a reference, `&#32;`.
  mutating func writeReference(to scalar: Unicode.Scalar) {
    write("&#")
    write(scalar.value)
    write(Ascii.semicolon)
  }

  var text: String {
    bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
