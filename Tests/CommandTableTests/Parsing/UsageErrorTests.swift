import CommandTable
import Testing

/// What a user reads after each mistake.
struct UsageErrorTests {
  struct Row: CustomTestStringConvertible {
    var line: [String]
    var sentence: String
    var command = "sample paint"

    init(_ line: String..., says sentence: String, in command: String = "sample paint") {
      self.line = line
      self.sentence = sentence
      self.command = command
    }

    var testDescription: String { "\(line)" }
  }

  static let rows = [
    Row(says: "say what to do: a command is missing", in: "sample"),
    Row("--", says: "say what to do: a command is missing", in: "sample"),
    Row("--", "paint", says: "'paint' is one argument too many", in: "sample"),
    Row("pain", says: "there is no command 'pain'; did you mean 'paint'?", in: "sample"),
    Row("wahs", says: "there is no command 'wahs'; did you mean 'wash'?", in: "sample"),
    Row("PAINT", says: "there is no command 'PAINT'; did you mean 'paint'?", in: "sample"),
    Row("hlep", says: "there is no command 'hlep'; did you mean 'help'?", in: "sample"),
    Row("scrub", says: "there is no command 'scrub'", in: "sample"),
    Row("", says: "there is no command ''", in: "sample"),
    Row("help", "pain", says: "there is no command 'pain'; did you mean 'paint'?", in: "sample"),
    Row(
      "--width", "3", "paint",
      says: "'--width' is an option of 'sample paint': put it after the command", in: "sample"),
    Row(
      "-w", "3", "paint", says: "'-w' is an option of 'sample paint': put it after the command",
      in: "sample"),
    Row("wash", "soap", says: "'soap' is one argument too many", in: "sample wash"),
    Row(
      "paint", "f", "--widht", "3", says: "there is no option '--widht'; did you mean '--width'?"),
    Row("paint", "f", "--dry", says: "there is no option '--dry'; did you mean '--dry-run'?"),
    Row("paint", "f", "--width3", says: "there is no option '--width3'; did you mean '--width'?"),
    Row("paint", "f", "--frobnicate", says: "there is no option '--frobnicate'"),
    Row("paint", "f", "-lx", says: "there is no option '-x'"),
    Row("paint", "f", "--=3", says: "there is no option '--'"),
    Row(
      "paint", "f", "--width", says: "'--width' needs a value: it takes a number from -10 to 400"),
    Row(
      "paint", "f", "--width", "--loud",
      says: "'--width' needs a value: it takes a number from -10 to 400"),
    Row("paint", "f", "-o", "--", "x", says: "'--output' needs a value: it takes a file's path"),
    Row("paint", "f", "--loud=yes", says: "'--loud' takes no value, but 'yes' was given"),
    Row("paint", "f", "-l=yes", says: "'--loud' takes no value, but 'yes' was given"),
    Row(
      "paint", "f", "--width", "wide", says: "'--width' takes a number from -10 to 400, not 'wide'"),
    Row(
      "paint", "f", "--width", "401", says: "'--width' takes a number from -10 to 400, not '401'"),
    Row("paint", "f", "--width=nan", says: "'--width' takes a number from -10 to 400, not 'nan'"),
    Row("paint", "f", "--width=", says: "'--width' takes a number from -10 to 400, not ''"),
    Row("paint", "f", "--output=", says: "'--output' takes a file's path, not ''"),
    Row(
      "paint", "f", "--colour", "gren",
      says: "'--colour' takes one of red, green, not 'gren'; did you mean 'green'?"),
    Row("paint", "f", "--colour", "blue", says: "'--colour' takes one of red, green, not 'blue'"),
    Row(
      "paint", "f", "-o", "x", "1.5", says: "'LAYER' takes a whole number from -9 to 9, not '1.5'"),
    Row("paint", "-o", "x", says: "FILE is missing"),
    Row("paint", "f", says: "'-o OUT' is missing"),
    Row(
      "paint", "f", "\u{1B}[2J", "-o", "x",
      says: "'LAYER' takes a whole number from -9 to 9, not '\\u{1B}[2J'"),
  ]

  @Test(arguments: rows)
  func says(_ row: Row) {
    let error = #expect(throws: UsageError.self) {
      _ = try SampleTool.table.request(for: row.line)
    }
    #expect(error?.sentence == row.sentence)
    #expect(
      error?.message == """
        sample: error: \(row.sentence)
        Run '\(row.command) --help' to see how it is used.

        """)
  }

  @Test("A very long word is neither compared nor shown in full")
  func longWords() {
    let word = "--" + String(repeating: "w", count: 1_000_000)
    let error = #expect(throws: UsageError.self) {
      _ = try SampleTool.table.request(for: ["paint", word])
    }
    #expect((error?.sentence.utf8.count ?? .max) < 200)
  }
}
