/// Reads one tag of the parse mode HTML.
struct TagReader {
  let source: [UInt8]
  /// Where the tag begins.
  let offset: Int
  private(set) var index: Int

  init(source: [UInt8], offset: Int) {
    self.source = source
    self.offset = offset
    index = offset
  }

  mutating func startTag() throws(EntityParseError) -> EntityTag {
    index = offset + 1
    let name = word { !$0.isTagSpace && $0 != Ascii.greater }
    guard index < source.count else { throw .unclosedStartTag(offset: offset) }
    let lowercased = String(decoding: name.map(\.asciiLowercased), as: UTF8.self)
    guard EntityTag.names.contains(lowercased) else {
      throw .unsupportedStartTag(lowercased, offset: offset)
    }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if index < source.count, source[index] == Ascii.greater { break }
      let (name, value) = try attribute(of: lowercased)
      attributes[name] = value
    }
    index += 1
    return try EntityTag(name: lowercased, attributes: attributes, offset: offset)
  }

  /// The name of an end tag, empty for `</>`.
  mutating func endTag() throws(EntityParseError) -> String {
    index = offset + 2
    let name = word { !$0.isTagSpace && $0 != Ascii.greater }
    skipSpace()
    guard index < source.count, source[index] == Ascii.greater else {
      throw .unclosedEndTag(offset: offset)
    }
    index += 1
    return String(decoding: name.map(\.asciiLowercased), as: UTF8.self)
  }

  private mutating func attribute(
    of tag: String
  ) throws(EntityParseError) -> (name: String, value: String) {
    let name = word { !$0.isTagSpace && !$0.endsAttributeName }
    guard !name.isEmpty else { throw .emptyAttributeName(tag: tag, offset: offset) }
    let key = String(decoding: name, as: UTF8.self)
    skipSpace()
    guard index < source.count, source[index] == UInt8(ascii: "=") else {
      if index == source.count { throw .unclosedStartTag(offset: offset) }
      return (key, "")
    }
    index += 1
    skipSpace()
    guard index < source.count else { throw .unclosedAttribute(tag: tag, offset: offset) }
    let quote = source[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return (key, try quoted(by: quote))
    }
    let start = index
    let value = word {
      $0.isAsciiLetter || $0.isAsciiDigit || $0 == Ascii.period || $0 == Ascii.hyphen
    }
    guard index < source.count, source[index].isTagSpace || source[index] == Ascii.greater else {
      throw .brokenAttributeValue(offset: start)
    }
    return (key, String(decoding: value.map(\.asciiLowercased), as: UTF8.self))
  }

  private mutating func quoted(by quote: UInt8) throws(EntityParseError) -> String {
    index += 1
    var value: [UInt8] = []
    while index < source.count, source[index] != quote {
      if let (scalar, end) = HTMLReference.read(in: source, at: index) {
        value +=
          UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
        index = end
      } else {
        value.append(source[index])
        index += 1
      }
    }
    guard index < source.count else { throw .unclosedStartTag(offset: offset) }
    index += 1
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func word(_ isMember: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while index < source.count, isMember(source[index]) { index += 1 }
    return source[start..<index]
  }

  private mutating func skipSpace() {
    while index < source.count, source[index].isTagSpace { index += 1 }
  }
}

extension UInt8 {
  /// White space inside tags.
  fileprivate var isTagSpace: Bool { isAsciiSpace || self == 0 }

  fileprivate var endsAttributeName: Bool {
    switch self {
    case UInt8(ascii: "="), Ascii.greater, Ascii.slash, UInt8(ascii: "\""), UInt8(ascii: "'"):
      return true
    default:
      return false
    }
  }
}
