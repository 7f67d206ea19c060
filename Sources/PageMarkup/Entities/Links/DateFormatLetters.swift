import PageModel

/// The letters that say how a date is spelled: `r` alone is relative, otherwise `w` for the day of
/// the week, `d` or `D` for a short or a long date, `t` or `T` for a short or a long time.
enum DateFormatLetters {
  /// Letters in any order; short beats long.
  ///
  /// - Returns: `.some(nil)` for no letters, nil for other letters.
  static func format(_ letters: some Collection<UInt8>) -> DateTimeFormat?? {
    if letters.isEmpty { return .some(nil) }
    if letters.count == 1, letters.first.map(\.asciiLowercased) == UInt8(ascii: "r") {
      return .relative
    }
    var time: DateTimeFormat.Length?
    var date: DateTimeFormat.Length?
    var dayOfWeek = false
    for letter in letters {
      switch letter {
      case UInt8(ascii: "t"): time = .short
      case UInt8(ascii: "T"): time = time ?? .long
      case UInt8(ascii: "d"): date = .short
      case UInt8(ascii: "D"): date = date ?? .long
      case UInt8(ascii: "w"), UInt8(ascii: "W"): dayOfWeek = true
      default: return nil
      }
    }
    return .full(timeFormat: time, dateFormat: date, dayOfWeek: dayOfWeek)
  }

  static func letters(of format: DateTimeFormat?) -> String {
    switch format {
    case nil: return ""
    case .relative: return "r"
    case .full(let timeFormat, let dateFormat, let dayOfWeek):
      return (dayOfWeek ? "w" : "") + letter(dateFormat, "d", "D") + letter(timeFormat, "t", "T")
    }
  }

  private static func letter(
    _ length: DateTimeFormat.Length?, _ short: String, _ long: String
  ) -> String {
    switch length {
    case nil: return ""
    case .short: return short
    case .long: return long
    }
  }
}
