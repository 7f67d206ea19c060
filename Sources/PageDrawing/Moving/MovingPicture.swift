import PageModel

/// What moves: an animated sticker, or the beginning of a video.
struct MovingPicture: Sendable {
  /// Upright, with square pixels.
  let naturalSize: PixelDimensions
  /// Never empty.
  let frames: [DecodedImage]
  /// How long a frame is shown; 0 where there is one.
  let secondsPerFrame: Double
  /// How long all of the medium is, of which the frames may be the beginning; nil when it does not say.
  let duration: Double?

  /// The frame that shows after a time, over and over.
  func frame(at seconds: Double) -> DecodedImage? {
    guard secondsPerFrame > 0, seconds.isFinite, seconds > 0, frames.count > 1 else {
      return frames.first
    }
    let passed = (seconds / secondsPerFrame).rounded(.down)
    let index = Int(passed.truncatingRemainder(dividingBy: Double(frames.count)))
    return frames[index]
  }

  /// What keeping it takes, bytes.
  var cost: Int { frames.reduce(0) { $0 + $1.cost } }
}
