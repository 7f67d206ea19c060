import PageLayout

/// A colour as a premultiplied 8-bit pixel.
struct PremultipliedColor: Hashable {
  /// 0xAARRGGBB.
  var pixel: UInt32

  init(_ color: Color) {
    guard color.isFinite else {
      pixel = 0
      return
    }
    let alpha = min(max(color.alpha, 0), 1)
    func channel(_ value: Double) -> UInt32 {
      UInt32((min(max(value, 0), 1) * alpha * 255).rounded())
    }
    pixel =
      UInt32((alpha * 255).rounded()) << 24 | channel(color.red) << 16
      | channel(color.green) << 8 | channel(color.blue)
  }

  var alpha: UInt32 { pixel >> 24 }
}
