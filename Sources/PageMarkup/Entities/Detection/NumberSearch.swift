/// Finds numbers that mean something: bank cards and phone numbers.
enum NumberSearch {
  /// 13 to 19 digits with a right check digit, in groups by spaces and hyphens if need be.
  ///
  /// What belongs to a longer word, a decimal number or a sum is no card.
  static func bankCards(in text: Bytes) -> [DetectedStretch] {
    digits(in: text) { start in
      if start > 0, !opensCard(text.scalar(before: start)) {
        return .skip(to: groupsEnd(from: start, in: text))
      }
      var run = CardNumber()
      var index = start
      while index < text.count, run.take(text[index]) { index += 1 }
      guard let length = run.length else { return .skip(to: index) }
      let end = start + length
      if end < text.count {
        let next = text.scalar(at: end)
        if next == "_" || next == "-" || next.isLetter { return .skip(to: index) }
      }
      return .found(DetectedStretch(range: start..<end, kind: .bankCard), next: index)
    }
  }

  private static func opensCard(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "+", "-", "_", ".", ",": return false
    default: return !scalar.isLetter
    }
  }

  /// `+` and 7 to 15 digits (ITU-T E.164) in groups by a single space, hyphen or period, a group
  /// maybe in parentheses. Without the `+` a number may be anything, so it is left alone.
  static func phoneNumbers(in text: Bytes) -> [DetectedStretch] {
    var found: [DetectedStretch] = []
    var index = 0
    while let plus = text.firstIndex(of: UInt8(ascii: "+"), in: index..<text.count) {
      index = plus + 1
      if plus > 0 {
        let previous = text.scalar(before: plus)
        if previous.isWordCharacter || previous == "+" || previous == "/" { continue }
      }
      var number = PhoneNumber()
      while index < text.count, number.take(text[index]) { index += 1 }
      guard let length = number.length else { continue }
      let end = plus + 1 + length
      if end < text.count, text.scalar(at: end).isWordCharacter { continue }
      found.append(DetectedStretch(range: plus..<end, kind: .phoneNumber))
    }
    return found
  }

  private enum Outcome {
    case found(DetectedStretch, next: Int)
    case skip(to: Int)
  }

  private static func digits(
    in text: Bytes, _ examine: (Int) -> Outcome
  ) -> [DetectedStretch] {
    var found: [DetectedStretch] = []
    var index = 0
    while index < text.count {
      guard text[index].isAsciiDigit else {
        index += 1
        continue
      }
      switch examine(index) {
      case .found(let stretch, let next):
        found.append(stretch)
        index = next
      case .skip(let next):
        index = next
      }
    }
    return found
  }

  private static func groupsEnd(from start: Int, in text: Bytes) -> Int {
    var index = start
    while index < text.count, CardNumber.isCharacter(text[index]) { index += 1 }
    return index
  }
}

/// Digits as they come in, checked by their last one (ISO/IEC 7812, Luhn).
private struct CardNumber {
  private var digits: [UInt8] = []
  private var taken = 0
  /// What was taken up to the last digit.
  private var lastDigit = 0

  /// Whether the byte may belong to the number. Digits in one block that are enough for a card
  /// end at a space: what follows is another number.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte.isAsciiDigit {
      if digits.count < 20 { digits.append(byte - UInt8(ascii: "0")) }
      taken += 1
      lastDigit = taken
      return true
    }
    guard Self.isCharacter(byte) else { return false }
    if byte == Ascii.space, taken == digits.count, 16...19 ~= taken { return false }
    taken += 1
    return true
  }

  static func isCharacter(_ byte: UInt8) -> Bool {
    byte.isAsciiDigit || byte == Ascii.space || byte == Ascii.hyphen
  }

  /// Bytes of the number, nil when it is none.
  var length: Int? {
    guard 13...19 ~= digits.count, lastDigit < 2 * digits.count, isChecked else { return nil }
    return lastDigit
  }

  private var isChecked: Bool {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let weighted = Int(digit) << (place & 1)
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return sum.isMultiple(of: 10)
  }
}

private struct PhoneNumber {
  private var digits = 0
  private var taken = 0
  private var lastDigit = 0
  private var previous: UInt8 = 0
  private var isInParentheses = false
  private var hadParentheses = false

  mutating func take(_ byte: UInt8) -> Bool {
    guard accepts(byte) else { return false }
    taken += 1
    previous = byte
    if byte.isAsciiDigit {
      digits += 1
      if !isInParentheses { lastDigit = taken }
    }
    return true
  }

  /// Bytes behind the plus, nil when it is no number.
  var length: Int? {
    7...15 ~= digits && lastDigit == taken - trailing ? lastDigit : nil
  }

  /// A separator the number ended with is not part of it.
  private var trailing: Int {
    previous.isAsciiDigit ? 0 : 1
  }

  private mutating func accepts(_ byte: UInt8) -> Bool {
    switch byte {
    case _ where byte.isAsciiDigit:
      return digits < 16
    case Ascii.space, Ascii.hyphen, Ascii.period:
      return previous.isAsciiDigit && !isInParentheses || previous == Ascii.rightParenthesis
    case Ascii.leftParenthesis:
      guard taken > 0, !hadParentheses, previous.isAsciiDigit || previous == Ascii.space else {
        return false
      }
      isInParentheses = true
      hadParentheses = true
      return true
    case Ascii.rightParenthesis:
      guard isInParentheses, previous.isAsciiDigit else { return false }
      isInParentheses = false
      return true
    default:
      return false
    }
  }
}
