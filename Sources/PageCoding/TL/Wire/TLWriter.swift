/// Appends TL objects to bytes.
///
/// Writing goes on after something that cannot be written, so that the writers stay plain; the
/// first failure comes out at the end.
public struct TLWriter: Sendable {
  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []
  private var failure: TLError?

  public init() {}

  /// Ends the writing.
  public func finish() throws(TLError) -> [UInt8] {
    if let failure { throw failure }
    return bytes
  }

  mutating func fail(_ error: TLError) {
    if failure == nil { failure = error }
  }

  static let vector: UInt32 = 0x1cb5_c415
  static let boolTrue: UInt32 = 0x9972_75b5
  static let boolFalse: UInt32 = 0xbc79_9737
  /// Bytes; the length has three of them.
  static let longestString = 0xff_ffff

  // MARK: Numbers

  mutating func constructor(_ number: UInt32) {
    append(number)
  }

  mutating func flags(_ bits: UInt32) {
    append(bits)
  }

  mutating func int(_ value: Int32) {
    append(value)
  }

  mutating func long(_ value: Int64) {
    append(value)
  }

  mutating func double(_ value: Double) {
    append(value.bitPattern)
  }

  mutating func bool(_ value: Bool) {
    append(value ? TLWriter.boolTrue : TLWriter.boolFalse)
  }

  private mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  // MARK: Strings

  mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { content in
      string(UnsafeRawBufferPointer(content))
    }
  }

  mutating func byteString(_ value: [UInt8]) {
    value.withUnsafeBytes { content in
      string(content)
    }
  }

  private mutating func string(_ content: UnsafeRawBufferPointer) {
    let header: Int
    if content.count < 254 {
      bytes.append(UInt8(content.count))
      header = 1
    } else if content.count <= TLWriter.longestString {
      append(UInt32(content.count) << 8 | 254)
      header = 4
    } else {
      return fail(.tooLong(byteCount: content.count))
    }
    bytes.append(contentsOf: content)
    for _ in 0..<(-(header + content.count) & 3) { bytes.append(0) }
  }

  // MARK: Vectors and kept bytes

  mutating func vector(_ elements: [some TLObject]) {
    count(elements.count)
    for element in elements { element.write(to: &self) }
  }

  mutating func ints(_ elements: [Int32]) {
    count(elements.count)
    for element in elements { append(element) }
  }

  private mutating func count(_ count: Int) {
    append(TLWriter.vector)
    guard let short = Int32(exactly: count) else { return fail(.tooLong(byteCount: count)) }
    append(short)
  }

  mutating func carried(_ content: [UInt8]) {
    bytes.append(contentsOf: content)
  }
}
