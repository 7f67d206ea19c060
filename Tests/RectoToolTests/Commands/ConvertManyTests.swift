import Foundation
import TestSupport
import Testing

@testable import RectoTool

/// `recto convert` with several inputs.
struct ConvertManyTests {
  @Test("Each becomes a file of its own name; none is replaced without --force")
  func folder() throws {
    try withTemporaryFolder { folder in
      let paths = ["a.md", "b.md"].map { folder.appendingPathComponent($0).path }
      for path in paths { try Data("*x*".utf8).write(to: URL(fileURLWithPath: path)) }
      let out = folder.appendingPathComponent("out")
      let line = ["convert", "--to", "rich-html", "-o", out.path] + paths
      #expect(ToolRun(line, pipeline: .engine).status == .done)
      for name in ["a.html", "b.html"] {
        let text = try String(contentsOf: out.appendingPathComponent(name), encoding: .utf8)
        #expect(text.contains("<i>x</i>"))
      }
      let again = ToolRun(line, pipeline: .engine)
      #expect(again.status == .failed)
      #expect(again.standardError.contains("this file is there already"))
      #expect(ToolRun(line + ["--force"], pipeline: .engine).status == .done)
      let alike = ToolRun(line + [paths[0], "--force"], pipeline: .engine)
      #expect(alike.status == .failed)
      #expect(alike.standardError.contains("another input becomes 'a.html' too"))
      let beside = ToolRun(
        ["convert", "--to", "markdown", "--force", "-o", folder.path] + paths, pipeline: .engine)
      #expect(beside.standardError.contains("is the input, which would be lost"))
    }
  }

  @Test("Without a folder they are refused")
  func noFolder() {
    let run = ToolRun("convert a.md b.md --to tree")
    #expect(run.status == .wrongUsage)
    #expect(run.standardError.contains("say -o DIR, or use --ndjson"))
  }
}
