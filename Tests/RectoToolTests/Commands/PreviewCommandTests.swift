import Foundation
import TestSupport
import Testing

@testable import RectoTool

struct PreviewCommandTests {
  @Test("One input is a line, several are a line each behind their names")
  func lines() throws {
    let run = ToolRun("preview -", input: "# Hi\n\nthere $x$", pipeline: .engine)
    #expect(run.status == .done)
    #expect(run.outputText == "Hi there Formula\n")
    try withTemporaryFolder { folder in
      for name in ["a.md", "b.html"] {
        try Data("<b>x</b>".utf8).write(to: folder.appendingPathComponent(name))
      }
      let paths = ["a.md", "b.html"].map { folder.appendingPathComponent($0).path }
      let several = ToolRun(["preview"] + paths, pipeline: .engine)
      #expect(several.outputText == "\(paths[0]): <b>x</b>\n\(paths[1]): x\n")
    }
  }

  @Test("With --json the formatting is there too")
  func json() {
    let run = ToolRun("preview - --json", input: "*a* $x$", pipeline: .engine)
    #expect(
      run.outputText
        == "{\"text\":\"a \u{FFFC}\",\"spoken\":\"a Formula\",\"attributes\":[{\"type\":\"italic\","
        + "\"offset\":0,\"length\":1}],\"icons\":[{\"type\":\"formula\",\"offset\":2,"
        + "\"label\":\"Formula\"}]}\n")
  }

  @Test("What fails is told, and the others are shown all the same")
  func failures() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.md").path
      try Data("x".utf8).write(to: URL(fileURLWithPath: file))
      let run = ToolRun(
        ["preview", "/nonexistent/1.md", file, "/nonexistent/2.md"], pipeline: .engine)
      #expect(run.status == .failed)
      #expect(run.outputText == "\(file): x\n")
      #expect(
        run.standardError
          == "/nonexistent/1.md: error: there is no such file\n/nonexistent/2.md: error: there is no "
          + "such file\n")
    }
  }

  @Test("An input is needed")
  func missing() {
    let run = ToolRun("preview")
    #expect(run.status == .wrongUsage)
    #expect(run.standardError.hasPrefix("recto: error: INPUT is missing\n"))
  }
}
