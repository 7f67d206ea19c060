import Foundation
import MessageFiles
import TestSupport
import Testing

struct CopiedFileTests {
  private func withFile(
    _ bytes: Int, _ body: (_ folder: URL, _ file: URL) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("clip.bin")
      try Data((0..<bytes).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: file)
      try body(folder, file)
    }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("A copy has the same bytes, tells how far it is, and may take another file's place")
  func copies() throws {
    try withFile(3_000_000) { folder, file in
      let target = folder.appendingPathComponent("copy.bin")
      try Data([1]).write(to: target)
      chmod(target.path, 0o600)
      chmod(file.path, 0o755)
      var told: [Int] = []
      try copyWhole(file.path, to: target.path) { copied, all in
        #expect(all == 3_000_000)
        told.append(copied)
        return true
      }
      #expect(told == told.sorted() && told.first == 0 && told.last == 3_000_000)
      #expect(try Data(contentsOf: target) == Data(contentsOf: file))
      let mode = try FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions]
      #expect(mode as? Int == 0o600, "as it was: a program does not become one that runs")
      #expect(try names(in: folder) == ["clip.bin", "copy.bin"])
    }
  }

  @Test("A copy that is stopped, or has no room, leaves everything as it was")
  func leavesNothing() throws {
    try withFile(3_000_000) { folder, file in
      let target = folder.appendingPathComponent("copy.bin")
      for old in [nil, Data([1, 2])] {
        try old?.write(to: target)
        #expect(throws: CopyProblem.stopped) {
          try copyWhole(file.path, to: target.path) { copied, _ in
            // While it is copied nothing is there to be taken for the copy.
            #expect((try? Data(contentsOf: target)) == old)
            return copied < 2_000_000
          }
        }
        #expect((try? Data(contentsOf: target)) == old)
        #expect(try names(in: folder) == (old == nil ? ["clip.bin"] : ["clip.bin", "copy.bin"]))
      }
      let nowhere = folder.path + "/none"
      #expect(throws: CopyProblem.target(.folderIsMissing(nowhere))) {
        try copyWhole(file.path, to: nowhere + "/copy.bin") { _, _ in true }
      }
    }
  }

  @Test("Onto itself a file stays what it is")
  func ontoItself() throws {
    try withFile(2_000_000) { folder, file in
      let before = try Data(contentsOf: file)
      try copyWhole(file.path, to: file.path) { _, _ in true }
      #expect(try Data(contentsOf: file) == before)
      #expect(try names(in: folder) == ["clip.bin"])
    }
  }

  @Test("Pipes are neither copied nor written to: nobody may be at their other end")
  func pipes() throws {
    try withFile(10) { folder, file in
      let pipe = folder.appendingPathComponent("pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)
      #expect(throws: CopyProblem.source(SystemError(number: EINVAL))) {
        try copyWhole(pipe, to: folder.path + "/copy.bin") { _, _ in true }
      }
      #expect(throws: CopyProblem.target(.isNoFile)) {
        try copyWhole(file.path, to: pipe) { _, _ in true }
      }
      #expect(throws: OutputProblem.Cause.isNoFile) { try writeWhole([1], to: pipe, waits: false) }
      #expect(throws: CopyProblem.source(SystemError(number: ENOENT))) {
        try copyWhole(folder.path + "/none", to: folder.path + "/copy.bin") { _, _ in true }
      }
    }
  }
}
