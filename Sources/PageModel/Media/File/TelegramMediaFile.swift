/// A file: a video, an audio track, a voice note, a sticker or any document.
public struct TelegramMediaFile: Sendable {
  public var fileId: MediaId
  public var partialReference: PartialMediaReference?
  public var resource: TelegramMediaResource
  public var previewRepresentations: [TelegramMediaImageRepresentation]
  public var videoThumbnails: [VideoThumbnail]
  /// A picture its author chose to stand for the video.
  public var videoCover: TelegramMediaImage? {
    get { videoCoverSlot.first }
    set { videoCoverSlot = newValue.map { [$0] } ?? [] }
  }
  public var immediateThumbnailData: [UInt8]?
  public var mimeType: String
  /// Bytes, nil when unknown.
  public var size: Int64?
  public var attributes: [TelegramMediaFileAttribute]
  /// The same video in other qualities.
  public var alternativeRepresentations: [TelegramMediaFile]

  /// An array because an image may hold a file in turn: the two would have no size otherwise.
  private var videoCoverSlot: [TelegramMediaImage]

  public init(
    fileId: MediaId, partialReference: PartialMediaReference? = nil,
    resource: TelegramMediaResource,
    previewRepresentations: [TelegramMediaImageRepresentation] = [],
    videoThumbnails: [VideoThumbnail] = [], videoCover: TelegramMediaImage? = nil,
    immediateThumbnailData: [UInt8]? = nil, mimeType: String, size: Int64? = nil,
    attributes: [TelegramMediaFileAttribute] = [],
    alternativeRepresentations: [TelegramMediaFile] = []
  ) {
    self.fileId = fileId
    self.partialReference = partialReference
    self.resource = resource
    self.previewRepresentations = previewRepresentations
    self.videoThumbnails = videoThumbnails
    self.videoCoverSlot = videoCover.map { [$0] } ?? []
    self.immediateThumbnailData = immediateThumbnailData
    self.mimeType = mimeType
    self.size = size
    self.attributes = attributes
    self.alternativeRepresentations = alternativeRepresentations
  }

  /// A small moving preview of a video.
  public struct VideoThumbnail: Equatable, Sendable {
    public var dimensions: PixelDimensions
    public var resource: TelegramMediaResource

    public init(dimensions: PixelDimensions, resource: TelegramMediaResource) {
      self.dimensions = dimensions
      self.resource = resource
    }

    public static func == (lhs: VideoThumbnail, rhs: VideoThumbnail) -> Bool {
      lhs.dimensions == rhs.dimensions && lhs.resource == rhs.resource
    }
  }
}

extension TelegramMediaFile: Equatable {
  public static func == (lhs: TelegramMediaFile, rhs: TelegramMediaFile) -> Bool {
    if lhs.fileId != rhs.fileId { return false }
    if lhs.partialReference != rhs.partialReference { return false }
    if lhs.resource != rhs.resource { return false }
    if lhs.previewRepresentations != rhs.previewRepresentations { return false }
    if lhs.videoThumbnails != rhs.videoThumbnails { return false }
    if lhs.videoCoverSlot != rhs.videoCoverSlot { return false }
    if lhs.immediateThumbnailData != rhs.immediateThumbnailData { return false }
    if lhs.mimeType != rhs.mimeType { return false }
    if lhs.size != rhs.size { return false }
    if lhs.attributes != rhs.attributes { return false }
    return lhs.alternativeRepresentations == rhs.alternativeRepresentations
  }
}
