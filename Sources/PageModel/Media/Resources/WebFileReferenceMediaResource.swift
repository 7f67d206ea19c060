/// A file fetched from the web through the server.
public struct WebFileReferenceMediaResource: Equatable, Sendable {
  public var url: String
  /// Bytes.
  public var size: Int64
  public var accessHash: Int64

  public init(url: String, size: Int64, accessHash: Int64) {
    self.url = url
    self.size = size
    self.accessHash = accessHash
  }

  public static func == (
    lhs: WebFileReferenceMediaResource, rhs: WebFileReferenceMediaResource
  ) -> Bool {
    if lhs.url != rhs.url { return false }
    if lhs.size != rhs.size { return false }
    return lhs.accessHash == rhs.accessHash
  }
}
