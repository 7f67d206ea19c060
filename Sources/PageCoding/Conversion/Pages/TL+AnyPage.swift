import PageModel

extension TL {
  /// Reads the first page out of whatever carries one: a rich message of either kind, an article,
  /// a message, a draft, a web page's preview, an update, a request, an answer.
  ///
  /// - Returns: the page and what the model has no place for; nil when the object carries none.
  /// - Throws: ``TLError``, also when bytes follow the object.
  public static func decodeAnyPage(
    _ bytes: [UInt8]
  ) throws(TLError) -> (page: InstantPage, losses: [PageLoss])? {
    var reader = TLReader(bytes: bytes)
    let constructor = try reader.constructor()
    guard let type = type(of: constructor) else {
      throw .unknownConstructor(offset: 0, constructor: constructor, type: "Object")
    }
    reader = TLReader(bytes: bytes)
    let object = try type.init(wholeOf: &reader)
    guard let content = PageContent(of: object) else { return nil }
    switch content {
    case .received(let message):
      var decoder = PageDecoder(form: .received, unknownFlags: reader.unknownFlags)
      return (decoder.page(message), decoder.losses)
    case .sent(let message):
      var decoder = PageDecoder(form: .sent, unknownFlags: reader.unknownFlags)
      guard let page = decoder.page(message) else { return nil }
      return (page, decoder.losses)
    case .article(let article):
      var decoder = PageDecoder(form: .received, unknownFlags: reader.unknownFlags)
      return (decoder.page(article), decoder.losses)
    }
  }
}

/// A page inside an envelope.
enum PageContent {
  case received(TL.RichMessage)
  case sent(TL.InputRichMessage)
  case article(TL.Page)

  /// The first page an object carries.
  init?(of object: any TLObject) {
    switch object {
    case let message as TL.RichMessage: self = .received(message)
    case let message as TL.InputRichMessage: self = .sent(message)
    case let article as TL.Page: self = .article(article)
    case let page as TL.WebPage:
      guard case .webPage(let body) = page, let article = body.cachedPage else { return nil }
      self = .article(article)
    default:
      if let message = PageContent.receivedMessage(in: object) {
        self = .received(message)
      } else if let message = PageContent.sentMessage(in: object) {
        self = .sent(message)
      } else {
        return nil
      }
    }
  }

  private static func receivedMessage(in object: any TLObject) -> TL.RichMessage? {
    switch object {
    case let message as TL.Message: return message.richMessage
    case let message as TL.EphemeralMessage: return message.richMessage
    case let draft as TL.DraftMessage: return draft.richMessage
    case let action as TL.SendMessageAction: return action.richMessage
    case let update as TL.Update: return update.richMessage
    case let message as TL.BotInlineMessage: return message.richMessage
    case let answer as TL.Messages.Messages: return answer.messages.first?.richMessage
    case let answer as TL.Messages.ComposedRichMessageWithAI: return answer.result
    case let answer as TL.Messages.TranslatedRichMessage: return answer.result.first
    default: return nil
    }
  }

  private static func sentMessage(in object: any TLObject) -> TL.InputRichMessage? {
    switch object {
    case let request as TL.Functions.Messages.SendMessage: return request.richMessage
    case let request as TL.Functions.Messages.EditMessage: return request.richMessage
    case let request as TL.Functions.Messages.SaveDraft: return request.richMessage
    case let request as TL.Functions.Messages.EditInlineBotMessage: return request.richMessage
    case let request as TL.Functions.Messages.ComposeRichMessageWithAI: return request.text
    case let request as TL.Functions.Messages.TranslateRichMessage: return request.text?.first
    case let request as TL.Functions.Messages.SetTyping: return request.action.inputRichMessage
    case let request as TL.Functions.Ephemeral.SendMessage: return request.richMessage
    case let request as TL.Functions.Ephemeral.EditMessage: return request.richMessage
    case let action as TL.SendMessageAction: return action.inputRichMessage
    case let message as TL.InputBotInlineMessage: return message.richMessage
    default: return nil
    }
  }
}
