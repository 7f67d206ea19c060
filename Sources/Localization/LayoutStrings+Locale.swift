import PageLayout
import PageModel

extension LayoutStrings {
  /// Dates, times and sizes as a locale writes them. Words that are no dates stay as they are in
  /// ``LayoutStrings/init(longDate:authorAndDate:date:)``.
  ///
  /// - Parameters:
  ///   - timeZone: the zone times are told in, an Olson name ("Europe/Berlin").
  ///   - now: what relative dates count from, Unix seconds; nil writes them in full.
  public init(locale: PageLocale, timeZone: String = "UTC", now: Int32? = nil) {
    let formats = LocaleFormats(locale: locale, timeZone: timeZone)
    self.init(
      longDate: { formats.longDate($0) },
      date: { formats.text(for: $0, format: $1, now: now) })
    // "by" is English; the dot needs no translation.
    if !locale.isEnglish { authorAndDate = { "\($0) • \($1)" } }
    let english = fileSize
    fileSize = { formats.size(ofBytes: $0) ?? english($0) }
  }
}

extension LocaleFormats {
  fileprivate func longDate(_ unixTime: Int32) -> String {
    date(unixTime, DateSkeleton.longDate) ?? EnglishDates.longDate(unixTime)
  }

  fileprivate func text(for unixTime: Int32, format: DateTimeFormat, now: Int32?) -> String {
    let text: String?
    switch format {
    case .relative:
      text =
        if let now {
          relative(RelativeTime(from: now, to: unixTime))
        } else {
          date(unixTime, DateSkeleton.longDate + DateSkeleton.time)
        }
    case .full(let timeFormat, let dateFormat, let dayOfWeek):
      var skeleton = dayOfWeek ? DateSkeleton.weekday : ""
      switch dateFormat {
      case .short: skeleton += DateSkeleton.shortDate
      case .long: skeleton += DateSkeleton.longDate
      case nil: break
      }
      switch timeFormat {
      case .short: skeleton += DateSkeleton.time
      case .long: skeleton += DateSkeleton.longTime
      case nil: break
      }
      text = date(unixTime, skeleton.isEmpty ? DateSkeleton.longDate : skeleton)
    }
    return text ?? EnglishDates.text(for: unixTime, format: format, now: now)
  }

  /// "1,2 MB": the largest unit there is one of.
  fileprivate func size(ofBytes bytes: Int64) -> String? {
    let units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"]
    var value = Double(max(0, bytes))
    var unit = 0
    while value >= 1024, unit + 1 < units.count {
      value /= 1024
      unit += 1
    }
    return number(value, "unit/\(units[unit]) unit-width-short .#")
  }
}

/// The fields of dates (Unicode TS 35, skeletons).
private enum DateSkeleton {
  static let longDate = "yMMMMd"
  static let shortDate = "yMMMd"
  static let weekday = "EEEE"
  /// Twelve hours or twenty-four, as the locale has it.
  static let time = "jmm"
  static let longTime = "jmmss"
}
