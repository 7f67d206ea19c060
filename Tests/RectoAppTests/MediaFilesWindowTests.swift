import Foundation
import Recto
import TestSupport
import Testing

/// Files of media in the real window: rewritten, saved, and let go of.
@Suite(
  .serialized,
  .enabled(
    if: Display.isAvailable,
    "no display can be started; install xvfb, xdotool and imagemagick (bin/setup test)"))
struct MediaFilesWindowTests {
  let display: Display

  init() throws {
    display = try Display()
  }

  private func writeFilm(_ source: String, to file: URL) throws {
    let made = file.deletingLastPathComponent().appendingPathComponent("made.mp4")
    _ = try TestSupport.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i", "\(source)=size=320x180:rate=15:duration=4", "-pix_fmt",
        "yuv420p", made.path,
      ])
    try #require(rename(made.path, file.path) == 0)
  }

  private func open(
    _ html: String, in folder: URL, animates: Bool
  ) throws -> RunningApp {
    let file = folder.appendingPathComponent("message.html")
    try Data(html.utf8).write(to: file)
    return try RunningApp(
      ["--from=rich-html", "--media=\(folder.path)", file.path], on: display, animates: animates)
  }

  private func windows() throws -> Int {
    try display.output(of: "search", "--onlyvisible", "--class", "recto-app")
      .split(separator: "\n").count
  }

  private static let film = "<video src=\"https://recto.example/clip.mp4\"></video>"

  @Test(
    "A film that was made anew is shown when its message is saved, though it says the same",
    .enabled(if: PlayingWindowTests.canShowFilms, "films cannot be played or made here"))
  func rewritten() throws {
    try withTemporaryFolder { folder in
      let film = folder.appendingPathComponent("clip.mp4")
      try writeFilm("testsrc", to: film)
      let app = try open(Self.film, in: folder, animates: true)
      try app.wait(for: #""index":0,"plays":true"#)
      try writeFilm("smptebars", to: film)
      try Data(Self.film.utf8).write(to: folder.appendingPathComponent("message.html"))
      try app.wait(for: "\"reloaded\"")
      try app.wait(for: #""index":0,"plays":false"#)
      try app.wait(for: #""index":0,"plays":true"#, count: 2)
    }
  }

  @Test(
    "However the pictures' window goes, its film's file is let go of",
    .enabled(if: PlayingWindowTests.canShowFilms, "films cannot be played or made here"))
  func letGo() throws {
    try withTemporaryFolder { folder in
      try writeFilm("testsrc", to: folder.appendingPathComponent("clip.mp4"))
      let app = try open(Self.film, in: folder, animates: false)
      let middle = Point(x: try app.view().width / 2, y: 60)
      // Where nothing moves by itself the first click plays it where it stands.
      try app.click(middle)
      try app.wait(for: #""index":0,"plays":true"#)
      // Once it is over nobody has it open.
      try app.wait(for: #""index":0,"plays":false"#)
      try app.wait(until: "nobody has it") { try app.openFiles(named: "clip.mp4") == 0 }
      for end in ["Escape", "ctrl+w"] {
        try app.click(middle)
        try app.wait(until: "the pictures are there") { try windows() == 2 }
        try app.wait(until: "the pictures have it") { try app.openFiles(named: "clip.mp4") > 0 }
        sleep(5)
        try app.key(end)
        try app.wait(until: "the pictures are gone") { try windows() == 1 }
        withKnownIssue("GTK 4.8 keeps a film it is still opening", isIntermittent: true) {
          try app.wait(until: "nobody has it") { try app.openFiles(named: "clip.mp4") == 0 }
        }
      }
      try app.click(middle)
      try app.wait(until: "the pictures are there again") { try windows() == 2 }
      try display.xdotool("windowfocus", "--sync", app.window)
      try app.key("ctrl+q")
      #expect(app.ended().status == 0, "the pictures go with the messages")
    }
  }

  @Test("A document is saved where its reader says, whole and with nothing beside it")
  func saved() throws {
    try withTemporaryFolder { folder in
      try Data("words".utf8).write(to: folder.appendingPathComponent("notes.txt"))
      let file = folder.appendingPathComponent("message.json")
      let message =
        #"{"blocks":[{"type":"document","document":{"file_id":"https://recto.example/notes.txt","#
        + #""file_unique_id":"recto.8.0","file_name":"notes.txt","mime_type":"text/plain"}}]}"#
      try Data(message.utf8).write(to: file)
      let app = try RunningApp(
        ["--from=bot-json", "--media=\(folder.path)", file.path], on: display)
      let target = folder.appendingPathComponent("copy.txt")
      try app.click(Point(x: try app.view().width / 2, y: 40))
      try app.wait(until: "the question is there") { try windows() == 2 }
      try app.key("alt+s")
      usleep(1_000_000)
      try app.key("ctrl+a")
      try display.xdotool("type", "--delay", "5", target.path)
      try app.key("Return")
      try app.wait(for: "\"saved\"")
      #expect(try String(contentsOf: target, encoding: .utf8) == "words")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == ["copy.txt", "message.json", "notes.txt"])
    }
  }
}
