/// Names a person, a group, a channel or a secret chat.
public struct PeerId: Hashable, Comparable, Sendable {
  /// One of ``PeerNamespace``'s numbers, 0 to 7.
  public var namespace: Int32
  public var id: Int64

  public init(namespace: Int32, id: Int64) {
    self.namespace = namespace
    self.id = id
  }

  public static func cloudUser(_ id: Int64) -> PeerId {
    PeerId(namespace: PeerNamespace.cloudUser, id: id)
  }

  public static func cloudGroup(_ id: Int64) -> PeerId {
    PeerId(namespace: PeerNamespace.cloudGroup, id: id)
  }

  public static func cloudChannel(_ id: Int64) -> PeerId {
    PeerId(namespace: PeerNamespace.cloudChannel, id: id)
  }

  public static func secretChat(_ id: Int64) -> PeerId {
    PeerId(namespace: PeerNamespace.secretChat, id: id)
  }

  public static func < (lhs: PeerId, rhs: PeerId) -> Bool {
    lhs.namespace == rhs.namespace ? lhs.id < rhs.id : lhs.namespace < rhs.namespace
  }
}

/// The numbers of ``PeerId/namespace``; they are stored, so they never change.
public enum PeerNamespace {
  public static let cloudUser: Int32 = 0
  public static let cloudGroup: Int32 = 1
  public static let cloudChannel: Int32 = 2
  public static let secretChat: Int32 = 3
  /// No peer at all.
  public static let empty: Int32 = 7
}
