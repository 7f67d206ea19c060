/// What is known about characters of formulas by where they stand in Unicode.
enum MathCharacters {
  /// A letter or digit of one of the mathematical alphabets: `𝔸`.
  static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    (0x1d400...0x1d7ff).contains(scalar.value)
  }

  /// A combining character that is an accent, or the stroke of negations.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.value {
    case 0x300...0x304, 0x306...0x308, 0x30a, 0x30c, 0x330...0x332, 0x323, 0x338: return true
    case 0x20d0, 0x20d1, 0x20d6, 0x20d7, 0x20db, 0x20dc: return true
    default: return false
    }
  }

  /// A mark that stands below its letter.
  static func isBelow(_ scalar: Unicode.Scalar) -> Bool {
    (0x316...0x333).contains(scalar.value)
  }
}
