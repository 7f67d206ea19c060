import Foundation
import TestSupport
import Testing

@testable import RectoTool

struct SplitCommandTests {
  private func contents(_ folder: URL) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      contents[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return contents
  }

  private func split(_ arguments: [String], _ input: String = "") -> ToolRun {
    ToolRun(["split"] + arguments, input: Array(input.utf8), pipeline: .engine)
  }

  @Test("The parts are files of the author's own lines, and their paths are printed")
  func parts() throws {
    try withTemporaryFolder { folder in
      let parts = folder.appendingPathComponent("parts")
      let run = split(
        ["-", "-o", parts.path, "--characters", "6"], "__one__\n\n\n* two\n* six\n\nthree\n")
      #expect(run.status == .done, "\(run.standardError)")
      #expect(run.standardError == "")
      let written = try contents(parts)
      #expect(
        written == [
          "part-001.md": "__one__\n", "part-002.md": "* two\n* six\n", "part-003.md": "three\n",
        ])
      #expect(
        run.outputText == (1...3).map { "\(parts.path)/part-00\($0).md\n" }.joined())
    }
  }

  @Test("No file is replaced unless that is asked for, and what is left from before is told")
  func replacing() throws {
    try withTemporaryFolder { folder in
      let options = ["-", "-o", folder.path, "--blocks", "1"]
      #expect(split(options, "a\n\nb\n\nc").status == .done)
      let again = split(options, "d\n\ne")
      #expect(again.status == .failed)
      #expect(again.standardError.contains("part-001.md: error: this file is there already"))
      let kept = try contents(folder)["part-001.md"]
      #expect(kept == "a\n")
      let forced = split(options + ["--force"], "d\n\ne")
      #expect(forced.status == .done)
      #expect(forced.standardError.contains("part-003.md: warning: this file is from another time"))
      let replaced = try contents(folder)["part-001.md"]
      #expect(replaced == "d\n")
    }
  }

  @Test("Other forms are split as what they are; several inputs keep their names")
  func forms() throws {
    try withTemporaryFolder { folder in
      let inputs = folder.appendingPathComponent("in")
      try FileManager.default.createDirectory(at: inputs, withIntermediateDirectories: true)
      let html = inputs.appendingPathComponent("a.html").path
      let json = inputs.appendingPathComponent("b.json").path
      try Data("<p>one</p><p>two</p>".utf8).write(to: URL(fileURLWithPath: html))
      try Data("{\"blocks\":[{\"type\":\"divider\"},{\"type\":\"divider\"}]}".utf8)
        .write(to: URL(fileURLWithPath: json))
      let parts = folder.appendingPathComponent("parts")
      let run = split([html, json, "-o", parts.path, "--blocks", "1"])
      #expect(run.status == .done, "\(run.standardError)")
      let written = try contents(parts)
      #expect(written.keys.sorted() == ["a-001.html", "a-002.html", "b-001.json", "b-002.json"])
      #expect(written["a-002.html"]?.contains("two") == true)
      #expect(written["b-001.json"]?.contains("divider") == true)
    }
  }

  @Test("What is still too much is told")
  func tooMuch() throws {
    try withTemporaryFolder { folder in
      let run = split(["-", "-o", folder.path, "--characters", "3"], "$$abcdef$$\n\nb")
      #expect(run.status == .done)
      #expect(run.standardError.contains("warning: part 1 is still too much at "))
    }
  }

  @Test("A folder that cannot be made is told")
  func noFolder() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("file").path
      try Data().write(to: URL(fileURLWithPath: file))
      #expect(
        split(["-", "-o", file], "a").standardError.contains("this is a file; name a folder"))
      let deep = split(["-", "-o", folder.path + "/x/y"], "a")
      #expect(deep.standardError.contains("make it first"))
    }
  }

  @Test("With --ndjson the parts of each message are an array on its line, errors in their places")
  func lines() throws {
    let run = split(
      ["-", "--ndjson", "--blocks", "1"],
      "{\"id\":7,\"text\":\"a\\n\\nb\"}\n\"c\"\n{\"id\":8}\n")
    #expect(run.status == .done, "\(run.standardError)")
    let lines = run.outputText.split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    #expect(lines[0] == "{\"id\":7,\"result\":[\"a\",\"b\"]}")
    #expect(lines[1] == "{\"result\":[\"c\"]}")
    #expect(lines[2].hasPrefix("{\"id\":8,\"error\":{\"message\":"))
    let json = split(
      ["-", "--ndjson", "--from", "bot-json", "--blocks", "1"],
      "{\"blocks\":[{\"type\":\"divider\"},{\"type\":\"divider\"}]}\n")
    let parts = json.outputText.components(separatedBy: "\"blocks\"").count - 1
    #expect(parts == 2, "\(json.outputText)\(json.standardError)")
    #expect(json.outputText.split(separator: "\n").count == 1, "One line of input, one of output")
    let both = split(["-", "--ndjson", "-o", "parts"], "\"c\"\n")
    #expect(
      both.status == .wrongUsage && both.standardError.contains("--ndjson writes to standard"))
    let neither = split(["-"], "c")
    #expect(neither.status == .wrongUsage && neither.standardError.contains("'-o DIR' is missing"))
  }

  @Test("With --ndjson there are no files")
  func linesAndFolder() {
    let run = split(["-", "--ndjson", "-o", "parts"], "\"a\"\n")
    #expect(run.status == .wrongUsage)
    #expect(run.standardError.contains("--ndjson writes to standard output"))
  }
}
