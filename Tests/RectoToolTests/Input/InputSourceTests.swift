import Foundation
import MessageFiles
import TestSupport
import Testing

@testable import RectoTool

struct InputSourceTests {
  @Test("A file's folder is where relative paths in it start from")
  func folder() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("m.md")
      try Data("text".utf8).write(to: file)
      let source = try InputSource.read(file.path, standardInput: NoInput())
      #expect(source.name == file.path)
      #expect(source.folder == folder.path + "/")
      #expect(try source.text() == "text")
    }
  }

  @Test("The sentence names the byte")
  func sentence() {
    let run = ToolRun(
      ["convert", "-", "--to", "tree"], input: [0x61, 0x0A, 0xFF], pipeline: .engine)
    #expect(run.status == .failed)
    #expect(
      run.standardError
        == "stdin:2:1: error: the byte 0xFF is not UTF-8; save the file as UTF-8\n")
  }

  @Test("What cannot be read is told with the path as it was written")
  func unreadable() throws {
    #expect(
      ToolRun("convert nothing.md --to tree").standardError
        == "nothing.md: error: there is no such file\n")
    #expect(
      ToolRun("convert /tmp --to tree").standardError
        == "/tmp: error: this is a folder; name a file in it\n")
    let hostile = ToolRun(["convert", "a\u{1B}[2J", "--to", "tree"])
    #expect(hostile.standardError == "a\\u{1B}[2J: error: there is no such file\n")
    #expect(hostile.status == .failed)
  }

  @Test("An input without end is refused", .timeLimit(.minutes(1)))
  func endless() throws {
    let run = ToolRun("convert /dev/zero --to tree")
    #expect(run.status == .failed)
    #expect(run.standardError == "/dev/zero: error: larger than 16 MiB; that is not a message\n")
  }
}

private struct NoInput: ByteSource {
  func read(upTo count: Int) throws(SystemError) -> [UInt8] { [] }
}
