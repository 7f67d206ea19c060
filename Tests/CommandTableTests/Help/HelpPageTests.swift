import CommandTable
import Testing

struct HelpPageTests {
  static let paint = """
    sample paint: paints a file

    Usage: sample paint FILE [LAYER…] -o OUT [options]

    The paint dries in a minute. It cannot be removed by ordinary means afterwards,
    so look twice.

    Arguments:
      FILE   What to paint
      LAYER  Layers to keep (-9 to 9)

    Options:
      -o, --output OUT     Where to
      -w, --width POINTS   How wide (-10 to 400; default 360)
          --colour COLOUR  The colour (red, green; default red)
          --title TEXT     A title
      -l, --loud           Say it
      -d, --dry-run        Do nothing
      -h, --help           Show this help

    Examples:
      sample paint wall.md -o wall.png
          A painted wall

    """

  static let sample = """
    sample: paints and washes

    Usage: sample COMMAND …

    Commands:
      paint  Paints a file
      wash   Washes the brushes
      help   Shows how a command is used

    Options:
      -h, --help     Show this help
          --version  Show the version

    'sample COMMAND --help' says more about a command.

    """

  @Test(
    "Every way of asking shows the page of the command asked about, whatever else is wrong",
    arguments: [
      "paint --help", "paint -h", "help paint", "paint x -lh", "paint --nonsense --help",
      "paint -o --help", "paint --help --nonsense",
    ])
  func commandPage(_ line: String) throws {
    #expect(try page(line) == Self.paint)
  }

  @Test(
    "Without a command, the page of the tool",
    arguments: ["--help", "help", "-h", "help help", "nonsense --help", "--help paint"])
  func toolPage(_ line: String) throws {
    #expect(try page(line) == Self.sample)
  }

  private func page(_ line: String) throws -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard case .help(let text) = try SampleTool.table.request(for: words) else { return nil }
    return text
  }

  @Test("After -- nothing asks for help")
  func afterTheEndOfOptions() {
    #expect(throws: UsageError.self) {
      _ = try SampleTool.table.request(for: ["paint", "--", "--help"])
    }
  }

  @Test("The version is the tool's, and only the tool has one")
  func version() throws {
    guard case .version(let text) = try SampleTool.table.request(for: ["--version"]) else {
      Issue.record("no version")
      return
    }
    #expect(text == "sample 1.2.3\n")
    #expect(throws: UsageError.self) {
      _ = try SampleTool.table.request(for: ["paint", "--version"])
    }
  }

  @Test("No line is wider than 80 columns, and a long label gets a line of its own")
  func narrow() throws {
    let option = OptionDescription(
      name: "an-option-with-a-long-name", help: String(repeating: "word ", count: 40),
      value: ValueDescription(.text, placeholder: "PLACEHOLDER"))
    let tool = CommandDescription(name: "t", summary: "T", options: [option])
    guard case .help(let text) = try tool.request(for: ["-h"]) else {
      Issue.record("no help")
      return
    }
    #expect(text.contains("      --an-option-with-a-long-name PLACEHOLDER\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
