import PageModel

/// Says which pixels belong to a medium.
public protocol ImageSource: Sendable {
  /// The picture's own size in pixels, upright, without decoding it; nil when there is none.
  func naturalSize(of id: MediaId) -> PixelDimensions?

  /// The picture, nil when there is none or it cannot be decoded.
  func image(for id: MediaId) -> DecodedImage?
}
