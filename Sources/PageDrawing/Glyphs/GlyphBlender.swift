/// Source-over of drawn glyphs into premultiplied ARGB32 pixels.
///
/// Two channels are worked on at once in the halves of a UInt32; division by 255 is exact with rounding.
enum GlyphBlender {
  /// Blends coverage in one colour. The bitmap's top left lands on device pixel (`x`, `y`); what is
  /// outside `clip` (which must lie inside the target) is left out.
  static func blend(
    coverage bitmap: GlyphBitmap, x: Int, y: Int, color: PremultipliedColor,
    curve: UnsafePointer<UInt8>, into target: PixelTarget, clip: PixelRect
  ) {
    let area = PixelRect(left: x, top: y, right: x + bitmap.width, bottom: y + bitmap.height)
      .intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    let isOpaque = color.alpha == 255
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt8.self)
    for row in area.top..<area.bottom {
      let source = pixels + ((row - y) * bitmap.bytesPerRow + (area.left - x))
      let destination = target.address(x: area.left, y: row)
      if isOpaque {
        blendOpaqueRow(source, destination, area.width, color.pixel, curve)
      } else {
        blendRow(source, destination, area.width, color.pixel, curve)
      }
    }
  }

  /// Blends a premultiplied colour bitmap, faded by `opacity` (0…255).
  static func blend(
    color bitmap: GlyphBitmap, x: Int, y: Int, opacity: UInt32, into target: PixelTarget,
    clip: PixelRect
  ) {
    let area = PixelRect(left: x, top: y, right: x + bitmap.width, bottom: y + bitmap.height)
      .intersection(clip)
    guard !area.isEmpty, opacity > 0 else { return }
    for row in area.top..<area.bottom {
      let source = (bitmap.pixels + (row - y) * bitmap.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      let destination = target.address(x: area.left, y: row)
      for column in 0..<area.width {
        let pixel = source[area.left - x + column]
        if pixel == 0 { continue }
        let faded = opacity == 255 ? pixel : scaled(pixel, by: opacity)
        destination[column] = faded &+ scaled(destination[column], by: 255 &- (faded >> 24))
      }
    }
  }

  @inline(__always)
  private static func blendOpaqueRow(
    _ source: UnsafePointer<UInt8>, _ destination: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ pixel: UInt32, _ curve: UnsafePointer<UInt8>
  ) {
    let redBlue = pixel & 0x00FF_00FF
    let alphaGreen = (pixel >> 8) & 0x00FF_00FF
    var column = 0
    while column < count {
      if column &+ 8 <= count, isEmpty8(source + column) {
        column &+= 8
        continue
      }
      let end = min(column &+ 8, count)
      while column < end {
        let coverage = UInt32(curve[Int(source[column])])
        if coverage == 255 {
          destination[column] = pixel
        } else if coverage != 0 {
          let below = destination[column]
          let rest = 255 &- coverage
          let low = divided(redBlue &* coverage &+ (below & 0x00FF_00FF) &* rest)
          let high = divided(alphaGreen &* coverage &+ ((below >> 8) & 0x00FF_00FF) &* rest)
          destination[column] = low | high << 8
        }
        column &+= 1
      }
    }
  }

  @inline(__always)
  private static func blendRow(
    _ source: UnsafePointer<UInt8>, _ destination: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ pixel: UInt32, _ curve: UnsafePointer<UInt8>
  ) {
    var column = 0
    while column < count {
      if column &+ 8 <= count, isEmpty8(source + column) {
        column &+= 8
        continue
      }
      let end = min(column &+ 8, count)
      while column < end {
        let coverage = UInt32(curve[Int(source[column])])
        if coverage != 0 {
          let over = scaled(pixel, by: coverage)
          destination[column] = over &+ scaled(destination[column], by: 255 &- (over >> 24))
        }
        column &+= 1
      }
    }
  }

  @inline(__always)
  private static func isEmpty8(_ bytes: UnsafePointer<UInt8>) -> Bool {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self) == 0
  }

  /// All four channels times `factor` / 255.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    divided((pixel & 0x00FF_00FF) &* factor)
      | divided(((pixel >> 8) & 0x00FF_00FF) &* factor) << 8
  }

  /// Both 16-bit halves divided by 255, rounded.
  @inline(__always)
  private static func divided(_ products: UInt32) -> UInt32 {
    let biased = products &+ 0x0080_0080
    return ((biased &+ ((biased >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
  }
}
