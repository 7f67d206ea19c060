import PageMarkup
import PageModel

/// What somebody has begun to write in a chat.
public struct Draft: Equatable, Sendable {
  public var content: ChatInputContent
  /// When it was written last, in seconds of Unix time.
  public var timestamp: Int32
  /// The message it answers.
  public var reply: MessageName?
  /// The effect the message is to be sent with.
  public var effectId: Int64?

  public init(
    _ content: ChatInputContent, timestamp: Int32, reply: MessageName? = nil,
    effectId: Int64? = nil
  ) {
    self.content = content
    self.timestamp = timestamp
    self.reply = reply
    self.effectId = effectId
  }

  /// Names a message: its peer, and its own namespace and number there.
  public struct MessageName: Hashable, Sendable {
    public var peerId: Int64
    public var namespace: Int32
    public var id: Int32

    public init(peerId: Int64, namespace: Int32, id: Int32) {
      self.peerId = peerId
      self.namespace = namespace
      self.id = id
    }
  }

  /// Whether there is nothing to keep: no content, and no message that is answered.
  public var isEmpty: Bool { content.isEmpty && reply == nil }
}

extension Draft {
  /// The draft to show when one is fetched from a server: the newer one. What is fetched never
  /// takes away what is there, and of two of the same time the one that is there stays.
  public static func newer(local: Draft?, fetched: Draft?) -> Draft? {
    guard let fetched, !fetched.isEmpty else { return local }
    guard let local else { return fetched }
    return fetched.timestamp > local.timestamp ? fetched : local
  }
}
