/// How many formulas a text has so far, and how long they are together.
struct FormulaCount: Equatable {
  private(set) var count = 0
  private var characters = 0
  /// Whether there was one that would have been too much for all together.
  private(set) var isFull = false

  /// Takes a formula of `length` characters, or says why it stays text.
  mutating func take(
    _ length: Int, limit: Int, limits: MarkupLimits
  ) -> MarkupWarning.Kind? {
    if length > limit { return .formulaTooLong(length: length, limit: limit) }
    if count >= limits.formulas {
      isFull = true
      return .tooManyFormulas(limit: limits.formulas)
    }
    if characters + length > limits.formulaCharacters {
      isFull = true
      return .formulasTooLong(limit: limits.formulaCharacters)
    }
    count += 1
    characters += length
    return nil
  }
}

extension FormulaCount {
  static func + (lhs: FormulaCount, rhs: FormulaCount) -> FormulaCount {
    var sum = lhs
    sum.count += rhs.count
    sum.characters += rhs.characters
    sum.isFull = lhs.isFull || rhs.isFull
    return sum
  }

  /// What came after `other`.
  func since(_ other: FormulaCount) -> FormulaCount {
    var rest = self
    rest.count -= other.count
    rest.characters -= other.characters
    return rest
  }
}

/// The length of a formula in Unicode scalars, without the white space around it.
struct FormulaLength {
  private(set) var count = 0
  private var pendingBlanks = 0

  /// Adds a line of the formula.
  mutating func add(_ line: Bytes) {
    for byte in line where !byte.isContinuation {
      if byte.isAsciiSpace {
        pendingBlanks += 1
      } else {
        count += (count == 0 ? 0 : pendingBlanks) + 1
        pendingBlanks = 0
      }
    }
    pendingBlanks += 1
  }
}
