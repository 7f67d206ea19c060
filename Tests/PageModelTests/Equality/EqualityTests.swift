import PageModel
import TestSupport
import Testing

@Suite("Equality compares every field of every case")
struct EqualityTests {
  @Test("A case equals itself and no other")
  func casesDiffer() {
    expectAllDifferent(Samples.texts)
    expectAllDifferent(Samples.blocks)
    expectAllDifferent(Samples.actions)
  }

  @Test("Each field of a rich text counts")
  func textFields() {
    let page = MediaId.cloudWebpage(1)
    expectAllDifferent(
      [
        .url(text: .plain("a"), url: "u", webpageId: page),
        .url(text: .plain("b"), url: "u", webpageId: page),
        .url(text: .plain("a"), url: "v", webpageId: page),
        .url(text: .plain("a"), url: "u", webpageId: nil),
      ] as [RichText])
    expectAllDifferent(
      [
        .email(text: .plain("a"), email: "e"), .email(text: .plain("b"), email: "e"),
        .email(text: .plain("a"), email: "f"),
      ] as [RichText])
    expectAllDifferent(
      [
        .phone(text: .plain("a"), phone: "1"), .phone(text: .plain("b"), phone: "1"),
        .phone(text: .plain("a"), phone: "2"),
      ] as [RichText])
    expectAllDifferent(
      [
        .anchor(text: .plain("a"), name: "n"), .anchor(text: .plain("b"), name: "n"),
        .anchor(text: .plain("a"), name: "m"),
      ] as [RichText])
    expectAllDifferent(
      [
        .image(id: .cloudFile(1), dimensions: PixelDimensions(width: 1, height: 2)),
        .image(id: .cloudFile(2), dimensions: PixelDimensions(width: 1, height: 2)),
        .image(id: .cloudFile(1), dimensions: PixelDimensions(width: 2, height: 1)),
      ] as [RichText])
    expectAllDifferent(
      [
        .textCustomEmoji(fileId: 1, alt: "a"), .textCustomEmoji(fileId: 2, alt: "a"),
        .textCustomEmoji(fileId: 1, alt: "b"),
      ] as [RichText])
    expectAllDifferent(
      [
        .textMentionName(text: .plain("a"), peerId: 1),
        .textMentionName(text: .plain("b"), peerId: 1),
        .textMentionName(text: .plain("a"), peerId: 2),
      ] as [RichText])
    expectAllDifferent(
      [
        .textDate(text: .plain("a"), date: 1, format: nil),
        .textDate(text: .plain("b"), date: 1, format: nil),
        .textDate(text: .plain("a"), date: 2, format: nil),
        .textDate(text: .plain("a"), date: 1, format: .relative),
        .textDate(
          text: .plain("a"), date: 1,
          format: .full(timeFormat: nil, dateFormat: nil, dayOfWeek: false)),
      ] as [RichText])
    expectAllDifferent(
      [
        .concat([]), .concat([.plain("a")]), .concat([.plain("b")]),
        .concat([.plain("a"), .plain("b")]), .concat([.plain("b"), .plain("a")]),
      ] as [RichText])
  }

  @Test("Each field of a button counts")
  func buttonFields() {
    let button = InstantPageButton(text: .plain("a"), action: .disabled)
    var others = [button, button, button, button]
    others[0].text = .plain("b")
    others[1].action = .text
    others[2].color = .primary
    others[3].isLink = true
    expectAllDifferent([button] + others)
    expectAllDifferent(([button] + others).map { RichText.textButton($0) })
    expectAllDifferent(
      [
        .callback(requiresPassword: false, data: [1]), .callback(requiresPassword: true, data: [1]),
        .callback(requiresPassword: false, data: [2]),
        .switchInline(samePeer: false, query: "q", peerTypes: []),
        .switchInline(samePeer: true, query: "q", peerTypes: []),
        .switchInline(samePeer: false, query: "r", peerTypes: []),
        .switchInline(samePeer: false, query: "q", peerTypes: .bots),
        .urlAuth(url: "u", buttonId: 1), .urlAuth(url: "v", buttonId: 1),
        .urlAuth(url: "u", buttonId: 2),
        .setupPoll(isQuiz: nil), .setupPoll(isQuiz: false), .setupPoll(isQuiz: true),
        .openWebView(url: "u", simple: false), .openWebView(url: "v", simple: false),
        .openWebView(url: "u", simple: true),
        .requestPeer(peerType: .user(.init()), buttonId: 1, maxQuantity: 1),
        .requestPeer(peerType: .user(.init(isPremium: true)), buttonId: 1, maxQuantity: 1),
        .requestPeer(peerType: .group(.init()), buttonId: 1, maxQuantity: 1),
        .requestPeer(peerType: .group(.init(isForum: false)), buttonId: 1, maxQuantity: 1),
        .requestPeer(peerType: .channel(.init()), buttonId: 1, maxQuantity: 1),
        .requestPeer(peerType: .user(.init()), buttonId: 2, maxQuantity: 1),
        .requestPeer(peerType: .user(.init()), buttonId: 1, maxQuantity: 2),
      ] as [ReplyMarkupButtonAction])
  }

  @Test("Each property of a page counts")
  func pageFields() {
    let page = InstantPage(blocks: [.divider])
    var others = [page, page, page, page, page, page]
    others[0].blocks = []
    others[1].isComplete = false
    others[2].rtl = true
    others[3].url = "u"
    others[4].views = 0
    let file = TelegramMediaFile(fileId: .cloudFile(1), resource: .empty, mimeType: "")
    others[5].media = [file.fileId: .file(file)]
    expectAllDifferent([page] + others)
    expectAllDifferent([
      RichTextMessageAttribute(instantPage: page),
      RichTextMessageAttribute(instantPage: others[0]),
      RichTextMessageAttribute(instantPage: page, fullInstantPage: page),
    ])
    expectAllDifferent([
      TypingDraftMessageAttribute(randomId: 1), TypingDraftMessageAttribute(randomId: 2),
      TypingDraftMessageAttribute(randomId: 1, canStop: true),
      TypingDraftMessageAttribute(randomId: 1, keepOnStop: true),
      TypingDraftMessageAttribute(randomId: 1, isStopped: true),
    ])
  }

  @Test("Strings are compared byte by byte: a composed letter is not a decomposed one")
  func spelling() {
    #expect(RichText.plain("\u{e9}") != .plain("e\u{301}"))
    #expect(RichText.plain("\u{212b}") != .plain("\u{c5}"))
    #expect(InstantPageBlock.anchor("\u{e9}") != .anchor("e\u{301}"))
    #expect(RichText.plain("") == .plain(""))
  }

  @Test("A page with a broken number equals itself")
  func notANumber() {
    let map = InstantPageBlock.map(
      latitude: .nan, longitude: .nan, zoom: 1, dimensions: PixelDimensions(width: 1, height: 1),
      caption: InstantPageCaption())
    #expect(map == map)
    let place = TelegramMediaMap(latitude: .nan, longitude: 1)
    #expect(place == place)
  }

  @Test(arguments: PageGenerator.seeds(100))
  func differentDumpsMeanDifferentPages(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let first = generator.page(size: 3)
    let second = generator.page(size: 3)
    #expect((first == second) == (first.treeDump() == second.treeDump()))
  }

  private func expectAllDifferent<Value: Equatable>(
    _ values: [Value], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for left in values.indices {
      for right in values.indices {
        #expect(
          (values[left] == values[right]) == (left == right),
          "\(values[left]) and \(values[right])", sourceLocation: sourceLocation)
      }
    }
  }
}
