import Foundation
import TestSupport
import Testing

@testable import RectoTool

/// `recto convert` with the engine: every form there and back, and what it says on the way.
struct FormsTests {
  private let message = """
    Some **bold** and *italic* text with a [link](https://example.org/).

    > A quote.

    1. one
    2. two

    ```swift
    let x = 1
    ```
    """

  @Test(
    "A message comes back from every form it was put into",
    arguments: [
      TargetForm.tl, .tlInput, .flatbuffers, .postbox, .botJSON, .tdlibJSON, .markdown,
      .richMarkdown, .richHTML, .entities,
    ])
  func thereAndBack(_ form: TargetForm) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("stored").path
      let there = ToolRun(
        ["convert", "-", "--to", form.name, "-o", file], input: Array(message.utf8),
        pipeline: .engine)
      #expect(there.status == .done, "\(there.standardError)")
      let words = ["bold", "italic", "https://example.org/", "A quote.", "one", "let x = 1"]
      // Lines of Rich Markdown do not say that they are.
      let guessed: [[String]] = form == .richHTML || form == .richMarkdown ? [] : [[]]
      for source in guessed + [["--from", form.name]] {
        let back = ToolRun(["convert", file, "--to", "tree"] + source, pipeline: .engine)
        #expect(back.status == .done, "\(back.standardError)")
        for word in words {
          #expect(back.outputText.contains(word), "\(form.name) lost \(word)")
        }
      }
    }
  }

  @Test("Bytes can be read as digits")
  func hexadecimal() {
    let run = ToolRun("convert - --to postbox --hex", input: "hi", pipeline: .engine)
    #expect(run.status == .done)
    #expect(run.outputText.allSatisfy { $0.isHexDigit || $0 == "\n" })
    #expect(run.outputText.hasSuffix("\n"))
  }

  @Test("A terminal is not made noise on, and the sentence says what to do")
  func terminal() {
    let run = ToolRun(
      ["convert", "-", "--to", "tl"], pipeline: .engine, outputIsTerminal: true)
    #expect(run.status == .wrongUsage)
    #expect(run.standardError.contains("--hex"))
  }

  @Test("What a form cannot hold is told; with --strict nothing is written")
  func losses() {
    let document = "# Title\n\ntext"
    let run = ToolRun("convert - --document --to bot-json", input: document, pipeline: .engine)
    #expect(run.status == .done)
    #expect(run.standardError.contains("warning: "))
    let strict = ToolRun(
      "convert - --document --to bot-json --strict", input: document, pipeline: .engine)
    #expect(strict.status == .failed)
    #expect(strict.standardOutput.isEmpty)
    #expect(strict.standardError.contains("nothing is written"))
  }

  @Test("Broken input says where it breaks")
  func broken() {
    let json = ToolRun(
      "convert - --from bot-json --to tree", input: "{\"blocks\":\n [1]}", pipeline: .engine)
    #expect(json.status == .failed)
    #expect(json.standardError.hasPrefix("stdin:2:"), "\(json.standardError)")
    let tl = ToolRun("convert - --from tl --to tree", input: "12345678", pipeline: .engine)
    #expect(tl.status == .failed)
    #expect(tl.standardError.contains("byte 0"), "\(tl.standardError)")
    for form in ["flatbuffers", "postbox"] {
      let run = ToolRun("convert - --from \(form) --to tree", input: "xyz", pipeline: .engine)
      #expect(run.status == .failed, "\(form)")
    }
  }
}
