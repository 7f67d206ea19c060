import Foundation
import MessageFiles
import Recto
import TestSupport
import Testing

@testable import RectoTool

/// What `--media` and `--tiles` bring into a picture.
struct MediaTests {
  private func render(
    _ text: String, _ change: (inout RenderOptions) -> Void
  ) throws -> RenderedOutput {
    var options = RenderOptions()
    options.scale = 1
    options.source = .richHTML
    change(&options)
    let source = InputSource(name: "m.html", folder: ".", bytes: Array(text.utf8))
    return try EngineRun(source: source, options: options).render()
  }

  private func png(_ color: UInt32, side: Int) throws -> Data {
    var picture = PixelImage(width: side, height: side)
    for index in picture.pixels.indices { picture.pixels[index] = color }
    return Data(
      try export(
        DisplayList(
          size: Size(width: Double(side), height: Double(side)),
          commands: [
            .fill(
              .rect(Rect(x: 0, y: 0, width: Double(side), height: Double(side))),
              .color(Color(color & 0xFF_FFFF)))
          ]), as: .png(scale: 1), images: ImageStore()))
  }

  @Test("A map is made of the folder's tiles, and says what of it is missing")
  func map() throws {
    let message = "<tg-map lat=\"0\" long=\"0\" zoom=\"1\"/>"
    try withTemporaryFolder { folder in
      let without = try render(message) { _ in }
      #expect(without.warnings.isEmpty)
      let empty = try render(message) { $0.tileFolder = folder.path }
      #expect(empty.bytes == without.bytes)
      #expect(empty.warnings.map(\.sentence).first?.contains("is drawn as a placeholder") == true)
      for column in 0...1 {
        let place = folder.appendingPathComponent("1/\(column)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try png(0x22_AA66, side: 256).write(to: place.appendingPathComponent("0.png"))
      }
      let half = try render(message) { $0.tileFolder = folder.path }
      #expect(half.bytes != without.bytes)
      #expect(half.warnings.count == 1)
      #expect(half.warnings.first?.sentence.contains("there is no 1/1/1.png in") == true)
      for column in 0...1 {
        try png(0x22_AA66, side: 256).write(to: folder.appendingPathComponent("1/\(column)/1.png"))
      }
      let whole = try render(message) { $0.tileFolder = folder.path }
      #expect(whole.warnings.isEmpty && whole.bytes != half.bytes)
    }
  }

  @Test("A video's file that is none is told, one that is not there is not")
  func video() throws {
    let message = "<figure><video src=\"https://example.org/clip.mp4\"></video></figure>"
    try withTemporaryFolder { folder in
      let missing = try render(message) { $0.mediaFolder = folder.path }
      #expect(missing.warnings.isEmpty)
      try Data([UInt8](repeating: 7, count: 100))
        .write(to: folder.appendingPathComponent("clip.mp4"))
      let broken = try render(message) { $0.mediaFolder = folder.path }
      #expect(broken.bytes == missing.bytes)
      let sentence = try #require(broken.warnings.first?.sentence)
      #expect(sentence.contains("clip.mp4 is drawn as a placeholder"))
    }
  }

  @Test("A custom emoji is the file of its number, whatever its kind")
  func emoji() throws {
    let message = "<p>x <tg-emoji emoji-id=\"4711\">🙂</tg-emoji> y</p>"
    try withTemporaryFolder { folder in
      let without = try render(message) { $0.mediaFolder = folder.path }
      try png(0xFF_0000, side: 20).write(to: folder.appendingPathComponent("4711.png"))
      let with = try render(message) { $0.mediaFolder = folder.path }
      #expect(with.warnings.isEmpty && with.bytes != without.bytes)
    }
  }
}
