/// A file of the client's own store, named by a number.
public struct LocalFileMediaResource: Equatable, Sendable {
  public var fileId: Int64
  /// Bytes, nil when unknown.
  public var size: Int64?
  public var isSecretRelated: Bool

  public init(fileId: Int64, size: Int64? = nil, isSecretRelated: Bool) {
    self.fileId = fileId
    self.size = size
    self.isSecretRelated = isSecretRelated
  }

  public static func == (lhs: LocalFileMediaResource, rhs: LocalFileMediaResource) -> Bool {
    if lhs.fileId != rhs.fileId { return false }
    if lhs.size != rhs.size { return false }
    return lhs.isSecretRelated == rhs.isSecretRelated
  }
}
