import CommandTable
import Testing

/// The ways to spell the same thing.
struct SpellingTests {
  struct Row: CustomTestStringConvertible {
    var says: String
    var line: String
    var width = 360.0
    var colour = SampleTool.Colour.red
    var title: String?
    var isLoud = false
    var isDry = false
    var file = "f"
    var layers: [Int] = []

    var testDescription: String { says }
  }

  static let rows = [
    Row(says: "Defaults stand where nothing is said", line: "f -o x"),
    Row(says: "An option takes the next word", line: "f -o x --width 12", width: 12),
    Row(says: "An option takes what follows =", line: "f -o x --width=12.5", width: 12.5),
    Row(says: "A short option takes the next word", line: "f -o x -w 12", width: 12),
    Row(says: "A short option takes the rest of its word", line: "f -ox -w12", width: 12),
    Row(says: "A short option takes what follows =", line: "f -o=x -w=12", width: 12),
    Row(says: "Options may stand before arguments", line: "--width 12 -o x f", width: 12),
    Row(says: "A negative number is a value", line: "f -o x --width -5", width: -5),
    Row(says: "A negative number is an argument", line: "f -3 4 -o x", layers: [-3, 4]),
    Row(says: "A lone dash is an argument", line: "- -o -", file: "-"),
    Row(says: "After -- everything is an argument", line: "-o x -- --loud", file: "--loud"),
    Row(says: "Arguments on both sides of -- count", line: "f -o x 1 -- -2", layers: [1, -2]),
    Row(says: "The last one counts", line: "f -o x -w 1 --width 2 -w 3", width: 3),
    Row(says: "A flag twice is a flag", line: "f -o x --loud -l", isLoud: true),
    Row(says: "Short flags may be joined", line: "f -o x -ld", isLoud: true, isDry: true),
    Row(says: "A value may end joined flags", line: "f -ldo x", isLoud: true, isDry: true),
    Row(says: "A choice goes by its name", line: "f -o x --colour green", colour: .green),
    Row(says: "A choice goes by its other name", line: "f -o x --colour crimson"),
    Row(says: "A text may be empty", line: "f -o x --title=", title: ""),
    Row(says: "A value may contain =", line: "f -o x --title=a=b", title: "a=b"),
    Row(says: "A value may begin with a dash after =", line: "f -o x --title=-a", title: "-a"),
    Row(says: "A number may be written with an exponent", line: "f -o x -w 1e2", width: 100),
  ]

  @Test(arguments: rows)
  func reads(_ row: Row) throws {
    let words = ["paint"] + row.line.split(separator: " ").map(String.init)
    guard case .run(let arguments) = try SampleTool.table.request(for: words) else {
      Issue.record("no command to run")
      return
    }
    #expect(arguments.command == ["sample", "paint"])
    #expect(arguments[SampleTool.width] == row.width)
    #expect(arguments[SampleTool.colour] == row.colour)
    #expect(arguments[SampleTool.title] == row.title)
    #expect(arguments[SampleTool.loud] == row.isLoud)
    #expect(arguments[SampleTool.dry] == row.isDry)
    #expect(arguments[SampleTool.layers] == row.layers)
    #expect(try arguments.value(of: SampleTool.file) == row.file)
    #expect(["x", "-"].contains(try arguments.value(of: SampleTool.output)))
  }

  @Test("A key of another command has no value and no trap")
  func foreignKeys() throws {
    guard case .run(let arguments) = try SampleTool.table.request(for: ["wash"]) else {
      Issue.record("no command to run")
      return
    }
    #expect(throws: UsageError.self) { try arguments.value(of: SampleTool.file) }
    #expect(throws: UsageError.self) { try arguments.value(of: SampleTool.output) }
    #expect(arguments[SampleTool.width] == 360)
  }
}
