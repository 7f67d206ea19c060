/// The pieces of raw HTML: tags and what is between them (CommonMark, raw HTML).
struct HTMLPieces: IteratorProtocol {
  struct Piece {
    enum Kind {
      case text
      case start(name: Range<Int>, attributes: Range<Int>, isSelfClosing: Bool)
      case end(name: Range<Int>)
      /// Comments and the like.
      case nothing
    }

    var kind: Kind
    var range: Range<Int>
  }

  private let bytes: Bytes
  private var position = 0
  /// Ends that were looked for in vain are not looked for again.
  private var hasNoEnd: Set<[UInt8]> = []

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  mutating func next() -> Piece? {
    guard position < bytes.count else { return nil }
    let start = position
    if let tag = tag(at: start) {
      position = tag.range.upperBound
      return tag
    }
    // Where something looks like a tag and is none, it is text up to the next one.
    var index = start
    if bytes[index] == Ascii.less { index += 1 }
    position = bytes.firstIndex(of: Ascii.less, in: index..<bytes.count) ?? bytes.count
    return Piece(kind: .text, range: start..<position)
  }

  private mutating func tag(at start: Int) -> Piece? {
    guard bytes[start] == Ascii.less, start + 1 < bytes.count else { return nil }
    let next = bytes[start + 1]
    switch next {
    case Ascii.exclamation, Ascii.question:
      return other(at: start).map { Piece(kind: .nothing, range: start..<$0) }
    case Ascii.slash:
      let name = name(at: start + 2)
      var end = name.upperBound
      while end < bytes.count, bytes[end].isAsciiSpace { end += 1 }
      guard !name.isEmpty, end < bytes.count, bytes[end] == Ascii.greater else { return nil }
      return Piece(kind: .end(name: name), range: start..<end + 1)
    default:
      return startTag(at: start)
    }
  }

  private func startTag(at start: Int) -> Piece? {
    let name = name(at: start + 1)
    guard !name.isEmpty else { return nil }
    var attributes = HTMLAttributes(bytes, from: name.upperBound)
    while attributes.next() != nil {}
    let end = attributes.position
    guard end < bytes.count else { return nil }
    let range = name.upperBound..<end
    if bytes[end] == Ascii.greater {
      return Piece(
        kind: .start(name: name, attributes: range, isSelfClosing: false), range: start..<end + 1)
    }
    guard bytes[end] == Ascii.slash, end + 1 < bytes.count, bytes[end + 1] == Ascii.greater
    else { return nil }
    return Piece(
      kind: .start(name: name, attributes: range, isSelfClosing: true), range: start..<end + 2)
  }

  private func name(at start: Int) -> Range<Int> {
    guard start < bytes.count, bytes[start].isAsciiLetter else { return start..<start }
    var end = start
    while end < bytes.count,
      bytes[end].isAsciiLetter || bytes[end].isAsciiDigit || bytes[end] == Ascii.hyphen
    {
      end += 1
    }
    return start..<end
  }

  /// The end of a comment, a section, an instruction or a declaration.
  private mutating func other(at start: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
      as [(StaticString, StaticString)]
    where bytes.slice(start..<bytes.count).starts(with: opening) {
      return self.end(of: closing, from: start + opening.utf8CodeUnitCount)
    }
    return nil
  }

  private mutating func end(of closing: StaticString, from start: Int) -> Int? {
    let sought = Array(UnsafeBufferPointer(start: closing.utf8Start, count: closing.utf8CodeUnitCount))
    if hasNoEnd.contains(sought) { return nil }
    var position = start
    while let index = bytes.firstIndex(of: sought[0], in: position..<bytes.count) {
      if bytes.slice(index..<bytes.count).starts(with: sought) { return index + sought.count }
      position = index + 1
    }
    hasNoEnd.insert(sought)
    return nil
  }
}

/// The attributes in a start tag, one after the other.
struct HTMLAttributes: IteratorProtocol {
  struct Attribute {
    var name: Range<Int>
    /// Without its quotes; empty where there is none.
    var value: Range<Int>
  }

  private let bytes: Bytes
  /// Behind the attributes read so far and the white space after them.
  private(set) var position: Int

  init(_ bytes: Bytes, from start: Int) {
    self.bytes = bytes
    position = start
    skipSpace()
  }

  mutating func next() -> Attribute? {
    guard position < bytes.count, isNameStart(bytes[position]), position > 0 else { return nil }
    // White space stands before every attribute.
    guard bytes[position - 1].isAsciiSpace else { return nil }
    let start = position
    var end = position
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    let name = start..<end
    var ahead = end
    while ahead < bytes.count, bytes[ahead].isAsciiSpace { ahead += 1 }
    guard ahead < bytes.count, bytes[ahead] == Ascii.equals else {
      position = end
      skipSpace()
      return Attribute(name: name, value: end..<end)
    }
    ahead += 1
    while ahead < bytes.count, bytes[ahead].isAsciiSpace { ahead += 1 }
    guard let value = value(at: ahead) else { return nil }
    position = value.end
    skipSpace()
    return Attribute(name: name, value: value.range)
  }

  private func value(at start: Int) -> (range: Range<Int>, end: Int)? {
    guard start < bytes.count else { return nil }
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = bytes.firstIndex(of: quote, in: start + 1..<bytes.count) else { return nil }
      return (start + 1..<end, end + 1)
    }
    var end = start
    scan: while end < bytes.count, !bytes[end].isAsciiSpace {
      switch bytes[end] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), Ascii.equals, Ascii.less, Ascii.greater,
        Ascii.backtick:
        break scan
      default: end += 1
      }
    }
    return end > start ? (start..<end, end) : nil
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isAsciiSpace { position += 1 }
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    byte.isAsciiLetter || byte == Ascii.underscore || byte == Ascii.colon
  }

  private func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte.isAsciiDigit || byte == Ascii.period || byte == Ascii.hyphen
  }
}

extension UnsafeBufferPointer<UInt8> {
  func starts(with other: StaticString) -> Bool {
    starts(with: UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
  }
}
