import CommandTable
import MessageFiles
import Testing

struct ViewOptionsTests {
  private func read(_ line: [String]) throws -> ViewOptions {
    let command = CommandDescription(
      name: "view", summary: "", arguments: [ViewOptions.argument.description],
      options: ViewOptions.descriptions)
    guard case .run(let arguments) = try command.request(for: line) else {
      throw CancellationError()
    }
    return ViewOptions(arguments)
  }

  static let lines: [[String]] = [
    ["a.md"],
    ["-"],
    ["a.md", "b.html", "--outgoing"],
    [
      "--from", "rich-html", "--theme", "night", "--width", "420", "--text-size", "19", "--accent",
      "0a72e8", "--rtl", "--media", "some folder", "--tiles", "tiles", "--events", "--edit",
      "--ndjson", "--document",
      "a b.md",
    ],
    ["--accent=#000001", "--", "--strange name.md"],
  ]

  @Test("What the tool was asked, it asks of the window", arguments: lines)
  func handedOn(_ line: [String]) throws {
    let options = try read(line)
    #expect(try read(options.arguments) == options)
  }

  @Test("Nothing said is nothing handed on")
  func defaults() throws {
    #expect(try read(["a.md"]).arguments == ["--", "a.md"])
  }
}
