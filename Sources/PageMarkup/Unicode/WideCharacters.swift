extension Unicode.Scalar {
  /// Whether the character belongs to East Asian writing without spaces between words: ideographs,
  /// kana, hangul, bopomofo and their punctuation, full-width forms included.
  var isWide: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x2FFF, 0x3001...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFFEE,
      0x1AFF0...0x1B16F, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      return true
    default:
      return false
    }
  }

  /// Whether the character is East Asian punctuation, which ends a bare link: 。、」）！ and the
  /// like, and the ideographic space.
  var isWidePunctuation: Bool {
    switch value {
    case 0x3000...0x3003, 0x3008...0x3011, 0x3014...0x301F, 0x3030, 0x303D, 0x30A0, 0x30FB,
      0xFE10...0xFE19, 0xFE30...0xFE4F, 0xFE50...0xFE63, 0xFE68, 0xFE6A...0xFE6B,
      0xFF01...0xFF03, 0xFF05...0xFF0A, 0xFF0C...0xFF0F, 0xFF1A...0xFF1B, 0xFF1F...0xFF20,
      0xFF3B...0xFF3D, 0xFF3F, 0xFF5B, 0xFF5D, 0xFF5F...0xFF65:
      return true
    default:
      return false
    }
  }

  /// A variation selector changes the look of the character before it and is none itself.
  var isVariationSelector: Bool {
    switch value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return true
    default: return false
    }
  }

  /// A letter or a number, in any script.
  var isLetterOrNumber: Bool {
    if value < 0x80 { return UInt8(value).isAsciiLetter || UInt8(value).isAsciiDigit }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return false
    }
  }
}
