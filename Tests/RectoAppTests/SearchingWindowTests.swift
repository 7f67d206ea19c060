import Foundation
import Recto
import TestSupport
import Testing

/// Searching in the real window, and keys that are meant for somebody else.
@Suite(
  .serialized,
  .enabled(
    if: Display.isAvailable,
    "no display can be started; install xvfb, xdotool and imagemagick (bin/setup test)"))
struct SearchingWindowTests {
  let display: Display

  init() throws {
    display = try Display()
  }

  private static let hay = String(
    repeating: "Words that are long and of no use to anybody. ", count: 40)

  /// The field takes keys once its bar is there.
  private func openField(_ app: RunningApp) throws {
    let height = try app.view().height
    try app.key("ctrl+f")
    try app.wait(until: "the bar is there") { try app.view().height < height }
  }

  @Test("Among thousands of long messages other words are found at once while it looks for some")
  func cancelled() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("chat.ndjson")
      let lines = (0..<6_000).map { index in
        let end = index == 5_999 ? "un café, the needle" : index == 3 ? "a straw" : "hay"
        return "{\"id\":\(index),\"text\":\"\(Self.hay)\(end)\"}\n"
      }
      try Data(lines.joined().utf8).write(to: file)
      let app = try RunningApp([file.path], on: display)
      func search(_ words: String) throws {
        try app.key("ctrl+a")
        try display.xdotool("type", "--delay", "10", words)
        try app.key("Return")
      }
      try openField(app)
      try search("needle")
      try search("straw")
      try app.wait(for: #""message":"3","text":"straw""#)
      #expect(!app.events.contains { $0.contains("needle") })
      try search("cafe")
      try app.wait(for: #""message":"5999","text":"café""#)
    }
  }

  @Test("In the field the keys for text mean the field's, and nothing is taken back in a file")
  func field() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      try Data("- [ ] one\n\nSome words.".utf8).write(to: file)
      let app = try RunningApp(["--edit", "--from=rich-markdown", file.path], on: display)
      try app.key("Tab", "space")
      try app.wait(for: #""checked":true"#)
      try openField(app)
      try display.xdotool("type", "--delay", "10", "zebra")
      try app.key("ctrl+z", "ctrl+z", "ctrl+a")
      try display.xdotool("type", "--delay", "10", "words")
      try app.key("Return")
      try app.wait(for: #""text":"words""#)
      #expect(!app.events.contains { $0.contains(#""checked":false"#) })
      try app.key("ctrl+a", "ctrl+c", "Escape", "ctrl+z")
      try app.wait(for: #""checked":false"#)
    }
  }

  @Test("A key with Alt is not the key without it")
  func keys() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      try Data("Paragraph one.".utf8).write(to: file)
      let app = try RunningApp([file.path], on: display)
      try app.copy(#""text":"P""#) {
        try app.click(Point(x: 10, y: 24))
        try app.key("shift+Home", "alt+shift+Right", "super+shift+Right", "shift+Right")
      }
      #expect(app.events.filter { $0.contains("\"copied\"") }.count == 1)
    }
  }
}
