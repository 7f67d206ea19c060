/// A thumbnail of a document.
public struct CloudDocumentSizeMediaResource: Equatable, Sendable {
  public var datacenterId: Int32
  public var documentId: Int64
  public var accessHash: Int64
  /// The size's letter in the schema ("s", "m", …).
  public var sizeSpec: String
  /// Proves to the server where the file was seen; expires.
  public var fileReference: [UInt8]?

  public init(
    datacenterId: Int32, documentId: Int64, accessHash: Int64, sizeSpec: String,
    fileReference: [UInt8]? = nil
  ) {
    self.datacenterId = datacenterId
    self.documentId = documentId
    self.accessHash = accessHash
    self.sizeSpec = sizeSpec
    self.fileReference = fileReference
  }

  public static func == (
    lhs: CloudDocumentSizeMediaResource, rhs: CloudDocumentSizeMediaResource
  ) -> Bool {
    if lhs.datacenterId != rhs.datacenterId { return false }
    if lhs.documentId != rhs.documentId { return false }
    if lhs.accessHash != rhs.accessHash { return false }
    if lhs.sizeSpec != rhs.sizeSpec { return false }
    return lhs.fileReference == rhs.fileReference
  }
}
