/// Bytes as the tests write them.
enum Hexadecimal {
  static func string(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Spaces and line ends may stand anywhere; nil when the rest is not pairs of digits.
  static func bytes(_ string: some StringProtocol) -> [UInt8]? {
    let digits = string.compactMap { $0.isWhitespace ? nil : $0.hexDigitValue ?? 99 }
    guard digits.count.isMultiple(of: 2), !digits.contains(99) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }
}
