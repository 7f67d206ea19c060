import PageModel
import Testing

@testable import PageDrawing

struct ImageDecoderTests {
  private let decoder = ImageDecoder()

  /// 2 × 1 pixels, red and half transparent blue, as straight-alpha PNG.
  private func png(_ width: Int = 2, _ height: Int = 1) throws -> [UInt8] {
    try PNGEncoder.encode(
      PixelImage(width, height) { x, _ in x == 0 ? 0xFFFF_0000 : 0x8000_0080 })
  }

  @Test("a PNG's pixels, premultiplied")
  func decodes() throws {
    let image = try decoder.decode(png())
    #expect(image.pixels.pixels == [0xFFFF_0000, 0x8000_0080])
    #expect(image.naturalSize == PixelDimensions(width: 2, height: 1))
    #expect(image.jpeg == nil)
  }

  @Test("a JPEG keeps its file, for PDF and SVG to take as it is")
  func jpeg() throws {
    let image = try decoder.decode(TestFiles.jpeg)
    #expect(image.naturalSize == PixelDimensions(width: 16, height: 8))
    #expect(image.jpeg == TestFiles.jpeg)
    #expect(isRed(image.pixels[2, 4]) && !isRed(image.pixels[13, 4]))
  }

  /// The JPEG with an Exif segment that says how the camera was held.
  private func turned(_ orientation: UInt8) -> [UInt8] {
    var bytes = TestFiles.jpeg
    var segment: [UInt8] = [0xFF, 0xE1, 0x00, 0x22]
    segment += Array("Exif\0\0MM".utf8)
    segment += [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    segment += [0, 0, 0, 0]
    bytes.insert(contentsOf: segment, at: 2)
    return bytes
  }

  private func isRed(_ pixel: UInt32) -> Bool { (pixel >> 16) & 0xFF > 150 && pixel & 0xFF < 100 }

  static let orientations: [(UInt8, Int, Int, (Int, Int))] = [
    (1, 16, 8, (2, 4)), (2, 16, 8, (13, 4)), (3, 16, 8, (13, 4)), (4, 16, 8, (2, 4)),
    (5, 8, 16, (4, 2)), (6, 8, 16, (4, 2)), (7, 8, 16, (4, 13)), (8, 8, 16, (4, 13)),
  ]

  @Test("a camera's orientation is applied; such a file is not handed on", arguments: orientations)
  func orientation(value: UInt8, width: Int, height: Int, red: (Int, Int)) throws {
    let bytes = turned(value)
    let image = try decoder.decode(bytes)
    #expect(image.pixels.width == width && image.pixels.height == height)
    #expect(
      image.naturalSize == PixelDimensions(width: Int32(width), height: Int32(height)))
    #expect(try decoder.naturalSize(of: bytes) == image.naturalSize)
    #expect(isRed(image.pixels[red.0, red.1]))
    #expect((image.jpeg != nil) == (value == 1))
  }

