import PageModel
import Testing

private let rows: [(String, Int32, DateTimeFormat)] = [
  ("nothing", 0, .full(timeFormat: nil, dateFormat: nil, dayOfWeek: false)),
  ("relative", 1, .relative),
  ("short time", 2, .full(timeFormat: .short, dateFormat: nil, dayOfWeek: false)),
  ("long time", 4, .full(timeFormat: .long, dateFormat: nil, dayOfWeek: false)),
  ("short date", 8, .full(timeFormat: nil, dateFormat: .short, dayOfWeek: false)),
  ("long date", 16, .full(timeFormat: nil, dateFormat: .long, dayOfWeek: false)),
  ("day of week", 32, .full(timeFormat: nil, dateFormat: nil, dayOfWeek: true)),
  ("several", 2 + 16 + 32, .full(timeFormat: .short, dateFormat: .long, dayOfWeek: true)),
]

@Suite("Date formats as bits")
struct DateTimeFormatTests {
  @Test(arguments: rows.indices)
  func conversion(row: Int) {
    let (sentence, bits, format) = rows[row]
    #expect(DateTimeFormat(rawValue: bits) == format, "\(sentence)")
    #expect(format.rawValue == bits, "\(sentence)")
  }

  @Test(
    "Relative beats everything, short beats long, unknown bits are dropped",
    arguments: [(1 + 2 + 32, 1), (2 + 4, 2), (8 + 16, 8), (64 + 4, 4), (-1, 1)] as [(Int32, Int32)])
  func precedence(bits: Int32, kept: Int32) {
    #expect(DateTimeFormat(rawValue: bits).rawValue == kept)
  }
}
