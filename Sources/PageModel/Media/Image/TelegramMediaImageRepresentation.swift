/// One size of a picture.
public struct TelegramMediaImageRepresentation: Sendable {
  public var dimensions: PixelDimensions
  public var resource: TelegramMediaResource
  /// The byte counts after which a progressive JPEG shows a better picture.
  public var progressiveSizes: [Int32]
  public var immediateThumbnailData: [UInt8]?
  public var hasVideo: Bool
  public var isPersonal: Bool
  public var typeHint: TypeHint

  public init(
    dimensions: PixelDimensions, resource: TelegramMediaResource, progressiveSizes: [Int32] = [],
    immediateThumbnailData: [UInt8]? = nil, hasVideo: Bool = false, isPersonal: Bool = false,
    typeHint: TypeHint = .generic
  ) {
    self.dimensions = dimensions
    self.resource = resource
    self.progressiveSizes = progressiveSizes
    self.immediateThumbnailData = immediateThumbnailData
    self.hasVideo = hasVideo
    self.isPersonal = isPersonal
    self.typeHint = typeHint
  }

  /// What the bytes behind the representation are; raw values are the stored form.
  public enum TypeHint: Int32, Sendable {
    case generic = 0
    case animated = 1
    case video = 2
  }
}

extension TelegramMediaImageRepresentation: Equatable {
  public static func == (
    lhs: TelegramMediaImageRepresentation, rhs: TelegramMediaImageRepresentation
  ) -> Bool {
    if lhs.dimensions != rhs.dimensions { return false }
    if lhs.resource != rhs.resource { return false }
    if lhs.progressiveSizes != rhs.progressiveSizes { return false }
    if lhs.immediateThumbnailData != rhs.immediateThumbnailData { return false }
    if lhs.hasVideo != rhs.hasVideo { return false }
    if lhs.isPersonal != rhs.isPersonal { return false }
    return lhs.typeHint == rhs.typeHint
  }
}
