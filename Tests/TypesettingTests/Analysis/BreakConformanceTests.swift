import Testing

@testable import Typesetting

/// UAX #14 and UAX #29 by Unicode's files, version 15.0.
///
/// Accepted differences: none. Where Pango's dictionary for Thai breaks before its stretch against
/// the rules, the rules win (``TextAnalyzer``); inside a stretch the dictionary decides, which
/// UAX #14 asks for (class SA) and the files do not test.
@Suite(.enabled(if: UnicodeData.isPresent("auxiliary/LineBreakTest.txt")))
struct BreakConformanceTests {
  private let context: TypesettingContext

  init() throws {
    context = try TypesettingContext()
  }

  @Test func linesBreakWhereUnicodeSays() {
    let rows = UnicodeData.breakRows(of: "auxiliary/LineBreakTest.txt")
    #expect(rows.count > 7000)
    for row in rows {
      let found = breaks(row.text, flag: .lineBreak)
      // The file has a break at the end and none at the start; so has a segment.
      #expect(Array(found.dropFirst()) == Array(row.breaks.dropFirst()), "\(row.comment)")
    }
  }

  @Test func graphemesBreakWhereUnicodeSays() {
    let rows = UnicodeData.breakRows(of: "auxiliary/GraphemeBreakTest.txt")
    #expect(rows.count > 500)
    for row in rows {
      #expect(breaks(row.text, flag: .grapheme) == row.breaks, "\(row.comment)")
    }
  }

  /// Whether a flag is set before each scalar and at the end.
  private func breaks(_ text: String, flag: UnitFlags) -> [Bool] {
    var result: [Bool] = []
    for placed in context.shape(AttributedText(body: text), direction: .automatic) {
      let units = placed.segment.text.units
      for (unit, flags) in placed.segment.text.flags.dropLast().enumerated() {
        let isFirst = unit == 0 && placed.start > 0
        // Each segment begins where the one before it had to break.
        let isSet = flags.contains(flag) || isFirst
        if units[unit] & 0xFC00 != 0xDC00 { result.append(isSet) }
      }
    }
    return result + [true]
  }
}
