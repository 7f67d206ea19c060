extension JSONValue {
  /// The value as JSON.
  ///
  /// Text is left as it is apart from what must be escaped; numbers have the fewest digits that
  /// lead back to them.
  package func text(_ formatting: JSONFormatting = .compact) -> String {
    var writer = JSONWriter(formatting: formatting)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

private struct JSONWriter {
  let formatting: JSONFormatting
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init(formatting: JSONFormatting) {
    self.formatting = formatting
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .boolean(let flag): append(flag ? "true" : "false")
    case .wholeNumber(let number): append(String(number))
    case .number(let number): append(number.isFinite ? number.description : "0")
    case .string(let string): write(string)
    case .array(let elements): write(elements)
    case .object(let members): write(members)
    }
  }

  private mutating func write(_ elements: [JSONValue]) {
    bytes.append(UInt8(ascii: "["))
    depth += 1
    for (index, element) in elements.enumerated() {
      separate(isFirst: index == 0)
      write(element)
    }
    close(with: UInt8(ascii: "]"), isEmpty: elements.isEmpty)
  }

  private mutating func write(_ members: [JSONMember]) {
    bytes.append(UInt8(ascii: "{"))
    depth += 1
    for (index, member) in members.enumerated() {
      separate(isFirst: index == 0)
      write(member.name)
      append(formatting == .compact ? ":" : ": ")
      write(member.value)
    }
    close(with: UInt8(ascii: "}"), isEmpty: members.isEmpty)
  }

  private mutating func separate(isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    beginLine()
  }

  private mutating func close(with bracket: UInt8, isEmpty: Bool) {
    depth -= 1
    if !isEmpty { beginLine() }
    bytes.append(bracket)
  }

  private mutating func beginLine() {
    guard formatting == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20, 0x7f:
        append("\\u00")
        append(byte < 0x10 ? "0" : "")
        append(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
