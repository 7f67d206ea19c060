import PageMarkup
import PageModel
import Testing

/// What an update costs must not depend on what the text has grown to.
@Suite("The cost of appending")
struct StreamGrowthTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    var name: String
    var start = ""
    var unit: String

    var testDescription: String { name }
  }

  static let shapes = [
    Shape(name: "paragraphs", unit: "Some *words* that go on for a while, and `code`.\n\n"),
    Shape(name: "headings and text", unit: "## A part\nSome text below it.\n"),
    Shape(name: "one list", unit: "- an item with **bold** text\n"),
    Shape(name: "one numbered list", unit: "1. an item with **bold** text\n"),
    Shape(name: "one table", start: "| a | b |\n|---|---|\n", unit: "| cell | **bold** |\n"),
    Shape(name: "one fence", start: "```swift\n", unit: "let x = 1 // and so on\n"),
  ]

  private static var limits: MarkupLimits {
    var limits = MarkupLimits()
    limits.blocks = .max
    limits.blockNodes = .max
    limits.inlineRuns = .max
    limits.tableCells = .max
    return limits
  }

  private static func session(_ shape: Shape, size: Int, holdsBack: Bool) -> MarkupSession {
    var options = MarkdownOptions()
    options.limits = limits
    var session = MarkupSession(.markdown(options), holdsBack: holdsBack)
    session.append(shape.start)
    let many = String(repeating: shape.unit, count: 8)
    for _ in 0..<size / many.utf8.count { session.append(many) }
    return session
  }

  @Test("few bytes are read for each word", arguments: shapes, [false, true])
  func bytes(shape: Shape, holdsBack: Bool) {
    var session = Self.session(shape, size: 30_000, holdsBack: holdsBack)
    let before = session.statistics
    let words = shape.unit.split(separator: " ", omittingEmptySubsequences: false)
    var updates = 0
    while updates < 200 {
      for (index, word) in words.enumerated() {
        session.append(index + 1 < words.count ? word + " " : String(word))
        updates += 1
      }
    }
    let read = session.statistics.parsedBytes - before.parsedBytes
    #expect(read / updates < 5_000, "\(read / updates) bytes an update")
    #expect(session.statistics.wholeReadings == 0)
    if !holdsBack { #expect(StreamChecking.difference(session) == nil) }
  }

  @Test("at four times the text a word costs about the same", arguments: shapes)
  func growth(shape: Shape) {
    func seconds(_ session: MarkupSession) -> Double {
      var session = session
      return ThreadTime.seconds {
        for _ in 0..<20 {
          for word in shape.unit.split(separator: " ", omittingEmptySubsequences: false) {
            session.append(String(word))
          }
          session.append(shape.unit)
        }
      }
    }
    let small = Self.session(shape, size: 20_000, holdsBack: true)
    let large = Self.session(shape, size: 80_000, holdsBack: true)
    // Other work on the machine slows single runs down; growth itself would slow all of them.
    let isFlat = (0..<5).contains { _ in seconds(large) < seconds(small) * 1.6 }
    #expect(isFlat)
  }
}
