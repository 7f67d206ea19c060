import PageModel

/// An amount is the one thing records hold as JSON text: `{"value":5,"nanos":0}`.
extension StarsAmount {
  var json: [UInt8] {
    Array(#"{"value":\#(value),"nanos":\#(nanos)}"#.utf8)
  }

  /// Nil unless both numbers are there, in any order.
  init?(json: [UInt8]) {
    guard let value = StarsAmount.number("value", in: json).flatMap({ Int64($0) }),
      let nanos = StarsAmount.number("nanos", in: json).flatMap({ Int32($0) })
    else { return nil }
    self.init(value: value, nanos: nanos)
  }

  /// The digits behind a name. The text is an object of two numbers, so nothing else can look
  /// like a name in quotes.
  private static func number(_ name: String, in json: [UInt8]) -> String? {
    let quoted = Array("\"\(name)\"".utf8)
    guard json.count > quoted.count else { return nil }
    for start in 0..<json.count - quoted.count
    where json[start..<start + quoted.count].elementsEqual(quoted) {
      let rest = json[(start + quoted.count)...].drop { isSpace($0) }
      guard rest.first == UInt8(ascii: ":") else { return nil }
      let digits = rest.dropFirst().drop { isSpace($0) }.prefix { isDigit($0) }
      return String(decoding: digits, as: UTF8.self)
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
