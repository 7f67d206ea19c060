/// A file fetched from the web by the client.
public struct HttpReferenceMediaResource: Equatable, Sendable {
  public var url: String
  /// Bytes, nil when unknown.
  public var size: Int64?

  public init(url: String, size: Int64? = nil) {
    self.url = url
    self.size = size
  }

  public static func == (lhs: HttpReferenceMediaResource, rhs: HttpReferenceMediaResource) -> Bool {
    if lhs.url != rhs.url { return false }
    return lhs.size == rhs.size
  }
}
