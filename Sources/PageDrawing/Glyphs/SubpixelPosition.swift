/// Where a pen stands on the pixel grid: a whole pixel and one of four quarters to the right of it.
struct SubpixelPosition: Hashable {
  static let phases = 4

  var pixel: Int
  /// 0…3 quarters of a pixel.
  var phase: Int

  /// The quarter nearest to a device coordinate, at most an eighth of a pixel away.
  init(_ coordinate: Double) {
    let quarters = PixelRect.clamped((coordinate * Double(SubpixelPosition.phases)).rounded())
    pixel = quarters >> 2
    phase = quarters & 3
  }
}
