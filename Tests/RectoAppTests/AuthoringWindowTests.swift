import Foundation
import Recto
import TestSupport
import Testing

/// The tools for authors in the real window: what its panel finds, shows, mends, switches and saves.
@Suite(
  .serialized,
  .enabled(
    if: Display.isAvailable,
    "no display can be started; install xvfb, xdotool and imagemagick (bin/setup test)"))
struct AuthoringWindowTests {
  let display: Display

  init() throws {
    display = try Display()
  }

  private static let text = """
    # A window

    Write <your name> here.

    <details><summary>More</summary>

    Inside of [the details](/nowhere).

    </details>

    Last words.
    """

  private func withFile(_ text: String = text, _ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      try Data(text.utf8).write(to: file)
      try body(file)
    }
  }

  private func open(_ file: URL, _ options: String...) throws -> RunningApp {
    let app = try RunningApp(["--from=rich-markdown"] + options + [file.path], on: display)
    // The pointer's own highlight is no part of the page.
    try display.xdotool("mousemove", "990", "890")
    return app
  }

  /// Waits until the window shows what the tool renders with these options at the chat's top.
  private func expect(_ app: RunningApp, shows file: URL, _ options: [String]) throws {
    let picture = try rendered(file, options: options + ["--scale=1"])
    let export = try ImageDecoder().decode(Array(Data(contentsOf: picture))).pixels
    try app.wait(until: "the window shows \(options)") {
      let shown = try app.picture()
      let left = (shown.width - export.width) / 2
      return left >= 0
        && (0..<min(export.height, shown.height)).allSatisfy { row in
          (0..<export.width).allSatisfy { column in
            // A screen knows no transparency.
            export[column, row] & 0xFF_FFFF == shown[left + column, row] & 0xFF_FFFF
          }
        }
    }
  }

  /// What the tool makes of a file with these options.
  private func rendered(_ file: URL, options: [String]) throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let tool = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("recto")
    let picture = file.deletingLastPathComponent().appendingPathComponent("rendered.png")
    try? FileManager.default.removeItem(at: picture)
    _ = try run(
      tool.path, ["render", "--from=rich-markdown"] + options + [file.path, "-o", picture.path])
    return picture
  }

  @Test("Findings are told, gone to and mended in the file; Ctrl+Z takes it back")
  func checks() throws {
    try withFile { file in
      let app = try open(file, "--edit")
      let before = try app.view()
      try app.key("F9")
      try app.wait(for: #""errors":1,"warnings":1,"notes":0"#)
      try app.wait(until: "the message keeps its width beside the panel") {
        try app.view().width == before.width
      }
      try app.key("F8")
      try app.wait(for: #""code":"unknown-tag","severity":"warning""#)
      try app.key("ctrl+period")
      try app.wait(for: #""event":"fixed""#)
      let mended = Self.text.replacingOccurrences(of: "<your name>", with: "&lt;your name&gt;")
      #expect(try String(contentsOf: file, encoding: .utf8) == mended)
      try app.wait(for: #""errors":1,"warnings":0,"notes":0"#)
      try app.key("ctrl+z")
      try app.wait(for: #""errors":1,"warnings":1,"notes":0"#, count: 2)
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)
      // The one in the closed details opens them.
      try app.key("F8", "F8")
      try app.wait(for: #""code":"bad-link""#)
      try app.key("F9")
      try expect(app, shows: file, ["--width=\(Int(before.width))", "--expand"])
    }
  }

  @Test("Without --edit nothing is written; the line is copied as it should be")
  func copies() throws {
    try withFile { file in
      let app = try open(file)
      // Opens the panel and goes on when the message has been looked at.
      try app.key("F8")
      try app.wait(for: #""event":"finding""#)
      try app.key("ctrl+period")
      try app.wait(for: #""event":"copied","text":"Write &lt;your name&gt; here.""#)
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)
    }
  }

  @Test("The tree of blocks goes where the keyboard says, and opens what is on the way")
  func blocks() throws {
    try withFile { file in
      let app = try open(file)
      let width = try app.view().width
      try app.key("alt+3")
      try app.wait(for: #""event":"findings""#)
      try app.insist(until: "the block inside of the details is gone to") {
        app.events.contains { $0.contains(#""event":"block""#) && $0.contains("[2,0]") }
      } act: {
        try app.key("End", "Up", "Return")
      }
      try app.key("F9")
      try expect(app, shows: file, ["--width=\(Int(width))", "--expand"])
    }
  }

  @Test("Theme, width, text size and direction are switched by keys, and saved as they are seen")
  func looks() throws {
    try withFile { file in
      let app = try open(file)
      try app.key("ctrl+t")
      try app.wait(for: #""name":"theme","value":"night""#)
      try app.key("ctrl+bracketleft")
      try app.wait(for: #""name":"width","value":"390""#)
      try app.key("ctrl+d", "ctrl+d")
      try app.wait(for: #""name":"direction","value":"rtl""#)
      try app.key("ctrl+plus")
      try app.wait(for: #""name":"text-size","value":"19""#)
      let options = ["--theme=night", "--width=390", "--rtl", "--text-size=19"]
      try expect(app, shows: file, options)

      let saved = file.deletingLastPathComponent().appendingPathComponent("saved.png")
      try app.key("ctrl+s")
      var dialog = ""
      try app.wait(until: "the dialog is there") {
        let found = try? display.output(of: "search", "--onlyvisible", "--name", "Save the Message")
        dialog = found?.split(separator: "\n").first.map(String.init) ?? ""
        return !dialog.isEmpty
      }
      try display.xdotool("windowfocus", dialog)
      try app.insist(until: "the dialog takes a name") {
        app.events.contains { $0.contains(#""event":"exported""#) }
      } act: {
        try app.key("ctrl+a")
        try display.xdotool("type", saved.path)
        try app.key("Return")
      }
      let rendered = try rendered(file, options: options + ["--scale=2"])
      #expect(try Data(contentsOf: saved) == Data(contentsOf: rendered))
    }
  }

  @Test("Of several messages the one under the pointer is meant, and its limits are measured")
  func several() throws {
    try withFile { file in
      let other = file.deletingLastPathComponent().appendingPathComponent("other.md")
      let paragraph = String(repeating: "word ", count: 700) + "\n\n"
      try Data(String(repeating: paragraph, count: 10).utf8).write(to: other)
      // Over no message at first.
      try display.xdotool("mousemove", "990", "890")
      let app = try RunningApp(
        ["--from=rich-markdown", file.path, other.path], on: display)
      try app.key("F9")
      try app.wait(for: #""event":"findings","message":"\#(file.path)""#)
      // Further down there may be a toast over it.
      try app.move(to: Point(x: 100, y: 350))
      try app.wait(for: #""event":"findings","message":"\#(other.path)","errors":1"#)
      // Half-written bytes are one more thing to tell, and what was found stays.
      try Data([0x61, 0xFF]).write(to: other, options: .atomic)
      try app.wait(for: #""event":"findings","message":"\#(other.path)","errors":2"#)
    }
  }

  @Test("A message is checked while it is being written")
  func stream() throws {
    let input = Pipe()
    let app = try RunningApp(["--from=rich-markdown", "-"], on: display, input: input)
    try input.fileHandleForWriting.write(contentsOf: Data("Fine so far.\n\n".utf8))
    try app.begin()
    try app.key("F9")
    try app.wait(for: #""errors":0,"warnings":0,"notes":0"#)
    try input.fileHandleForWriting.write(contentsOf: Data("[Bad](/now)\n\n".utf8))
    try app.wait(for: #""errors":1,"warnings":0,"notes":0"#)
    try input.fileHandleForWriting.close()
    try app.wait(for: "\"streamed\"")
  }
}
