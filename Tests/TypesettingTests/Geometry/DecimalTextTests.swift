import Testing

@testable import Typesetting

struct DecimalTextTests {
  static let rows: [(String, Double, Int, String)] = [
    ("whole numbers have no point", 17, 2, "17"),
    ("trailing zeros are dropped", 17.5, 3, "17.5"),
    ("zeros after the point stay", 0.05, 2, "0.05"),
    ("rounding carries", 0.999, 2, "1"),
    ("rounding to nothing loses the sign", -0.001, 2, "0"),
    ("negative", -12.345, 2, "-12.35"),
    ("no places", 2.5, 0, "3"),
    ("six places", 1.0 / 3, 6, "0.333333"),
    ("large", 123_456_789.25, 2, "123456789.25"),
    ("not a number", .nan, 2, "0"),
    ("infinite", .infinity, 2, "0"),
    ("too large to mean anything", 1e300, 2, "0"),
  ]

  @Test(arguments: rows)
  func writes(_ sentence: String, value: Double, places: Int, expected: String) {
    #expect(DecimalText.string(value, places: places) == expected, "\(sentence)")
  }
}
