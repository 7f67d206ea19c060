/// Latin letters that are one character with their accent: `é`.
enum PrecomposedLetters {
  /// The letter and its accent, a combining character; nil when the scalar is no such letter.
  static func parts(
    of scalar: Unicode.Scalar
  ) -> (letter: Unicode.Scalar, mark: Unicode.Scalar)? {
    guard (0xc0...0x17f).contains(scalar.value) || (0x1e00...0x1ef9).contains(scalar.value) else {
      return nil
    }
    return table[Character(scalar)]
  }

  /// Characters are equal when they are canonically equivalent, so the parts find the whole.
  private static let table: [Character: (letter: Unicode.Scalar, mark: Unicode.Scalar)] = {
    var table: [Character: (letter: Unicode.Scalar, mark: Unicode.Scalar)] = [:]
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}",
      "\u{30A}", "\u{30B}", "\u{30C}", "\u{323}", "\u{327}", "\u{328}",
    ]
    for letter in letters {
      for mark in marks {
        var text = String.UnicodeScalarView()
        text.append(letter)
        text.append(mark)
        table[Character(String(text))] = (letter, mark)
      }
    }
    return table
  }()
}
