/// The mathematical alphabets: which letters a list's letters are set in.
///
/// They are blocks of characters of their own in Unicode, so a letter and its alphabet are one
/// character and no font has to be named.
enum Alphabet: Hashable, Sendable {
  /// Italic letters, upright digits and capital Greek.
  case normal
  case roman, italic, sans, mono, doubleStruck, script, fraktur

  /// The character of this alphabet; the scalar itself where the alphabet has none.
  func character(for scalar: Unicode.Scalar, isBold: Bool) -> Unicode.Scalar {
    let value = scalar.value
    switch value {
    case 0x41...0x5a: return capital(value - 0x41, isBold: isBold)
    case 0x61...0x7a: return small(value - 0x61, isBold: isBold)
    case 0x30...0x39: return digit(value - 0x30, isBold: isBold) ?? scalar
    case 0x391...0x3a9, 0x3b1...0x3c9: return greek(scalar, isBold: isBold)
    case 0x2202, 0x2207, 0x3d1, 0x3d5, 0x3d6, 0x3f0, 0x3f1, 0x3f5, 0x3dd:
      return greek(scalar, isBold: isBold)
    case 0x1d6e2...0x1d71b where isBold: return self.scalar(value + 58)
    case 0x1d6a4 where self == .roman: return "ı"
    case 0x1d6a5 where self == .roman: return "ȷ"
    default: return scalar
    }
  }

  // MARK: - Latin letters and digits

  private func capital(_ index: UInt32, isBold: Bool) -> Unicode.Scalar {
    if !isBold {
      switch (self, index) {
      // Unicode had these before it had the alphabets.
      case (.script, 1): return "ℬ"
      case (.script, 4): return "ℰ"
      case (.script, 5): return "ℱ"
      case (.script, 7): return "ℋ"
      case (.script, 8): return "ℐ"
      case (.script, 11): return "ℒ"
      case (.script, 12): return "ℳ"
      case (.script, 17): return "ℛ"
      case (.fraktur, 2): return "ℭ"
      case (.fraktur, 7): return "ℌ"
      case (.fraktur, 8): return "ℑ"
      case (.fraktur, 17): return "ℜ"
      case (.fraktur, 25): return "ℨ"
      default: break
      }
    }
    if self == .doubleStruck {
      switch index {
      case 2: return "ℂ"
      case 7: return "ℍ"
      case 13: return "ℕ"
      case 15: return "ℙ"
      case 16: return "ℚ"
      case 17: return "ℝ"
      case 25: return "ℤ"
      default: break
      }
    }
    guard let start = latinStart(isBold: isBold) else { return scalar(0x41 + index) }
    return scalar(start + index)
  }

  private func small(_ index: UInt32, isBold: Bool) -> Unicode.Scalar {
    if !isBold {
      switch (self, index) {
      case (.normal, 7), (.italic, 7): return "ℎ"
      case (.script, 4): return "ℯ"
      case (.script, 6): return "ℊ"
      case (.script, 14): return "ℴ"
      default: break
      }
    }
    guard let start = latinStart(isBold: isBold) else { return scalar(0x61 + index) }
    return scalar(start + 26 + index)
  }

  /// The capital A of the alphabet; nil for plain upright letters.
  private func latinStart(isBold: Bool) -> UInt32? {
    switch self {
    case .normal, .italic: return isBold ? 0x1d468 : 0x1d434
    case .roman: return isBold ? 0x1d400 : nil
    case .sans: return isBold ? 0x1d5d4 : 0x1d5a0
    case .mono: return 0x1d670
    case .doubleStruck: return 0x1d538
    case .script: return isBold ? 0x1d4d0 : 0x1d49c
    case .fraktur: return isBold ? 0x1d56c : 0x1d504
    }
  }

  private func digit(_ index: UInt32, isBold: Bool) -> Unicode.Scalar? {
    switch self {
    case .sans: return scalar((isBold ? 0x1d7ec : 0x1d7e2) + index)
    case .mono: return scalar(0x1d7f6 + index)
    case .doubleStruck: return scalar(0x1d7d8 + index)
    case .normal, .roman, .italic, .script, .fraktur:
      return isBold ? scalar(0x1d7ce + index) : nil
    }
  }

  // MARK: - Greek

  /// TeX's fonts: capitals follow the font, small letters are italic in all of them.
  private func greek(_ letter: Unicode.Scalar, isBold: Bool) -> Unicode.Scalar {
    guard let index = Self.greekIndex(letter) else { return letter }
    let isCapital = index < 26
    switch self {
    case .normal, .roman, .script, .fraktur, .doubleStruck, .mono:
      if letter == "∇" { return isBold ? "𝛁" : letter }
      if isCapital { return isBold ? scalar(0x1d6a8 + index) : letter }
      return scalar((isBold ? 0x1d71c : 0x1d6e2) + index)
    case .italic:
      return scalar((isBold ? 0x1d71c : 0x1d6e2) + index)
    case .sans:
      if isCapital { return isBold ? scalar(0x1d756 + index) : letter }
      return scalar((isBold ? 0x1d790 : 0x1d6e2) + index)
    }
  }

  /// The place of a letter in each of Unicode's Greek alphabets, which are 58 characters long.
  private static func greekIndex(_ letter: Unicode.Scalar) -> UInt32? {
    switch letter.value {
    case 0x3f4: return 17
    case 0x2207: return 25
    case 0x391...0x3a9: return letter.value - 0x391
    case 0x3b1...0x3c9: return letter.value - 0x3b1 + 26
    case 0x2202: return 51
    case 0x3f5: return 52
    case 0x3d1: return 53
    case 0x3f0: return 54
    case 0x3d5: return 55
    case 0x3f1: return 56
    case 0x3d6: return 57
    default: return nil
    }
  }

  private func scalar(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
