import Glibc
import PageModel

/// Reads TL objects from bytes, never beyond their end and never deeper than the model may be.
public struct TLReader: ~Copyable {
  /// The bytes, in memory of the reader's own: an array would count its users at every word.
  private let memory: UnsafeRawBufferPointer
  /// How far the reader is, in bytes.
  public private(set) var offset = 0
  /// Switches met so far that the schema does not name.
  public private(set) var unknownFlags: [TLUnknownFlags] = []

  private var blockLevel = 0
  private var textLevel = 0
  private var objectLevel = 0

  public init(bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    memory = UnsafeRawBufferPointer(copy)
  }

  deinit {
    memory.deallocate()
  }

  private var available: Int { memory.count - offset }

  /// Ends the reading.
  func finish() throws(TLError) {
    if available > 0 { throw .trailingBytes(offset: offset, count: available) }
  }

  // MARK: Levels

  /// What nests; each kind has its own bound.
  enum Level {
    case block
    case text
    /// Objects inside objects, of any kind.
    case object
  }

  /// Objects of the schema nest more levels than the blocks and texts in them: a list, its item.
  static let objectLimit = 256

  mutating func descend(_ level: Level) throws(TLError) {
    switch level {
    case .block:
      blockLevel += 1
      if blockLevel > NestingLimit.blocks {
        throw .tooDeep(offset: offset, limit: NestingLimit.blocks)
      }
    case .text:
      textLevel += 1
      if textLevel > NestingLimit.richText {
        throw .tooDeep(offset: offset, limit: NestingLimit.richText)
      }
    case .object:
      objectLevel += 1
      if objectLevel > TLReader.objectLimit {
        throw .tooDeep(offset: offset, limit: TLReader.objectLimit)
      }
    }
  }

  mutating func ascend(_ level: Level) {
    switch level {
    case .block: blockLevel -= 1
    case .text: textLevel -= 1
    case .object: objectLevel -= 1
    }
  }

  // MARK: Numbers

  @inline(__always)
  mutating func constructor() throws(TLError) -> UInt32 {
    try number(UInt32.self)
  }

  mutating func expect(_ constructor: UInt32, for type: StaticString) throws(TLError) {
    let start = offset
    let found = try number(UInt32.self)
    if found != constructor {
      throw .unknownConstructor(offset: start, constructor: found, type: "\(type)")
    }
  }

  @inline(__always)
  mutating func int() throws(TLError) -> Int32 {
    try number(Int32.self)
  }

  @inline(__always)
  mutating func long() throws(TLError) -> Int64 {
    try number(Int64.self)
  }

  mutating func double() throws(TLError) -> Double {
    Double(bitPattern: try number(UInt64.self))
  }

  mutating func bool() throws(TLError) -> Bool {
    let start = offset
    switch try number(UInt32.self) {
    case TLWriter.boolTrue: return true
    case TLWriter.boolFalse: return false
    case let other: throw .unknownConstructor(offset: start, constructor: other, type: "Bool")
    }
  }

  mutating func flags(known: UInt32, of constructor: UInt32) throws(TLError) -> TLFlags {
    let start = offset
    let word = try number(UInt32.self)
    if word & ~known != 0 {
      unknownFlags.append(
        TLUnknownFlags(offset: start, constructor: constructor, bits: word & ~known))
    }
    return TLFlags(rawValue: word)
  }

  @inline(__always)
  private mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(TLError) -> Number {
    let size = MemoryLayout<Number>.size
    try need(size)
    let start = offset
    offset += size
    return Number(littleEndian: memory.loadUnaligned(fromByteOffset: start, as: type))
  }

  @inline(__always)
  private func need(_ count: Int) throws(TLError) {
    if available < count {
      throw .endOfData(offset: offset, needed: count, available: available)
    }
  }

  // MARK: Strings

  mutating func string() throws(TLError) -> String {
    let start = offset
    let range = try stringRange()
    guard let string = string(in: range) else { throw .invalidUTF8(offset: start) }
    return string
  }

  /// Nil when the bytes are not UTF-8.
  ///
  /// Decoding repairs what is wrong, so a string that is not the bytes it was made from tells of
  /// wrong ones. The standard library's validating initialiser takes three times as long.
  private func string(in range: Range<Int>) -> String? {
    let content = UnsafeRawBufferPointer(rebasing: memory[range])
    var string = String(decoding: content, as: UTF8.self)
    let isSame = string.withUTF8 { decoded in
      guard let left = decoded.baseAddress, let right = content.baseAddress else {
        return decoded.count == content.count
      }
      return decoded.count == content.count && memcmp(left, right, content.count) == 0
    }
    return isSame ? string : nil
  }

