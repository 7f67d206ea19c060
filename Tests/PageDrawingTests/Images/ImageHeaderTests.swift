import Testing

@testable import PageDrawing

struct ImageHeaderTests {
  private static func bytes(_ parts: [any ImageBytes]) -> [UInt8] { parts.flatMap(\.imageBytes) }

  static let png: [UInt8] = bytes([
    [0x89] as [UInt8], "PNG\r\n\u{1A}\n", [0, 0, 0, 13] as [UInt8], "IHDR",
    [0, 0, 1, 0, 0, 0, 0, 200, 8, 2, 0, 0, 0] as [UInt8],
  ])

  /// A JPEG's head: an Exif segment with an orientation, then a frame of 30 × 20.
  static func jpeg(orientation: UInt8) -> [UInt8] {
    bytes([
      [0xFF, 0xD8, 0xFF, 0xE1, 0x00, 0x22] as [UInt8], "Exif\0\0MM",
      [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] as [UInt8],
      [0, 0, 0, 0] as [UInt8],
      [0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0] as [UInt8],
    ])
  }

  static let rows: [(String, [UInt8], ImageFormat?, Int, Int)] = [
    ("PNG says its size in IHDR", png, .png, 256, 200),
    ("a PNG that ends in its header", Array(png.prefix(20)), nil, 0, 0),
    ("JPEG says it in its frame, wherever that is", jpeg(orientation: 1), .jpeg, 30, 20),
    ("a camera held upside down keeps the size", jpeg(orientation: 3), .jpeg, 30, 20),
    ("a camera held upright swaps the sides", jpeg(orientation: 6), .jpeg, 20, 30),
    ("a JPEG without a frame", [0xFF, 0xD8, 0xFF, 0xD9], nil, 0, 0),
    ("a JPEG segment of no length does not loop", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], nil, 0, 0),
    ("GIF is little-endian", bytes(["GIF89a", [0x2C, 1, 0x90, 1] as [UInt8]]), .gif, 300, 400),
    (
      "lossy WebP",
      bytes([
        "RIFF\0\0\0\0WEBPVP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 64, 0, 32, 0] as [UInt8],
      ]), .webp, 64, 32
    ),
    (
      "lossless WebP packs its size in bits",
      bytes(["RIFF\0\0\0\0WEBPVP8L", [0, 0, 0, 0, 0x2F, 0x3F, 0xC0, 0x07, 0] as [UInt8]]),
      .webp, 64, 32
    ),
    (
      "extended WebP",
      bytes([
        "RIFF\0\0\0\0WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 31, 0, 0] as [UInt8],
      ]), .webp, 64, 32
    ),
    (
      "AVIF: the largest of its image sizes",
      bytes([
        [0, 0, 0, 20] as [UInt8], "ftypavif\0\0\0\0mif1....ispe",
        [0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 8] as [UInt8], "....ispe",
        [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 32] as [UInt8],
      ]), .avif, 64, 32
    ),
    ("nothing", [], nil, 0, 0),
    ("text is no picture", Array("Hello, world".utf8), nil, 0, 0),
    ("HTML is no SVG", Array("<!doctype html><p>".utf8), nil, 0, 0),
  ]

  @Test(arguments: rows)
  func reads(_ sentence: String, bytes: [UInt8], format: ImageFormat?, width: Int, height: Int) {
    let header = ImageHeader(bytes)
    #expect(header?.format == format, "\(sentence)")
    if format != nil {
      #expect(header?.size == .init(width: width, height: height), "\(sentence)")
    }
  }

  @Test("SVG by its first element, with or without a declaration")
  func svg() {
    for text in ["<svg>", "\u{FEFF} \n<svg/>", "<?xml version='1.0'?>\n<!-- c -->\n<svg>"] {
      let header = ImageHeader(Array(text.utf8))
      #expect(header?.format == .svg && header?.size == nil)
    }
  }

  @Test("no prefix of any header traps")
  func prefixes() {
    for (_, bytes, _, _, _) in Self.rows {
      for count in 0...bytes.count { _ = ImageHeader(Array(bytes.prefix(count))) }
    }
  }
}

/// Text and bytes side by side in a table.
private protocol ImageBytes {
  var imageBytes: [UInt8] { get }
}

extension String: ImageBytes {
  var imageBytes: [UInt8] { Array(utf8) }
}

extension [UInt8]: ImageBytes {
  var imageBytes: [UInt8] { self }
}
