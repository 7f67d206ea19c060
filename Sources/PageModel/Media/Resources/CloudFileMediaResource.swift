/// A file of the oldest kind: a volume and a place in it.
public struct CloudFileMediaResource: Equatable, Sendable {
  public var datacenterId: Int32
  public var volumeId: Int64
  public var localId: Int32
  public var secret: Int64
  /// Bytes, nil when unknown.
  public var size: Int64?
  /// Proves to the server where the file was seen; expires.
  public var fileReference: [UInt8]?

  public init(
    datacenterId: Int32, volumeId: Int64, localId: Int32, secret: Int64, size: Int64? = nil,
    fileReference: [UInt8]? = nil
  ) {
    self.datacenterId = datacenterId
    self.volumeId = volumeId
    self.localId = localId
    self.secret = secret
    self.size = size
    self.fileReference = fileReference
  }

  public static func == (lhs: CloudFileMediaResource, rhs: CloudFileMediaResource) -> Bool {
    if lhs.datacenterId != rhs.datacenterId { return false }
    if lhs.volumeId != rhs.volumeId { return false }
    if lhs.localId != rhs.localId { return false }
    if lhs.secret != rhs.secret { return false }
    if lhs.size != rhs.size { return false }
    return lhs.fileReference == rhs.fileReference
  }
}
