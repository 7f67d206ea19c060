import Foundation
import MessageFiles
import TestSupport
import Testing

/// What a window opens is never waited for.
struct OpenedInputTests {
  private func arriving(_ path: String) throws -> FileDescriptor? {
    if case .arriving(let file) = try OpenedInput(path) { file } else { nil }
  }

  @Test("A file is read to its end; a folder, a socket and what is not there are told of")
  func files() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("m.md")
      try Data("words".utf8).write(to: file)
      guard case .whole(let source) = try OpenedInput(file.path) else {
        Issue.record("a file is there")
        return
      }
      #expect(source.bytes == Array("words".utf8) && source.name == file.path)
      #expect(source.folder == folder.path + "/")
      func sentence(_ path: String) -> String {
        do throws(ToolError) {
          _ = try OpenedInput(path)
          return ""
        } catch {
          return error.sentence
        }
      }
      #expect(sentence(folder.path).hasSuffix("this is a folder; name a file in it"))
      #expect(sentence(folder.path + "/none").hasSuffix("there is no such file"))
      let socket = folder.appendingPathComponent("s").path
      let number = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(number) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socket.utf8) }
      let isBound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      try #require(isBound == 0)
      #expect(sentence(socket).contains("this is a socket"))
    }
  }

  @Test("A pipe gives what has come, and has not ended before its writer has been there and gone")
  func pipe() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("pipe").path
      try #require(mkfifo(path, 0o600) == 0)
      let file = try #require(try arriving(path))
      defer { try? file.close() }
      #expect(try file.readArrived(upTo: 9) == nil, "nobody has opened it yet")
      let writer = try FileDescriptor.open(path, O_WRONLY)
      #expect(try file.readArrived(upTo: 9) == nil)
      try writer.write(Array("twelve bytes".utf8))
      #expect(try file.readArrived(upTo: 9) == Array("twelve by".utf8))
      #expect(try file.readArrived(upTo: 9) == Array("tes".utf8))
      #expect(try file.readArrived(upTo: 9) == nil)
      try writer.close()
      #expect(try file.readArrived(upTo: 9) == [])
    }
  }

  @Test("A device is read as it comes")
  func device() throws {
    let file = try #require(try arriving("/dev/null"))
    defer { try? file.close() }
    #expect(try file.readArrived(upTo: 9) == [])
  }
}
