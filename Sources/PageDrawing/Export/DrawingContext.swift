import PageModel
import Typesetting

/// What drawing keeps from one picture to the next: open fonts, drawn glyphs, scaled pictures. It
/// belongs to one thread: make one a thread.
public final class DrawingContext {
  let fonts: FontLibrary
  let rasterizer: GlyphRasterizer
  let pictures: ScaledPictureCache

  /// - Parameters:
  ///   - glyphBytes: how many bytes of drawn glyphs to keep.
  ///   - pictureBytes: how many bytes of scaled pictures to keep.
  public init(glyphBytes: Int = 16 << 20, pictureBytes: Int = 64 << 20) {
    fonts = FontLibrary()
    rasterizer = GlyphRasterizer(fonts: fonts, cache: GlyphCache(capacity: glyphBytes))
    pictures = ScaledPictureCache(capacity: pictureBytes)
  }

  /// How drawn glyphs were used.
  public var glyphStatistics: CacheStatistics { rasterizer.cache.statistics }

  /// How scaled pictures were used.
  public var pictureStatistics: CacheStatistics { pictures.statistics }

  /// The small blurred copy of a picture that covers an area of this shape.
  func backdrop(of image: DecodedImage, width: Double, height: Double) -> PixelImage {
    let key = ScaledPictureCache.Key(
      image: image.identity, region: .init(x: 0, y: 0, width: width, height: height), width: 0,
      height: 0, isBackdrop: true)
    return pictures.picture(for: key) {
      BlurredBackdrop.make(from: image.pixels, width: width, height: height)
    }
  }

  /// The same, enlarged enough to look smooth however a viewer enlarges it further.
  func smoothBackdrop(of image: DecodedImage, over rect: Rect) -> PixelImage {
    let small = backdrop(of: image, width: rect.width, height: rect.height)
    return Resampler.resample(small, from: nil, width: small.width * 4, height: small.height * 4)
  }
}
