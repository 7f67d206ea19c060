/// Names a message of a chat.
public struct MessageId: Hashable, Sendable {
  public var peerId: PeerId
  /// One of ``MessageNamespace``'s numbers.
  public var namespace: Int32
  public var id: Int32

  public init(peerId: PeerId, namespace: Int32, id: Int32) {
    self.peerId = peerId
    self.namespace = namespace
    self.id = id
  }
}

/// The numbers of ``MessageId/namespace``; they are stored, so they never change.
public enum MessageNamespace {
  public static let cloud: Int32 = 0
  public static let local: Int32 = 1
  public static let secretIncoming: Int32 = 2
  public static let scheduledCloud: Int32 = 3
  public static let scheduledLocal: Int32 = 4
  public static let quickReplyCloud: Int32 = 5
  public static let quickReplyLocal: Int32 = 6
}
