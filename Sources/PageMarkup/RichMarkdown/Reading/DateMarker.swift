import PageModel

/// A date in the syntax of a picture: `![text](tg://time?unix=…&format=…)` (Bot API 10.3, rich
/// message formatting options).
enum DateMarker {
  case date(Int32, DateTimeFormat?)
  /// What stands there is no date.
  case broken

  private static let prefix = "tg://time?"

  /// Whether an address is that of a date, broken or not.
  static func isMarker(_ address: Bytes) -> Bool {
    address.starts(with: prefix.utf8)
  }

  /// Nil for every other address.
  init?(_ address: String) {
    guard address.hasPrefix(Self.prefix) else { return nil }
    var date: Int32?
    var letters = ""
    for parameter in address.dropFirst(Self.prefix.count).split(separator: "&") {
      if parameter.hasPrefix("unix=") { date = Int32(parameter.dropFirst("unix=".count)) }
      if parameter.hasPrefix("format=") { letters = String(parameter.dropFirst("format=".count)) }
    }
    guard let date, date > 0, let format = DateTimeLetters.format(letters) else {
      self = .broken
      return
    }
    self = .date(date, format)
  }
}
