import Foundation
import MessageFiles
import TestSupport
import Testing

@testable import RectoTool

/// `--ndjson`: a line in, a line out.
struct MessageLinesTests {
  private func run(_ line: String, _ input: String) -> ToolRun {
    ToolRun(line, input: input, pipeline: .engine)
  }

  @Test("Each line has its result, in order, with its id")
  func results() {
    let run = run(
      "preview - --ndjson",
      "\"**a**\"\n{\"text\":\"b\",\"id\":7}\r\n{\"id\":\"x\\\"\",\"text\":\"c\\nd\"}")
    #expect(run.status == .done)
    #expect(run.standardError == "")
    #expect(
      run.outputText
        == "{\"result\":\"a\"}\n{\"id\":7,\"result\":\"b\"}\n{\"id\":\"x\\\"\",\"result\":\"c d\"}\n"
    )
  }

  @Test("Errors stand in their places and are counted; the status is that of a run that went well")
  func errors() {
    let long = String(repeating: "#", count: 40_000)
    let run = run(
      "convert - --ndjson --to tree",
      "oops\n\n{\"id\":1}\n{\"id\":2,\"text\":\"a\\n\(long)\"}\n\"b\"\n[1]\n")
    #expect(run.status == .done)
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == 6)
    for index in [0, 1, 2, 3, 5] { #expect(lines[index].contains("\"error\":{\"message\":\"")) }
    #expect(lines[0].contains("\"line\":1,\"column\":5"))
    #expect(lines[2].hasPrefix("{\"id\":1,\"error\":"))
    #expect(lines[3].hasPrefix("{\"id\":2,\"error\":") && lines[3].contains("\"line\":2,"))
    #expect(lines[4].hasPrefix("{\"result\":\""))
    #expect(
      run.standardError
        == "stdin: warning: 5 of 6 lines are errors; their results say why\n")
  }

  @Test("Forms that are JSON are put in and out as they are")
  func jsonForms() {
    let entities =
      "{\"text\":\"ab\",\"entities\":[{\"type\":\"bold\",\"offset\":0,\"length\":2}],\"id\":5}"
    let there = run("convert - --ndjson --from entities --to rich-html", entities)
    #expect(there.outputText.hasPrefix("{\"id\":5,\"result\":\""))
    #expect(there.outputText.contains("<b>ab</b>"))
    let back = run("convert - --ndjson --to entities", "\"**ab**\"")
    #expect(
      back.outputText
        == "{\"result\":{\"text\":\"ab\",\"entities\":[{\"type\":\"bold\",\"offset\":0,\"length\":2}]}}\n"
    )
    let json = run("convert - --ndjson --to bot-json", "\"---\"")
    #expect(json.outputText.hasPrefix("{\"result\":{") && json.outputText.contains("divider"))
  }

  @Test("What is lost is with the result; with --strict it is an error")
  func losses() {
    let line = "\"# a\""
    let run = run("convert - --ndjson --to entities", line)
    #expect(run.outputText.contains("\"warnings\":[{\"message\":\""))
    let strict = self.run("convert - --ndjson --to entities --strict", line)
    #expect(strict.outputText.hasPrefix("{\"error\":{"))
    #expect(strict.status == .done)
  }

  @Test("Bytes are carried as digits or not at all")
  func bytes() {
    let refused = run("convert - --ndjson --to tl", "\"a\"")
    #expect(refused.status == .wrongUsage)
    #expect(refused.standardError.contains("say --hex"))
    #expect(run("convert - --ndjson --from tl --to tree", "").status == .wrongUsage)
    #expect(run("convert - --ndjson --to tree -o file", "").status == .wrongUsage)
    let hex = run("convert - --ndjson --to postbox --hex", "\"a\"")
    #expect(hex.outputText.hasPrefix("{\"result\":\""))
  }

  @Test("Files are read line by line too, one after the other")
  func files() throws {
    try withTemporaryFolder { folder in
      let paths = ["a", "b"].map { folder.appendingPathComponent($0 + ".ndjson").path }
      for path in paths {
        try Data("\"\(path.suffix(8).first ?? "?")\"\n".utf8).write(to: URL(fileURLWithPath: path))
      }
      let run = ToolRun(["preview", "--ndjson"] + paths, pipeline: .engine)
      #expect(run.outputText == "{\"result\":\"a\"}\n{\"result\":\"b\"}\n")
      let missing = ToolRun(["preview", "--ndjson", "/nonexistent/x"], pipeline: .engine)
      #expect(missing.status == .failed)
    }
  }

  @Test("A result is there before the next line is asked for")
  func pipes() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltTool.path())
    process.arguments = ["preview", "-", "--ndjson"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for word in ["one", "two"] {
      try input.fileHandleForWriting.write(contentsOf: Data("\"\(word)\"\n".utf8))
      let answer = output.fileHandleForReading.availableData
      #expect(String(decoding: answer, as: UTF8.self) == "{\"result\":\"\(word)\"}\n")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
