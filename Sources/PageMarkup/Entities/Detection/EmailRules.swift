/// Which addresses are e-mail addresses.
enum EmailRules {
  /// Where the address begins: behind a `mailto:` when there is one. Nil when it is none.
  static func start(user: Range<Int>, host: Range<Int>, in text: Bytes) -> Int? {
    guard isHost(text.slice(host)) else { return nil }
    if isUser(text.slice(user)) { return user.lowerBound }
    guard text.starts(with: "mailto:", at: user.lowerBound), user.count > 7 else { return nil }
    let start = user.lowerBound + 7
    return isUser(text.slice(start..<user.upperBound)) ? start : nil
  }

  /// Up to eleven words of letters, digits, hyphens and underscores with a `.` or `+` between them,
  /// the last of 1 to 35 characters, those before it of up to 26.
  private static func isUser(_ user: Bytes) -> Bool {
    var length = 0
    var words = 1
    for byte in user {
      if byte == Ascii.period || byte == UInt8(ascii: "+") {
        guard length <= 26, words <= 10 else { return false }
        words += 1
        length = 0
      } else {
        guard byte.isNameCharacter || byte == Ascii.hyphen else { return false }
        length += 1
      }
    }
    return 1...35 ~= length
  }

  /// One to six labels of up to 30 characters and a top-level domain of 2 to 8 letters.
  private static func isHost(_ host: Bytes) -> Bool {
    let labels = host.split(separator: Ascii.period, omittingEmptySubsequences: false)
    guard 2...7 ~= labels.count, let last = labels.last else { return false }
    guard 2...8 ~= last.count, last.allSatisfy(\.isAsciiLetter) else { return false }
    return labels.dropLast().allSatisfy(isLabel)
  }

  private static func isLabel(_ label: Slice<Bytes>) -> Bool {
    func isEdge(_ byte: UInt8?) -> Bool {
      byte.map { $0.isAsciiLetter || $0.isAsciiDigit } ?? false
    }
    return 1...30 ~= label.count && isEdge(label.first) && isEdge(label.last)
      && label.allSatisfy { $0.isNameCharacter || $0 == Ascii.hyphen }
  }
}
