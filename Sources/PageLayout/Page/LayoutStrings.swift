import Glibc
import PageModel
import Typesetting

/// The words a layout adds to a page, in the reader's language. The defaults are English and UTC.
public struct LayoutStrings: Sendable {
  /// A date for an author line: "30 November 2026".
  public var longDate: @Sendable (_ unixTime: Int32) -> String
  /// The author line with both parts; the order of its arguments is the language's.
  public var authorAndDate: @Sendable (_ author: String, _ date: String) -> String
  /// A date inside text, spelled as its format asks.
  public var date: @Sendable (_ unixTime: Int32, _ format: DateTimeFormat) -> String
  /// The names of what has none of its own: a track without a title, a file, a channel.
  public var audioName = "Audio"
  public var documentName = "Document"
  public var channelName = "Channel"
  /// A file's size in bytes: "1.2 MB".
  public var fileSize: @Sendable (Int64) -> String = { englishFileSize($0) }
  /// Below an article: how often it was read, and where to tell that it looks wrong.
  public var viewCount: @Sendable (Int32) -> String = { $0 == 1 ? "1 view" : "\($0) views" }
  public var feedback = "Leave feedback about this preview"
  /// The card for what this version cannot show: what it is, what to do, the button that does it.
  public var unsupportedTitle = "Unsupported"
  public var unsupportedSubtitle = "Update to see it"
  public var unsupportedAction = "Update"

  public init(
    longDate: @escaping @Sendable (Int32) -> String = { EnglishDates.longDate($0) },
    authorAndDate: @escaping @Sendable (String, String) -> String = { "by \($0) • \($1)" },
    date: @escaping @Sendable (Int32, DateTimeFormat) -> String = {
      EnglishDates.text(for: $0, format: $1, now: nil)
    }
  ) {
    self.longDate = longDate
    self.authorAndDate = authorAndDate
    self.date = date
  }

  /// The author, the date or both, nil without either. A date of 0 is none.
  func authorLine(_ author: String, _ unixTime: Int32) -> String? {
    switch (author.isEmpty, unixTime == 0) {
    case (true, true): nil
    case (false, true): author
    case (true, false): longDate(unixTime)
    case (false, false): authorAndDate(author, longDate(unixTime))
    }
  }

  /// English strings whose relative dates count from `now` (Unix seconds).
  public static func english(now: Int32) -> LayoutStrings {
    LayoutStrings(date: { EnglishDates.text(for: $0, format: $1, now: now) })
  }
}

/// Dates as English writes them, in UTC.
public enum EnglishDates {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  public static func longDate(_ unixTime: Int32) -> String {
    let parts = components(unixTime)
    return "\(parts.tm_mday) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
  }

  /// A date in a format; a relative one without a `now` to count from is written in full.
  public static func text(for unixTime: Int32, format: DateTimeFormat, now: Int32?) -> String {
    switch format {
    case .relative:
      guard let now else { return "\(longDate(unixTime)), \(time(components(unixTime)))" }
      return relative(RelativeTime(from: now, to: unixTime))
    case .full(let timeFormat, let dateFormat, let dayOfWeek):
      let parts = components(unixTime)
      var pieces: [String] = []
      if dayOfWeek { pieces.append(weekdays[Int(parts.tm_wday)]) }
      switch dateFormat {
      case .short: pieces.append(shortDate(parts))
      case .long: pieces.append(longDate(unixTime))
      case nil: break
      }
      switch timeFormat {
      case .short: pieces.append(time(parts))
      case .long: pieces.append("\(time(parts)):\(parts.tm_sec.twoDigits)")
      case nil: break
      }
      return pieces.isEmpty ? longDate(unixTime) : pieces.joined(separator: ", ")
    }
  }

  private static func relative(_ time: RelativeTime) -> String {
    guard time.count != 0 else { return "now" }
    let count = abs(time.count)
    let phrase = "\(count) \(time.unit)\(count == 1 ? "" : "s")"
    return time.count < 0 ? "\(phrase) ago" : "in \(phrase)"
  }

  private static func shortDate(_ parts: tm) -> String {
    "\(parts.tm_mday) \(months[Int(parts.tm_mon)].prefix(3)) \(parts.tm_year + 1900)"
  }

  private static func time(_ parts: tm) -> String {
    "\(parts.tm_hour.twoDigits):\(parts.tm_min.twoDigits)"
  }

  private static func components(_ unixTime: Int32) -> tm {
    var time = time_t(unixTime)
    var parts = tm()
    gmtime_r(&time, &parts)
    return parts
  }
}

/// A number of bytes in the largest unit it has one of, with one decimal.
func englishFileSize(_ bytes: Int64) -> String {
  let units = ["KB", "MB", "GB", "TB"]
  guard bytes >= 1024 else { return "\(max(0, bytes)) B" }
  var value = Double(bytes) / 1024
  var unit = 0
  while value >= 1024, unit + 1 < units.count {
    value /= 1024
    unit += 1
  }
  return "\(DecimalText.string(value, places: 1)) \(units[unit])"
}
