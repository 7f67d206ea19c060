/// One size of the picture of a person or a chat.
public struct CloudPeerPhotoSizeMediaResource: Equatable, Sendable {
  public var datacenterId: Int32
  public var photoId: Int64?
  public var sizeSpec: SizeSpec
  public var volumeId: Int64?
  public var localId: Int32?

  public init(
    datacenterId: Int32, photoId: Int64? = nil, sizeSpec: SizeSpec, volumeId: Int64? = nil,
    localId: Int32? = nil
  ) {
    self.datacenterId = datacenterId
    self.photoId = photoId
    self.sizeSpec = sizeSpec
    self.volumeId = volumeId
    self.localId = localId
  }

  /// Raw values are the stored form.
  public enum SizeSpec: Int32, Sendable {
    case small = 0
    case fullSize = 1
  }

  public static func == (
    lhs: CloudPeerPhotoSizeMediaResource, rhs: CloudPeerPhotoSizeMediaResource
  ) -> Bool {
    if lhs.datacenterId != rhs.datacenterId { return false }
    if lhs.photoId != rhs.photoId { return false }
    if lhs.sizeSpec != rhs.sizeSpec { return false }
    if lhs.volumeId != rhs.volumeId { return false }
    return lhs.localId == rhs.localId
  }
}
