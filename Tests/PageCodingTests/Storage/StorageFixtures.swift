import Foundation
import PageCoding
import PageModel
import TestSupport

/// Pages whose bytes are committed: what databases hold must not change by accident.
enum StorageFixtures {
  static let names = ["blocks", "parts"]

  static func page(_ name: String) -> InstantPage? {
    switch name {
    case "blocks":
      var options = PageGenerator.Options()
      options.hasStrangeStrings = false
      options.hasStoredFields = false
      options.textDepth = 2
      options.blockDepth = 2
      var generator = PageGenerator(seed: 0xf1a7, options: options)
      return generator.pageOfEverything()
    case "parts":
      return StoragePages.parts()
    default:
      return nil
    }
  }

  static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
  }

  /// Writes the bytes anew when `RECTO_RECORD` asks for it.
  static func record(_ bytes: [UInt8], _ file: String) throws {
    guard ProcessInfo.processInfo.environment["RECTO_RECORD"] == "1" else { return }
    try Data(bytes).write(to: folder.appendingPathComponent(file))
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")
}
