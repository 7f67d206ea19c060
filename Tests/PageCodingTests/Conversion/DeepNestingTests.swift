import PageModel
import TestSupport
import Testing

@testable import PageCoding

@Suite("Conversion: pages as deep as they may be")
struct DeepNestingTests {
  /// Every container in turn, as deep as blocks go, and a text as deep as texts go at the bottom.
  @Test("go through TL on a thread with a stack of 512 KB", arguments: 0..<7)
  func deepPages(kind: Int) throws {
    let page = InstantPage(blocks: [DeepNestingTests.block(kind)])
    let result = withStack {
      Result { () throws in
        let bytes = try TL.encodeRichMessage(page).bytes
        return try TL.decodeRichMessage(bytes).page
      }
    }
    #expect(try result?.get() == page)
  }

  static func block(_ kind: Int) -> InstantPageBlock {
    var text = RichText.plain("deep")
    for level in 1..<NestingLimit.richText {
      text = level.isMultiple(of: 2) ? .bold(text) : .concat([text])
    }
    var block = InstantPageBlock.paragraph(text)
    let caption = InstantPageCaption()
    for _ in 1..<NestingLimit.blocks {
      switch kind {
      case 0: block = .list(items: [.blocks([block], num: nil, checked: true)], ordered: false)
      case 1: block = .list(items: [.blocks([block], num: "1", checked: nil)], ordered: true)
      case 2:
        block = .blockQuote(blocks: [block, .divider], caption: .empty, collapsed: false)
      case 3: block = .details(title: .empty, blocks: [block], expanded: true)
      case 4: block = .collage(items: [block], caption: caption)
      case 5: block = .cover(block)
      default:
        block = .postEmbed(
          url: "u", webpageId: nil, avatarId: nil, author: "a", date: 1, blocks: [block],
          caption: caption)
      }
    }
    return block
  }

  @Test("a quote whose paragraph would be too deep is a block of an unknown kind, and said so")
  func tooDeepQuote() throws {
    var block = TL.PageBlock.pageBlockBlockquote(
      text: .textPlain(text: "deep"), caption: .textEmpty)
    for _ in 1..<NestingLimit.blocks { block = .pageBlockCover(cover: block) }
    let bytes = try TL.RichMessage(blocks: [block], photos: [], documents: []).bytes()
    let decoded = try TL.decodeRichMessage(bytes)
    #expect(decoded.losses.map(\.path) == [[Int](repeating: 0, count: NestingLimit.blocks)])
  }
}