  /// A GIF of two frames: a red pixel, then a blue one.
  private static let gif: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]

  @Test("of a GIF, the first frame")
  func gif() throws {
    #expect(try decoder.decode(Self.gif).pixels.pixels == [0xFFFF_0000])
  }

  @Test("an SVG is decoded large enough to be drawn sharp, and keeps its own size")
  func svg() throws {
    let bytes = Array(
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='20' height='10' fill='#0f0'/></svg>"
        .utf8)
    do {
      let image = try decoder.decode(bytes)
      #expect(image.naturalSize == PixelDimensions(width: 20, height: 10))
      #expect(image.pixels.width == 1_024 && image.pixels.height == 512)
      #expect(image.pixels[500, 250] == 0xFF00_FF00)
      #expect(try decoder.naturalSize(of: bytes) == PixelDimensions(width: 20, height: 10))
    } catch ImageError.missingLoader(.svg) {
      // librsvg2-common is not installed here.
    }
  }

  @Test("not a picture, nothing, or a format that is not read")
  func unknown() throws {
    #expect(throws: ImageError.noBytes) { try decoder.decode([]) }
    #expect(throws: ImageError.unknownFormat) { try decoder.decode(Array("hello".utf8)) }
    #expect(throws: ImageError.unknownFormat) { try decoder.decode(Array("BM1234567890".utf8)) }
  }

  @Test("a picture of no pixels is damaged")
  func zero() throws {
    var bytes = try png()
    bytes[19] = 0
    #expect(throws: ImageError.damaged(.png, reason: "it says it has no pixels")) {
      try decoder.decode(bytes)
    }
  }

  @Test("a header that promises too much is refused before anything is decoded")
  func bomb() throws {
    var bytes = try png()
    bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    let refusal = ImageError.tooLarge(width: 65_536, height: 65_536, limit: 40_000_000)
    #expect(throws: refusal) { try decoder.decode(bytes) }
    #expect(throws: refusal) { try decoder.naturalSize(of: bytes) }
    bytes.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: ImageError.self) { try decoder.decode(bytes) }
  }

  @Test("an SVG bomb is refused when it says its size")
  func vectorBomb() {
    let bytes = Array(
      "<svg xmlns='http://www.w3.org/2000/svg' width='30000' height='30000'/>".utf8)
    #expect(throws: ImageError.self) { try decoder.decode(bytes) }
  }

  @Test("too many bytes")
  func tooManyBytes() throws {
    let small = ImageDecoder(limits: ImageLimits(bytes: 10))
    #expect(throws: ImageError.tooManyBytes(limit: 10)) { try small.decode(png()) }
  }

  @Test("cut off anywhere, a picture gives an error or a picture, never a crash")
  func truncated() throws {
    let noise = PixelImage(40, 40) { x, y in
      0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 2_654_435_761) ^ (y &* 40_503)) & 0xFF_FFFF
    }
    let bytes = try PNGEncoder.encode(noise)
    for count in stride(from: 1, to: bytes.count - 12, by: 97) {
      #expect(throws: ImageError.self, "\(count) bytes") {
        try decoder.decode(Array(bytes.prefix(count)))
      }
    }
    for count in 1..<(TestFiles.jpeg.count - 4) {
      _ = try? decoder.decode(Array(TestFiles.jpeg.prefix(count)))
    }
    for count in 0..<Self.gif.count { _ = try? decoder.decode(Array(Self.gif.prefix(count))) }
  }

  @Test("damaged in the middle: an error or a picture, never a crash")
  func damaged() throws {
    let bytes = try png(20, 20)
    for index in bytes.indices.dropFirst(8) {
      var broken = bytes
      broken[index] ^= 0x55
      _ = try? decoder.decode(broken)
    }
  }

  @Test("a file that is not there, and one that is no file")
  func files() {
    #expect(throws: ImageError.self) { try decoder.decode(fileAt: "/nowhere/picture.png") }
    #expect(throws: ImageError.unreadableFile(path: "/tmp", reason: "it is not a file")) {
      try decoder.decode(fileAt: "/tmp")
    }
    #expect(throws: ImageError.self) { try decoder.naturalSize(ofFileAt: "/dev/zero") }
  }

  static let sentences: [(ImageError, String)] = [
    (
      .unreadableFile(path: "a.png", reason: "no such file or directory"),
      "The picture a.png cannot be read: no such file or directory."
    ),
    (.noBytes, "The picture is empty. Check that the file was written completely."),
    (
      .tooManyBytes(limit: 64 << 20),
      "The picture's file is larger than 64 MB. Save it smaller and try again."
    ),
    (
      .unknownFormat,
      "The picture's format is not known. Use PNG, JPEG, GIF, WebP, AVIF, SVG, TGS, MP4 or WebM."
    ),
    (
      .tooLarge(width: 70_000, height: 70_000, limit: 40_000_000),
      "The picture says it is 70000 × 70000 pixels; at most 40 million pixels are read."
        + " Save it smaller and try again."
    ),
    (
      .missingLoader(.webp),
      "WebP pictures need the package webp-pixbuf-loader. Install it and try again."
    ),
    (
      .damaged(.jpeg, reason: "it ends too early"),
      "The JPEG picture is damaged: it ends too early. Save it again from its source."
    ),
  ]

  @Test("errors say what to do", arguments: sentences)
  func sentence(error: ImageError, expected: String) {
    #expect(error.description == expected)
  }
}
