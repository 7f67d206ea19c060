import ChatView
import Foundation
import Recto
import TestSupport
import Testing

/// Sound, films, slideshows, the gallery and documents in the real window.
@Suite(
  .serialized,
  .enabled(
    if: Display.isAvailable,
    "no display can be started; install xvfb, xdotool and imagemagick (bin/setup test)"))
struct PlayingWindowTests {
  let display: Display

  init() throws {
    display = try Display()
  }

  /// Whether there is anything to play with.
  static let canPlay = hasLibrary("gstreamer-1.0/libgstplayback.so")
  static let canShowFilms =
    canPlay && hasLibrary("gtk-4.0/4.0.0/media/libmedia-gstreamer.so") && Tool.exists("ffmpeg")

  private static func hasLibrary(_ name: String) -> Bool {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return folders.contains { FileManager.default.fileExists(atPath: "/usr/lib/\($0)/\(name)") }
  }

  // MARK: Messages

  private static let address = "https://recto.example/"

  /// Opens a message whose media are in a folder.
  private func open(
    _ html: String, in folder: URL, animates: Bool = true
  ) throws -> RunningApp {
    let file = folder.appendingPathComponent("message.html")
    try Data(html.utf8).write(to: file)
    return try RunningApp(
      ["--from=rich-html", "--media=\(folder.path)", file.path], on: display, animates: animates)
  }

  /// The message as the window has it, to know where things are.
  private func chat(
    of app: RunningApp, _ html: String, _ size: PixelDimensions
  ) throws -> Chat {
    let page = try parseRichHTML(html).page
    let ids = page.mediaUses.map(\.id)
    let chat = Chat(context: try TypesettingContext())
    chat.append(
      ChatMessage(
        name: "m", content: .page(page),
        pictures: MessagePictures(
          sizes: Dictionary(ids.map { ($0, size) }) { one, _ in one })))
    let view = try app.view()
    chat.resize(to: Size(width: view.width, height: view.height))
    return chat
  }

  /// Where in the view the things are that a tap does something of a kind with.
  private func areas(
    in chat: Chat, where isWanted: (LayoutHit.Target) -> Bool
  ) throws -> [Rect] {
    let visible = chat.visible()
    let one = try #require(visible.first)
    let origin = chat.pageOrigin(of: one)
    var found: [Rect] = []
    for y in stride(from: 2.0, to: chat.size.height, by: 4) {
      for x in stride(from: 2.0, to: chat.size.width, by: 4) {
        guard let hit = chat.hit(Point(x: x, y: y), among: visible), isWanted(hit.hit.target),
          let area = hit.hit.highlight.first?.offsetBy(dx: origin.x, dy: origin.y),
          !found.contains(area)
        else { continue }
        found.append(area)
      }
    }
    return found
  }

  // MARK: Files

  /// A tone as a WAV file.
  private func writeTone(seconds: Int, to file: URL) throws {
    let rate = 8_000
    let samples = (0..<rate * seconds).map { index in
      Int16(8_000 * sin(Double(index) * 2 * .pi * 440 / Double(rate)))
    }
    func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
    let size = UInt32(samples.count * 2)
    var wave = Array("RIFF".utf8) + bytes(size + 36) + Array("WAVEfmt ".utf8)
    wave += bytes(UInt32(16)) + bytes(UInt16(1)) + bytes(UInt16(1)) + bytes(UInt32(rate))
    wave += bytes(UInt32(rate * 2)) + bytes(UInt16(2)) + bytes(UInt16(16))
    wave += Array("data".utf8) + bytes(size) + samples.flatMap { bytes($0) }
    try Data(wave).write(to: file)
  }

