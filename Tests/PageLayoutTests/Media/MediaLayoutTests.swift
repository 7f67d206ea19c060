import PageModel
import Testing
import Typesetting

@testable import PageLayout

/// Frames of media in a page 360 wide.
@Suite("Media blocks")
struct MediaLayoutTests {
  private let context: TypesettingContext
  private let id = MediaId.cloudImage(1)

  init() throws { context = try TypesettingContext() }

  struct Picture: Sendable {
    var width: Int32
    var height: Int32
    var frame: Rect
    var sentence: String
  }

  @Test(arguments: [
    Picture(
      width: 1200, height: 800, frame: Rect(x: 0, y: 0, width: 364, height: 240),
      sentence: "scaled to the page, four points wider to cover its edge"),
    Picture(
      width: 90, height: 60, frame: Rect(x: 0, y: 0, width: 90, height: 60),
      sentence: "a small one is not enlarged"),
    Picture(
      width: 600, height: 1800, frame: Rect(x: 0, y: 0, width: 364, height: 360),
      sentence: "a tall one is no higher than the page is wide"),
    Picture(
      width: 0, height: -5, frame: Rect(x: 0, y: 0, width: 364, height: 202),
      sentence: "a size that is none counts as unknown"),
    Picture(
      width: .max, height: 1, frame: Rect(x: 0, y: 0, width: 364, height: 1),
      sentence: "a sliver is a point high"),
    Picture(
      width: 1, height: .max, frame: Rect(x: 0, y: 0, width: 1, height: 360),
      sentence: "or a point wide"),
  ])
  func pictures(_ picture: Picture) throws {
    let block = InstantPageBlock.image(
      id: id, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
    let item = try #require(
      layout([block], [id: PixelDimensions(width: picture.width, height: picture.height)]).first)
    #expect(item.frame == picture.frame, "\(picture.sentence)")
  }

  @Test("A slideshow is as high as its tallest page, at most 1200")
  func slideshow() throws {
    let other = MediaId.cloudImage(2)
    let pages = [id, other].map { id in
      InstantPageBlock.image(
        id: id, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
    }
    let block = InstantPageBlock.slideshow(items: pages, caption: InstantPageCaption())
    let item = try #require(
      layout(
        [block],
        [
          id: PixelDimensions(width: 720, height: 400),
          other: PixelDimensions(width: 400, height: 4000),
        ]
      ).first)
    guard case .slideshow(let show) = item.content else {
      Issue.record("no slideshow")
      return
    }
    #expect(item.frame == Rect(x: 0, y: 0, width: 364, height: 1200))
    #expect(show.pages[0].frame == Rect(x: 0, y: 500, width: 364, height: 200))
    #expect(show.pages[1].frame == Rect(x: 120, y: 0, width: 120, height: 1200))
  }

  @Test("Rows, maps and embedded pages have the sizes of their kinds")
  func rows() throws {
    let none = InstantPageCaption()
    let heights: [(InstantPageBlock, Double)] = [
      (.audio(id: id, caption: none), 44), (.document(id: id, caption: none), 52),
      (
        .map(
          latitude: 0, longitude: 0, zoom: 1, dimensions: PixelDimensions(width: 0, height: 0),
          caption: none), 180
      ),
      (
        .map(
          latitude: .nan, longitude: 0, zoom: 1,
          dimensions: PixelDimensions(width: 1, height: .max), caption: none), 1000
      ),
      (
        .webEmbed(
          url: nil, html: nil, dimensions: nil, caption: none, stretchToWidth: true,
          allowScrolling: false, coverId: nil), 240
      ),
      (.channelBanner(TelegramChannel(id: .cloudChannel(1), title: "A")), 60),
    ]
    for (block, height) in heights {
      #expect(try #require(layout([block]).first).frame.height == height, "\(block)")
    }
    #expect(layout([.channelBanner(nil)]).isEmpty)
  }

  @Test("A collage that holds what cannot be read is the card, a run of them one card")
  func unsupportedCollage() {
    let items = layout([
      .collage(items: [.unsupported], caption: InstantPageCaption(text: .plain("x"))),
      .unsupported, .cover(.unsupported),
    ])
    #expect(items.count == 1)
    guard case .unsupported(let card)? = items.first?.content else {
      Issue.record("no card")
      return
    }
    #expect(card.path == [0])
  }

