import PageModel
import Testing

@testable import PageCoding

/// Rows of every version there was.
@Suite("Postbox: old and broken rows")
struct PostboxLegacyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var sentence: String
    var write: @Sendable (inout PostboxWriter) -> Void
    var block: InstantPageBlock

    var testDescription: String { sentence }
  }

  private static func kind(_ kind: PostboxBlockKind, _ writer: inout PostboxWriter) {
    writer.write(kind.rawValue, "r")
  }

  private static let caption = InstantPageCaption(text: .plain("c"))

  static let rows = [
    Row(
      sentence: "a list of texts becomes a list of items, and newer items are ignored",
      write: {
        kind(.list, &$0)
        $0.write(objects: [RichText.plain("a"), .plain("b")], "l")
        $0.write(objects: [InstantPageListItem.unknown], "ml")
        $0.write(flag: false, "o")
      },
      block: .list(
        items: [
          .text(.plain("a"), num: nil, checked: nil), .text(.plain("b"), num: nil, checked: nil),
        ], ordered: false)),
    Row(
      sentence: "an empty list of texts gives way to newer items",
      write: {
        kind(.list, &$0)
        $0.write(objects: [RichText](), "l")
        $0.write(objects: [InstantPageListItem.unknown], "ml")
        $0.write(flag: false, "o")
      }, block: .list(items: [.unknown], ordered: false)),
    Row(
      sentence: "a list that does not say is ordered",
      write: {
        kind(.list, &$0)
        $0.write(objects: [InstantPageListItem](), "ml")
      }, block: .list(items: [], ordered: true)),
    Row(
      sentence: "a quote's text becomes its paragraph, and its blocks are ignored",
      write: {
        kind(.blockQuote, &$0)
        $0.write(object: RichText.plain("q"), "t")
        $0.write(objects: [InstantPageBlock.divider], "b")
        $0.write(object: RichText.plain("c"), "c")
      },
      block: .blockQuote(
        blocks: [.paragraph(.plain("q"))], caption: .plain("c"), collapsed: nil)),
    Row(
      sentence: "a caption that is a text",
      write: {
        kind(.audio, &$0)
        $0.write(MediaId.cloudFile(1), "i.n", "i.i")
        $0.write(object: RichText.plain("c"), "c")
      }, block: .audio(id: .cloudFile(1), caption: caption)),
    Row(
      sentence: "an image that says nothing of a spoiler has none",
      write: {
        kind(.image, &$0)
        $0.write(MediaId.cloudImage(1), "i.n", "i.i")
        $0.write(object: caption, "mc")
      },
      block: .image(
        id: .cloudImage(1), caption: caption, url: nil, webpageId: nil, spoiler: false)),
    Row(
      sentence: "a table that says nothing of being compact is not",
      write: {
        kind(.table, &$0)
        $0.write(object: RichText.empty, "t")
        $0.write(objects: [InstantPageTableRow](), "r")
        $0.write(flag: true, "b")
        $0.write(flag: true, "s")
      },
      block: .table(title: .empty, rows: [], bordered: true, striped: true, compact: false)),
    Row(
      sentence: "a heading without a level is one of the third",
      write: {
        kind(.heading, &$0)
        $0.write(object: RichText.plain("h"), "t")
      }, block: .heading(text: .plain("h"), level: 3)),
    Row(
      sentence: "a paragraph without a text is empty", write: { kind(.paragraph, &$0) },
      block: .paragraph(.empty)),
    Row(
      sentence: "a block of a number that is not known is not supported",
      write: { $0.write(99 as Int32, "r") }, block: .unsupported),
    Row(sentence: "a record of nothing is not supported", write: { _ in }, block: .unsupported),
    Row(
      sentence: "an embedded post without a cached page gets one named 0:0",
      write: {
        kind(.postEmbed, &$0)
        $0.write(nil as MediaId?, "w.n", "w.i")
      },
      block: .postEmbed(
        url: "", webpageId: MediaId(namespace: 0, id: 0), avatarId: nil, author: "", date: 0,
        blocks: [], caption: InstantPageCaption())),
    Row(
      sentence: "a row of buttons without a known alignment is justified",
      write: {
        kind(.buttonRow, &$0)
        $0.write(17 as Int32, "al")
        $0.write(objects: [InstantPageButton](), "btns")
      }, block: .buttonRow(alignment: .justify, buttons: [])),
    Row(
      sentence: "a banner of a peer that is no channel is empty",
      write: {
        kind(.channelBanner, &$0)
        $0.write(PostboxTypeName("TelegramUser"), "c") { $0.write(1 as Int64, "i") }
      }, block: .channelBanner(nil)),
    Row(
      sentence: "only half of a cached page's name is none",
      write: {
        kind(.paragraph, &$0)
        $0.write(RichText.postboxType, "t") {
          $0.write(StoredTextKind.url.rawValue, "r")
          $0.write("u", "u")
          $0.write(6 as Int32, "w.n")
        }
      }, block: .paragraph(.url(text: .empty, url: "u", webpageId: nil))),
    Row(
      sentence: "a text of a number that is not known is empty",
      write: {
        kind(.paragraph, &$0)
        $0.write(RichText.postboxType, "t") { $0.write(99 as Int32, "r") }
      }, block: .paragraph(.empty)),
  ]

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    var writer = PostboxWriter()
    row.write(&writer)
    #expect(try InstantPageBlock.decodePostbox(writer.bytes) == row.block)
  }

  static let boxes: [(Int32?, Bool?)] = [(nil, nil), (0, nil), (1, false), (2, true), (7, nil)]

  @Test("a box is 1 without a check and 2 with one; everything else is no box", arguments: boxes)
  func box(stored: Int32?, checked: Bool?) throws {
    var writer = PostboxWriter()
    writer.write(1 as Int32, "r")
    writer.write(object: RichText.empty, "t")
    writer.write(stored, "ck")
    let item: InstantPageListItem? = try decodePostboxValue(writer.bytes)
    #expect(item == .text(.empty, num: nil, checked: checked))
  }

  static let packs: [(Int32, StickerPackReference)] = [
    (2, .animatedEmoji), (4, .animatedEmojiAnimations), (5, .premiumGifts),
    (6, .iconChannelStatusEmoji), (7, .tonGifts), (99, .name("")),
  ]

  @Test("sticker packs read by their numbers", arguments: packs)
  func pack(number: Int32, pack: StickerPackReference) throws {
    var writer = PostboxWriter()
    writer.write(number, "r")
    let read: StickerPackReference? = try decodePostboxValue(writer.bytes)
    #expect(read == pack)
  }

  @Test("sizes and durations of old versions are smaller numbers")
  func smallerNumbers() throws {
    var writer = PostboxWriter()
    writer.write(PostboxTypeName("CloudDocumentMediaResource"), "r") {
      $0.write(1 as Int64, "f")
      $0.write(77 as Int32, "n")
    }
    writer.write(88 as Int32, "s")
    writer.write([0], "at", { _ in TelegramMediaFileAttribute.postboxType }) { _, writer in
      writer.write(4 as Int32, "t")
      writer.write(9 as Int32, "du")
    }
    let file: TelegramMediaFile? = try decodePostboxValue(writer.bytes)
    #expect(file?.size == 88)
    #expect(
      file?.resource == .cloudDocument(.init(datacenterId: 0, fileId: 1, accessHash: 0, size: 77)))
    #expect(
      file?.attributes == [
        .video(.init(duration: 9, size: PixelDimensions(width: 0, height: 0)))
      ])
  }

  @Test("an emoji beside a name was once a number alone")
  func emojiStatus() throws {
    var writer = PostboxWriter()
    writer.write(5 as Int64, "fileId")
    let status: PeerEmojiStatus? = try decodePostboxValue(writer.bytes)
    #expect(status == PeerEmojiStatus(content: .emoji(fileId: 5)))
  }

  @Test("a page of an old web page is a record, its files are a theme")
  func webpage() throws {
    let page = InstantPage(blocks: [.divider])
    var writer = PostboxWriter()
    writer.write(packed: .cloudWebpage(3), "i")
    writer.write(1 as Int32, "ct")
    writer.write("https://example.org", "u")
    writer.write(objects: [StoragePages.file(1)], "fis")
    writer.write(object: page, "ip")
    let webpage = try TelegramMediaWebpage.decodePostbox(writer.bytes)
    guard case .loaded(let content) = webpage.content else {
      Issue.record("not loaded")
      return
    }
    #expect(webpage.webpageId == .cloudWebpage(3))
    #expect(content.instantPage == page)
    #expect(content.attributes == [.theme(files: [StoragePages.file(1)])])
  }

  @Test("media of a page keep the names they are listed under; others are left out")
  func media() throws {
    let file = StoragePages.file(1)
    var writer = PostboxWriter()
    writer.write(packed: [.cloudFile(10), .cloudFile(11), .cloudFile(12)], "i")
    writer.write(
      [TelegramMediaFile.postboxType, PostboxTypeName("TelegramMediaPoll")], "m", { $0 }
    ) { _, writer in file.write(to: &writer) }
    let page = try InstantPage.decodePostbox(writer.bytes)
    #expect(page.media == [.cloudFile(10): .file(file)])
  }

  static let amounts: [(String, StarsAmount?)] = [
    (#"{"value":5,"nanos":7}"#, StarsAmount(value: 5, nanos: 7)),
    (#" { "nanos" : -7 , "value" : -5 } "#, StarsAmount(value: -5, nanos: -7)),
    (#"{"value":5}"#, nil), ("", nil), (#"{"value":"5","nanos":7}"#, nil),
    (#"{"value":99999999999999999999,"nanos":7}"#, nil),
  ]

  @Test("an amount is JSON", arguments: amounts)
  func amount(json: String, amount: StarsAmount?) {
    #expect(StarsAmount(json: Array(json.utf8)) == amount)
  }
}
