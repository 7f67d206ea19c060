import Foundation
import TestSupport
import Testing

/// Pipes that nobody writes to, in the place of files: the window is there all the same.
@Suite(
  .serialized,
  .enabled(
    if: Display.isAvailable,
    "no display can be started; install xvfb, xdotool and imagemagick (bin/setup test)"))
struct WaitingWindowTests {
  let display: Display

  init() throws {
    display = try Display()
  }

  private func makePipe(_ file: URL) throws {
    try #require(mkfifo(file.path, 0o600) == 0)
  }

  /// Gives a pipe the name of a file.
  private func replaceByPipe(_ file: URL) throws {
    let pipe = file.appendingPathExtension("new")
    try makePipe(pipe)
    try #require(rename(pipe.path, file.path) == 0)
  }

  /// A writer that may be silent.
  private func writer(_ file: URL) throws -> FileHandle {
    let handle = open(file.path, O_RDWR | O_NONBLOCK)
    try #require(handle >= 0)
    return FileHandle(fileDescriptor: handle, closeOnDealloc: true)
  }

  /// Whether the window still does what it is told.
  private func expectAnswer(_ app: RunningApp, _ text: String) throws {
    try app.copy(text) { try app.key("ctrl+a") }
  }

  @Test("A pipe is shown as it is written; while nothing comes the window says that it waits")
  func pipe() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      try makePipe(file)
      let app = try RunningApp([file.path], on: display)
      let height = try app.view().height
      // A bar takes its room, and gives it back.
      try app.wait(until: "it says that it waits") { try app.view().height < height }
      var writer: FileHandle? = try writer(file)
      try writer?.write(contentsOf: Data("First ".utf8))
      try app.wait(until: "it waits no longer") { try app.view().height == height }
      try writer?.write(contentsOf: Data("words.\n".utf8))
      writer = nil
      try app.wait(for: "\"streamed\"")
      try expectAnswer(app, #""First words.""#)
      #expect(!app.events.contains { $0.contains("\"failed\"") })
      try app.key("ctrl+w")
      #expect(app.ended().status == 0)
    }
  }

  @Test(
    "A window that waits for a whole message can be closed, and shows the message when it comes")
  func whole() throws {
    for comes in [false, true] {
      let input = Pipe()
      let app = try RunningApp(["--from=bot-json", "-"], on: display, input: input)
      try app.begin()
      if comes {
        let json = #"{"blocks":[{"type":"paragraph","text":"All of it."}]}"#
        try input.fileHandleForWriting.write(contentsOf: Data(json.utf8))
        try input.fileHandleForWriting.close()
        try app.wait(for: "\"streamed\"")
        try expectAnswer(app, #""All of it.""#)
      }
      try app.key("ctrl+w")
      #expect(app.ended().status == 0)
    }
  }

  @Test(
    "A pipe that takes a watched file's place does not stop the window, and is shown once it ends")
  func watched() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("message.md")
      try Data("A file.".utf8).write(to: file)
      let app = try RunningApp(["--edit", file.path], on: display)
      try replaceByPipe(file)
      try app.wait(for: "this is a pipe now")
      try expectAnswer(app, #""A file.""#)
      var writer: FileHandle? = try writer(file)
      try writer?.write(contentsOf: Data("Through ".utf8))
      try writer?.write(contentsOf: Data("a pipe.".utf8))
      writer = nil
      try app.wait(for: "\"reloaded\"")
      try expectAnswer(app, #""Through a pipe.""#)
      try Data("Once more.".utf8).write(to: file, options: .atomic)
      try app.wait(for: "\"reloaded\"", count: 2)
      try expectAnswer(app, #""Once more.""#)
    }
  }

  @Test(
    "A silent pipe in the place of a file of lines leaves them there; its lines are shown as they come"
  )
  func lines() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("chat.ndjson")
      try Data("\"one\"\n".utf8).write(to: file)
      let app = try RunningApp([file.path], on: display)
      let height = try app.view().height
      try replaceByPipe(file)
      let writer = try writer(file)
      try app.wait(until: "it says that it waits") { try app.view().height < height }
      try expectAnswer(app, #""one""#)
      try writer.write(contentsOf: Data("\"two\"\n\"three\"\n".utf8))
      try app.wait(for: "\"arrived\"")
      try app.key("ctrl+a")
      try expectAnswer(app, #""two\n\nthree""#)
      try Data("\"four\"\n".utf8).write(to: file, options: .atomic)
      try app.wait(for: "\"arrived\"", count: 2)
      try app.wait(until: "the file's line is all there is") {
        try app.key("ctrl+a", "ctrl+a", "ctrl+c")
        return app.events.last { $0.contains("\"copied\"") }?.contains(#""four""#) == true
      }
    }
  }
}
