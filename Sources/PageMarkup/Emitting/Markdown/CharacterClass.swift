import CCMarkGFM

/// What a character is to a run of emphasis markers beside it (CommonMark, emphasis).
enum CharacterClass {
  case space
  case punctuation
  case letter

  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      let byte = UInt8(scalar.value)
      if byte.isAsciiSpace {
        self = .space
      } else if byte.isAsciiLetter || byte.isAsciiDigit || byte < 0x20 || byte == 0x7F {
        self = .letter
      } else {
        self = .punctuation
      }
      return
    }
    let value = Int32(bitPattern: scalar.value)
    if cmark_utf8proc_is_space(value) != 0 {
      self = .space
    } else {
      self = cmark_utf8proc_is_punctuation(value) != 0 ? .punctuation : .letter
    }
  }
}
