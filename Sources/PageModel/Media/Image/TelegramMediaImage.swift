/// A photo: its sizes, its moving variants and where the server keeps it.
public struct TelegramMediaImage: Sendable {
  public var imageId: MediaId
  public var representations: [TelegramMediaImageRepresentation]
  public var videoRepresentations: [VideoRepresentation]
  /// A JPEG of a few hundred bytes, without its shared header.
  public var immediateThumbnailData: [UInt8]?
  public var emojiMarkup: EmojiMarkup?
  public var reference: TelegramMediaImageReference?
  public var partialReference: PartialMediaReference?
  public var flags: Flags
  /// The moving part of a live photo.
  public var video: TelegramMediaFile? {
    get { videoSlot.first }
    set { videoSlot = newValue.map { [$0] } ?? [] }
  }

  /// An array because a file may hold an image in turn: the two would have no size otherwise.
  private var videoSlot: [TelegramMediaFile]

  public init(
    imageId: MediaId, representations: [TelegramMediaImageRepresentation] = [],
    videoRepresentations: [VideoRepresentation] = [], immediateThumbnailData: [UInt8]? = nil,
    emojiMarkup: EmojiMarkup? = nil, reference: TelegramMediaImageReference? = nil,
    partialReference: PartialMediaReference? = nil, flags: Flags = [],
    video: TelegramMediaFile? = nil
  ) {
    self.imageId = imageId
    self.representations = representations
    self.videoRepresentations = videoRepresentations
    self.immediateThumbnailData = immediateThumbnailData
    self.emojiMarkup = emojiMarkup
    self.reference = reference
    self.partialReference = partialReference
    self.flags = flags
    self.videoSlot = video.map { [$0] } ?? []
  }

  /// Bits as stored.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    public static let hasStickers = Flags(rawValue: 1 << 0)
    public static let isLivePhoto = Flags(rawValue: 1 << 1)
  }
}

extension TelegramMediaImage: Equatable {
  public static func == (lhs: TelegramMediaImage, rhs: TelegramMediaImage) -> Bool {
    if lhs.imageId != rhs.imageId { return false }
    if lhs.representations != rhs.representations { return false }
    if lhs.videoRepresentations != rhs.videoRepresentations { return false }
    if lhs.immediateThumbnailData != rhs.immediateThumbnailData { return false }
    if lhs.emojiMarkup != rhs.emojiMarkup { return false }
    if lhs.reference != rhs.reference { return false }
    if lhs.partialReference != rhs.partialReference { return false }
    if lhs.flags != rhs.flags { return false }
    return lhs.videoSlot == rhs.videoSlot
  }
}
