import Foundation
import TestSupport
import Testing

@testable import RectoTool

struct ConvertTests {
  @Test("The result goes to standard output or into a file")
  func destinations() throws {
    #expect(ToolRun("convert - --to tree", input: "hi").outputText == "tree:hi\n")
    #expect(
      ToolRun("convert - --to=tree --document -o -", input: "hi").outputText == "tree document:hi\n"
    )
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("out.tree")
      let run = ToolRun(["convert", "-", "--to", "tree", "-o", file.path], input: Array("hi".utf8))
      #expect(run.status == .done)
      #expect(run.standardOutput.isEmpty)
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written == "tree:hi\n")
    }
  }

  @Test(
    "Every command's table is sound: unique names, help without a full stop, examples that parse")
  func tables() throws {
    for command in RectoCommand.description.subcommands {
      let spellings = command.allOptions.flatMap {
        [$0.name] + ($0.short.map { [String($0)] } ?? [])
      }
      #expect(Set(spellings).count == spellings.count, "\(command.name)")
      for text in [command.summary] + command.allOptions.map(\.help) + command.arguments.map(\.help)
      {
        #expect(!text.hasSuffix("."), "\(text)")
      }
      #expect(!command.examples.isEmpty, "\(command.name)")
      for example in command.examples + RectoCommand.description.examples {
        let line = try #require(toolLine(in: example.line), "\(example.line)")
        #expect(throws: Never.self) { try RectoCommand.description.request(for: line) }
      }
    }
  }

  /// The words after `recto`, up to the next pipe, redirection or bracket.
  private func toolLine(in example: String) -> [String]? {
    let words = example.split(whereSeparator: { " ()<".contains($0) }).map(String.init)
    guard let start = words.firstIndex(of: "recto") else { return nil }
    return Array(words[(start + 1)...].prefix { $0 != "|" && $0 != ">" })
  }
}