  @Test("Inline images are no wider than their column, at any depth")
  func inlineImages() {
    let image = RichText.image(id: id, dimensions: PixelDimensions(width: 4000, height: 400))
    let paragraph = InstantPageBlock.paragraph(.concat([.plain("a "), image]))
    let cell = InstantPageTableCell(text: image)
    let blocks: [InstantPageBlock] = [
      paragraph,
      .list(
        items: [
          .blocks(
            [.blockQuote(blocks: [paragraph], caption: .empty, collapsed: nil)], num: nil,
            checked: nil)
        ], ordered: true),
      .details(title: .concat([image]), blocks: [paragraph], expanded: true),
      .table(
        title: .empty,
        rows: [InstantPageTableRow(cells: [cell, InstantPageTableCell(text: .plain("word"))])],
        bordered: true, striped: false, compact: false),
    ]
    for item in layout(blocks) {
      #expect(item.frame.maxX <= 360, "\(item.frame)")
      if case .table(let table) = item.content { #expect(!table.scrolls) }
    }
  }

  @Test("A video shows its chosen cover once that is there, and how long it is")
  func video() throws {
    let file = MediaId.cloudFile(3)
    var media = TelegramMediaFile(
      fileId: file, resource: .empty, mimeType: "video/mp4",
      attributes: [
        .video(
          TelegramMediaVideoAttribute(
            duration: 65, size: PixelDimensions(width: 640, height: 360)))
      ])
    media.videoCover = TelegramMediaImage(imageId: id)
    let page = InstantPage(
      blocks: [
        .video(
          id: file, caption: InstantPageCaption(), autoplay: true, loop: false, spoiler: false)
      ], media: [file: .file(media)])
    for isLoaded in [false, true] {
      var inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))
      inputs.mediaSizes = isLoaded ? [id: PixelDimensions(width: 640, height: 360)] : [:]
      let items = layoutPage(page, inputs: inputs, context: context).items
      guard case .media(let item)? = items.first?.content else {
        Issue.record("no video")
        return
      }
      #expect(item.pictureId == (isLoaded ? id : file))
      #expect(item.badge?.text.paragraph.text.string == "1:05")
      #expect(item.kind == .video(autoplays: true, loops: false))
    }
  }

  @Test("A video's length is its page's, else the one found in its file; none is no length")
  func duration() throws {
    let file = MediaId.cloudFile(5)
    func badge(said: Double?, found: Double?) -> String? {
      var page = InstantPage(blocks: [
        .video(
          id: file, caption: InstantPageCaption(), autoplay: false, loop: false, spoiler: false)
      ])
      if let said {
        page.media[file] = .file(
          TelegramMediaFile(
            fileId: file, resource: .empty, mimeType: "video/mp4",
            attributes: [
              .video(
                TelegramMediaVideoAttribute(
                  duration: said, size: PixelDimensions(width: 640, height: 360)))
            ]))
      }
      var inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))
      inputs.mediaDurations[file] = found
      let items = layoutPage(page, inputs: inputs, context: context).items
      guard case .media(let item)? = items.first?.content else { return "no video" }
      return item.badge?.text.paragraph.text.string
    }
    #expect(badge(said: 65, found: 10) == "1:05")
    #expect(badge(said: 0, found: 10) == "0:10")
    #expect(badge(said: nil, found: 10) == "0:10")
    #expect(badge(said: nil, found: nil) == nil)
    for odd in [-1, .nan] { #expect(badge(said: odd, found: odd) == nil) }
    #expect(badge(said: .infinity, found: nil) == "0:00")
  }

  private func layout(
    _ blocks: [InstantPageBlock], _ sizes: [MediaId: PixelDimensions] = [:]
  ) -> [LayoutItem] {
    layoutPage(
      InstantPage(blocks: blocks),
      inputs: LayoutInputs(
        width: 360, theme: .chat(.day(outgoing: false)), mediaSizes: sizes),
      context: context
    ).items.map { item in
      var item = item
      item.frame.y = (item.frame.y * 2).rounded() / 2
      return item
    }
  }
}
