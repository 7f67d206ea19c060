import PageModel

/// One picture, video, place or file of a ``MediaBlock``.
public struct MediaBlockItem: Equatable, Sendable {
  public var source: MediaSource
  /// Points; nil when unknown.
  public var naturalSize: PixelDimensions?
  public var isSpoiler: Bool
  /// What a page says under this item alone; the editor carries it along.
  public var ownCaption: InstantPageCaption

  public init(
    _ source: MediaSource, naturalSize: PixelDimensions? = nil, isSpoiler: Bool = false,
    ownCaption: InstantPageCaption = InstantPageCaption()
  ) {
    self.source = source
    self.naturalSize = naturalSize
    self.isSpoiler = isSpoiler
    self.ownCaption = ownCaption
  }
}

/// What a media item shows; a document's ``Document/media`` has the medium an id names.
public enum MediaSource: Sendable {
  /// `url` and `webpageId` are where a press leads.
  case image(MediaId, url: String? = nil, webpageId: MediaId? = nil)
  case video(MediaId, autoplay: Bool = false, loop: Bool = false)
  case audio(MediaId)
  case document(MediaId)
  /// Degrees; zoom as maps on the web have it.
  case location(latitude: Double, longitude: Double, zoom: Int32 = 15)

  /// Whether several of them may share a block.
  public var isGroupable: Bool {
    switch self {
    case .image, .video: return true
    case .audio, .document, .location: return false
    }
  }

  /// Whether no caret can go into its caption.
  public var isCaptionless: Bool {
    switch self {
    case .audio, .document: return true
    case .image, .video, .location: return false
    }
  }
}

extension MediaSource: Equatable {
  public static func == (lhs: MediaSource, rhs: MediaSource) -> Bool {
    MediaBlockItem(lhs).pageBlock() == MediaBlockItem(rhs).pageBlock()
  }
}
