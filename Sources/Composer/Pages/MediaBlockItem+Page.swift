import PageModel

extension MediaBlockItem {
  /// Shown for a place whose size nobody knows.
  private static let mapSize = PixelDimensions(width: 600, height: 300)

  /// The item as a block of a page, under the given caption.
  func pageBlock(caption: InstantPageCaption = InstantPageCaption()) -> InstantPageBlock {
    switch source {
    case .image(let id, let url, let webpageId):
      return .image(id: id, caption: caption, url: url, webpageId: webpageId, spoiler: isSpoiler)
    case .video(let id, let autoplay, let loop):
      return .video(id: id, caption: caption, autoplay: autoplay, loop: loop, spoiler: isSpoiler)
    case .audio(let id): return .audio(id: id, caption: caption)
    case .document(let id): return .document(id: id, caption: caption)
    case .location(let latitude, let longitude, let zoom):
      return .map(
        latitude: latitude, longitude: longitude, zoom: zoom,
        dimensions: naturalSize ?? MediaBlockItem.mapSize, caption: caption)
    }
  }
}
