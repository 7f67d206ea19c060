/// Characters that web pages spell out, beyond the few names Rich HTML knows.
enum WebReference {
  /// The text with its references decoded, once.
  static func decode(_ text: Bytes) -> String {
    CharacterReference.decode(text) { reference(in: $0, at: $1) }
  }

  private static func reference(in text: Bytes, at start: Int) -> CharacterReference? {
    if let reference = CharacterReference(text, at: start) { return reference }
    var end = start + 1
    while end < text.count, end - start <= 10, text[end].isAsciiLetter || text[end].isAsciiDigit {
      end += 1
    }
    guard end < text.count, text[end] == Ascii.semicolon else { return nil }
    let name = String(decoding: text.slice(start + 1..<end), as: UTF8.self)
    return names[name].map { CharacterReference($0, end: end + 1) }
  }

  private static let names: [String: Unicode.Scalar] = {
    var names = others
    for (offset, name) in latin.split(separator: " ").enumerated() {
      names[String(name)] = Unicode.Scalar(UInt8(0xa0 + offset))
    }
    return names
  }()

  /// The names of U+00A0 to U+00FF (HTML 4.01, Latin-1 entities).
  private static let latin =
    "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn "
    + "sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave "
    + "Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc "
    + "Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml "
    + "Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc "
    + "euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash "
    + "ugrave uacute ucirc uuml yacute thorn yuml"

  private static let others: [String: Unicode.Scalar] = [
    "OElig": "\u{152}", "oelig": "\u{153}", "Scaron": "\u{160}", "scaron": "\u{161}",
    "Yuml": "\u{178}", "circ": "\u{2c6}", "tilde": "\u{2dc}", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200c}", "zwj": "\u{200d}",
    "lrm": "\u{200e}", "rlm": "\u{200f}", "sbquo": "\u{201a}", "bdquo": "\u{201e}",
    "dagger": "\u{2020}", "Dagger": "\u{2021}", "bull": "\u{2022}", "permil": "\u{2030}",
    "prime": "\u{2032}", "Prime": "\u{2033}", "lsaquo": "\u{2039}", "rsaquo": "\u{203a}",
    "euro": "\u{20ac}", "trade": "\u{2122}", "larr": "\u{2190}", "uarr": "\u{2191}",
    "rarr": "\u{2192}", "darr": "\u{2193}", "harr": "\u{2194}", "minus": "\u{2212}",
    "infin": "\u{221e}", "asymp": "\u{2248}", "ne": "\u{2260}", "le": "\u{2264}",
    "ge": "\u{2265}", "check": "\u{2713}",
  ]
}
