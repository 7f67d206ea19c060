/// Finds names that a sign announces: `@people`, `/commands`, `#tags` and `$TICKERS`.
enum SigilSearch {
  /// `@` and 4 to 32 letters, digits and underscores, with no word character on either side; a few
  /// bots have shorter names.
  static func mentions(in text: Bytes) -> [DetectedStretch] {
    places(of: Ascii.at, in: text) { at in
      guard at == 0 || !text.scalar(before: at).isWordCharacter else { return nil }
      let end = text.nameEnd(from: at + 1)
      guard isBoundary(end, in: text) else { return nil }
      switch end - at - 1 {
      case 4...32: break
      case 3 where shortNames.contains { text.ends(with: $0, at: end, from: at + 1) }: break
      default: return nil
      }
      return DetectedStretch(range: at..<end, kind: .mention)
    }
  }

  private static let shortNames: [StaticString] = ["gif", "nft", "pic", "ufc", "vid"]

  /// `/` and 1 to 64 letters, digits and underscores, maybe followed by `@` and the name of a bot;
  /// what looks like a path or a tag is no command.
  static func commands(in text: Bytes) -> [DetectedStretch] {
    func isOpen(_ scalar: Unicode.Scalar) -> Bool {
      !(scalar.isWordCharacter || scalar == "/" || scalar == "<" || scalar == ">")
    }
    return places(of: Ascii.slash, in: text) { slash in
      guard slash == 0 || isOpen(text.scalar(before: slash)) else { return nil }
      var end = text.nameEnd(from: slash + 1)
      guard 1...64 ~= end - slash - 1 else { return nil }
      if end < text.count, text[end] == Ascii.at {
        let at = end
        end = text.nameEnd(from: at + 1)
        guard 3...32 ~= end - at - 1 else { return nil }
      }
      guard end == text.count || isOpen(text.scalar(at: end)) else { return nil }
      return DetectedStretch(range: slash..<end, kind: .botCommand)
    }
  }

  /// `#` and up to 256 letters, digits and underscores, one of them a letter, maybe followed by `@`
  /// and the name of a channel. A second `#` behind it makes it none.
  static func hashtags(in text: Bytes) -> [DetectedStretch] {
    places(of: UInt8(ascii: "#"), in: text) { sign in
      guard sign == 0 || !text.scalar(before: sign).isHashtagCharacter else { return nil }
      var length = 0
      var hasLetter = false
      var cut = sign + 1
      let end = text.end(of: sign + 1) { scalar in
        let isLetter = scalar.isLetter
        guard isLetter || scalar.isHashtagSign else { return false }
        if length < 256 {
          length += 1
          hasLetter = hasLetter || isLetter
          cut += UTF8.width(scalar)
        }
        return true
      }
      guard hasLetter else { return nil }
      let whole = ownerEnd(from: end, in: text)
      if whole < text.count, text[whole] == UInt8(ascii: "#") { return nil }
      return DetectedStretch(range: sign..<(cut == end ? whole : cut), kind: .hashtag)
    }
  }

  /// `$` and 1 to 8 capital letters (or `1INCH`), maybe followed by `@` and the name of a channel.
  static func cashtags(in text: Bytes) -> [DetectedStretch] {
    func isClosed(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "$" || scalar.isHashtagCharacter
    }
    return places(of: Ascii.dollar, in: text) { sign in
      guard sign == 0 || !isClosed(text.scalar(before: sign)) else { return nil }
      var end = sign + 1
      if text.starts(with: "1INCH", at: end) {
        end += 5
      } else {
        while end < text.count, text[end].isAsciiUppercase { end += 1 }
      }
      guard 1...8 ~= end - sign - 1 else { return nil }
      end = ownerEnd(from: end, in: text)
      guard end == text.count || !isClosed(text.scalar(at: end)) else { return nil }
      return DetectedStretch(range: sign..<end, kind: .cashtag)
    }
  }

  /// The end of `@` and 3 to 32 characters of a channel's name at `end`, or `end` itself.
  private static func ownerEnd(from end: Int, in text: Bytes) -> Int {
    guard end < text.count, text[end] == Ascii.at else { return end }
    let nameEnd = min(text.nameEnd(from: end + 1), end + 33)
    return nameEnd - end - 1 >= 3 ? nameEnd : end
  }

  private static func isBoundary(_ index: Int, in text: Bytes) -> Bool {
    index == text.count || !text.scalar(at: index).isWordCharacter
  }

  private static func places(
    of sign: UInt8, in text: Bytes, _ stretch: (Int) -> DetectedStretch?
  ) -> [DetectedStretch] {
    var found: [DetectedStretch] = []
    var index = 0
    while let place = text.firstIndex(of: sign, in: index..<text.count) {
      let stretch = stretch(place)
      if let stretch { found.append(stretch) }
      index = stretch?.range.upperBound ?? place + 1
    }
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  func starts(with word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start + length <= count else { return false }
    return (0..<length).allSatisfy { self[start + $0] == word.utf8Start[$0] }
  }
}
