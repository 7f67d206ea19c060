import Foundation
import MessageFiles
import TestSupport
import Testing

struct WholeFileTests {
  @Test("A new file gets the permissions any new file gets; nothing else stays in the folder")
  func newFile() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("out.png").path
      try writeWhole([1, 2, 3], to: file)
      #expect(FileManager.default.contents(atPath: file) == Data([1, 2, 3]))
      let reference = folder.appendingPathComponent("reference").path
      #expect(FileManager.default.createFile(atPath: reference, contents: nil))
      #expect(try mode(file) == mode(reference))
      #expect(try names(in: folder) == ["out.png", "reference"])
    }
  }

  @Test(
    "An old file keeps its permissions and its bytes are replaced",
    arguments: [0o600, 0o640, 0o755])
  func oldFile(_ permissions: Int) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("out.png").path
      try Data(repeating: 9, count: 100).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
      try writeWhole([], to: file)
      #expect(FileManager.default.contents(atPath: file) == Data())
      #expect(try mode(file) == permissions)
    }
  }

  @Test("A link is followed and stays a link")
  func link() throws {
    try withTemporaryFolder { folder in
      let target = folder.appendingPathComponent("target.png")
      let link = folder.appendingPathComponent("link.png")
      try Data([9]).write(to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try writeWhole([1], to: link.path)
      #expect(FileManager.default.contents(atPath: target.path) == Data([1]))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    }
  }

  @Test("Devices are written to, not replaced")
  func device() throws {
    try writeWhole([1], to: "/dev/null")
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
    #expect(throws: OutputProblem.Cause.cannotWrite(SystemError(number: ENOSPC))) {
      try writeWhole([1], to: "/dev/full")
    }
  }

  @Test("What cannot be written is told, and leaves nothing behind")
  func failures() throws {
    try withTemporaryFolder { folder in
      let missing = folder.path + "/none"
      #expect(throws: OutputProblem.Cause.folderIsMissing(missing)) {
        try writeWhole([1], to: missing + "/out.png")
      }
      #expect(throws: OutputProblem.Cause.isFolder) { try writeWhole([1], to: folder.path) }
      let left = try names(in: folder)
      #expect(left == [])
    }
  }

  @Test(
    "A folder one may not write to is told", .enabled(if: getuid() != 0, "root may write anywhere"))
  func readOnlyFolder() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
      #expect(throws: OutputProblem.Cause.folderIsNotWritable(folder.path)) {
        try writeWhole([1], to: folder.path + "/out.png")
      }
    }
  }

  @Test("While a file is replaced again and again, a reader sees one whole version or another")
  func readersSeeWholeFiles() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recto-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("out.bin")
    try writeWhole([UInt8](repeating: 0, count: 100_000), to: file.path)
    let writer = Task {
      for version in UInt8(1)...40 {
        try writeWhole([UInt8](repeating: version, count: 100_000), to: file.path)
      }
    }
    for _ in 0..<200 {
      let bytes = try Data(contentsOf: file)
      #expect(bytes.count == 100_000)
      #expect(Set(bytes).count == 1)
    }
    try await writer.value
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