  mutating func byteString() throws(TLError) -> [UInt8] {
    Array(memory[try stringRange()])
  }

  /// Steps over a string and its padding; the range is that of its content.
  ///
  /// Besides the two lengths that are written, the reader takes seven-byte lengths, as TDLib does.
  private mutating func stringRange() throws(TLError) -> Range<Int> {
    try need(4)
    let lengthBytes: Int
    let header: Int
    switch memory[offset] {
    case 255: (lengthBytes, header) = (7, 8)
    case 254: (lengthBytes, header) = (3, 4)
    default: (lengthBytes, header) = (0, 1)
    }
    try need(header)
    var length = 0
    for index in (0..<lengthBytes).reversed() {
      length = length << 8 | Int(memory[offset + 1 + index])
    }
    if lengthBytes == 0 { length = Int(memory[offset]) }
    let padded = (header + length + 3) & ~3
    try need(padded)
    let start = offset + header
    offset += padded
    return start..<start + length
  }

  // MARK: Vectors

  mutating func vector<Element: TLObject>(of type: Element.Type) throws(TLError) -> [Element] {
    let count = try vectorCount(elementSize: 4)
    var elements: [Element] = []
    elements.reserveCapacity(min(count, TLReader.largestReservation))
    for _ in 0..<count {
      elements.append(try Element(from: &self))
    }
    return elements
  }

  mutating func ints() throws(TLError) -> [Int32] {
    let count = try vectorCount(elementSize: 4)
    var elements: [Int32] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try int()) }
    return elements
  }

  /// A nested vector may claim all that is left of the data, at every level: beyond this many
  /// elements memory is taken only as they are read.
  private static let largestReservation = 64

  /// Steps over a vector's head; `elementSize` is the least an element takes, in bytes.
  private mutating func vectorCount(elementSize: Int) throws(TLError) -> Int {
    let start = offset
    let found = try number(UInt32.self)
    if found != TLWriter.vector { throw .notAVector(offset: start, constructor: found) }
    let countOffset = offset
    let count = try int()
    if count < 0 || Int(count) > available / elementSize {
      throw .vectorCount(offset: countOffset, count: count)
    }
    return Int(count)
  }
}

// MARK: Stepping over values

extension TLReader {
  /// Steps over a boxed value of `typeName` that begins at `start`, and keeps its bytes.
  mutating func carriedBytes(
    of typeName: String, from start: Int
  ) throws(TLError) -> TLCarriedBytes {
    offset = start
    let layouts = TLLayouts.current
    try skip(type: layouts.number(of: typeName), layouts)
    return TLCarriedBytes(bytes: Array(memory[start..<offset]))
  }

  private mutating func skip(type: UInt16, _ layouts: TLLayouts) throws(TLError) {
    try descend(.object)
    let start = offset
    let found = try number(UInt32.self)
    guard let layout = layouts.layout(of: found), layout.type == type else {
      throw .unknownConstructor(offset: start, constructor: found, type: layouts.name(of: type))
    }
    var words: UInt64 = 0
    var wordCount: UInt64 = 0
    for index in layout.fields {
      let field = layouts.fields[index]
      if field.kind == .flags {
        words |= UInt64(try number(UInt32.self)) << (32 * wordCount)
        wordCount += 1
      } else if field.bit == TLLayouts.Field.always || words >> UInt64(field.bit) & 1 != 0 {
        try skip(field, layouts)
      }
    }
    ascend(.object)
  }

  private mutating func skip(_ field: TLLayouts.Field, _ layouts: TLLayouts) throws(TLError) {
    guard field.isVector else { return try skipElement(field, layouts) }
    for _ in 0..<(try vectorCount(elementSize: field.kind == .long ? 8 : 4)) {
      try skipElement(field, layouts)
    }
  }

  private mutating func skipElement(
    _ field: TLLayouts.Field, _ layouts: TLLayouts
  ) throws(TLError) {
    switch field.kind {
    case .int, .flags: _ = try int()
    case .long, .double: _ = try long()
    case .string: _ = try stringRange()
    case .bool: _ = try bool()
    case .object: try skip(type: field.type, layouts)
    }
  }
}
