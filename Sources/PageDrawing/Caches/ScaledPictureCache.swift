/// Pictures at the sizes they are drawn, so that scaling and blurring happen once.
final class ScaledPictureCache {
  private var pictures: BoundedCache<Key, PixelImage>

  struct Key: Hashable {
    var image: ImageIdentity
    var region: Resampler.Region
    var width: Int
    var height: Int
    var isBackdrop: Bool
  }

  init(capacity: Int) {
    pictures = BoundedCache(capacity: capacity)
  }

  var statistics: CacheStatistics { pictures.statistics }

  func picture(for key: Key, make: () -> PixelImage) -> PixelImage {
    if let known = pictures.value(for: key) { return known }
    let made = make()
    pictures.insert(made, cost: made.pixels.count * 4, for: key)
    return made
  }
}
