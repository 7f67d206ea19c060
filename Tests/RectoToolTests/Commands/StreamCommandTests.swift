import Foundation
import MessageFiles
import TestSupport
import Testing

@testable import RectoTool

/// `recto stream` with the engine behind it.
@Suite("recto stream")
final class StreamCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recto-stream-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ line: [String], _ input: String = "**Hello** there\n") -> ToolRun {
    ToolRun(["stream"] + line, input: Array(input.utf8), pipeline: .engine)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test("The words of the frames begin with nothing and end with everything")
  func words() {
    let result = run(["-", "-o", "-", "--format", "txt", "--rate", "50", "--chunk", "5"])
    #expect(result.status == .done && result.standardError == "")
    let frames = result.outputText.components(separatedBy: "frame ").filter { $0.contains(" at ") }
    #expect(frames.count > 20)
    #expect(frames.first?.hasPrefix("1 at 0.000 s") == true)
    #expect(result.outputText.contains("›"))
    #expect(result.outputText.hasSuffix(" settled\n  text \"Hello there\"\n"))
  }

  @Test("A rate and a seed give the same bytes, another seed others")
  func deterministic() {
    let line = ["-", "-o", "-", "-f", "txt", "--rate", "80", "--chunk", "2", "--jitter", "0.9"]
    let text = "One sentence, and after that another one.\n"
    let first = run(line + ["--seed", "3"], text)
    #expect(first.status == .done)
    #expect(run(line + ["--seed", "3"], text).standardOutput == first.standardOutput)
    #expect(run(line + ["--seed", "4"], text).standardOutput != first.standardOutput)
  }

  @Test(
    "Files begin as they should",
    arguments: [("a.webp", "WEBP"), ("a.gif", "GIF89a"), ("a.mp4", "ftyp")])
  func containers(name: String, mark: String) throws {
    guard name.hasSuffix("webp") || Tool.exists("ffmpeg") else { return }
    let file = path(name)
    let result = run(["-", "-o", file, "--fps", "10", "--rate", "500", "--scale", "1", "-w", "201"])
    #expect(result.status == .done, "\(result.standardError)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(String(decoding: bytes.prefix(16), as: UTF8.self).contains(mark))
    #expect(files == [name], "nothing besides")
  }

  @Test("A folder has a file a frame, and none is replaced unasked")
  func numbered() throws {
    let frames = path("frames")
    let line = ["-", "-o", frames, "--frames", "txt", "--rate", "500", "--fps", "10"]
    #expect(run(line).status == .done)
    let names = try FileManager.default.contentsOfDirectory(atPath: frames).sorted()
    #expect(names.count > 5 && names.first == "frame-00001.txt")
    let again = run(line)
    #expect(again.status == .failed && again.standardError.contains("frame-00001.txt"))
    #expect(run(line + ["--force"]).status == .done)
    let short = run(["-", "-o", frames, "--frames", "txt", "--fps", "1", "--force"], "x\n")
    #expect(short.status == .done && short.standardError.contains("from another time"))
  }

  @Test("A folder that is there takes frames, whatever its name looks like")
  func dottedFolder() throws {
    let folder = path("frames.v2")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let result = run(["-", "-o", folder, "--frames", "txt", "--fps", "1"], "x\n")
    #expect(result.status == .done, "\(result.standardError)")
    let plain = run(["-", "-o", folder, "--fps", "1", "--scale", "1", "--force"], "x\n")
    #expect(plain.status == .done, "\(plain.standardError)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).contains("frame-00001.png"))
  }

  @Test("What fails takes its frames away again")
  func undone() throws {
    let frames = path("frames")
    let obstacle = frames + "/frame-00004.png"
    try FileManager.default.createDirectory(
      atPath: obstacle, withIntermediateDirectories: true)
    let result = run(
      ["-", "-o", frames, "--rate", "500", "--fps", "10", "--scale", "1", "--force"])
    #expect(result.status == .failed && result.standardError.contains("frame-00004.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: frames) == ["frame-00004.png"])
  }

  @Test(
    "What cannot be streamed is told",
    arguments: [
      (["-", "-o", "out.avi"], "x", "webp, gif, mp4, txt"),
      (["-", "-o", "out.webp", "--frames", "png"], "x", "--frames is for a folder"),
      (["-", "-o", "-"], "x", "--format"),
      (["-", "-o", "-", "-f", "txt", "--from", "bot-json"], "{}", "rich-markdown or rich-html"),
      (["-", "-o", "-", "-f", "txt"], String(repeating: "> ", count: 2_000) + "x", "stdin:1:"),
      (
        ["-", "-o", "-", "-f", "txt", "--rate", "1", "--chunk", "1"],
        String(repeating: "x", count: 5_000), "higher --rate"
      ),
    ])
  func mistakes(line: [String], input: String, part: String) {
    let result = run(line, input)
    #expect(result.status != .done)
    #expect(result.standardError.contains(part), "\(result.standardError)")
    #expect(result.standardOutput.isEmpty)
  }

  @Test("A beginning that is no message by itself shows what was there before")
  func halfTags() {
    let result = run(
      ["-", "-o", "-", "-f", "txt", "--from", "rich-html", "--rate", "60", "--chunk", "1"],
      "<p>one <b>two</b></p><p>three</p>")
    #expect(result.status == .done, "\(result.standardError)")
    #expect(result.outputText.hasSuffix("  text \"one two\"\n  text \"three\"\n"))
  }

  @Test("The last picture is the one render draws")
  func lastPicture() throws {
    let message = path("m.md")
    try "# Title\n\n| a | b |\n|---|---|\n| 1 | ✓ |\n\nEnd $x^2$ 👍.\n"
      .write(toFile: message, atomically: true, encoding: .utf8)
    let frames = path("frames")
    #expect(run([message, "-o", frames, "--fps", "10"]).status == .done)
    let alone = path("alone.png")
    let drawn = ToolRun(["render", message, "-o", alone], pipeline: .engine)
    #expect(drawn.status == .done)
    let last = try #require(FileManager.default.contentsOfDirectory(atPath: frames).sorted().last)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: frames + "/" + last))
        == Data(contentsOf: URL(fileURLWithPath: alone)))
  }

  @Test("A program that is not there, or fails, says so")
  func programs() throws {
    #expect(!ChildProcess.exists("no-such-program-here"))
    #expect(throws: ChildProcess.Failure.self) { try ChildProcess("no-such-program-here", []) }
    let result = try FileDescriptor.unnamed()
    defer { try? result.close() }
    let copy = try ChildProcess("sh", ["-c", "cat >&3"], files: [result])
    try Array("abc".utf8).withUnsafeBytes { try copy.write($0) }
    try copy.finish()
    #expect(try result.contents() == Array("abc".utf8))
    let failing = try ChildProcess("sh", ["-c", "echo first; echo why >&2; exit 3"])
    #expect {
      try failing.finish()
    } throws: { error in
      if case .failed("why")? = error as? ChildProcess.Failure { true } else { false }
    }
  }
}
