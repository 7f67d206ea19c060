import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

struct ExportTests {
  private func draw(_ width: Double, _ height: Double, _ format: ExportFormat) throws {
    _ = try export(
      DisplayList(size: Size(width: width, height: height)), as: format, images: ImageStore())
  }

  static let failures: [(Double, Double, ExportFormat, DrawingError)] = [
    (0, 10, .png(scale: 1), .emptyPicture),
    (.nan, 10, .svg, .emptyPicture),
    (10, -1, .pdf, .emptyPicture),
    (10, 10, .png(scale: 0.5), .scaleOutOfRange(0.5)),
    (10, 10, .png(scale: 5), .scaleOutOfRange(5)),
    (
      10, 20_000, .png(scale: 2),
      .tooLarge(width: 20, height: 40_000, limit: 32_767, format: .png(scale: 2))
    ),
    (10, 40_000, .pdf, .tooLarge(width: 10, height: 40_000, limit: 32_767, format: .pdf)),
  ]

  @Test("what cannot be drawn says why", arguments: failures)
  func fails(width: Double, height: Double, format: ExportFormat, error: DrawingError) {
    #expect(throws: error) { try draw(width, height, format) }
  }

  @Test("a page that ends inside a pixel ends before it, and has no translucent edge")
  func rounding() throws {
    let list = DisplayList(
      size: Size(width: 0.3, height: 10.7),
      commands: [.fill(.rect(rect(0, 0, 1, 10.7)), .color(.black))])
    let pixels = try rasterize(list, scale: 1, images: ImageStore())
    #expect(pixels.width == 1 && pixels.height == 10)
    #expect(pixels[0, 9] == 0xFF00_0000)
    let third = DisplayList(size: Size(width: 100.0 / 3, height: 1), commands: [])
    #expect(try rasterize(third, scale: 3, images: ImageStore()).width == 100)
  }

  @Test("SVG has no longest side")
  func tall() throws {
    try draw(10, 100_000, .svg)
  }

  static let sentences: [(DrawingError, String)] = [
    (.emptyPicture, "There is nothing to draw: the picture has no width or no height."),
    (.scaleOutOfRange(5), "The scale 5 is not between 1 and 4. Choose one that is."),
    (
      .tooLarge(width: 720, height: 40_000, limit: 32_767, format: .png(scale: 2)),
      "The picture is 720 × 40000 pixels, and no side can be longer than 32767."
        + " Use a smaller scale than 2, or save it as SVG."
    ),
    (
      .tooLarge(width: 360, height: 40_000, limit: 32_767, format: .png(scale: 1)),
      "The picture is 360 × 40000 pixels, and no side can be longer than 32767."
        + " Save it as SVG, or split the message."
    ),
    (
      .tooLarge(width: 360, height: 40_000, limit: 32_767, format: .pdf),
      "The page is 360 × 40000 points, and no side can be longer than 32767."
        + " Save it as SVG, or split the message."
    ),
    (
      .unreadableFont(path: "/f.ttc", index: 3),
      "The font /f.ttc, face 3 cannot be opened. Reinstall the package it belongs to."
    ),
  ]

  @Test("errors say what to do", arguments: sentences)
  func sentence(error: DrawingError, expected: String) {
    #expect(error.description == expected)
  }
}
