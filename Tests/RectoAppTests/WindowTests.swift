import ChatView
import Foundation
import Recto
import TestSupport
import Testing

/// The real window on a display of its own, with real clicks and keys. What happens is known by the events the
/// window prints and by what it shows, which is compared with the export of the same page.
@Suite(
  .serialized,
  .enabled(
    if: Display.isAvailable,
    "no display can be started; install xvfb, xdotool and imagemagick (bin/setup test)"))
struct WindowTests {
  let display: Display

  init() throws {
    display = try Display()
  }

  static let text = """
    # A window

    Some words with [a link](https://example.org/there) and ||a secret||.

    - [ ] one
    - [x] two

    <details><summary>More</summary>

    Inside of the details.

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
    try RunningApp(["--from=rich-markdown"] + options + [file.path], on: display)
  }

  /// The chat as the window has it, to know where things are.
  private func chat(of app: RunningApp, _ text: String = text) throws -> Chat {
    let chat = Chat(context: try TypesettingContext())
    chat.append(ChatMessage(name: "m", content: .page(try parseRichMarkdown(text).page)))
    let view = try app.view()
    chat.resize(to: Size(width: view.width, height: view.height))
    return chat
  }

  private func point(
    in chat: Chat, where isWanted: (LayoutHit.Target) -> Bool
  ) throws -> Point {
    let visible = chat.visible()
    for y in stride(from: 2.0, to: chat.size.height, by: 3) {
      for x in stride(from: 2.0, to: chat.size.width, by: 3) {
        let point = Point(x: x, y: y)
        if let hit = chat.hit(point, among: visible), isWanted(hit.hit.target) {
          // Not on the very edge.
          return Point(x: x + 3, y: y + 3)
        }
      }
    }
    throw DisplayError.noWindow
  }

  /// Waits until the window shows what the export of a page has at its top.
  private func expect(
    _ app: RunningApp, shows page: InstantPage, expandedDetails: [Int: Bool] = [:],
    textSize: TextSize = .regular
  ) throws {
    try app.wait(until: "the window shows the export") {
      let view = try app.view()
      let style = MessageStyle(palette: .day(outgoing: false))
      let layout = layoutMessage(
        page, style: style,
        inputs: LayoutInputs(
          width: min(640, view.width), theme: .chat(style.palette), textSize: textSize,
          screenScale: 1, expandedDetails: expandedDetails),
        context: try TypesettingContext())
      let export = try rasterize(displayList(for: layout), scale: 1, images: ImageStore())
      let shown = try app.picture()
      let left = (Int(view.width) - export.width) / 2
      return (0..<min(export.height, shown.height)).allSatisfy { row in
        (0..<export.width).allSatisfy { column in
          // A screen knows no transparency.
          export[column, row] & 0xFF_FFFF == shown[left + column, row] & 0xFF_FFFF
        }
      }
    }
  }

  private func page(_ text: String = text) throws -> InstantPage {
    try parseRichMarkdown(text).page
  }

  // MARK: Showing

  @Test("The window shows the export, pixel for pixel; also in another size and with larger text")
  func pixels() throws {
    try withFile { file in
      let app = try open(file)
      // The pointer's own highlight is no part of the page.
      try display.xdotool("mousemove", "990", "890")
      try expect(app, shows: page())
      try display.xdotool("windowsize", app.window, "620", "640")
      try app.wait(for: "\"resized\"")
      try expect(app, shows: page())
      try app.key("ctrl+plus")
      try expect(app, shows: page(), textSize: .large)
      try app.key("ctrl+0")
      try expect(app, shows: page())
    }
  }

  @Test("A file that is saved again is shown again; a broken one leaves the last page and is told")
  func reload() throws {
    try withFile { file in
      let app = try open(file)
      try display.xdotool("mousemove", "990", "890")
      try Data("# Other words".utf8).write(to: file)
      try app.wait(for: "\"reloaded\"")
      try expect(app, shows: page("# Other words"))
      try Data([0x61, 0x0A, 0xFF]).write(to: file, options: .atomic)
      try app.wait(for: "message.md:2:1: error:")
      try Data("# Mended".utf8).write(to: file, options: .atomic)
      try app.wait(for: "\"reloaded\"", count: 2)
      try expect(app, shows: page("# Mended"))
    }
  }

  @Test("A message on standard input appears while it is written, and is then the export")
  func stream() throws {
    let input = Pipe()
    let app = try RunningApp(
      ["--from=rich-markdown", "-"], on: display, input: input, animates: true)
    // Nothing is covered in it: dust would go on moving.
    let text = Self.text.replacingOccurrences(of: "||", with: "")
    var rest = text[...]
    while !rest.isEmpty {
      try input.fileHandleForWriting.write(contentsOf: Data(rest.prefix(20).utf8))
      rest = rest.dropFirst(20)
      usleep(10_000)
    }
    try app.begin()
    try display.xdotool("mousemove", "990", "890")
    try input.fileHandleForWriting.close()
    try app.wait(for: "\"streamed\"")
    try expect(app, shows: page(text))
  }

  @Test("Two files that are wrong are told of until both are mended")
  func twoProblems() throws {
    try withTemporaryFolder { folder in
      let files = ["one", "two"].map { folder.appendingPathComponent($0 + ".json") }
      for file in files { try Data("{\"type\":".utf8).write(to: file) }
      let app = try RunningApp(files.map(\.path), on: display)
      try app.wait(for: "\"failed\"", count: 2)
      try app.wait(for: "\"ready\"")
      let before = try app.view()
      try Data(#"{"blocks":[{"type":"paragraph","text":"mended"}]}"#.utf8)
        .write(to: files[1], options: .atomic)
      try app.wait(for: "\"reloaded\"")
      #expect(try app.view().height >= before.height, "the bar has a line less or as many")
      try Data(#"{"blocks":[{"type":"paragraph","text":"mended"}]}"#.utf8)
        .write(to: files[0], options: .atomic)
      try app.wait(for: "\"reloaded\"", count: 2)
      try app.wait(until: "the bar is gone") { try app.view().height > before.height }
    }
  }

  // MARK: Touching

  @Test("Checkboxes write themselves into the file and can be taken back; details open; links ask")
  func taps() throws {
    try withFile { file in
      let app = try open(file, "--edit")
      let chat = try chat(of: app)
      try app.click(point(in: chat) { if case .checkbox = $0 { true } else { false } })
      try app.wait(for: #""path":[2,0],"checked":true"#)
      try app.wait(until: "the file is written") {
        try String(contentsOf: file, encoding: .utf8).contains("- [x] one\n- [x] two")
      }
      try app.key("ctrl+z")
      try app.wait(for: #""path":[2,0],"checked":false"#)
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)

      try app.click(point(in: chat) { if case .spoiler = $0 { true } else { false } })
      try app.wait(for: "\"spoiler\"")
      try app.click(point(in: chat) { if case .details = $0 { true } else { false } })
      try app.wait(for: #""details","message""#)
      #expect(app.events.last?.contains(#""index":0,"open":true"#) == true)
      let shown = try page(Self.text.replacingOccurrences(of: "||", with: ""))
      try display.xdotool("mousemove", "990", "890")
      try expect(app, shows: shown, expandedDetails: [0: true])

      try app.click(point(in: chat) { if case .link = $0 { true } else { false } })
      try app.wait(for: #""url":"https://example.org/there""#)
    }
  }

  @Test("Text is selected by dragging and by keys, copied, and what was copied can be searched for")
  func copying() throws {
    try withFile("First words of it.\n\nSecond words.") { file in
      let app = try open(file)
      let chat = try chat(of: app, "First words of it.\n\nSecond words.")
      let text = try point(in: chat) { if case .text = $0 { true } else { false } }
      let first = Point(x: text.x + 4, y: text.y + 8)
      let second = Point(x: text.x + 60, y: text.y + 8)
      try app.copy(#""First""#) { try app.click(first, count: 2) }
      try app.copy(#""First words of it.\n\nSecond words.""#) { try app.key("ctrl+a") }
      try app.copy(#""First words of it.""#) {
        try app.drag(
          from: Point(x: text.x - 2, y: first.y), to: Point(x: text.x + 300, y: first.y))
      }
      try app.copy(#""First ""#) {
        try app.click(first, count: 2)
        try app.key("shift+Right")
      }
      try app.copy(#""words""#) { try app.click(second, count: 2) }
      try app.key("ctrl+f", "ctrl+v")
      try app.wait(for: #""found","message""#)
      try app.key("ctrl+g")
      try app.wait(for: #""found","message""#, count: 2)
      #expect(app.events.last?.contains(#""text":"words""#) == true)
    }
  }

  @Test("Ten thousand messages are opened at once and scrolled to their end, in little memory")
  func many() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("messages.ndjson")
      let lines = (0..<10_000).map {
        #"{"id":\#($0),"text":"Message **\#($0)** and some more words of it.","#
          + #""outgoing":\#($0 % 3 == 0),"date":\#(1_700_000_000 + $0 * 3_600)}"#
      }
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
      let app = try RunningApp([file.path], on: display)
      let before = try app.picture()
      try app.key("End")
      try app.wait(until: "the end is shown") { try app.picture() != before }
      try app.move(to: Point(x: 100, y: 300))
      for _ in 0..<20 { try display.xdotool("click", "4") }
      #expect(try app.residentMegabytes < 600)
    }
  }

  @Test("What is no message is told in the window and not by leaving")
  func badInput() throws {
    let app = try RunningApp(["/nonexistent/message.md"], on: display)
    try app.wait(for: "there is no such file")
  }
}
