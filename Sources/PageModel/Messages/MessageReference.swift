/// Names a message together with what the server wants to see beside its id.
public struct MessageReference: Equatable, Sendable {
  public var peer: PeerReference
  public var author: PeerReference?
  public var messageId: MessageId
  /// Unix time in seconds.
  public var timestamp: Int32
  public var incoming: Bool
  public var secret: Bool
  public var threadId: Int64?

  public init(
    peer: PeerReference, author: PeerReference? = nil, messageId: MessageId, timestamp: Int32,
    incoming: Bool, secret: Bool = false, threadId: Int64? = nil
  ) {
    self.peer = peer
    self.author = author
    self.messageId = messageId
    self.timestamp = timestamp
    self.incoming = incoming
    self.secret = secret
    self.threadId = threadId
  }

  public static func == (lhs: MessageReference, rhs: MessageReference) -> Bool {
    if lhs.peer != rhs.peer { return false }
    if lhs.author != rhs.author { return false }
    if lhs.messageId != rhs.messageId { return false }
    if lhs.timestamp != rhs.timestamp { return false }
    if lhs.incoming != rhs.incoming { return false }
    if lhs.secret != rhs.secret { return false }
    return lhs.threadId == rhs.threadId
  }
}

/// Names a cached page.
public struct WebpageReference: Equatable, Sendable {
  public var webpageId: Int64
  public var url: String

  public init(webpageId: Int64, url: String) {
    self.webpageId = webpageId
    self.url = url
  }

  public static func == (lhs: WebpageReference, rhs: WebpageReference) -> Bool {
    lhs.webpageId == rhs.webpageId && lhs.url == rhs.url
  }
}
