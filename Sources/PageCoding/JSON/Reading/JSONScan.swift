/// Finds places in JSON bytes without making values of them.
///
/// The library that parses the JSON tells positions only of what it cannot parse; a page can be
/// wrong in well-formed JSON too.
struct JSONScan {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset of the first bracket that has more than `limit` brackets open, itself included;
  /// nil when there is none. The bytes may be anything.
  static func firstBracket(deeperThan limit: Int, in bytes: [UInt8]) -> Int? {
    var scan = JSONScan(bytes)
    var depth = 0
    while let byte = scan.current {
      switch byte {
      case UInt8(ascii: "\""):
        scan.skipString()
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > limit { return scan.offset }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
      default:
        break
      }
      scan.offset += 1
    }
    return nil
  }

  /// The offset of a value, each step into it by its place among the members or elements.
  ///
  /// The bytes must be well-formed JSON that has the value; otherwise some offset comes back.
  static func offset(ofValueAt places: [Int], in bytes: [UInt8]) -> Int {
    var scan = JSONScan(bytes)
    scan.skipSpace()
    for place in places {
      let isObject = scan.current == UInt8(ascii: "{")
      scan.offset += 1
      for _ in 0..<place {
        if isObject { scan.skipName() }
        scan.skipValue()
        scan.skipSpace()
        scan.offset += 1  // the comma
      }
      if isObject { scan.skipName() }
      scan.skipSpace()
    }
    return min(scan.offset, bytes.count)
  }

  private var current: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0d).contains(byte) { offset += 1 }
  }

  private mutating func skipString() {
    offset += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset += 1
  }

  private mutating func skipName() {
    skipSpace()
    skipString()
    skipSpace()
    offset += 1  // the colon
  }

  private mutating func skipValue() {
    skipSpace()
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return }
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard depth > 0 else { return }  // the end of what the value is in
        depth -= 1
        if depth == 0 {
          offset += 1
          return
        }
      case UInt8(ascii: ","):
        guard depth > 0 else { return }
      default:
        break
      }
      offset += 1
    }
  }
}
