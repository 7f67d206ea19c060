/// What a text has of the signs that everything detected has one of: most texts have none, and are
/// not searched at all.
///
/// The pieces of a text may come one after the other.
struct EntitySigns {
  /// A bit for each sign from `#` to `@`.
  private var signs: UInt64 = 0
  private var digits = 0
  /// Whether the last piece ended with a period, of which what follows decides.
  private var isAfterPeriod = false

  private static let first = UInt8(ascii: "#")
  private static let last = Ascii.at

  /// Whether nothing can be found. To be asked at the end of the text: a period at its very end is
  /// no part of anything.
  var isEmpty: Bool { signs == 0 && !mayHaveCard }

  /// Of `#`, `$`, `+`, `.`, `/` and `@`.
  func has(_ sign: UInt8) -> Bool { signs & 1 << UInt64(sign - Self.first) != 0 }

  /// Whether there are as many digits as in the shortest number of a card.
  var mayHaveCard: Bool { digits >= 13 }

  mutating func read(_ text: Bytes) {
    guard let next = text.first else { return }
    if isAfterPeriod { readPeriod(before: next) }
    isAfterPeriod = false
    for index in text.indices {
      let byte = text[index]
      // Letters and blanks, most of a text, are beyond the signs.
      if byte &- Self.first > Self.last - Self.first { continue }
      switch byte {
      case Ascii.period:
        if index + 1 < text.count {
          readPeriod(before: text[index + 1])
        } else {
          isAfterPeriod = true
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "#"), Ascii.dollar, UInt8(ascii: "+"), Ascii.slash, Ascii.at: add(byte)
      default: break
      }
    }
  }

  /// What stands for an object ends everything.
  mutating func readObject() {
    isAfterPeriod = false
  }

  private mutating func add(_ sign: UInt8) {
    signs |= 1 << UInt64(sign - Self.first)
  }

  /// A host has its periods before what may go on with it; most periods end a sentence.
  private mutating func readPeriod(before next: UInt8) {
    if next >= 0x80 || next.mayFollowPeriodOfHost { add(Ascii.period) }
  }
}

extension UInt8 {
  fileprivate var mayFollowPeriodOfHost: Bool {
    switch self {
    case Ascii.hyphen, Ascii.period, Ascii.tilde, Ascii.at, Ascii.colon, Ascii.slash,
      Ascii.question, UInt8(ascii: "#"):
      return true
    default: return isNameCharacter
    }
  }
}
