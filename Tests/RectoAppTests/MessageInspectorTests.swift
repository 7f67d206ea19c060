import ChatView
import Foundation
import MessageFiles
import Recto
import Testing

@testable import RectoApp

struct MessageInspectorTests {
  private func inspect(
    _ text: String, name: String = "message.md", form: SourceForm? = nil, problem: String? = nil
  ) throws -> (InstantPage, Inspection) {
    let source = InputSource(name: name, folder: ".", bytes: Array(text.utf8))
    let page = try MessageReader(source: source, form: form).read().page
    let inspector = MessageInspector(
      page: page, source: source, form: form, isDocument: false, problem: problem,
      isGrowing: false)
    return (page, inspector.inspection())
  }

  @Test(
    "What is found is what recto lint finds, and its blocks are there",
    arguments: [
      ("message.md", nil), ("message.md", .markdown), ("message.md", .richMarkdown),
      ("message.html", nil),
    ] as [(String, SourceForm?)])
  func sameAsLint(_ name: String, _ form: SourceForm?) throws {
    let text = """
      # Title ~once~

      Some <oddity> and [a link](/nowhere)
      on two lines.

      <details><summary>More</summary>

      - one [x](/y)
      - two

      </details>
      """
    let (page, inspection) = try inspect(text, name: name, form: form)
    let source = InputSource(name: name, folder: ".", bytes: Array(text.utf8))
    let output = try LintRun(source: source, request: LintRequest(source: form)).run()
    #expect(inspection.findings.map(\.finding) == output.findings && !output.findings.isEmpty)
    for row in inspection.findings {
      if let path = row.path { #expect(page.node(at: path) != nil, "\(row)") }
    }
    #expect(inspection.source == source.bytes)
    #expect(inspection.blocks == page.blockRows)
  }

  @Test("A page that is shown otherwise than it is checked says so")
  func forms() throws {
    #expect(try inspect("x").1.checkedAs == "Checked as rich-markdown, shown as markdown")
    #expect(try inspect("x", form: .richMarkdown).1.checkedAs == "Checked as rich-markdown")
  }

  @Test("What is wrong with the file now comes before what was found in its last good state")
  func problems() throws {
    let (_, inspection) = try inspect("[x](/y)", problem: "message.md:1:1: error: broken")
    #expect(inspection.findings.map(\.finding.code) == [.unreadable, .badLink])
    #expect(inspection.count(of: .error) == 2)
    let page = InstantPage(blocks: [.paragraph(.plain("x"))])
    let without = MessageInspector(
      page: page, source: nil, form: nil, isDocument: false, problem: "gone", isGrowing: false
    ).inspection()
    #expect(without.findings.map(\.finding.sentence) == ["gone"] && without.source == nil)
  }
}
