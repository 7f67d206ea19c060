/// Appends TL objects to bytes.
///
/// Writing goes on after something that cannot be written, so that the writers stay plain; the
/// first failure comes out at the end.
public struct TLWriter: ~Copyable {
  /// Memory of its own: an array would ask at each of a page's many words whether it is shared.
  private var memory: UnsafeMutableRawBufferPointer
  /// How much has been written, in bytes; always a multiple of four.
  private var count = 0
  private var failure: TLError?

  public init() {
    memory = .allocate(byteCount: 1024, alignment: 8)
  }

  deinit {
    memory.deallocate()
  }

  /// What has been written so far.
  public var bytes: [UInt8] {
    Array(memory[..<count])
  }

  /// Ends the writing.
  public func finish() throws(TLError) -> [UInt8] {
    if let failure { throw failure }
    return bytes
  }

  /// Makes sure of room for as many more bytes, and takes it: the place is the caller's to fill.
  @inline(__always)
  private mutating func room(_ byteCount: Int) -> Int {
    if memory.count - count < byteCount { grow(byteCount) }
    let place = count
    count += byteCount
    return place
  }

  @inline(never)
  private mutating func grow(_ byteCount: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(2 * memory.count, count + byteCount), alignment: 8)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
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

  @inline(__always)
  mutating func constructor(_ number: UInt32) {
    append(number)
  }

  @inline(__always)
  mutating func flags(_ bits: UInt32) {
    append(bits)
  }

  @inline(__always)
  mutating func int(_ value: Int32) {
    append(value)
  }

  @inline(__always)
  mutating func long(_ value: Int64) {
    append(value)
  }

  mutating func double(_ value: Double) {
    append(value.bitPattern)
  }

  mutating func bool(_ value: Bool) {
    append(value ? TLWriter.boolTrue : TLWriter.boolFalse)
  }

  @inline(__always)
  private mutating func append(_ value: some FixedWidthInteger) {
    let place = room(value.bitWidth / 8)
    memory.storeBytes(of: value.littleEndian, toByteOffset: place, as: type(of: value))
  }

  // MARK: Strings

  mutating func string(_ value: String) {
    let isWritten: Void? = value.utf8.withContiguousStorageIfAvailable { content in
      string(UnsafeRawBufferPointer(content))
    }
    if isWritten == nil { byteString(Array(value.utf8)) }
  }

  mutating func byteString(_ value: [UInt8]) {
    value.withUnsafeBytes { content in
      string(content)
    }
  }

  private mutating func string(_ content: UnsafeRawBufferPointer) {
    let length = content.count
    let header = length < 254 ? 1 : 4
    if length > TLWriter.longestString { return fail(.tooLong(byteCount: length)) }
    let padded = (header + length + 3) & ~3
    let place = room(padded)
    // The last word first: of its bytes those that the content does not cover stay zero.
    memory.storeBytes(of: 0, toByteOffset: place + padded - 4, as: UInt32.self)
    if header == 1 {
      memory[place] = UInt8(length)
    } else {
      let head = UInt32(length) << 8 | 254
      memory.storeBytes(of: head.littleEndian, toByteOffset: place, as: UInt32.self)
    }
    UnsafeMutableRawBufferPointer(rebasing: memory[(place + header)..<(place + header + length)])
      .copyMemory(from: content)
  }

  // MARK: Vectors and kept bytes

  mutating func vector(_ elements: [some TLObject]) {
    vectorHead(elements.count)
    // By index: going through the values themselves retains and releases each of them.
    elements.withUnsafeBufferPointer { all in
      for index in all.indices { all[index].write(to: &self) }
    }
  }

  mutating func ints(_ elements: [Int32]) {
    vectorHead(elements.count)
    for element in elements { int(element) }
  }

  private mutating func vectorHead(_ count: Int) {
    append(TLWriter.vector)
    guard let short = Int32(exactly: count) else { return fail(.tooLong(byteCount: count)) }
    append(short)
  }

  /// `content` is a multiple of four bytes.
  mutating func carried(_ content: [UInt8]) {
    let place = room(content.count)
    UnsafeMutableRawBufferPointer(rebasing: memory[place..<place + content.count])
      .copyBytes(from: content)
  }
}
