/// The picture that stands for a sticker pack.
public struct CloudStickerPackThumbnailMediaResource: Equatable, Sendable {
  public var datacenterId: Int32
  public var thumbVersion: Int32?
  public var volumeId: Int64?
  public var localId: Int32?

  public init(
    datacenterId: Int32, thumbVersion: Int32? = nil, volumeId: Int64? = nil, localId: Int32? = nil
  ) {
    self.datacenterId = datacenterId
    self.thumbVersion = thumbVersion
    self.volumeId = volumeId
    self.localId = localId
  }

  public static func == (
    lhs: CloudStickerPackThumbnailMediaResource, rhs: CloudStickerPackThumbnailMediaResource
  ) -> Bool {
    if lhs.datacenterId != rhs.datacenterId { return false }
    if lhs.thumbVersion != rhs.thumbVersion { return false }
    if lhs.volumeId != rhs.volumeId { return false }
    return lhs.localId == rhs.localId
  }
}
