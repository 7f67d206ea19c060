/// Finds e-mail addresses without markup (GFM, extended autolinks).
struct EmailAddress {
  /// The address, with a `mailto:` or `xmpp:` written before it.
  var range: Range<Int>
  var hasScheme: Bool

  /// The first address in `text` at or after `start`.
  static func first(in text: Bytes, from start: Int) -> EmailAddress? {
    var searched = start
    while let at = text.firstIndex(of: Ascii.at, in: searched..<text.count) {
      if let found = address(around: at, from: start, in: text) { return found }
      searched = at + 1
    }
    return nil
  }

  private static func address(around at: Int, from start: Int, in text: Bytes) -> EmailAddress? {
    var name = at
    while name > start, isNameByte(text[name - 1]) { name -= 1 }
    if name == at { return nil }
    var hasScheme = false
    var isJabber = false
    if name > start, text[name - 1] == Ascii.colon {
      for (scheme, jabber) in [("mailto", false), ("xmpp", true)] as [(StaticString, Bool)] {
        let begin = name - 1 - scheme.utf8CodeUnitCount
        guard begin >= start, ends(with: scheme, at: name - 1, in: text) else { continue }
        if begin > start, text[begin - 1].isAsciiLetter || text[begin - 1].isAsciiDigit { continue }
        name = begin
        hasScheme = true
        isJabber = jabber
        break
      }
    }
    var end = at + 1
    var periods = 0
    while end < text.count {
      let byte = text[end]
      if byte == Ascii.period {
        guard end + 1 < text.count, text[end + 1].isAsciiLetter || text[end + 1].isAsciiDigit
        else { break }
        periods += 1
      } else if byte == Ascii.at {
        return nil
      } else if !(byte.isAsciiLetter || byte.isAsciiDigit || byte == Ascii.hyphen
        || byte == Ascii.underscore || (isJabber && byte == Ascii.slash))
      {
        break
      }
      end += 1
    }
    guard periods > 0, text[end - 1].isAsciiLetter else { return nil }
    return EmailAddress(range: name..<end, hasScheme: hasScheme)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isAsciiLetter || byte.isAsciiDigit || byte == Ascii.period || byte == Ascii.hyphen
      || byte == Ascii.underscore || byte == UInt8(ascii: "+")
  }

  private static func ends(with word: StaticString, at end: Int, in text: Bytes) -> Bool {
    let count = word.utf8CodeUnitCount
    return (0..<count).allSatisfy { text[end - count + $0] == word.utf8Start[$0] }
  }
}
