/// A document's own bytes.
public struct CloudDocumentMediaResource: Equatable, Sendable {
  public var datacenterId: Int32
  public var fileId: Int64
  public var accessHash: Int64
  /// Bytes, nil when unknown.
  public var size: Int64?
  /// Proves to the server where the file was seen; expires.
  public var fileReference: [UInt8]?
  public var fileName: String?

  public init(
    datacenterId: Int32, fileId: Int64, accessHash: Int64, size: Int64? = nil,
    fileReference: [UInt8]? = nil, fileName: String? = nil
  ) {
    self.datacenterId = datacenterId
    self.fileId = fileId
    self.accessHash = accessHash
    self.size = size
    self.fileReference = fileReference
    self.fileName = fileName
  }

  public static func == (lhs: CloudDocumentMediaResource, rhs: CloudDocumentMediaResource) -> Bool {
    if lhs.datacenterId != rhs.datacenterId { return false }
    if lhs.fileId != rhs.fileId { return false }
    if lhs.accessHash != rhs.accessHash { return false }
    if lhs.size != rhs.size { return false }
    if lhs.fileReference != rhs.fileReference { return false }
    return lhs.fileName == rhs.fileName
  }
}
