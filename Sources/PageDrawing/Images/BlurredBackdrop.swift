/// The soft copy of a picture that fills the space beside it.
enum BlurredBackdrop {
  /// The longer side of the copy; detail beyond that would be blurred away.
  private static let side = 96
  /// The blur's standard deviation as a part of the longer side.
  private static let softness = 0.045

  /// A small blurred picture of what covers a `width` × `height` area (of any unit), to be stretched
  /// over it.
  static func make(from image: PixelImage, width: Double, height: Double) -> PixelImage {
    let factor = Double(side) / max(width, height)
    let area = (
      width: max(1, Int((width * factor).rounded())),
      height: max(1, Int((height * factor).rounded()))
    )
    let placement = ImagePlacement.filling(
      width: image.width, height: image.height,
      in: .init(x: 0, y: 0, width: width, height: height))
    var copy = Resampler.resample(
      image, from: placement.source, width: area.width, height: area.height)
    BoxBlur.blur(&copy, sigma: Double(side) * softness)
    return copy
  }
}
