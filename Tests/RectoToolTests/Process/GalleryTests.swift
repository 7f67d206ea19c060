import Foundation
import MessageFiles
import Recto
import TestSupport
import Testing

@testable import RectoTool

/// `Examples/gallery`: a file for every kind of block, and a picture of each on the page that shows them.
struct GalleryTests {
  private static let folder = BuiltTool.examples.appendingPathComponent("gallery")
  private static let docs = BuiltTool.examples.deletingLastPathComponent()
    .appendingPathComponent("Docs")

  /// The files by name, without extension.
  private static func files() throws -> [String: URL] {
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return Dictionary(
      uniqueKeysWithValues: urls.map { ($0.deletingPathExtension().lastPathComponent, $0) })
  }

  /// What a kind's file is called: its name in words, but for two.
  private static func name(of kind: BlockKind) -> String {
    switch kind {
    case .preformatted: return "code"
    case .blockQuote: return "quote"
    default:
      return "\(kind)".reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
  }

  @Test(
    "Every kind has a file that holds it, is drawn without a warning and has its picture",
    arguments: BlockKind.allCases)
  func kinds(_ kind: BlockKind) throws {
    let name = Self.name(of: kind)
    let file = try #require(try Self.files()[name], "\(name)")
    let source = InputSource(
      name: file.path, folder: Self.folder.path, bytes: Array(try Data(contentsOf: file)))
    let page = try MessageReader(source: source).read().page
    #expect(page.walk.contains { $0.block?.kind == kind })
    var options = RenderOptions()
    options.scale = 1
    options.width = 300
    options.mediaFolder = BuiltTool.examples.appendingPathComponent("images").path
    for subject: RenderOptions.Subject in [.bubble, .article] {
      options.subject = subject
      let output = try EngineRun(source: source, options: options).render()
      #expect(output.warnings.map(\.sentence) == [])
      #expect(output.bytes.count > 100)
    }
    let picture = Self.docs.appendingPathComponent("gallery/\(name).png")
    #expect(FileManager.default.fileExists(atPath: picture.path))
    let shown = try String(
      contentsOf: Self.docs.appendingPathComponent("gallery.md"), encoding: .utf8)
    #expect(shown.contains("(gallery/\(name).png)"))
    #expect(shown.contains("Examples/gallery/\(file.lastPathComponent))"))
  }

  @Test("There is nothing else in the gallery")
  func nothingElse() throws {
    #expect(Set(try Self.files().keys) == Set(BlockKind.allCases.map(Self.name)))
  }
}
