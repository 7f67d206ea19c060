/// How the number of a list item is spelled (Bot API 10.3, field `type` of list items).
package enum ListLabelStyle: String, CaseIterable {
  case decimal = "1"
  case lowercaseRoman = "i"
  case uppercaseRoman = "I"
  case lowercaseLetters = "a"
  case uppercaseLetters = "A"

  /// The number without the dot behind it; styles that cannot spell a number fall back to digits.
  package func spelling(of value: Int32) -> String {
    switch self {
    case .decimal: break
    case .lowercaseLetters, .uppercaseLetters:
      if let letters = ListLabelStyle.letters(value) { return cased(letters) }
    case .lowercaseRoman, .uppercaseRoman:
      if let roman = ListLabelStyle.roman(value) { return cased(roman) }
    }
    return String(value)
  }

  /// The number a spelling stands for; nil when it is not a spelling of this style.
  package func value(of spelling: String) -> Int32? {
    let value: Int32?
    switch self {
    case .decimal: value = Int32(spelling)
    case .lowercaseLetters, .uppercaseLetters: value = ListLabelStyle.letterValue(spelling)
    case .lowercaseRoman, .uppercaseRoman: value = ListLabelStyle.romanValue(spelling)
    }
    guard let value, self.spelling(of: value) == spelling else { return nil }
    return value
  }

  private func cased(_ lowercase: String) -> String {
    self == .uppercaseRoman || self == .uppercaseLetters ? lowercase.uppercased() : lowercase
  }

  // MARK: Letters: a … z, aa, ab …

  private static func letters(_ value: Int32) -> String? {
    guard value > 0 else { return nil }
    var letters: [UInt8] = []
    var rest = value
    while rest > 0 {
      rest -= 1
      letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  private static func letterValue(_ spelling: String) -> Int32? {
    var value: Int32 = 0
    for byte in spelling.utf8 {
      let lowercase = byte | 0x20
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercase) else { return nil }
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 26)
      let (sum, carry) = shifted.addingReportingOverflow(Int32(lowercase - UInt8(ascii: "a")) + 1)
      if overflow || carry { return nil }
      value = sum
    }
    return value
  }

  // MARK: Roman numerals

  private static let numerals: [(value: Int32, letters: String)] = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]

  private static func roman(_ value: Int32) -> String? {
    guard (1..<4000).contains(value) else { return nil }
    var rest = value
    var letters = ""
    for numeral in numerals {
      while rest >= numeral.value {
        letters += numeral.letters
        rest -= numeral.value
      }
    }
    return letters
  }

  /// Adds up; whether the spelling is the right one is asked by spelling the sum.
  private static func romanValue(_ spelling: String) -> Int32? {
    var rest = Substring(spelling.lowercased())
    var value: Int32 = 0
    for numeral in numerals {
      while rest.hasPrefix(numeral.letters), value < 4000 {
        value += numeral.value
        rest = rest.dropFirst(numeral.letters.count)
      }
    }
    return rest.isEmpty ? value : nil
  }
}
