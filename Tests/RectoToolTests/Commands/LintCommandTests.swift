import MessageFiles
import Testing

@testable import RectoTool

struct LintCommandTests {
  private func findings(_ json: String) -> [String] {
    let run = ToolRun(
      ["lint", "-", "--from", "bot-json"], input: Array(json.utf8), pipeline: .engine)
    return run.outputText.split(separator: "\n").map(String.init)
  }

  @Test("The markup of a message is checked wherever the message lies")
  func markup() {
    let bare = findings(#"{"markdown":"[more](/more)"}"#)
    #expect(bare.contains { $0.contains("In \"markdown\", 1:") })
    #expect(findings(#"{"chat_id":1,"rich_message":{"markdown":"[more](/more)"}}"#) == bare)
  }

  @Test("So are its blocks, in a request and as an array of their own")
  func blocks() {
    let blocks = #"[{"type":"paragraph","text":{"type":"url","text":"more","url":"/more"}}]"#
    let bare = findings(#"{"blocks":\#(blocks)}"#)
    #expect(bare.contains { $0.contains("Block 0: ") })
    #expect(findings(#"{"rich_message":{"blocks":\#(blocks)}}"#) == bare)
    #expect(findings(blocks) == bare)
  }

  @Test("Of a message that is refused the refusals are told, not its content")
  func refused() {
    let found = findings(#"{"rich_message":{"markdown":"[more](/more)","is_rtl":1}}"#)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("stdin:1:") && $0.contains(": error: ") })
  }

  @Test("A text is mended when that is asked for")
  func mending() throws {
    let run = ToolRun(
      ["lint", "-", "--from", "rich-markdown", "--fix"], input: Array("##Title\n".utf8),
      pipeline: .engine)
    #expect(run.status == .done)
    #expect(run.outputText == "## Title\n")
    #expect(run.standardError == "")
    let source = try #require(InputSource.stub("##Title\n"))
    let found = try LintRun(source: source, request: LintRequest(source: .richMarkdown)).run()
    #expect(found.findings.contains { $0.fix != nil })
    #expect(found.mended == nil)
  }
}
