extension PixelImage {
  /// The picture as the bytes of a PNG file; the same pixels give the same bytes.
  ///
  /// - Parameter scale: pixels a point, written down as the picture's resolution.
  public func png(scale: Double) throws(DrawingError) -> [UInt8] {
    try PNGEncoder.encode(self, scale: scale)
  }
}
