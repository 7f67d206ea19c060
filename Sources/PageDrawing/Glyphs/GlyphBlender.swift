/// Source-over of drawn glyphs into premultiplied ARGB32 pixels.
///
/// Two channels are worked on at once in the halves of a UInt32; division by 255 is exact with rounding.
enum GlyphBlender {
  /// Blends coverage in one colour. The bitmap's top left lands on device pixel (`x`, `y`); what is
  /// outside `clip` (which must lie inside the target) is left out.
  static func blend(
    coverage bitmap: GlyphBitmap, x: Int, y: Int, color: PremultipliedColor,
    into target: PixelTarget, clip: PixelRect
  ) {
    var area = PixelRect(left: x, top: y, right: x + bitmap.width, bottom: y + bitmap.height)
      .intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    // Rows end in zero coverage up to a multiple of eight: where the target goes on, whole groups can be
    // blended, which changes nothing beyond the glyph.
    let grouped = area.left + (area.width + 3) & ~3
    if area.right == x + bitmap.width, grouped <= target.bounds.right,
      grouped - x <= bitmap.bytesPerRow
    {
      area.right = grouped
    }

    let blending = CoverageBlending(color)
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt8.self)
    for row in area.top..<area.bottom {
      let source = pixels + ((row - y) * bitmap.bytesPerRow + (area.left - x))
      let destination = target.address(x: area.left, y: row)
      blending.blend(source, onto: destination, count: area.width)
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

  /// All four channels times `factor` / 255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    divided((pixel & 0x00FF_00FF) &* factor)
      | divided(((pixel >> 8) & 0x00FF_00FF) &* factor) << 8
  }

  /// Both 16-bit halves divided by 255, rounded.
  @inline(__always)
  static func divided(_ products: UInt32) -> UInt32 {
    let biased = products &+ 0x0080_0080
    return ((biased &+ ((biased >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
  }
}
