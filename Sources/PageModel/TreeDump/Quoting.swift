extension String {
  /// In double quotes, as a Swift literal: what cannot be seen or would turn the line around is
  /// escaped. Joiners stay: emoji and many scripts need them.
  package var quotedForDump: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.isUnseen:
        quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Unicode.Scalar {
  /// Controls, blanks other than the space, marks of direction, fillers and noncharacters.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0x20...0x7e: return false
    case 0x00...0x1f, 0x7f...0xa0, 0xad: return true
    case 0x34f, 0x61c, 0x115f...0x1160, 0x1680, 0x17b4...0x17b5, 0x180e: return true
    case 0x2000...0x200b, 0x200e...0x200f, 0x2028...0x202f, 0x205f...0x206f, 0x3000: return true
    case 0x3164, 0xfdd0...0xfdef, 0xfeff, 0xffa0, 0xfff0...0xfffc: return true
    case 0xe0001, 0xe0080...0xe00ff: return true
    default: return value & 0xfffe == 0xfffe
    }
  }
}

extension [UInt8] {
  /// Two digits a byte, in angle brackets.
  var hexForDump: String {
    let digits = Array<UInt8>("0123456789abcdef".utf8)
    var hex: [UInt8] = []
    hex.reserveCapacity(2 * count)
    for byte in self {
      hex.append(digits[Int(byte >> 4)])
      hex.append(digits[Int(byte & 15)])
    }
    return "<" + String(decoding: hex, as: UTF8.self) + ">"
  }

  /// Quoted when every byte is a visible ASCII character, otherwise in hex.
  var textOrHexForDump: String {
    allSatisfy { (0x20...0x7e).contains($0) }
      ? String(decoding: self, as: UTF8.self).quotedForDump : hexForDump
  }
}
