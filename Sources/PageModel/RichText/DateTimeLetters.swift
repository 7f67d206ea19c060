/// The letters that spell a ``DateTimeFormat`` in the Bot API: `r` alone is relative, otherwise weekday, date and time.
///
/// The server writes them in the order `w`, `d` or `D`, `t` or `T`; nothing leaves the text as it
/// is.
package enum DateTimeLetters {
  package static func text(_ format: DateTimeFormat?) -> String {
    switch format {
    case nil:
      return ""
    case .relative:
      return "r"
    case .full(let timeFormat, let dateFormat, let dayOfWeek):
      var text = dayOfWeek ? "w" : ""
      switch dateFormat {
      case .short: text += "d"
      case .long: text += "D"
      case nil: break
      }
      switch timeFormat {
      case .short: text += "t"
      case .long: text += "T"
      case nil: break
      }
      return text
    }
  }

  /// Letters in any order, the last of a kind wins.
  ///
  /// - Returns: `.some(nil)` for no letters, nil for other letters.
  package static func format(_ text: String) -> DateTimeFormat?? {
    if text.isEmpty { return .some(nil) }
    if text == "r" || text == "R" { return .relative }
    var time: DateTimeFormat.Length?
    var date: DateTimeFormat.Length?
    var dayOfWeek = false
    for letter in text.utf8 {
      switch letter {
      case UInt8(ascii: "t"): time = .short
      case UInt8(ascii: "T"): time = .long
      case UInt8(ascii: "d"): date = .short
      case UInt8(ascii: "D"): date = .long
      case UInt8(ascii: "w"), UInt8(ascii: "W"): dayOfWeek = true
      default: return nil
      }
    }
    return .full(timeFormat: time, dateFormat: date, dayOfWeek: dayOfWeek)
  }
}
