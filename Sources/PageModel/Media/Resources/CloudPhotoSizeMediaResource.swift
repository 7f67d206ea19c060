/// One size of a photo.
public struct CloudPhotoSizeMediaResource: Equatable, Sendable {
  public var datacenterId: Int32
  public var photoId: Int64
  public var accessHash: Int64
  /// The size's letter in the schema ("s", "m", …).
  public var sizeSpec: String
  /// Bytes, nil when unknown.
  public var size: Int64?
  /// Proves to the server where the file was seen; expires.
  public var fileReference: [UInt8]?

  public init(
    datacenterId: Int32, photoId: Int64, accessHash: Int64, sizeSpec: String, size: Int64? = nil,
    fileReference: [UInt8]? = nil
  ) {
    self.datacenterId = datacenterId
    self.photoId = photoId
    self.accessHash = accessHash
    self.sizeSpec = sizeSpec
    self.size = size
    self.fileReference = fileReference
  }

  public static func == (
    lhs: CloudPhotoSizeMediaResource, rhs: CloudPhotoSizeMediaResource
  ) -> Bool {
    if lhs.datacenterId != rhs.datacenterId { return false }
    if lhs.photoId != rhs.photoId { return false }
    if lhs.accessHash != rhs.accessHash { return false }
    if lhs.sizeSpec != rhs.sizeSpec { return false }
    if lhs.size != rhs.size { return false }
    return lhs.fileReference == rhs.fileReference
  }
}
