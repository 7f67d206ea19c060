/// The texts in brackets of a part of a text, as numbers: what a definition elsewhere may make a
/// link of.
///
/// Two labels that CommonMark takes for one have one number; so may others, which then are looked at
/// in vain. White space and `>` are left out, because a label may go on in the next line of a quote.
struct LabelKeys {
  /// Of labels with characters beyond ASCII, how they fold is cmark-gfm's own business, and of labels
  /// with brackets in them.
  private static let wide: UInt64 = 0
  /// No label is longer (CommonMark: 999 characters).
  private static let longest = 4_000

  static func key(of label: some Sequence<UInt8>) -> UInt64 {
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in label {
      if byte >= 0x80 || byte == 0 { return wide }
      if byte.isAsciiSpace || byte == Ascii.greater { continue }
      hash = (hash ^ UInt64(byte.isAsciiLetter ? byte | 0x20 : byte)) &* 0x100_0000_01B3
    }
    return hash | 1
  }

  /// The keys of all texts between brackets.
  static func keys(in bytes: Bytes) -> Set<UInt64> {
    var keys: Set<UInt64> = []
    var position = 0
    while let start = bytes.firstIndex(of: Ascii.leftBracket, in: position..<bytes.count) {
      position = start + 1
      var end = start + 1
      let last = min(bytes.count, end + longest)
      while end < last, bytes[end] != Ascii.leftBracket, bytes[end] != Ascii.rightBracket {
        end += 1
      }
      if end == last { continue }
      // An escaped bracket may be part of a label, or not.
      if bytes[end - 1] == Ascii.backslash {
        keys.insert(wide)
      } else if bytes[end] == Ascii.rightBracket {
        keys.insert(key(of: bytes[(start + 1)..<end]))
      }
    }
    return keys
  }

  /// Whether one of the definitions may concern texts with these keys.
  static func contains(_ definition: LinkDefinition, in keys: Set<UInt64>) -> Bool {
    keys.contains(wide) || keys.contains(key(of: definition.label))
  }
}
