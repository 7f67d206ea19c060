import Foundation
import MessageFiles
import Recto
import TestSupport
import Testing

@testable import RectoTool

/// Exit status and sentence of what goes wrong.
struct MistakesTests {
  @Test("An output in a folder that is not there is told")
  func missingFolder() {
    let run = ToolRun(["render", "-", "-o", "/nonexistent/none/out.png"])
    #expect(run.status == .failed)
    #expect(
      run.standardError
        == "/nonexistent/none/out.png: error: there is no folder '/nonexistent/none'; make it first\n"
    )
  }

  @Test(
    "Wrong usage ends with 2 and says what is wrong",
    arguments: [
      ("", "recto: error: say what to do: a command is missing"),
      ("rendr", "recto: error: there is no command 'rendr'; did you mean 'render'?"),
      ("render m.md", "recto: error: '-o OUT' is missing"),
      (
        "render m.md -o m.jpg",
        "recto: error: the extension of 'm.jpg' does not say what to write: end it in one of png, "
          + "svg, pdf, txt, or say --format"
      ),
      (
        "render m.md -o -",
        "recto: error: standard output has no extension: say what to write with --format (png, svg, "
          + "pdf, txt)"
      ),
      (
        "render m.md -o m.png -w 0",
        "recto: error: '--width' takes a number from 60 to 4000, not '0'"
      ),
      (
        "render m.md -o m.png --scale 5",
        "recto: error: '--scale' takes a whole number from 1 to 4, not '5'"
      ),
      ("convert m.md", "recto: error: '--to FORM' is missing"),
      (
        "convert m.md --to tre",
        "recto: error: '--to' takes one of tree, markdown, rich-markdown, rich-html, html, "
          + "entities, preview, tl, tl-input, flatbuffers, postbox, bot-json, tdlib-json, not 'tre'; "
          + "did you mean 'tree'?"
      ),
      (
        "completion powershell",
        "recto: error: 'SHELL' takes one of bash, zsh, fish, not 'powershell'"
      ),
    ])
  func usage(_ line: String, _ sentence: String) {
    let run = ToolRun(line)
    #expect(run.status == .wrongUsage)
    #expect(run.standardError.split(separator: "\n").first.map(String.init) == sentence)
    #expect(run.standardOutput.isEmpty)
  }

  @Test("A picture is not written to a terminal, text is")
  func terminal() {
    for format in ["png", "pdf"] {
      let run = ToolRun(["render", "-", "-o", "-", "-f", format], outputIsTerminal: true)
      #expect(run.status == .wrongUsage)
      #expect(
        run.standardError.hasPrefix(
          "recto: error: a terminal cannot show \(format); write it to a file (-o message.\(format)) "
            + "or into a pipe\n"))
    }
    for format in ["svg", "txt"] {
      let run = ToolRun(["render", "-", "-o", "-", "-f", format], outputIsTerminal: true)
      #expect(run.status == .done)
      #expect(run.outputText == format + ":")
    }
  }

  @Test("The output never replaces the input, however its path is written")
  func outputIsInput() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("m.txt").path
      try Data("text".utf8).write(to: URL(fileURLWithPath: file))
      let detour = folder.path + "/../" + folder.lastPathComponent + "/m.txt"
      for line in [
        ["render", file, "-o", detour], ["convert", file, "--to", "tree", "-o", file],
      ] {
        let run = ToolRun(line)
        #expect(run.status == .wrongUsage)
        #expect(
          run.standardError.contains("is the input, which would be lost; choose another name"))
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "text")
    }
  }

  @Test("Where no file can be is told before the input is read")
  func noFolder() throws {
    try withTemporaryFolder { folder in
      let missing = folder.path + "/none"
      let run = ToolRun(["render", folder.path + "/no-input.md", "-o", missing + "/out.png"])
      #expect(run.status == .failed)
      #expect(
        run.standardError
          == "\(missing)/out.png: error: there is no folder '\(missing)'; make it first\n")
    }
  }

  @Test("Bad input ends with 1 and says where, in the form editors jump to")
  func badInput() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("m.md").path
      try Data("text".utf8).write(to: URL(fileURLWithPath: file))
      let output = folder.appendingPathComponent("m.png").path
      let pipeline = Pipeline.failing("too deep", at: SourcePosition(line: 3, column: 14))
      let run = ToolRun(["render", file, "-o", output], pipeline: pipeline)
      #expect(run.status == .failed)
      #expect(run.standardError == "\(file):3:14: error: too deep\n")
      #expect(!FileManager.default.fileExists(atPath: output))

      let piped = ToolRun("convert - --to tree", input: "x", pipeline: pipeline)
      #expect(piped.standardError == "stdin:3:14: error: too deep\n")
      let placeless = ToolRun("convert - --to tree", pipeline: .failing("too long", at: nil))
      #expect(placeless.standardError == "stdin: error: too long\n")
    }
  }

  @Test("A warning is told and the picture is drawn")
  func warnings() {
    let pipeline = Pipeline(
      render: { source, _ throws(ToolError) in
        let warning = Diagnostic(
          file: source.name, position: SourcePosition(line: 2, column: 1),
          sentence: "no such picture"
        )
        return RenderedOutput(bytes: [7], warnings: [warning])
      },
      convert: { _, _ throws(ToolError) in ConvertedOutput(bytes: []) })
    let run = ToolRun("render - -o - -f png", pipeline: pipeline)
    #expect(run.status == .done)
    #expect(run.standardOutput == [7])
    #expect(run.standardError == "stdin:2:1: warning: no such picture\n")
  }

  @Test("A reader that leaves early has what it wanted of text, a picture is broken")
  func closedPipe() {
    let closed = SystemError(number: EPIPE)
    for line in [["--help"], ["completion", "zsh"], ["convert", "-", "--to", "tree"]] {
      let run = ToolRun(line, outputFailure: closed)
      #expect(run.status == .done)
      #expect(run.standardError == "")
    }
    let run = ToolRun(["render", "-", "-o", "-", "-f", "png"], outputFailure: closed)
    #expect(run.status == .failed)
    #expect(
      run.standardError
        == "stdout: error: the program that reads the pipe left before everything was written\n")
  }

  @Test("A full disc is told in the system's words")
  func fullDisc() {
    for line in [["--version"], ["convert", "-", "--to", "tree"]] {
      let run = ToolRun(line, outputFailure: SystemError(number: ENOSPC))
      #expect(run.status == .failed)
      #expect(run.standardError == "stdout: error: cannot be written: no space left on device\n")
    }
  }
}
