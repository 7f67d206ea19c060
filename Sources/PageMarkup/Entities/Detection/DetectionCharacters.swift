extension UInt8 {
  /// What names of people and commands are made of.
  var isNameCharacter: Bool { isAsciiLetter || isAsciiDigit || self == Ascii.underscore }
  var isAsciiUppercase: Bool { self &- 0x41 < 26 }
  var isAsciiLowercase: Bool { self &- 0x61 < 26 }
  var asciiLowercased: UInt8 { isAsciiUppercase ? self | 0x20 : self }
}

extension Unicode.Scalar {
  /// A letter or a number in any script, or an underscore: what makes a name next to it a part of
  /// a longer word.
  var isWordCharacter: Bool { self == "_" || isLetterOrNumber }

  var isLetter: Bool {
    if value < 0x80 { return UInt8(value).isAsciiLetter }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default:
      return false
    }
  }

  /// What a hashtag may have besides letters: digits, signs that join words, and all of Sinhala,
  /// whose vowels are no letters to Unicode.
  var isHashtagSign: Bool {
    switch value {
    case 0x30...0x39, 0x5F, 0xB7, 0x0D80...0x0DFF, 0x200C: return true
    case ..<0x80: return false
    default: return properties.generalCategory == .decimalNumber
    }
  }

  var isHashtagCharacter: Bool { isLetter || isHashtagSign }

  /// What may stand in an address beyond ASCII: everything but spaces, general punctuation other
  /// than joiners and dashes, and East Asian punctuation.
  var isAddressCharacter: Bool {
    switch value {
    case 0x200C, 0x200D, 0x2010...0x2015: return true
    case 0x2000...0x206F: return false
    default:
      if isWidePunctuation { return false }
      switch properties.generalCategory {
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
      default: return true
      }
    }
  }

  var isHostCharacter: Bool {
    if value < 0x80 {
      let byte = UInt8(value)
      return byte.isNameCharacter || byte == Ascii.hyphen || byte == Ascii.period
        || byte == Ascii.tilde
    }
    return value >= 0xC0 && isAddressCharacter
  }

  /// What may stand before the `@` of an address.
  var isUserCharacter: Bool {
    switch self {
    case "/", "[", "]", "{", "}", "(", ")", "'", "`", "@": return false
    default: return isPathCharacter
    }
  }

  var isPathCharacter: Bool {
    switch value {
    case 0...0x20, 0x22, 0x3C, 0x3E, 0x7F, 0xAB, 0xBB: return false
    case ..<0x80: return true
    default: return isAddressCharacter
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of the characters from `start` on that `isMember` accepts.
  func end(of start: Int, while isMember: (Unicode.Scalar) -> Bool) -> Int {
    var index = start
    while index < count {
      let scalar = scalar(at: index)
      guard isMember(scalar) else { break }
      index += UTF8.width(scalar)
    }
    return index
  }

  /// The start of the characters before `end` that `isMember` accepts, `floor` at the lowest.
  func start(of end: Int, downTo floor: Int, while isMember: (Unicode.Scalar) -> Bool) -> Int {
    var index = end
    while index > floor {
      let scalar = scalar(before: index)
      guard isMember(scalar) else { break }
      index -= UTF8.width(scalar)
    }
    return index
  }

  /// The end of the bytes from `start` on that names are made of.
  func nameEnd(from start: Int) -> Int {
    var index = start
    while index < count, self[index].isNameCharacter { index += 1 }
    return index
  }

  /// Whether the ASCII letters before `end` are these, in any case.
  func ends(with word: StaticString, at end: Int, from floor: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard end - length >= floor else { return false }
    return (0..<length).allSatisfy {
      self[end - length + $0].asciiLowercased == word.utf8Start[$0]
    }
  }
}
