import CommandTable

/// A colour as it is given on the command line: six hexadecimal digits.
package struct InkColor: Hashable, Sendable {
  package var rgb: UInt32

  package init(rgb: UInt32) {
    self.rgb = rgb
  }

  package static let black = InkColor(rgb: 0)

  /// Six hexadecimal digits, a `#` before them or not.
  package init?(digits text: String) {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard digits.utf8.count == 6, let rgb = UInt32(digits, radix: 16) else { return nil }
    self.init(rgb: rgb)
  }

  /// Six hexadecimal digits.
  package var digits: String {
    let digits = String(rgb, radix: 16)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  package static var syntax: ValueSyntax<InkColor> {
    ValueSyntax(expectation: "six hexadecimal digits like 1a73e8") { InkColor(digits: $0) }
  }
}
