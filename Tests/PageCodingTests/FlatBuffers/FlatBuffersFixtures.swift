import Foundation
import PageCoding
import PageModel
import TestSupport

/// Pages whose bytes are committed: ours, and those the format's own compiler makes of the same
/// page. `Tests/Interop/flatbuffers_interop.py --record` writes them.
enum FlatBuffersFixtures {
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

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/FlatBuffers")
}
