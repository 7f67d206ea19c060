import Foundation
import Recto
import TestSupport
import Testing

/// The window as it is read: lines that arrive, files that change under it, selecting across messages, the
/// keyboard.
@Suite(
  .serialized,
  .enabled(
    if: Display.isAvailable,
    "no display can be started; install xvfb, xdotool and imagemagick (bin/setup test)"))
struct ReadingWindowTests {
  let display: Display

  init() throws {
    display = try Display()
  }

  private func line(_ words: String) -> String { "{\"text\":\"\(words)\"}\n" }

  /// Copies everything there is.
  private func expect(_ app: RunningApp, holds words: String) throws {
    try app.copy("\"\(words)") { try app.key("Escape", "Escape", "ctrl+a", "ctrl+a") }
  }

  @Test("Lines on standard input are shown as they end; half a line waits; a broken one says so")
  func stream() throws {
    let input = Pipe()
    let app = try RunningApp(["--ndjson", "-"], on: display, input: input)
    func send(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }
    try send(line("First.") + "{\"text\":\"Sec")
    try app.begin()
    try app.wait(for: "\"arrived\"")
    try expect(app, holds: "First.")
    try send("ond.\"}\n")
    try app.wait(for: "\"arrived\"", count: 2)
    try expect(app, holds: #"First.\n\nSecond."#)
    try send("nonsense\n\"Third.\"")
    try app.wait(for: "\"arrived\"", count: 3)
    try input.fileHandleForWriting.close()
    try app.wait(for: "\"arrived\"", count: 4)
    try expect(app, holds: #"First.\n\nSecond.\n\nstdin:3: This is not JSON"#)
  }

  @Test(
    "A file of lines is followed while it grows, is replaced, emptied and taken away with its folder"
  )
  func growing() throws {
    try withTemporaryFolder { outside in
      let folder = outside.appendingPathComponent("inside")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("chat.ndjson")
      try Data(line("One.").utf8).write(to: file)
      let app = try RunningApp([file.path], on: display)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data((line("Two.") + "\"Thr").utf8))
      try app.wait(for: "\"arrived\"")
      try expect(app, holds: #"One.\n\nTwo."#)
      try handle.write(contentsOf: Data("ee.\"".utf8))
      try app.wait(for: "\"arrived\"", count: 2)
      try expect(app, holds: #"One.\n\nTwo.\n\nThree."#)
      try handle.close()

      try Data((line("Other.") + line("Two.")).utf8).write(to: file, options: .atomic)
      try app.wait(for: "\"arrived\"", count: 3)
      try expect(app, holds: #"Other.\n\nTwo."#)
      try FileManager.default.removeItem(at: folder)
      try app.wait(for: "what it held stays here")
      try expect(app, holds: #"Other.\n\nTwo."#)
    }
  }

  @Test("A drag over several messages and beyond the edge selects and copies them in order")
  func selecting() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("chat.ndjson")
      let lines = (0..<40).map { line("Message \($0).") }.joined()
      try Data(lines.utf8).write(to: file)
      let app = try RunningApp([file.path], on: display)
      let view = try app.view()
      try app.move(to: Point(x: 40, y: 20))
      try display.xdotool("mousedown", "1")
      try app.move(to: Point(x: 60, y: 60))
      // Below the view, and still there while it scrolls.
      try app.move(to: Point(x: 60, y: view.height + 20))
      try app.insist(until: "the selection has gone beyond what was seen", pause: 0.2) {
        app.events.contains { $0.contains("copied") && $0.contains("Message 20") }
      } act: {
        // Without clearing modifiers, which would let go of the button.
        try display.xdotool("key", "ctrl+c")
      }
      try display.xdotool("mouseup", "1")
      let copied = app.events.last { $0.contains("\"copied\"") } ?? ""
      #expect(copied.contains(#"Message 9.\n\nMessage 10.\n\nMessage 11."#))
    }
  }

  @Test("A tag opens what can be done with it, by the keyboard alone; the menu opens at a link")
  func offers() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      try Data("A #tag and [a link](https://example.org/there).".utf8).write(to: file)
      let app = try RunningApp(["--from=rich-markdown", file.path], on: display)
      let alone = try app.windowCount()
      try app.key("Tab", "Return")
      try app.wait(for: ##""kind":"hashtag","text":"#tag""##)
      try app.wait(until: "the offer is there") { try app.windowCount() > alone }
      try app.insist(until: "the tag is copied") {
        app.events.contains { $0.contains(##""copied","text":"#tag""##) }
      } act: {
        try app.key("Return")
      }
      try app.wait(until: "the offer is gone") { try app.windowCount() == alone }
      try app.insist(until: "the menu is there") {
        try app.windowCount() > alone
      } act: {
        try app.key("Tab", "shift+F10")
      }
      try app.insist(until: "the address is copied") {
        app.events.contains { $0.contains(#""copied","text":"https://example.org/there""#) }
      } act: {
        try app.key("Down", "Return")
      }
    }
  }

  @Test(
    "The search looks into closed details, opens them, and says which place of how many it is at")
  func searching() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      let text = "A needle.\n\n<details><summary>More</summary>\n\nAnother needle.\n\n</details>"
      try Data(text.utf8).write(to: file)
      let app = try RunningApp(["--from=rich-markdown", file.path], on: display)
      let before = try app.picture()
      try app.key("ctrl+f")
      try display.xdotool("type", "--delay", "30", "needle")
      try app.wait(for: "\"found\"")
      try app.key("ctrl+g")
      try app.wait(for: #""text":"needle""#, count: 2)
      try app.key("Escape")
      try app.wait(until: "the details are open") { try app.picture() != before }
      try expect(app, holds: #"A needle.\n\nMore\n\nAnother needle."#)
    }
  }

  @Test("A display that goes away is told, and the events end as they do otherwise")
  func lostDisplay() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      try Data("Words.".utf8).write(to: file)
      let lost = try Display()
      let app = try RunningApp([file.path], on: lost)
      lost.goAway()
      let (status, said) = app.ended()
      #expect(status == 1)
      #expect(said.contains("recto-app: error: the display is gone"))
      #expect(app.events.last?.contains("\"closed\"") == true)
    }
  }
}
