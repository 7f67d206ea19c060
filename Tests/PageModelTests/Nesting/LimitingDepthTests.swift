import PageModel
import TestSupport
import Testing

private func bold(_ text: RichText) -> RichText { .bold(text) }

private let texts: [(String, RichText, Int, String)] = [
  ("a text that fits stays", .bold(.plain("a")), 2, #"bold("a")"#),
  ("the innermost formatting falls away", .bold(.italic(.plain("a"))), 2, #"bold("a")"#),
  ("a leaf needs no formatting", .bold(.plain("a")), 1, #""a""#),
  (
    "neighbours are joined", .bold(.concat([.plain("a"), .italic(.plain("b"))])), 2, #"bold("ab")"#
  ),
  (
    "an object parts them, and needs the level",
    .bold(.concat([.plain("a"), .formula(latex: "x")])),
    2, #""a" formula("x")"#
  ),
  (
    "only what is too deep is changed",
    .concat([.bold(.italic(.underline(.plain("a")))), .bold(.plain("b"))]), 3,
    #"bold("a") bold("b")"#
  ),
  (
    "a link keeps its target", .url(text: .bold(.plain("a")), url: "u", webpageId: nil), 2,
    #"url("a", url="u")"#
  ),
  ("nothing inside", .bold(.concat([.empty, .bold(.empty)])), 2, "bold(empty)"),
  ("one level holds the words of all", .concat([.plain("a"), .formula(latex: "x")]), 1, #""ax""#),
  (
    "a picture survives one level",
    .bold(.image(id: .cloudFile(1), dimensions: PixelDimensions(width: 1, height: 1))), 1,
    "image(cloudFile:1, size=1x1)"
  ),
  ("a limit of nothing is one level", .bold(.plain("a")), 0, #""a""#),
]

private let inner: [InstantPageBlock] = [
  .paragraph(.bold(.plain("a"))), .details(title: .plain("b"), blocks: [.divider], expanded: false),
]

private let blocks: [(String, InstantPageBlock, Int, String)] = [
  (
    "a page that fits stays", .details(title: .plain("t"), blocks: inner, expanded: true), 3,
    """
    page
      details expanded "t"
        paragraph bold("a")
        details "b"
          divider
    """
  ),
  (
    "what a container held stands in its place, its title before it",
    .details(title: .plain("t"), blocks: inner, expanded: true), 2,
    """
    page
      details expanded "t"
        paragraph bold("a")
        paragraph "b"
        divider
    """
  ),
  (
    "a quote's caption comes after it",
    .blockQuote(blocks: [.divider], caption: .plain("c"), collapsed: nil), 1,
    """
    page
      divider
      paragraph "c"
    """
  ),
  (
    "items of a list, those with a text too",
    .list(
      items: [
        .text(.plain("a"), num: "1", checked: true), .unknown,
        .blocks([.divider, .footer(.plain("b"))], num: "2", checked: nil),
      ], ordered: true), 1,
    """
    page
      paragraph "a"
      divider
      footer "b"
    """
  ),
  (
    "a list of texts is one level",
    .list(items: [.text(.plain("a"), num: nil, checked: nil)], ordered: false), 1,
    """
    page
      list
        item "a"
    """
  ),
  (
    "a container that holds nothing is one level",
    .details(title: .plain("t"), blocks: [], expanded: false), 1,
    """
    page
      details "t"
    """
  ),
  (
    "inside an item", .list(items: [.blocks(inner, num: "1", checked: false)], ordered: true), 2,
    """
    page
      list ordered
        item num="1" unchecked
          paragraph bold("a")
          paragraph "b"
          divider
    """
  ),
  (
    "a cover keeps the first", .cover(.collage(items: inner, caption: InstantPageCaption())), 2,
    """
    page
      cover
        paragraph bold("a")
      paragraph "b"
      divider
    """
  ),
  (
    "the face and the name in an embedded post",
    .postEmbed(
      url: "", webpageId: nil, avatarId: .cloudImage(1), author: "Ann", date: 1,
      blocks: [.divider], caption: InstantPageCaption(credit: .plain("by"))), 1,
    """
    page
      image cloudImage:1
      paragraph "Ann"
      divider
      paragraph "by"
    """
  ),
]

@Suite("Limiting the depth of a page")
struct LimitingDepthTests {
  @Test(arguments: texts.indices)
  func richText(row: Int) {
    let (sentence, text, limit, expected) = texts[row]
    #expect(text.limitingDepth(limit).treeDump() == expected, "\(sentence)")
  }

  @Test(arguments: blocks.indices)
  func blockTree(row: Int) {
    let (sentence, block, limit, expected) = blocks[row]
    let page = InstantPage(blocks: [block]).limitingDepth(blocks: limit)
    #expect(page.treeDump() == expected, "\(sentence)")
  }

  @Test("Nothing is lost and the limit is kept", arguments: PageGenerator.seeds(100))
  func properties(seed: UInt64) {
    var options = PageGenerator.Options()
    options.blockDepth = 8
    options.textDepth = 8
    var generator = PageGenerator(seed: seed, options: options)
    let page = generator.page(size: 8)
    for limit in 1...8 {
      let limited = page.limitingDepth(blocks: limit, richText: limit + 1)
      #expect(limited.blockDepth <= limit)
      #expect(limited.richTextDepth <= limit + 1)
      #expect(limited.plainText == page.plainText)
      #expect(limited.mediaInOrder == page.mediaInOrder)
    }
    #expect(page.limitingDepth(blocks: 8, richText: 8) == page)
  }

  @Test func depth() {
    #expect(RichText.empty.depth == 1)
    #expect(RichText.concat([.plain("a"), .bold(.italic(.plain("b")))]).depth == 4)
    #expect(RichText.textButton(Samples.button).depth == 2)
    #expect(InstantPage(blocks: []).blockDepth == 0)
    #expect(InstantPage(blocks: [.divider, .cover(.divider)]).blockDepth == 2)
    #expect(DeepPages.page(levels: 9, textLevels: 7).blockDepth == 9)
    #expect(DeepPages.page(levels: 9, textLevels: 7).richTextDepth == 7)
  }
}
