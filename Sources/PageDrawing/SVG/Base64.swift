/// Bytes as base64 with padding, without line breaks.
enum Base64 {
  static func encode(_ bytes: [UInt8]) -> String {
    let length = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: length) { output in
      var target = 0
      func put(_ bits: UInt32, _ shift: UInt32) {
        output[target] = alphabet[Int((bits >> shift) & 63)]
        target += 1
      }
      var offset = 0
      while offset < bytes.count {
        let rest = bytes.count - offset
        let bits =
          UInt32(bytes[offset]) << 16 | (rest > 1 ? UInt32(bytes[offset + 1]) << 8 : 0)
          | (rest > 2 ? UInt32(bytes[offset + 2]) : 0)
        for shift: UInt32 in [18, 12, 6, 0] { put(bits, shift) }
        offset += 3
      }
      let padding = length - (bytes.count * 4 + 2) / 3
      for index in 0..<padding { output[length - 1 - index] = UInt8(ascii: "=") }
      return length
    }
  }

  private static let alphabet: [UInt8] = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
