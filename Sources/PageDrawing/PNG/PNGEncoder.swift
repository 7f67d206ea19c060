import CCairo

/// Writes PNG files fast: one cheap filter, quick compression, strips of rows compressed side by side.
///
/// The strips depend on the picture's size alone, never on how many threads there are, so the same
/// pixels give the same bytes everywhere.
enum PNGEncoder {
  static func encode(_ image: PixelImage, scale: Double? = nil) throws(DrawingError) -> [UInt8] {
    var result: Result<[UInt8], DrawingError> = .success([])
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      result = Result { () throws(DrawingError) in
        try encode(base, width: image.width, height: image.height, scale: scale)
      }
    }
    return try result.get()
  }

  /// - Parameters:
  ///   - pixels: `width * height` premultiplied ARGB32 pixels without row gaps.
  ///   - scale: pixels a point, written down as the picture's resolution (72 points an inch).
  static func encode(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, scale: Double?
  ) throws(DrawingError) -> [UInt8] {
    let rows = PNGRows(pixels: pixels, width: width, height: height)
    let strips = try PNGStrips.compress(rows)

    var file = PNGFile(capacity: strips.reduce(1_024) { $0 + $1.bytes.count + 16 })
    file.append("IHDR", header(rows))
    if let scale { file.append("pHYs", resolution(scale)) }
    var checksum: UInt = 1
    for (index, strip) in strips.enumerated() {
      checksum = UInt(
        adler32_combine(uLong(checksum), uLong(strip.checksum), strip.byteCount))
      // The zlib stream's two header bytes stand before the first strip, the checksum after the last.
      file.append(
        "IDAT", index == 0 ? [0x78, 0x01] : [], strip.bytes,
        index == strips.count - 1 ? PNGFile.bigEndian(UInt32(truncatingIfNeeded: checksum)) : [])
    }
    file.append("IEND", [])
    return file.bytes
  }

  private static func header(_ rows: PNGRows) -> [UInt8] {
    PNGFile.bigEndian(UInt32(rows.width)) + PNGFile.bigEndian(UInt32(rows.height))
      + [8, rows.isOpaque ? 2 : 6, 0, 0, 0]
  }

  private static func resolution(_ scale: Double) -> [UInt8] {
    let perMetre = PNGFile.bigEndian(UInt32((scale * 72 / 0.0254).rounded()))
    return perMetre + perMetre + [1]
  }
}
