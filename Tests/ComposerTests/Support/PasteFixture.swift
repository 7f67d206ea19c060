import Foundation
import Testing

@testable import Composer

/// A payload of a clipboard under `Fixtures/Paste`, and the document it becomes.
struct PasteFixture: CustomTestStringConvertible, Sendable {
  var file: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Paste")

  static let all: [PasteFixture] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (names ?? []).filter { !$0.hasSuffix(".expected") }.sorted().map {
      PasteFixture(file: $0)
    }
  }()

  var testDescription: String { file }

  var expectedFile: URL { PasteFixture.folder.appending(path: file + ".expected") }

  func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: PasteFixture.folder.appending(path: file)))
  }

  /// The payload in the form its name says.
  func offer() throws -> ClipboardOffer {
    let bytes = try bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    switch URL(filePath: file).pathExtension {
    case "html": return ClipboardOffer(html: text)
    case "rtf": return ClipboardOffer(rtf: bytes)
    default: return ClipboardOffer(text: text)
    }
  }
}
