extension TL.Message {
  /// The page of the message; nil for service messages and for those that are plain text.
  public var richMessage: TL.RichMessage? {
    if case .message(let body) = self { return body.richMessage }
    return nil
  }
}

extension TL.DraftMessage {
  /// The page somebody has written and not sent yet.
  public var richMessage: TL.RichMessage? {
    if case .draftMessage(let body) = self { return body.richMessage }
    return nil
  }
}

extension TL.SendMessageAction {
  /// The page that is being written, as a server passes it on.
  public var richMessage: TL.RichMessage? {
    if case .sendMessageRichMessageDraftAction(_, _, _, let message) = self { return message }
    return nil
  }

  /// The page that is being written, as its writer sends it.
  public var inputRichMessage: TL.InputRichMessage? {
    if case .inputSendMessageRichMessageDraftAction(_, _, _, let message) = self { return message }
    return nil
  }
}

extension TL.BotInlineMessage {
  public var richMessage: TL.RichMessage? {
    if case .botInlineMessageRichMessage(_, let message) = self { return message }
    return nil
  }
}

extension TL.InputBotInlineMessage {
  public var richMessage: TL.InputRichMessage? {
    if case .inputBotInlineMessageRichMessage(_, let message) = self { return message }
    return nil
  }
}

extension TL.Update {
  /// The page an update brings: in a message, a draft, or while it is being written.
  public var richMessage: TL.RichMessage? {
    switch self {
    case .updateNewMessage(let message, _, _), .updateEditMessage(let message, _, _),
      .updateNewChannelMessage(let message, _, _), .updateEditChannelMessage(let message, _, _):
      return message.richMessage
    case .updateNewEphemeralMessage(let message), .updateEditEphemeralMessage(let message):
      return message.richMessage
    case .updateDraftMessage(_, _, _, let draft):
      return draft.richMessage
    case .updateUserTyping(_, _, let action), .updateChatUserTyping(_, _, let action),
      .updateChannelUserTyping(_, _, _, let action):
      return action.richMessage
    case .updateDeleteEphemeralMessages:
      return nil
    }
  }
}

extension TL.Messages.Messages {
  /// The messages of an answer; none when nothing has changed since it was asked for.
  public var messages: [TL.Message] {
    switch self {
    case .messages(let messages, _, _, _): return messages
    case .messagesSlice(_, _, _, _, _, let messages, _, _, _): return messages
    case .channelMessages(_, _, _, _, let messages, _, _, _): return messages
    case .messagesNotModified: return []
    }
  }
}
