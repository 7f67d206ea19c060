import Typesetting

extension MathLength {
  /// The number and its unit: `1.5em`.
  var dump: String { Self.text(value) + unit.rawValue }

  static func text(_ number: Double) -> String { DecimalText.string(number, places: 4) }
}

extension MathColor {
  /// `#rrggbb`.
  var dump: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension String {
  /// In double quotes; quotes, backslashes and what is unseen or combines are escaped.
  var quoted: String {
    var text = "\""
    for (index, scalar) in unicodeScalars.enumerated() {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\"" || scalar == "\\":
        text += "\\"
        text.unicodeScalars.append(scalar)
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
        text += scalar.escape
      case .spaceSeparator where scalar != " ": text += scalar.escape
      case .nonspacingMark where index == 0, .enclosingMark where index == 0: text += scalar.escape
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// `U+0302`, for characters that are hard to see.
  var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String? {
  /// `"."` for the empty delimiter.
  var quoted: String { self?.quoted ?? "\".\"" }
}
