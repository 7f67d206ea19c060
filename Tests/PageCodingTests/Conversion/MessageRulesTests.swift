import PageModel
import Testing

@testable import PageCoding

@Suite("Conversion: messages, drafts, full pages")
struct MessageRulesTests {
  private static let part = InstantPage(blocks: [.divider], isComplete: false)
  private static let full = InstantPage(blocks: [.divider, .divider])
  private static let other = InstantPage(blocks: [.formula(latex: "x")], isComplete: false)

  /// What is stored, what arrives, what is stored then.
  static let updates: [(RichTextMessageAttribute, RichTextMessageAttribute, Int, String)] = [
    (
      RichTextMessageAttribute(instantPage: part, fullInstantPage: full),
      RichTextMessageAttribute(instantPage: part), 0, "the same part keeps the fetched page"
    ),
    (
      RichTextMessageAttribute(instantPage: part, fullInstantPage: full),
      RichTextMessageAttribute(instantPage: other), 1, "another part makes it stale"
    ),
    (
      RichTextMessageAttribute(instantPage: part, fullInstantPage: full),
      RichTextMessageAttribute(instantPage: part, fullInstantPage: other), 1,
      "a full page that comes with the update replaces it"
    ),
    (
      RichTextMessageAttribute(instantPage: part),
      RichTextMessageAttribute(instantPage: part, fullInstantPage: full), 1,
      "and is taken where there was none"
    ),
  ]

  @Test("a message that arrives again", arguments: updates)
  func updating(
    old: RichTextMessageAttribute, new: RichTextMessageAttribute, kept: Int, meaning: String
  ) {
    #expect(old.updated(with: new) == (kept == 0 ? old : new), "\(meaning)")
  }

  private func message(_ page: InstantPage?, losses: inout [PageLoss]) -> TL.Message {
    var body = TL.Message.Body(id: 1, peerId: .peerUser(userId: 2), date: 3, message: "")
    if let page { body.richMessage = TL.RichMessage(page, losses: &losses) }
    return .message(body)
  }

  @Test("the whole page is stored beside the part")
  func fullPage() throws {
    var losses: [PageLoss] = []
    let incoming = try TL.Message(
      bytes: message(MessageRulesTests.part, losses: &losses).bytes())
    var attribute = try #require(RichTextMessageAttribute(incoming, losses: &losses))
    #expect(attribute.instantPage == MessageRulesTests.part && attribute.fullInstantPage == nil)
    let answer = TL.Messages.Messages.messages(
      messages: [message(MessageRulesTests.full, losses: &losses)], topics: [], chats: [],
      users: [])
    let id = MessageId(peerId: .cloudUser(2), namespace: MessageNamespace.cloud, id: 1)
    var local = id
    local.namespace = MessageNamespace.local
    #expect(!attribute.storeFullPage(from: answer, of: local, losses: &losses))
    #expect(
      !attribute.storeFullPage(from: .messagesNotModified(count: 0), of: id, losses: &losses))
    #expect(attribute.fullInstantPage == nil)
    #expect(attribute.storeFullPage(from: answer, of: id, losses: &losses))
    #expect(attribute.instantPage == MessageRulesTests.part)
    #expect(attribute.fullInstantPage == MessageRulesTests.full)
    #expect(losses == [])
    #expect(RichTextMessageAttribute(message(nil, losses: &losses), losses: &losses) == nil)
  }

  @Test("a live draft is a page somebody writes, for a minute")
  func liveDraft() throws {
    var losses: [PageLoss] = []
    let action = TL.SendMessageAction.sendMessageRichMessageDraftAction(
      canStop: true, randomId: 8,
      richMessage: TL.RichMessage(MessageRulesTests.part, losses: &losses))
    let update = TL.Update.updateUserTyping(userId: 5, topMsgId: 6, action: action)
    let draft = try #require(
      LiveRichDraft(update, date: 100, serverTime: 159, losses: &losses))
    #expect(draft.peerId == .cloudUser(5) && draft.authorId == .cloudUser(5))
    #expect(draft.threadId == 6 && draft.page == MessageRulesTests.part)
    #expect(draft.attribute == TypingDraftMessageAttribute(randomId: 8, canStop: true))
    #expect(LiveRichDraft(update, date: 100, serverTime: 160, losses: &losses) == nil)
    let channel = TL.Update.updateChannelUserTyping(
      channelId: 7, fromId: .peerChannel(channelId: 9), action: action)
    let post = try #require(LiveRichDraft(channel, date: 1, serverTime: 2, losses: &losses))
    #expect(post.peerId == .cloudChannel(7) && post.authorId == .cloudChannel(9))
    let group = TL.Update.updateChatUserTyping(
      chatId: 1, fromId: .peerUser(userId: 1), action: action)
    #expect(LiveRichDraft(group, date: 1, serverTime: 2, losses: &losses) == nil)
    let typing = TL.Update.updateUserTyping(userId: 5, action: .sendMessageTypingAction)
    #expect(LiveRichDraft(typing, date: 1, serverTime: 2, losses: &losses) == nil)
  }

  @Test("a page is found in whatever carries one")
  func envelopes() throws {
    var losses: [PageLoss] = []
    let page = MessageRulesTests.full
    let received = TL.RichMessage(page, losses: &losses)
    let sent = TL.InputRichMessage(page, losses: &losses)
    let carriers: [any TLObject] = [
      received, sent, TL.Page(page, losses: &losses), message(page, losses: &losses),
      TL.Update.updateNewMessage(
        message: message(page, losses: &losses), pts: 1, ptsCount: 1),
      TL.Functions.Messages.SendMessage(
        clearDraft: true, peer: .inputPeerSelf, message: "", randomId: 1, richMessage: sent),
      TL.Functions.Messages.EditMessage(
        peer: .inputPeerSelf, id: 1, message: "", richMessage: sent),
      TL.Functions.Messages.SaveDraft(peer: .inputPeerSelf, message: "", richMessage: sent),
      TL.Functions.Messages.SetTyping(
        peer: .inputPeerSelf,
        action: .inputSendMessageRichMessageDraftAction(randomId: 1, richMessage: sent)),
      TL.BotInlineMessage.botInlineMessageRichMessage(richMessage: received),
      TL.InputBotInlineMessage.inputBotInlineMessageRichMessage(richMessage: sent),
      TL.DraftMessage.draftMessage(
        TL.DraftMessage.Body(message: "", date: 1, richMessage: received)),
      TL.Messages.TranslatedRichMessage(result: [received]),
    ]
    for carrier in carriers {
      let found = try TL.decodeAnyPage(carrier.bytes())
      #expect(found?.page == page, "\(TLDump.string(carrier))")
    }
    let none = TL.Functions.Messages.GetRichMessage(peer: .inputPeerSelf, id: 1)
    #expect(try TL.decodeAnyPage(none.bytes()) == nil)
  }
}
