import Localization
import PageLayout
import PageModel
import Testing

@Suite("Dates in every language")
struct PageLocaleTests {
  /// 30 November 2026, 14:05:09 UTC, a Monday.
  private let time: Int32 = 1_796_047_509

  @Test(
    "A locale is named as people and terminals name it",
    arguments: [
      ("de", "de"), ("de_AT", "de_AT"), ("de-AT", "de_AT"), ("de_AT.UTF-8", "de_AT"),
      ("pt-br", "pt_BR"), ("zh_Hant_TW", "zh_Hant_TW"), ("xx", nil), ("", nil), ("klingon", nil),
      (String(repeating: "a", count: 200), nil), ("de\0x", nil),
    ] as [(String, String?)])
  func names(_ name: String, _ canonical: String?) {
    #expect(PageLocale(name)?.name == canonical)
  }

  @Test(
    "Order and words are the language's",
    arguments: [
      ("de", "30. November 2026"), ("en_US", "November 30, 2026"), ("en_GB", "30 November 2026"),
      ("fr", "30 novembre 2026"), ("ja", "2026年11月30日"), ("ru", "30 ноября 2026 г."),
    ])
  func longDates(_ name: String, _ date: String) throws {
    let strings = LayoutStrings(locale: try #require(PageLocale(name)))
    // Some spaces do not break.
    let words = strings.longDate(time).split(whereSeparator: \.isWhitespace)
    #expect(words == date.split(separator: " "))
  }

  @Test("Weekday, date and time are joined as the language joins them")
  func formats() throws {
    let german = LayoutStrings(locale: try #require(PageLocale("de")))
    let all = DateTimeFormat.full(timeFormat: .short, dateFormat: .long, dayOfWeek: true)
    #expect(german.date(time, all) == "Montag, 30. November 2026 um 14:05")
    let clock = DateTimeFormat.full(timeFormat: .long, dateFormat: nil, dayOfWeek: false)
    #expect(german.date(time, clock) == "14:05:09")
    let american = LayoutStrings(locale: try #require(PageLocale("en_US")))
    #expect(american.date(time, clock).filter { !$0.isWhitespace } == "2:05:09PM")
    let empty = DateTimeFormat.full(timeFormat: nil, dateFormat: nil, dayOfWeek: false)
    #expect(german.date(time, empty) == "30. November 2026")
  }

  @Test("A time zone moves the clock")
  func zones() throws {
    let locale = try #require(PageLocale("de"))
    let clock = DateTimeFormat.full(timeFormat: .short, dateFormat: nil, dayOfWeek: false)
    #expect(LayoutStrings(locale: locale, timeZone: "Asia/Tokyo").date(time, clock) == "23:05")
  }

  @Test(
    "Relative dates count from now",
    arguments: [
      (-300, "vor 5 Minuten"), (-30, "jetzt"), (59, "jetzt"), (7_200, "in 2 Stunden"),
      (-86_400, "vor 1 Tag"), (-40 * 86_400, "vor 1 Monat"), (800 * 86_400, "in 2 Jahren"),
    ] as [(Int32, String)])
  func relative(_ offset: Int32, _ text: String) throws {
    let locale = try #require(PageLocale("de"))
    #expect(LayoutStrings(locale: locale, now: time).date(time + offset, .relative) == text)
    #expect(
      LayoutStrings(locale: locale).date(time, .relative) == "30. November 2026 um 14:05")
  }

  @Test("Sizes and author lines")
  func rest() throws {
    let german = LayoutStrings(locale: try #require(PageLocale("de")))
    #expect(german.fileSize(1_258_291).filter { !$0.isWhitespace } == "1,2MB")
    #expect(german.fileSize(12).filter { !$0.isWhitespace } == "12Byte")
    #expect(german.authorAndDate("Ada", "heute") == "Ada • heute")
    let english = LayoutStrings(locale: try #require(PageLocale("en")))
    #expect(english.authorAndDate("Ada", "today") == "by Ada • today")
  }
}
