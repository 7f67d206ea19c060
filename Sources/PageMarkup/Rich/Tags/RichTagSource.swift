/// A tag as it is written: `<name attribute="value">`, `</name>` or `<name/>`.
struct RichTagSource {
  let name: Range<Int>
  let isClosing: Bool
  /// Whether it ends with `/>`, so that it holds nothing.
  let isSelfClosing: Bool
  /// What stands between the name and the end.
  let attributes: Range<Int>
  /// The index behind its `>`.
  let end: Int

  /// Nil when no tag stands at `start`, or none that ends.
  init?(_ bytes: Bytes, at start: Int) {
    var index = start + 1
    guard index < bytes.count, bytes[start] == Ascii.less else { return nil }
    isClosing = bytes[index] == Ascii.slash
    if isClosing { index += 1 }
    let nameStart = index
    guard index < bytes.count, bytes[index].isAsciiLetter else { return nil }
    while index < bytes.count, !bytes[index].endsTagName { index += 1 }
    name = nameStart..<index
    var reader = RichAttributeReader(bytes, from: index)
    while reader.next() != nil {}
    guard let end = reader.end else { return nil }
    isSelfClosing = reader.isSelfClosing
    attributes = index..<(end - 1)
    self.end = end
  }

  /// What the tag means; nil when its name is none of Rich HTML's.
  func tag(in bytes: Bytes) -> RichTag? {
    RichTag(name: bytes.slice(name))
  }

  /// The attributes that mean nothing on the tag, as they are written, cut where they are long.
  func unknownAttributes(of tag: RichTag, in bytes: Bytes) -> [String] {
    if attributes.isEmpty { return [] }
    var unknown: [String] = []
    var reader = RichAttributeReader(bytes, from: attributes.lowerBound)
    while let attribute = reader.next() {
      let name = bytes.slice(attribute.name)
      if let known = RichAttribute(name: name), tag.has(known) { continue }
      unknown.append(String(decoding: name.prefix(64), as: UTF8.self))
    }
    return unknown
  }

  /// The attributes that mean something, their values decoded.
  func richAttributes(in bytes: Bytes) -> RichAttributes {
    var attributes = RichAttributes()
    if self.attributes.isEmpty { return attributes }
    var reader = RichAttributeReader(bytes, from: self.attributes.lowerBound)
    while let found = reader.next() {
      guard let attribute = RichAttribute(name: bytes.slice(found.name)) else { continue }
      attributes.add(attribute, CharacterReference.decode(bytes.slice(found.value)))
    }
    return attributes
  }
}

/// Goes through the attributes of a tag, by the rules of HTML's tokenizer.
struct RichAttributeReader {
  struct Attribute {
    var name: Range<Int>
    /// Without its quotes; empty when there is none.
    var value: Range<Int>
  }

  private let bytes: Bytes
  private var index: Int
  /// The index behind the tag's `>`, once all attributes are read; nil also when it has none.
  private(set) var end: Int?
  private(set) var isSelfClosing = false

  init(_ bytes: Bytes, from start: Int) {
    self.bytes = bytes
    index = start
  }

  mutating func next() -> Attribute? {
    while index < bytes.count, bytes[index].isAsciiSpace || bytes[index] == Ascii.slash {
      isSelfClosing = bytes[index] == Ascii.slash
      index += 1
    }
    guard index < bytes.count else { return nil }
    if bytes[index] == Ascii.greater {
      end = index + 1
      return nil
    }
    isSelfClosing = false
    let name = readName()
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: index..<index)
    }
    index += 1
    skipSpace()
    return Attribute(name: name, value: readValue())
  }

  private mutating func readName() -> Range<Int> {
    let start = index
    // An equals sign may begin a name.
    index += 1
    while index < bytes.count, !bytes[index].endsTagName, bytes[index] != UInt8(ascii: "=") {
      index += 1
    }
    return start..<index
  }

  private mutating func readValue() -> Range<Int> {
    guard index < bytes.count, bytes[index] != Ascii.greater else { return index..<index }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index + 1
      let close = bytes.firstIndex(of: quote, in: start..<bytes.count)
      index = close.map { $0 + 1 } ?? bytes.count
      return start..<(close ?? bytes.count)
    }
    let start = index
    while index < bytes.count, !bytes[index].isAsciiSpace, bytes[index] != Ascii.greater {
      index += 1
    }
    return start..<index
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isAsciiSpace { index += 1 }
  }
}

extension UInt8 {
  fileprivate var endsTagName: Bool {
    isAsciiSpace || self == Ascii.slash || self == Ascii.greater
  }
}
