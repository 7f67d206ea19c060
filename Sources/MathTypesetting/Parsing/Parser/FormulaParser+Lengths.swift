extension FormulaParser {
  /// The length a command takes, in braces or not.
  mutating func length(
    of command: Token, _ number: Int = 1, total: Int = 1
  ) throws(Fault) -> MathLength {
    let first = tokens.nextNonSpace()
    tokens.pushBack(first)
    if first.isCharacter("{") {
      return try length(rawText(command, number, of: total), command)
    }
    var text = ""
    var units = 0
    while units < 2 {
      let item = try tokens.peek()
      guard case .character(let scalar) = item.token.kind else {
        guard item.token.kind == .space, units == 0 else { break }
        _ = try tokens.next()
        continue
      }
      let isUnit = ("a"..."z").contains(scalar)
      let isNumber =
        ("0"..."9").contains(scalar) || scalar == "." || scalar == "," || scalar == "-"
        || scalar == "+"
      guard isUnit || (isNumber && units == 0) else { break }
      if isUnit { units += 1 }
      text.unicodeScalars.append(scalar)
      _ = try tokens.next()
    }
    if units == 2, try tokens.peek().token.kind == .space { _ = try tokens.next() }
    return try length(text, command)
  }

  func length(_ text: String, _ command: Token) throws(Fault) -> MathLength {
    guard let length = MathLength(latex: text) else {
      throw Fault(.badLength(text, command: command.text), at: command)
    }
    return length
  }

  /// `[length]` right after `\\`; nil when it is left out.
  mutating func rowGap(_ command: Token) throws(Fault) -> MathLength? {
    guard try tokens.peek().token.isCharacter("["),
      let option = try tokens.optionTokens(of: command)
    else { return nil }
    return try length(option.text, command)
  }

  mutating func color(
    _ command: Token, _ number: Int, of total: Int
  ) throws(Fault) -> MathColor {
    let text = try rawText(command, number, of: total).trimmed
    guard let color = ColorNames.color(text) else {
      throw Fault(.badColor(text), at: command)
    }
    return color
  }
}

extension MathLength {
  /// TeX's largest length, in points; longer ones are refused.
  private static let largest = 16_384.0

  /// A number and one of TeX's units.
  init?(latex text: String) {
    var number = ""
    var unit = ""
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      switch scalar {
      case "0"..."9", ".", "-", "+":
        if !unit.isEmpty { return nil }
        number.unicodeScalars.append(scalar)
      case ",": number += "."
      default: unit.unicodeScalars.append(scalar)
      }
    }
    while number.hasPrefix("--") || number.hasPrefix("+") {
      number.removeFirst(number.hasPrefix("+") ? 1 : 2)
    }
    if number.hasSuffix(".") { number += "0" }
    guard let value = Double(number), abs(value) <= Self.largest else { return nil }
    switch unit {
    case "em": self.init(value, .em)
    case "ex": self.init(value, .ex)
    case "mu": self.init(value, .mu)
    default:
      guard let points = Self.points[unit] else { return nil }
      self.init(value * points, .pt)
    }
    if abs(self.value) > Self.largest { return nil }
  }

  /// TeX's points in a unit (The TeXbook, chapter 10).
  private static let points: [String: Double] = [
    "pt": 1, "pc": 12, "in": 72.27, "bp": 72.27 / 72, "px": 72.27 / 72, "cm": 72.27 / 2.54,
    "mm": 72.27 / 25.4, "dd": 1238.0 / 1157, "cc": 14856.0 / 1157, "nd": 685.0 / 642,
    "nc": 1370.0 / 107, "sp": 1.0 / 65_536,
  ]
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
