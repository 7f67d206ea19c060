import PageModel
import Testing

@testable import PageCoding

@Suite("Postbox: losses")
struct PostboxLossTests {
  @Test("a page that loses nothing says so, buttons of keyboards included")
  func nothing() {
    let button = InstantPageButton(text: .plain("x"), action: .requestPhone)
    let page = InstantPage(blocks: [.buttonRow(alignment: .left, buttons: [button])])
    #expect(page.postboxLosses().isEmpty)
  }

  @Test("an embedded post without a cached page says where it is")
  func post() {
    let post = InstantPageBlock.postEmbed(
      url: "", webpageId: nil, avatarId: nil, author: "", date: 0, blocks: [],
      caption: InstantPageCaption())
    let page = InstantPage(blocks: [.details(title: .empty, blocks: [post], expanded: true)])
    #expect(
      page.postboxLosses().map(\.description) == [
        "block 0.0: the embedded post gets a cached page with the name 0:0"
      ])
    let attribute = RichTextMessageAttribute(instantPage: page, fullInstantPage: page)
    #expect(attribute.postboxLosses().count == 2)
  }

  @Test("packs the form has no number for lose their name")
  func packs() {
    let losses = PostboxLosses()
    #expect(losses.loss(of: .pack(.tonGifts)) == nil)
    #expect(
      losses.loss(of: .pack(.iconTopicEmoji)) == "its sticker pack becomes one without a name")
  }

  @Test("a preview loses what its media and its page lose")
  func webpage() {
    let button = InstantPageButton(text: .empty, action: .requestMap)
    var file = StoragePages.file(1)
    file.attributes = [
      .customEmoji(
        isPremium: true, isSingleColor: false, alt: "", packReference: .iconStatusEmoji)
    ]
    let content = TelegramMediaWebpageLoadedContent(
      url: "u", displayUrl: "u", hash: 0, file: file, attributes: [.theme(files: [file])],
      instantPage: InstantPage(blocks: [.buttonRow(alignment: .left, buttons: [button])]))
    let webpage = TelegramMediaWebpage(webpageId: .cloudWebpage(1), content: .loaded(content))
    #expect(
      webpage.postboxLosses().map(\.description) == [
        "its sticker pack becomes one without a name",
        "its sticker pack becomes one without a name",
        "block 0: a button that only works on a bot's keyboard becomes a disabled one",
      ])
  }
}
