import CWebP

/// Writes pictures one after the other into an animated WebP, without loss. What stays the same from
/// one picture to the next costs next to nothing.
///
/// ```swift
/// let animation = try WebPAnimation(width: 720, height: 480)
/// try animation.append(first, at: 0)
/// try animation.append(second, at: 40)
/// let bytes = try animation.finish(at: 2_000)
/// ```
public final class WebPAnimation {
  /// The longest side WebP can have, pixels.
  public static let longestSide = 16_383

  private let encoder: OpaquePointer
  private var config: WebPConfig
  private let width: Int
  private let height: Int

  /// - Parameters:
  ///   - width: every picture's, pixels.
  ///   - loops: how often the animation is played; 0 for ever.
  public init(width: Int, height: Int, loops: Int = 0) throws(DrawingError) {
    guard width > 0, height > 0 else { throw .emptyPicture }
    guard max(width, height) <= Self.longestSide else {
      throw .animationTooLarge(width: width, height: height, limit: Self.longestSide)
    }
    var options = WebPAnimEncoderOptions()
    var config = WebPConfig()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0,
      WebPConfigLosslessPreset(&config, Self.effort) != 0
    else { throw .webp(reason: "the library's version differs") }
    options.anim_params.loop_count = Int32(clamping: max(0, loops))
    // No whole pictures in between: nobody jumps around in a message.
    options.kmin = 0
    options.kmax = 0
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .outOfMemory(what: "an animation of \(width) × \(height) pixels")
    }
    self.encoder = encoder
    self.config = config
    self.width = width
    self.height = height
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// The library's scale goes from 0, quickest, to 9; past 1 files hardly get smaller.
  private static let effort: Int32 = 1

  /// Adds an opaque picture of the animation's size.
  ///
  /// - Parameter time: when it is first shown, milliseconds from the start; each later than the last.
  public func append(_ picture: PixelImage, at time: Int) throws(DrawingError) {
    guard picture.width == width, picture.height == height else {
      throw .webp(reason: "a picture of another size")
    }
    let status = picture.pixels.withUnsafeBufferPointer { pixels in
      var frame = WebPPicture()
      guard WebPPictureInit(&frame) != 0 else { return Int32(0) }
      frame.use_argb = 1
      frame.width = Int32(width)
      frame.height = Int32(height)
      // The library's type is mutable, but nothing writes to the pixels.
      frame.argb = UnsafeMutablePointer(mutating: pixels.baseAddress)
      frame.argb_stride = Int32(width)
      return WebPAnimEncoderAdd(encoder, &frame, Int32(clamping: time), &config)
    }
    if status == 0 { throw .webp(reason: reason) }
  }

  /// The file.
  ///
  /// - Parameter end: until when the last picture is shown, milliseconds.
  public func finish(at end: Int) throws(DrawingError) -> [UInt8] {
    guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: end), nil) != 0 else {
      throw .webp(reason: reason)
    }
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw .webp(reason: reason) }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private var reason: String {
    WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "unknown failure"
  }
}
