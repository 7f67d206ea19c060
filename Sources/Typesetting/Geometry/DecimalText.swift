/// Numbers as short decimal text, the same on every machine: no exponent, no trailing zeros, no "-0".
package enum DecimalText {
  /// Appends `value` rounded to at most `places` (0…6) decimals. What is not finite becomes 0.
  package static func append(_ value: Double, places: Int, to text: inout String) {
    let factor = powers[max(0, min(places, 6))]
    guard value.isFinite, abs(value) < 1e12 else {
      text += "0"
      return
    }
    var number = Int64((abs(value) * Double(factor)).rounded())
    if value < 0 && number != 0 { text += "-" }
    text += String(number / factor)
    number %= factor
    guard number != 0 else { return }
    text += "."
    var digit = factor / 10
    while number != 0 {
      text += String(number / digit)
      number %= digit
      digit /= 10
    }
  }

  package static func string(_ value: Double, places: Int) -> String {
    var text = ""
    append(value, places: places, to: &text)
    return text
  }

  private static let powers: [Int64] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}
