/// Names a medium; ordered by namespace, then id.
public struct MediaId: Hashable, Comparable, Sendable {
  /// One of ``MediaNamespace``'s numbers, or one this version does not know.
  public var namespace: Int32
  public var id: Int64

  public init(namespace: Int32, id: Int64) {
    self.namespace = namespace
    self.id = id
  }

  /// A photo on the server; what the image blocks of a page name.
  public static func cloudImage(_ id: Int64) -> MediaId {
    MediaId(namespace: MediaNamespace.cloudImage, id: id)
  }

  /// A document on the server: videos, audio, files, inline images.
  public static func cloudFile(_ id: Int64) -> MediaId {
    MediaId(namespace: MediaNamespace.cloudFile, id: id)
  }

  /// A page the server has cached.
  public static func cloudWebpage(_ id: Int64) -> MediaId {
    MediaId(namespace: MediaNamespace.cloudWebpage, id: id)
  }

  /// A picture that has not been uploaded yet.
  public static func localImage(_ id: Int64) -> MediaId {
    MediaId(namespace: MediaNamespace.localImage, id: id)
  }

  /// A file that has not been uploaded yet.
  public static func localFile(_ id: Int64) -> MediaId {
    MediaId(namespace: MediaNamespace.localFile, id: id)
  }

  public static func < (lhs: MediaId, rhs: MediaId) -> Bool {
    lhs.namespace == rhs.namespace ? lhs.id < rhs.id : lhs.namespace < rhs.namespace
  }
}

/// The numbers of ``MediaId/namespace``; they are stored, so they never change.
public enum MediaNamespace {
  public static let cloudImage: Int32 = 0
  public static let cloudAudio: Int32 = 2
  public static let cloudContact: Int32 = 3
  public static let cloudMap: Int32 = 4
  public static let cloudFile: Int32 = 5
  public static let cloudWebpage: Int32 = 6
  public static let localImage: Int32 = 7
  public static let localFile: Int32 = 8
  public static let cloudSecretImage: Int32 = 9
  public static let cloudSecretFile: Int32 = 10
  public static let cloudGame: Int32 = 11
  public static let cloudInvoice: Int32 = 12
  public static let localWebpage: Int32 = 13
  public static let localPoll: Int32 = 14
  public static let cloudPoll: Int32 = 15
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
