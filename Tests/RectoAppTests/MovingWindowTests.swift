import ChatView
import Foundation
import Recto
import TestSupport
import Testing

/// The real window with movement: what it comes to is the export, and when it is there no frame is drawn any more.
@Suite(
  .serialized,
  .enabled(
    if: Display.isAvailable,
    "no display can be started; install xvfb, xdotool and imagemagick (bin/setup test)"))
struct MovingWindowTests {
  let display: Display

  init() throws {
    display = try Display()
  }

  static let text = """
    Words with ||a secret|| in them.

    <details><summary>More</summary>

    Inside of the details, a paragraph.

    - [ ] a box

    </details>

    <blockquote expandable>\(String(repeating: "A quote of some length. ", count: 30))</blockquote>

    Last words.
    """

  private func withApp(
    _ text: String = text, animates: Bool = true, _ body: (RunningApp, Chat, URL) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      try Data(text.utf8).write(to: file)
      let app = try RunningApp(
        ["--from=rich-markdown", file.path], on: display, animates: animates)
      let chat = Chat(context: try TypesettingContext())
      chat.append(ChatMessage(name: "m", content: .page(try parseRichMarkdown(text).page)))
      let view = try app.view()
      chat.resize(to: Size(width: view.width, height: view.height))
      try body(app, chat, file)
    }
  }

  /// Clicks the first thing of a kind, in the window and in the chat that goes along with it.
  ///
  /// - Parameter dx: how far from its middle; clicks near each other are a double click.
  private func click(
    _ app: RunningApp, _ chat: Chat, dx: Double = 0, where isWanted: (LayoutHit.Target) -> Bool
  ) throws {
    var next = chat.target(1, from: nil)
    while let hit = next, !isWanted(hit.hit.target) { next = chat.target(1, from: hit) }
    guard let hit = next, let rect = hit.hit.highlight.first, let one = chat.visible().first else {
      throw DisplayError.noWindow
    }
    let origin = chat.pageOrigin(of: one)
    _ = chat.activate(hit)
    try app.click(Point(x: origin.x + rect.midX + dx, y: origin.y + rect.midY))
  }

  /// Waits until the window shows what the chat has.
  private func expectShown(_ app: RunningApp, _ chat: Chat) throws {
    try display.xdotool("mousemove", "990", "890")
    try app.wait(until: "the window shows the export") {
      let one = try #require(chat.visible().first)
      let export = try rasterize(
        displayList(for: one.shown.layout), scale: 1, images: ImageStore())
      let shown = try app.picture()
      let left = (shown.width - export.width) / 2
      return (0..<min(export.height, shown.height)).allSatisfy { row in
        (0..<export.width).allSatisfy { column in
          // A screen knows no transparency.
          export[column, row] & 0xFF_FFFF == shown[left + column, row] & 0xFF_FFFF
        }
      }
    }
  }

  private func closedFrames(_ app: RunningApp) throws -> Int {
    try app.key("ctrl+w")
    try app.wait(for: "\"closed\"")
    let line = app.events.last { $0.contains("\"closed\"") } ?? ""
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return (object?["frames"] as? NSNumber)?.intValue ?? -1
  }

  @Test("Covers, details, a box in them and a quote move, and come to be the export")
  func taps() throws {
    try withApp { app, chat, _ in
      try click(app, chat) { if case .spoiler = $0 { true } else { false } }
      try app.wait(for: "\"spoiler\"")
      try click(app, chat) { if case .details = $0 { true } else { false } }
      // Not waited for: a click while the details open means what will be there.
      try click(app, chat) { if case .checkbox = $0 { true } else { false } }
      try app.wait(for: "\"checkbox\"")
      try click(app, chat) { if case .quote = $0 { true } else { false } }
      try app.wait(for: "\"quote\"")
      try expectShown(app, chat)
      // There and back again on the way.
      for dx in [-60.0, 0, 60] {
        try click(app, chat, dx: dx) { if case .details = $0 { true } else { false } }
      }
      try app.wait(for: "\"details\"", count: 4)
      try expectShown(app, chat)
      // Nothing moves any more: a second of it is worth no frames.
      usleep(1_500_000)
      let frames = try closedFrames(app)
      #expect(frames < 250)
    }
  }

  @Test("A page of other content fades in and is then the export")
  func reload() throws {
    try withApp { app, chat, file in
      let text = "# Something else\n\nentirely."
      try Data(text.utf8).write(to: file)
      try app.wait(for: "\"reloaded\"")
      chat.messages[0].content = .page(try parseRichMarkdown(text).page)
      chat.update(0)
      try expectShown(app, chat)
    }
  }

  @Test("Dust moves while it covers; a window at rest draws nothing")
  func dust() throws {
    try withApp { app, _, _ in
      try display.xdotool("mousemove", "990", "890")
      for _ in 0..<8 {
        let last = try app.picture()
        try app.wait(until: "the dust moves") { try app.picture() != last }
      }
      let frames = try closedFrames(app)
      #expect(frames >= 8)
    }
    try withApp("# Words\n\nand nothing that moves.") { app, _, _ in
      usleep(1_500_000)
      let frames = try closedFrames(app)
      #expect(frames < 40)
    }
  }

  @Test("Where the desktop wants no movement everything is at once where it belongs")
  func reduced() throws {
    try withApp(animates: false) { app, chat, _ in
      // The cover and its dust stand still.
      try expectShown(app, chat)
      try click(app, chat) { if case .details = $0 { true } else { false } }
      try app.wait(for: "\"details\"")
      try expectShown(app, chat)
      usleep(1_000_000)
      let frames = try closedFrames(app)
      #expect(frames < 60)
    }
  }
}
