/// Names a medium; ordered by namespace, then id.
public struct MediaId: Hashable, Comparable, Sendable {
  public var namespace: Int32
  public var id: Int64

  public init(namespace: Int32, id: Int64) {
    self.namespace = namespace
    self.id = id
  }

  public static func < (lhs: MediaId, rhs: MediaId) -> Bool {
    lhs.namespace == rhs.namespace ? lhs.id < rhs.id : lhs.namespace < rhs.namespace
  }
}

/// A width and a height in pixels.
public struct PixelDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32

  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}
