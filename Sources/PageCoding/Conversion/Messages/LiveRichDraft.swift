import PageModel

/// A page that somebody is writing right now, as an update of theirs shows it.
public struct LiveRichDraft: Sendable {
  /// The chat: a person, or a channel or supergroup.
  public var peerId: PeerId
  /// Who writes.
  public var authorId: PeerId
  /// The topic, nil outside of topics.
  public var threadId: Int32?
  /// Joins the updates of one draft, and says what its author and its reader may do.
  public var attribute: TypingDraftMessageAttribute
  public var page: InstantPage

  /// Seconds an update may be late before its draft counts as abandoned.
  public static let lifetime: Int32 = 60

  /// The draft an update shows; nil when it shows none or comes too late.
  ///
  /// Drafts come in private chats, channels and supergroups; basic groups have none.
  ///
  /// - Parameters:
  ///   - date: when the update was made, Unix time in seconds.
  ///   - serverTime: now, by the server's clock.
  public init?(
    _ update: TL.Update, date: Int32, serverTime: Int32, losses: inout [PageLoss]
  ) {
    guard Int64(date) + Int64(LiveRichDraft.lifetime) > Int64(serverTime) else { return nil }
    let action: TL.SendMessageAction
    switch update {
    case .updateUserTyping(let userId, let topMessageId, let typing):
      peerId = .cloudUser(userId)
      authorId = .cloudUser(userId)
      threadId = topMessageId
      action = typing
    case .updateChannelUserTyping(let channelId, let topMessageId, let from, let typing):
      peerId = .cloudChannel(channelId)
      authorId = PeerId(from)
      threadId = topMessageId
      action = typing
    case .updateDraftMessage, .updateNewMessage, .updateEditMessage, .updateChatUserTyping,
      .updateNewEphemeralMessage, .updateEditEphemeralMessage, .updateDeleteEphemeralMessages,
      .updateNewChannelMessage, .updateEditChannelMessage:
      return nil
    }
    guard
      case .sendMessageRichMessageDraftAction(
        let canStop, let keepOnStop, let randomId, let message) = action
    else { return nil }
    attribute = TypingDraftMessageAttribute(
      randomId: randomId, canStop: canStop, keepOnStop: keepOnStop)
    page = message.page(losses: &losses)
  }
}

extension PeerId {
  /// The model's name of a chat or a person.
  public init(_ peer: TL.Peer) {
    switch peer {
    case .peerUser(let id): self = .cloudUser(id)
    case .peerChat(let id): self = .cloudGroup(id)
    case .peerChannel(let id): self = .cloudChannel(id)
    }
  }
}
