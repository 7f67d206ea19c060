import PageModel
import TestSupport
import Testing

@testable import PageCoding

@Suite("Postbox: there and back")
struct PostboxRoundTripTests {
  @Test("every kind of block and of text comes back", arguments: PageGenerator.seeds(20))
  func everything(seed: UInt64) throws {
    let page = StoragePages.everything(seed: seed)
    #expect(
      try InstantPage.decodePostbox(page.encodePostbox()) == PostboxSurvivor.page(page))
    #expect(
      try InstantPage.decodePostbox(page.encodePostbox(as: .root)) == PostboxSurvivor.page(page))
  }

  /// A hundred pages for each of a hundred seeds.
  @Test("random pages come back, up to what is declared lost", arguments: PageGenerator.seeds(100))
  func randomPages(seed: UInt64) throws {
    var generator = PageGenerator(seed: seed)
    for index in 0..<100 {
      let page = generator.page(size: 3)
      let decoded = try InstantPage.decodePostbox(page.encodePostbox())
      let expected = PostboxSurvivor.page(page)
      try #require(decoded == expected, "page \(index) of seed \(seed)")
      let losses = page.postboxLosses()
      try #require(
        losses.isEmpty == (expected == page), "page \(index) of seed \(seed): \(losses)")
    }
  }

  @Test("the deepest page the model allows is written and read on a small stack")
  func deepest() {
    let page = StoragePages.deepest()
    let isSame = withStack {
      (try? InstantPage.decodePostbox(page.encodePostbox())) == page
    }
    #expect(isSame == true)
  }

  @Test("the attribute of a message keeps the whole page beside the part")
  func attribute() throws {
    let part = InstantPage(blocks: [.divider], isComplete: false)
    let whole = InstantPage(blocks: [.divider, .paragraph(.plain("more"))])
    for full in [nil, whole] {
      let attribute = RichTextMessageAttribute(instantPage: part, fullInstantPage: full)
      #expect(
        try RichTextMessageAttribute.decodePostbox(attribute.encodePostbox()) == attribute)
    }
  }

  @Test("what marks a draft comes back")
  func draft() throws {
    let draft = TypingDraftMessageAttribute(randomId: -5, canStop: true, isStopped: true)
    #expect(try TypingDraftMessageAttribute.decodePostbox(draft.encodePostbox()) == draft)
  }

  @Test("media on their own say what they are")
  func media() throws {
    for medium in StoragePages.everything().media.values {
      let page = InstantPage(blocks: [], media: [medium.id: medium])
      let expected = PostboxSurvivor.page(page).media[medium.id]
      #expect(try Media.decodePostbox(medium.encodePostbox()) == expected)
    }
  }

  @Test("media and channels come back with every part")
  func parts() throws {
    let page = StoragePages.parts()
    #expect(
      try InstantPage.decodePostbox(page.encodePostbox()) == PostboxSurvivor.page(page))
  }

  @Test("a place comes back")
  func map() throws {
    let map = TelegramMediaMap(
      latitude: 1.25, longitude: -2.5, heading: 90, accuracyRadius: 3.1,
      venue: .init(title: "v", address: "a", provider: nil, id: "i", type: nil),
      address: .init(country: "CH", state: nil, city: "Bern", street: nil),
      liveBroadcastingTimeout: 60, liveProximityNotificationRadius: nil)
    #expect(try TelegramMediaMap.decodePostbox(map.encodePostbox()) == map)
  }

  @Test("the preview of a page comes back, with the page")
  func webpage() throws {
    let page = InstantPage(blocks: [.paragraph(.plain("x"))])
    let file = StoragePages.file(1)
    let content = TelegramMediaWebpageLoadedContent(
      url: "u", displayUrl: "d", hash: 1, type: "article", websiteName: nil, title: "t",
      embedSize: PixelDimensions(width: 1, height: 2), duration: 3, isMediaLargeByDefault: false,
      imageIsVideoCover: true, file: file, story: StoryId(peerId: .cloudUser(1), id: 2),
      attributes: [
        .unsupported, .theme(files: [file]),
        .stickerPack(isEmoji: true, isSingleColor: true, files: []),
      ], instantPage: page)
    let contents: [TelegramMediaWebpage.Content] = [
      .loaded(content), .pending(date: 5, url: "u"), .pending(date: 0, url: nil),
    ]
    for content in contents {
      let webpage = TelegramMediaWebpage(webpageId: .cloudWebpage(2), content: content)
      #expect(try TelegramMediaWebpage.decodePostbox(webpage.encodePostbox()) == webpage)
    }
  }
}
