import Foundation
import TestSupport

/// The tool that was built with these tests, as a process.
enum BuiltTool {
  /// Beside the tests' own executable.
  static func path() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("recto").path
  }

  static func recto(
    _ arguments: String..., input: String = "", folder: URL? = nil
  ) throws -> ProcessResult {
    try run(path(), arguments, input: Data(input.utf8), folder: folder)
  }

  static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")
}
