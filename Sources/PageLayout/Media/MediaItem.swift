import PageModel
import Typesetting

/// A picture, a video, a map or an embedded page, as it stands in a page.
public struct MediaItem: Equatable, Sendable {
  /// The medium; nil for a map and an embedded page.
  public var id: MediaId?
  /// The ordinal among the page's media, which is what a gallery counts by.
  public var index: Int
  public var kind: Kind
  /// What is drawn: the medium itself, a video's cover, a map's snapshot. Nil where there is nothing to
  /// load.
  public var pictureId: MediaId?
  public var fit: Fit
  /// Drawn until the picture is there.
  public var placeholder: Color
  /// Opened by a tap instead of the gallery.
  public var link: String?
  /// Covered until its reader asks for it.
  public var isSpoiler = false
  public var cornerRadius = 0.0
  public var badge: MediaBadge?

  public enum Kind: Hashable, Sendable {
    case image
    case video(autoplays: Bool, loops: Bool)
    case map(MapSnapshot)
    /// A page of the web.
    case embed
    /// The small round picture of an author.
    case avatar
  }

  public enum Fit: Hashable, Sendable {
    /// The whole picture, the rest of the box filled with a blurred copy.
    case whole
    /// The whole picture, nothing beside it.
    case plain
    /// The box filled, what overhangs is cut.
    case crop
  }
}

/// Words on a picture: how long a video is, where an embedded page is from.
public struct MediaBadge: Equatable, Sendable {
  /// Relative to the item's frame.
  public var frame: Rect
  public var fill: Color
  public var text: TextItem
  /// Relative to the item's frame.
  public var textOrigin: Point
}

/// The picture of a map that a provider is asked for; two maps of the same place share one.
public struct MapSnapshot: Hashable, Sendable {
  public var latitude: Double
  public var longitude: Double
  public var zoom: Int32
  /// Points; never empty.
  public var size: PixelDimensions

  /// What is asked for when the page does not say.
  static let defaultSize = PixelDimensions(width: 600, height: 300)

  init(latitude: Double, longitude: Double, zoom: Int32, dimensions: PixelDimensions) {
    self.latitude = latitude
    self.longitude = longitude
    self.zoom = zoom
    size = dimensions.width > 0 && dimensions.height > 0 ? dimensions : Self.defaultSize
  }

  /// Under which the snapshot is looked for among the pictures. The same map has the same id on every
  /// run.
  public var id: MediaId {
    var hasher = FingerprintHasher()
    for part in [
      latitude.bitPattern, longitude.bitPattern, UInt64(UInt32(bitPattern: zoom)),
      UInt64(UInt32(bitPattern: size.width)), UInt64(UInt32(bitPattern: size.height)),
    ] {
      hasher.combine(Int(truncatingIfNeeded: part))
    }
    return MediaId(namespace: MediaNamespace.cloudMap, id: Int64(bitPattern: hasher.value))
  }
}

/// Pictures and videos that are turned like pages.
public struct SlideshowItem: Equatable, Sendable {
  public var pages: [Page]
  /// The width of one page, points; the frame may be wider to bleed over the bubble's edge.
  public var pageWidth: Double
  public var background: Color
  /// Counts pages from the left: 0 shows the first, 0.5 half of it and half of the second.
  public var position = 0.0

  public struct Page: Equatable, Sendable {
    /// Relative to the page's top left.
    public var frame: Rect
    public var media: MediaItem
  }
}
