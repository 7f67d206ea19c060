import Testing

@testable import Typesetting

/// UAX #9 by Unicode's files, version 15.0: a sample of `BidiCharacterTest.txt` and of
/// `BidiTest.txt`, all of it when `sampleStep` is 1.
///
/// Accepted differences:
/// - rows with a paragraph separator before their last character: a segment ends there, and the rest
///   is a paragraph of its own;
/// - in `BidiTest.txt` only a level's direction is compared: where everything runs the same way, Pango
///   leaves it at the paragraph's level whatever it is embedded in, which looks the same;
/// - order is compared for the characters that begin a cluster: a mark stands with its base.
@Suite(.enabled(if: UnicodeData.isPresent("BidiTest.txt")))
struct BidiConformanceTests {
  private static let sampleStep = 97

  private let context: TypesettingContext

  init() throws {
    context = try TypesettingContext()
  }

  @Test func charactersGetTheirLevelsAndTheirOrder() throws {
    let rows = try #require(
      UnicodeData.lines(of: "BidiCharacterTest.txt") { number, first in
        first != UInt8(ascii: "#") && number % Self.sampleStep == 0
      })
    var count = 0
    for row in rows {
      let fields = row.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
        .compactMap(Unicode.Scalar.init)
      let direction: BaseDirection =
        fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .automatic
      let levels = fields[3].split(separator: " ").map { UInt8($0) }
      let order = fields[4].split(separator: " ").compactMap { Int($0) }
      check(
        scalars, direction, paragraphLevel: UInt8(fields[2]), levels: levels, order: order,
        "\(row)")
      count += 1
    }
    #expect(count > 900)
  }

  @Test func classesGetTheirLevelsAndTheirOrder() throws {
    let lines = try #require(
      UnicodeData.lines(of: "BidiTest.txt") { number, first in
        first == UInt8(ascii: "@")
          || first != UInt8(ascii: "#") && number % (Self.sampleStep * 3) == 0
      })
    var levels: [UInt8?] = []
    var order: [Int] = []
    var count = 0
    for line in lines {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split(whereSeparator: { $0 == " " || $0 == "\t" })
          .map { UInt8($0) }
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(whereSeparator: { $0 == " " || $0 == "\t" })
          .compactMap { Int($0) }
      } else {
        let fields = line.split(separator: ";")
        guard fields.count == 2,
          let bits = Int(fields[1].filter { $0 != " " && $0 != "\t" })
        else { continue }
        let scalars = fields[0].split(separator: " ").compactMap { Self.representatives[$0] }
        for (bit, direction) in [
          (1, BaseDirection.automatic), (2, .leftToRight), (4, .rightToLeft),
        ]
        where bits & bit != 0 {
          check(scalars, direction, paragraphLevel: nil, levels: levels, order: order, "\(line)")
          count += 1
        }
      }
    }
    #expect(count > 1500)
  }

  private func check(
    _ scalars: [Unicode.Scalar], _ direction: BaseDirection, paragraphLevel: UInt8?,
    levels: [UInt8?], order: [Int], _ row: String
  ) {
    if scalars.dropLast().contains(where: { Self.separators.contains($0) }) { return }
    var text = ""
    // The index of the scalar each unit belongs to.
    var scalarOfUnit: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      text.unicodeScalars.append(scalar)
      scalarOfUnit += Array(repeating: index, count: scalar.utf16.count)
    }
    let paragraph = context.layout(
      AttributedText(body: text), options: ParagraphOptions(width: 1e6, direction: direction))
    guard let line = paragraph.lines.first, paragraph.lines.count == 1 else { return }
    if let paragraphLevel {
      #expect(line.isRightToLeft == (paragraphLevel == 1), "\(row)")
    }
    var found: [Int] = []
    for run in line.runs {
      for glyph in run.glyphs {
        let scalar = scalarOfUnit[Int(glyph.cluster)]
        guard let expected = levels[scalar] else { continue }
        // `BidiTest.txt` has no paragraph level.
        let matches =
          paragraphLevel == nil
          ? (run.level ^ expected) & 1 == 0 : run.level == expected
        #expect(matches, "level \(run.level) of \(scalar) in \(row)")
        if found.last != scalar { found.append(scalar) }
      }
    }
    let drawn = Set(found)
    #expect(found == order.filter { drawn.contains($0) }, "order in \(row)")
  }

  private static let separators: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2029}"]

  /// A character of each class.
  private static let representatives: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "$", "AN": "\u{661}",
    "CS": ",", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "NSM": "\u{300}", "BN": "\u{AD}",
    "LRE": "\u{202A}", "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}",
    "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
}
