import PageModel

/// A date in the syntax of a picture: `![text](tg://time?unix=…&format=…)` (Bot API 10.3, rich
/// message formatting options).
enum DateMarker {
  case date(Int32, DateTimeFormat?)
  /// What stands there is no date.
  case broken

  /// Nil for every other address.
  init?(_ address: Bytes) {
    let prefix: StaticString = "tg://time?"
    guard address.starts(with: prefix) else { return nil }
    var date: Int32?
    var letters = ""
    let query = address.slice(prefix.utf8CodeUnitCount..<address.count)
    for parameter in query.split(separator: Ascii.ampersand) {
      let text = String(decoding: parameter, as: UTF8.self)
      if text.hasPrefix("unix=") { date = Int32(text.dropFirst("unix=".count)) }
      if text.hasPrefix("format=") { letters = String(text.dropFirst("format=".count)) }
    }
    guard let date, date > 0, let format = DateTimeLetters.format(letters) else {
      self = .broken
      return
    }
    self = .date(date, format)
  }
}
