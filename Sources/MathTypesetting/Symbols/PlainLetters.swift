/// The way back from the mathematical alphabets to the letters they are made of.
enum PlainLetters {
  /// The letter or digit without its alphabet: `a` for `𝑎`, `α` for `𝛂`; itself when it has none.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x1d400...0x1d6a3:
      let index = (scalar.value - 0x1d400) % 52
      return Unicode.Scalar(index < 26 ? 0x41 + index : 0x61 + index - 26) ?? scalar
    case 0x1d6a4: return "ı"
    case 0x1d6a5: return "ȷ"
    case 0x1d6a8...0x1d7c9: return greek((scalar.value - 0x1d6a8) % 58)
    case 0x1d7ca: return "Ϝ"
    case 0x1d7cb: return "ϝ"
    case 0x1d7ce...0x1d7ff: return Unicode.Scalar(0x30 + (scalar.value - 0x1d7ce) % 10) ?? scalar
    default: return older[scalar] ?? scalar
    }
  }

  /// Whether the letter is of the italic alphabet a formula's letters are set in.
  static func isItalic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1d434...0x1d467, 0x1d6a4...0x1d6a5, 0x1d6e2...0x1d71b, 0x210e: return true
    default: return false
    }
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(plain(scalar)) }

  private static func greek(_ index: UInt32) -> Unicode.Scalar {
    switch index {
    case 17: return "ϴ"
    case 25: return "∇"
    case 0...24: return Unicode.Scalar(0x391 + index) ?? "Α"
    case 51: return "∂"
    case 26...50: return Unicode.Scalar(0x3b1 + index - 26) ?? "α"
    default:
      let symbols: [Unicode.Scalar] = ["ϵ", "ϑ", "ϰ", "ϕ", "ϱ", "ϖ"]
      return symbols[Int(min(index - 52, 5))]
    }
  }

  /// Letters of alphabets that Unicode had before the others.
  private static let older = NameList(
    """
    ℎ h ℬ B ℰ E ℱ F ℋ H ℐ I ℒ L ℳ M ℛ R ℯ e ℊ g ℴ o ℭ C ℌ H ℑ I ℜ R ℨ Z ℂ C ℍ H ℕ N ℙ P ℚ Q
    ℝ R ℤ Z
    """
  ).scalarTable
}