  private func writeFilm(to file: URL) throws {
    _ = try TestSupport.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i", "testsrc=size=320x180:rate=15:duration=4", "-pix_fmt",
        "yuv420p", file.path,
      ])
  }

  private func writePicture(_ shade: UInt32, to file: URL) throws {
    var picture = PixelImage(width: 300, height: 200)
    for index in picture.pixels.indices { picture.pixels[index] = 0xFF00_0000 | shade }
    try Data(try picture.png(scale: 1)).write(to: file)
  }

  // MARK: Sound

  @Test(
    "A track plays, pauses by Space, is gone to, gives way to the next; a broken one is told of",
    .enabled(if: canPlay, "GStreamer is not installed (bin/setup media)"))
  func sound() throws {
    try withTemporaryFolder { folder in
      let html =
        ["one.wav", "broken.wav", "absent.wav"].map {
          "<audio src=\"\(Self.address)\($0)\"></audio>"
        }.joined()
      try writeTone(seconds: 20, to: folder.appendingPathComponent("one.wav"))
      try Data("no sound at all".utf8).write(to: folder.appendingPathComponent("broken.wav"))
      let app = try open(html, in: folder)
      let rows = try areas(
        in: chat(of: app, html, PixelDimensions(width: 1, height: 1))
      ) { if case .audio = $0 { true } else { false } }
      try #require(rows.count == 3)
      let height = try app.view().height
      try app.click(Point(x: rows[0].x + 24, y: rows[0].midY))
      try app.wait(for: #""playing","message""#)
      try app.wait(for: "\"resized\"")
      let early = try app.picture()
      try app.wait(until: "the line fills") { try app.picture() != early }
      try app.key("space")
      try app.wait(for: #""paused","message""#)
      // The bar over the chat moves nothing in it.
      try app.click(Point(x: rows[0].midX + 24, y: rows[0].maxY - 12))
      try app.wait(for: #""paused","message""#, count: 2)
      let told = try #require(app.events.last { $0.contains("\"paused\"") })
      let position = try JSONSerialization.jsonObject(with: Data(told.utf8)) as? [String: Any]
      #expect((position?["position"] as? Double ?? 0) > 5)
      try app.key("space")
      try app.wait(for: #""playing","message""#, count: 2)
      try app.key("XF86AudioNext")
      try app.wait(for: "broken.wav” cannot be played")
      try app.wait(until: "the bar is gone") { try app.view().height == height }
      try app.click(Point(x: rows[2].x + 24, y: rows[2].midY))
      try app.wait(for: "absent.wav is not at hand")
    }
  }

  // MARK: Films

  @Test(
    "A film plays where it stands while it is seen, and large with its sound in the gallery",
    .enabled(if: canShowFilms, "libgtk-4-media-gstreamer or ffmpeg is not installed"))
  func film() throws {
    try withTemporaryFolder { folder in
      let html =
        "<video src=\"\(Self.address)clip.mp4\"></video>"
        + (0..<60).map { "<p>line \($0)</p>" }.joined()
      try writeFilm(to: folder.appendingPathComponent("clip.mp4"))
      let app = try open(html, in: folder)
      try display.xdotool("mousemove", "990", "890")
      try app.wait(for: #""index":0,"plays":true"#)
      let early = try app.picture()
      try app.wait(until: "it moves") { try app.picture() != early }
      try app.move(to: Point(x: 200, y: 300))
      try app.key("End")
      try app.wait(for: #""index":0,"plays":false"#)
      try app.key("Home")
      try app.wait(for: #""index":0,"plays":true"#, count: 2)
      let frame = try #require(
        areas(in: chat(of: app, html, PixelDimensions(width: 320, height: 180))) {
          if case .media = $0 { true } else { false }
        }.first)
      try app.click(Point(x: frame.midX, y: frame.midY))
      try app.wait(for: #""place":0,"count":1"#)
      try app.wait(until: "the gallery is there") { try app.windowCount() > 1 }
      try app.key("plus", "space", "Escape")
      try app.wait(until: "the gallery is gone") { try app.windowCount() == 1 }
    }
  }

  // MARK: Slideshows and the gallery

  @Test(
    "A slideshow is turned by its edge, by keys, by dragging and by its dots; the gallery by keys")
  func slides() throws {
    try withTemporaryFolder { folder in
      let names = ["a.png", "b.png", "c.png"]
      for (index, name) in names.enumerated() {
        try writePicture(0x10_3050 << (index * 2), to: folder.appendingPathComponent(name))
      }
      let html =
        "<tg-slideshow>" + names.map { "<img src=\"\(Self.address)\($0)\">" }.joined()
        + "</tg-slideshow>"
      // Where the desktop wants no movement, a page is there at once.
      let app = try open(html, in: folder, animates: false)
      let chat = try chat(of: app, html, PixelDimensions(width: 300, height: 200))
      let frame = try #require(
        areas(in: chat) { if case .media = $0 { true } else { false } }.first)
      let middle = Point(x: frame.midX, y: frame.midY)
      func shade(at point: Point) throws -> UInt32 {
        try app.picture()[Int(point.x), Int(point.y)] & 0xFF_FFFF
      }
      let first = try shade(at: middle)
      try app.click(Point(x: frame.maxX - 8, y: frame.midY - 40))
      try app.wait(for: #""page":1,"count":3"#)
      try app.wait(until: "the second page shows") { try shade(at: middle) != first }
      try app.key("Right")
      try app.wait(for: #""page":2,"count":3"#)
      try app.click(Point(x: frame.minX + 8, y: frame.midY - 40), count: 2)
      try app.wait(for: #""page":0,"count":3"#)
      try app.key("Right", "Right", "Right")
      try app.wait(for: #""page":2,"count":3"#, count: 2)
      try app.drag(
        from: Point(x: middle.x - 150, y: middle.y), to: Point(x: middle.x + 150, y: middle.y))
      try app.wait(for: #""page":1,"count":3"#, count: 4)
      try app.click(Point(x: frame.midX - 16, y: frame.maxY - 10))
      try app.wait(for: #""page":0,"count":3"#, count: 2)
      // What is under the pointer is marked.
      try display.xdotool("mousemove", "990", "890")
      try app.wait(until: "the first page shows") { try shade(at: middle) == first }
      #expect(app.events.filter { $0.contains("\"slide\"") }.count == 8)

      try app.click(middle)
      try app.wait(for: #""place":0,"count":3"#)
      try app.wait(until: "the gallery is there") { try app.windowCount() > 1 }
      try app.key("Right")
      try app.wait(for: #""place":1,"count":3"#)
      // Nothing is before the first one.
      try app.key("Left", "Left", "Page_Down")
      try app.wait(for: #""place":1,"count":3"#, count: 2)
      #expect(app.events.filter { $0.contains(#""place":0"#) }.count == 2)
      try app.key("Escape")
      try app.wait(until: "the gallery is gone") { try app.windowCount() == 1 }
    }
  }

  // MARK: Documents

  @Test("A document is opened by the desktop's program after a question, a script never is")
  func documents() throws {
    try withTemporaryFolder { folder in
      let names = ["notes.txt", "script.sh"]
      try Data("words".utf8).write(to: folder.appendingPathComponent(names[0]))
      try Data("#!/bin/sh\ntouch \(folder.path)/ran\n".utf8)
        .write(to: folder.appendingPathComponent(names[1]))
      // A desktop of its own, whose every file is opened by a program that notes which.
      let applications = folder.appendingPathComponent("applications")
      try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
      let note = folder.appendingPathComponent("opened")
      let program = folder.appendingPathComponent("opener")
      try Data("#!/bin/sh\necho \"$1\" >> \(note.path)\n".utf8).write(to: program)
      chmod(program.path, 0o755)
      let entry = """
        [Desktop Entry]
        Type=Application
        Name=Opener
        Exec=\(program.path) %f
        MimeType=text/plain;application/x-shellscript;
        """
      try Data(entry.utf8).write(to: applications.appendingPathComponent("opener.desktop"))
      let types = ["text/plain", "application/x-shellscript"].map { "\($0)=opener.desktop" }
      try Data(("[Default Applications]\n" + types.joined(separator: "\n") + "\n").utf8)
        .write(to: applications.appendingPathComponent("mimeapps.list"))

      let blocks = names.enumerated().map { index, name in
        #"{"type":"document","document":{"file_id":"\#(Self.address)\#(name)","#
          + #""file_unique_id":"recto.8.\#(index)","file_name":"\#(name)","mime_type":"text/plain"}}"#
      }
      let file = folder.appendingPathComponent("message.json")
      let message = #"{"blocks":[\#(blocks.joined(separator: ","))]}"#
      try Data(message.utf8).write(to: file)
      let app = try RunningApp(
        ["--from=bot-json", "--media=\(folder.path)", file.path], on: display,
        environment: ["XDG_DATA_HOME": folder.path])
      let view = try app.view()
      // Rows are 52 points high.
      try app.click(Point(x: view.width / 2, y: 40))
      try app.wait(for: #""media","message""#)
      try app.wait(until: "the question is there") { try app.windowCount() > 1 }
      try app.key("Return")
      try app.wait(for: #""opened","message""#)
      try app.wait(until: "the program has it") {
        (try? String(contentsOf: note, encoding: .utf8))?.contains("notes.txt") == true
      }
      try app.wait(until: "the question is gone") { try app.windowCount() == 1 }
      try app.click(Point(x: view.width / 2, y: 105))
      try app.wait(for: #""media","message""#, count: 2)
      try app.wait(until: "the question is there") { try app.windowCount() > 1 }
      try app.key("alt+o", "Escape")
      try app.wait(until: "the question is gone") { try app.windowCount() == 1 }
      #expect(app.events.filter { $0.contains("\"opened\"") }.count == 1)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"))
    }
  }
}
