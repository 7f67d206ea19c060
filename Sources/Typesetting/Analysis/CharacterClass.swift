/// What the engine itself has to know about characters; everything else Pango and HarfBuzz know.
enum CharacterClass {
  /// Real spaces and tabs, which hang over a line's edge. No-break spaces do not.
  static func hangs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: endsLine(scalar)
    }
  }

  /// Characters that end a line without ending the segment.
  static func endsLine(_ scalar: UInt32) -> Bool {
    scalar == 0x0B || scalar == 0x0C || scalar == 0x2028
  }

  /// White space, separators, isolates and what the bidirectional algorithm ignores: at the end of
  /// a line they take the paragraph's level (UAX #9, L1 and 5.2).
  static func resetsLevel(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x7F...0x9F, 0xAD, 0x1680, 0x180E, 0x2000...0x200D, 0x2028...0x202E,
      0x205F...0x2064, 0x2066...0x206F, 0x3000, 0xFEFF, 0xFFF9...0xFFFB:
      true
    default:
      false
    }
  }

  /// Characters that bring the bidirectional algorithm into play.
  static func isBidirectional(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Controls without a shape: they take no room and leave no ink.
  static func isControl(_ unit: UInt16) -> Bool {
    switch unit {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Scripts whose words are found in a dictionary (UAX #14, class SA).
  static func needsDictionary(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0xE00: false
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF,
      0xA9E0...0xA9FE, 0xAA60...0xAADF:
      true
    default: false
    }
  }

  /// Scripts that put no spaces between words: there a line of "one word" ends at any break.
  static func isWrittenSolid(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0xD840...0xD8BF:
      true
    default: false
    }
  }
}
