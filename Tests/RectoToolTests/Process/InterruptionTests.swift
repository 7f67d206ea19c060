import Foundation
import TestSupport
import Testing

/// A tool that is told to end leaves nothing behind.
struct InterruptionTests {
  /// Starts a program that can be interrupted; children of a test cannot.
  private func start(_ program: String, _ arguments: [String]) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    try #require(posix_spawn(&id, program, nil, &attributes, &words, environ) == 0)
    return id
  }

  @Test("Frames that were drawn are taken away again", arguments: [SIGINT, SIGTERM])
  func frames(signal: Int32) throws {
    try withTemporaryFolder { folder in
      let message = folder.appendingPathComponent("m.md")
      try Data(String(repeating: "some words of it ", count: 400).utf8).write(to: message)
      let frames = folder.appendingPathComponent("frames").path
      let id = try start(
        BuiltTool.path(), ["stream", message.path, "-o", frames, "--rate", "60", "--fps", "60"])
      let end = Date().addingTimeInterval(60)
      while !FileManager.default.fileExists(atPath: frames + "/frame-00003.png"), Date() < end {
        usleep(10_000)
      }
      kill(id, signal)
      var status: Int32 = 0
      waitpid(id, &status, 0)
      #expect(status & 0x7F == signal, "it ends as who ended it expects")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["m.md"])
    }
  }
}
