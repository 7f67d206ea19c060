extension DecodedImage {
  /// The whole picture with no more pixels than `pixelsPerPoint` asks for where it is placed (in
  /// points).
  func reduced(for placement: ImagePlacement, pixelsPerPoint: Double) -> PixelImage {
    let wanted = max(
      placement.destination.width * pixelsPerPoint / placement.source.width,
      placement.destination.height * pixelsPerPoint / placement.source.height)
    guard wanted < 1 else { return pixels }
    return Resampler.resample(
      pixels, from: nil, width: max(1, Int((Double(pixels.width) * wanted).rounded(.up))),
      height: max(1, Int((Double(pixels.height) * wanted).rounded(.up))))
  }
}
