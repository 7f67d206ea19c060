import CICU
import PageLayout
import Synchronization

/// Dates and numbers as a locale writes them. Opening a format is slow, so they are kept; ICU's own
/// are for one thread at a time, hence the lock.
final class LocaleFormats: Sendable {
  private let locale: PageLocale
  /// An Olson name: "Europe/Berlin".
  private let timeZone: String
  private let state = Mutex(State())

  /// Closed with their owner. A page has few skeletons: there are 17 in all.
  private struct State {
    var dates: [String: DateFormat] = [:]
    var relative: OpaquePointer?
  }

  private typealias DateFormat = UnsafeMutablePointer<UDateFormat?>

  init(locale: PageLocale, timeZone: String) {
    self.locale = locale
    self.timeZone = timeZone
  }

  deinit {
    state.withLock { state in
      for format in state.dates.values { icu_closeDates(format) }
      if let format = state.relative { icu_closeRelative(format) }
    }
  }

  /// A date in the fields of a skeleton (Unicode TS 35), in the locale's order and words; nil when ICU
  /// cannot write it.
  func date(_ unixTime: Int32, _ skeleton: String) -> String? {
    state.withLock { state -> String? in
      let format: DateFormat
      if let known = state.dates[skeleton] {
        format = known
      } else {
        guard let opened = openDates(skeleton) else { return nil }
        state.dates[skeleton] = opened
        format = opened
      }
      return icuText { buffer, capacity, status in
        icu_formatDate(format, Double(unixTime) * 1000, buffer, capacity, &status)
      }
    }
  }

  private func openDates(_ skeleton: String) -> DateFormat? {
    let skeleton = Array(skeleton.utf16)
    let pattern = icuText { buffer, capacity, status in
      icu_bestPattern(
        locale.name, skeleton, Int32(skeleton.count), buffer, capacity, &status)
    }
    guard let units = pattern.map({ Array($0.utf16) }) else { return nil }
    let zone = Array(timeZone.utf16)
    var status = U_ZERO_ERROR
    let format = icu_openDates(
      locale.name, zone, Int32(zone.count), units, Int32(units.count), &status)
    return status.rawValue <= 0 ? format : nil
  }

  /// "5 minutes ago".
  func relative(_ distance: RelativeTime) -> String? {
    state.withLock { state -> String? in
      if state.relative == nil {
        var status = U_ZERO_ERROR
        let opened = icu_openRelative(locale.name, &status)
        guard status.rawValue <= 0, let opened else { return nil }
        state.relative = opened
      }
      guard let format = state.relative else { return nil }
      return icuText { buffer, capacity, status in
        icu_formatRelative(
          format, Double(distance.count), distance.unit.icuUnit, buffer,
          capacity, &status)
      }
    }
  }

  /// A number in the form of a number skeleton: "unit/megabyte .#".
  func number(_ number: Double, _ skeleton: String) -> String? {
    let skeleton = Array(skeleton.utf16)
    return icuText { buffer, capacity, status in
      icu_formatNumber(
        locale.name, skeleton, Int32(skeleton.count), number, buffer, capacity, &status)
    }
  }
}

extension RelativeTime.Unit {
  fileprivate var icuUnit: URelativeDateTimeUnit {
    switch self {
    case .year: UDAT_REL_UNIT_YEAR
    case .month: UDAT_REL_UNIT_MONTH
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    case .second: UDAT_REL_UNIT_SECOND
    }
  }
}

/// What ICU writes as UTF-16.
private func icuText(
  _ write: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
) -> String? {
  icuUnits(write).map { String(decoding: $0, as: UTF16.self) }
}
