import PageMarkup
import PageModel
import Testing

@Suite("Where a page is split")
struct PageSplitTests {
  private func paragraph(_ text: String) -> InstantPageBlock { .paragraph(.plain(text)) }

  private func limits(
    characters: Int = 32_768, blocks: Int = 500, media: Int = 50
  ) -> PageLimits {
    var limits = PageLimits()
    limits.characters = characters
    limits.blocks = blocks
    limits.media = media
    return limits
  }

  private func split(
    _ blocks: [InstantPageBlock], _ limits: PageLimits
  ) -> [[InstantPageBlock]] {
    let parts = InstantPage(blocks: blocks).split(limits: limits)
    for part in parts {
      #expect(limits.check(part.page).isEmpty, "\(part.page.treeDump())")
    }
    return parts.map(\.page.blocks)
  }

  private func splitText(_ text: RichText, characters: Int) -> [RichText] {
    split([.paragraph(text)], limits(characters: characters)).flatMap { blocks in
      blocks.compactMap { block in
        guard case .paragraph(let text) = block else { return nil }
        return text
      }
    }
  }

  @Test("a page within the limits is its only part")
  func whole() {
    for blocks in [[], [paragraph("a")], [paragraph("aaaa"), paragraph("bbbb")]] {
      let page = InstantPage(blocks: blocks, rtl: true, url: "u")
      let parts = page.split(limits: limits(characters: 8))
      #expect(parts == [PagePart(page: page, blocks: blocks.indices, continuesBlock: false)])
    }
  }

  @Test("between blocks, and parts know which blocks they have")
  func betweenBlocks() {
    let blocks = (0..<5).map { paragraph(String(repeating: "a", count: 3 + $0)) }
    let parts = InstantPage(blocks: blocks, rtl: true).split(limits: limits(characters: 8))
    #expect(parts.map(\.blocks) == [0..<2, 2..<3, 3..<4, 4..<5])
    #expect(parts.allSatisfy { !$0.continuesBlock && $0.page.rtl })
    #expect(parts.flatMap(\.page.blocks) == blocks)
  }

  @Test("by blocks and by media too")
  func otherTotals() {
    let many = (0..<7).map { paragraph("\($0)") }
    #expect(split(many, limits(blocks: 3)).map(\.count) == [3, 3, 1])
    let photos = (0..<7).map { id in
      InstantPageBlock.image(
        id: .cloudImage(Int64(id)), caption: InstantPageCaption(), url: nil, webpageId: nil,
        spoiler: false)
    }
    #expect(split(photos, limits(media: 2)).map(\.count) == [2, 2, 2, 1])
  }

  @Test("a heading goes with what is below it")
  func headings() {
    let heading = InstantPageBlock.heading(text: .plain("h"), level: 1)
    let blocks = [paragraph("aaaa"), .anchor("x"), heading, paragraph("bbbbbb"), heading]
    #expect(split(blocks, limits(characters: 8)) == [[blocks[0]], Array(blocks[1...])])
    #expect(
      split([heading, heading, paragraph("bbbbbbb")], limits(characters: 8)).map(\.count) == [1, 2])
    #expect(split([heading, paragraph("bbbbbbbb")], limits(characters: 8)).map(\.count) == [1, 1])
  }

  // MARK: Text

  @Test(
    "text behind a sentence, a word or a character",
    arguments: [
      ("One two. Three four five", 12, ["One two. ", "Three four ", "five"]),
      ("One (two.) Three four", 12, ["One (two.) ", "Three four"]),
      ("aaa bbb ccc ddd", 8, ["aaa bbb ", "ccc ddd"]),
      ("aaaaaaaaaa", 4, ["aaaa", "aaaa", "aa"]),
      ("一二三。四五六七八九", 6, ["一二三。", "四五六七八九"]),
      ("「一二。」三四五六", 6, ["「一二。」", "三四五六"]),
      ("v1.5 is out now", 8, ["v1.5 is ", "out now"]),
      ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 12, ["👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"]),
      ("e\u{301}e\u{301}e\u{301}", 3, ["e\u{301}", "e\u{301}", "e\u{301}"]),
      ("one two\nthree four", 12, ["one two", "three four"]),
      ("a\u{301}\u{301}\u{301}\u{301}b", 3, ["a\u{301}\u{301}", "\u{301}\u{301}b"]),
    ])
  func sentences(_ text: String, _ characters: Int, _ expected: [String]) {
    let parts = splitText(.plain(text), characters: characters).map(\.plainText)
    #expect(parts.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test("outside of links and formatting, or these go on in both")
  func spans() {
    let link = RichText.url(text: .plain("ccc. ddd"), url: "u", webpageId: nil)
    let text = RichText.concat([.plain("aaa bbb "), link, .plain(" eee fff")])
    #expect(
      splitText(text, characters: 14) == [
        .plain("aaa bbb "), .concat([link, .plain(" eee ")]), .plain("fff"),
      ])
    let bold = RichText.bold(.concat([.plain("aaa "), .italic(.plain("bbb ccc "))]))
    #expect(
      splitText(bold, characters: 8) == [
        .bold(.concat([.plain("aaa "), .italic(.plain("bbb "))])),
        .bold(.italic(.plain("ccc "))),
      ])
  }

  @Test("never inside a formula, an emoji or a button")
  func objects() {
    let formula = RichText.formula(latex: "x+y+z")
    let emoji = RichText.textCustomEmoji(fileId: 1, alt: "👩‍👩‍👧")
    let button = RichText.textButton(
      InstantPageButton(text: .plain("press me"), action: .disabled))
    let text = RichText.concat([.plain("ab"), formula, emoji, button, .plain("cd")])
    #expect(
      splitText(text, characters: 8) == [
        .concat([.plain("ab"), formula]), emoji, button, .plain("cd"),
      ])
    let page = InstantPage(blocks: [paragraph("a"), .formula(latex: "0123456789"), paragraph("b")])
    let parts = page.split(limits: limits(characters: 4))
    #expect(parts.map(\.page.blocks) == page.blocks.map { [$0] }, "too long: alone")
  }

  @Test("pictures inside text are counted")
  func inlinePictures() {
    let picture = RichText.image(
      id: .cloudFile(1), dimensions: PixelDimensions(width: 1, height: 1))
    let text = RichText.concat([
      picture, picture, .plain(" a "), picture, .anchor(text: .empty, name: "n"),
    ])
    let parts = split([.paragraph(text)], limits(media: 2))
    #expect(
      parts == [
        [.paragraph(.concat([picture, picture, .plain(" a ")]))],
        [.paragraph(.concat([picture, .anchor(text: .empty, name: "n")]))],
      ])
  }

  @Test("headings, items and quotes go on as what they are")
  func kinds() {
    let long = RichText.plain("aaaa bbbb")
    #expect(
      split([.heading(text: long, level: 2)], limits(characters: 5))
        == [
          [.heading(text: .plain("aaaa "), level: 2)], [.heading(text: .plain("bbbb"), level: 2)],
        ])
    #expect(
      split([.pullQuote(text: long, caption: .plain("c"))], limits(characters: 6))
        == [
          [.pullQuote(text: .plain("aaaa "), caption: .empty)],
          [.pullQuote(text: .plain("bbbb"), caption: .plain("c"))],
        ])
    #expect(
      split([.authorDate(author: long, date: 5)], limits(characters: 5))
        == [
          [.authorDate(author: .plain("aaaa "), date: 0)],
          [.authorDate(author: .plain("bbbb"), date: 5)],
        ])
    #expect(
      split(
        [.list(items: [.text(long, num: "7", checked: true)], ordered: true)],
        limits(characters: 5))
        == [
          [.list(items: [.text(.plain("aaaa "), num: "7", checked: true)], ordered: true)],
          [.list(items: [.text(.plain("bbbb"), num: "7", checked: true)], ordered: true)],
        ])
  }

  @Test("code between lines, a long line where it must")
  func code() {
    func code(_ text: String) -> InstantPageBlock {
      .preformatted(text: .plain(text), language: "swift")
    }
    #expect(
      split([code("a. b\nc\n\nd e f g\nhhhhhhhhhhhh")], limits(characters: 10))
        == [[code("a. b\nc\n")], [code("d e f g")], [code("hhhhhhhhhh")], [code("hh")]])
    #expect(
      split([code("a\r\nb\r\nc")], limits(characters: 6)) == [[code("a\r\nb")], [code("c")]])
  }

  // MARK: Containers

  private func row(_ cells: String..., header: Bool = false, rowspan: Int32 = 1)
    -> InstantPageTableRow
  {
    InstantPageTableRow(
      cells: cells.enumerated().map {
        InstantPageTableCell(
          text: $1.isEmpty ? nil : .plain($1), header: header, rowspan: $0 == 0 ? rowspan : 1)
      })
  }

  private func table(_ rows: [InstantPageTableRow], title: String = "") -> InstantPageBlock {
    .table(
      title: title.isEmpty ? .empty : .plain(title), rows: rows, bordered: true, striped: false,
      compact: true)
  }

  @Test("tables between rows, with their header again and their title once")
  func tables() {
    let header = row("h", "i", header: true)
    let rows = (1...5).map { row("a\($0)", "b\($0)") }
    #expect(
      split([paragraph("p"), table([header] + rows, title: "t")], limits(blocks: 5))
        == [
          [paragraph("p"), table([header, rows[0], rows[1]], title: "t")],
          [table([header, rows[2], rows[3], rows[4]])],
        ])
    #expect(
      split([table(rows)], limits(characters: 8))
        == [[table([rows[0], rows[1]])], [table([rows[2], rows[3]])], [table([rows[4]])]])
    let wide = row("a very wide header", "of words", header: true)
    #expect(
      split([table([wide, rows[0], rows[1]])], limits(characters: 30))
        == [[table([wide, rows[0]])], [table([rows[1]])]], "no room for a header of this size")
  }

  @Test("not where a cell reaches down, unless it reaches too far")
  func spans2() {
    let rows = [row("a", "b", rowspan: 2), row("c"), row("d", "e")]
    #expect(
      split([table(rows)], limits(blocks: 3))
        == [[table(Array(rows[..<2]))], [table([rows[2]])]])
    let empty = InstantPageTableCell(text: nil)
    #expect(
      split([table(Array(rows[..<2]))], limits(blocks: 2))
        == [
          [table([row("a", "b")])],
          [table([InstantPageTableRow(cells: [empty] + row("c").cells)])],
        ])
  }

  @Test("a row that is too long goes on in its columns")
  func longRows() {
    #expect(
      split([table([row("aaaa bbbb", "c", "dddd")])], limits(characters: 6))
        == [
          [table([row("aaaa ", "", "")])], [table([row("bbbb", "c", "")])],
          [table([row("", "", "dddd")])],
        ])
  }

  @Test("lists between items, which keep their numbers")
  func lists() {
    func item(_ num: Int, numbered: Bool) -> InstantPageListItem {
      .text(.plain("a\(num)"), num: numbered ? "\(num)" : nil, checked: nil)
    }
    func list(_ items: [InstantPageListItem]) -> InstantPageBlock {
      .list(items: items, ordered: true)
    }
    let counted = (1...4).map { item($0, numbered: false) }
    let numbered = (1...4).map { item($0, numbered: true) }
    #expect(
      split([list(counted)], limits(characters: 6))
        == [[list(Array(counted[..<3]))], [list([numbered[3]])]])
    #expect(
      split([list(numbered)], limits(blocks: 3))
        == [[list(Array(numbered[..<2]))], [list(Array(numbered[2...]))]])
    let bullets = InstantPageBlock.list(items: counted, ordered: false)
    #expect(
      split([bullets], limits(blocks: 3)) == [
        [.list(items: Array(counted[..<2]), ordered: false)],
        [.list(items: Array(counted[2...]), ordered: false)],
      ])
    let nested = list([
      .blocks([paragraph("a"), list(counted)], num: nil, checked: nil), item(2, numbered: false),
    ])
    #expect(
      split([nested], limits(characters: 7)) == [
        [list([.blocks([paragraph("a"), list(Array(counted[..<3]))], num: nil, checked: nil)])],
        [list([.blocks([list([numbered[3]])], num: "1", checked: nil), item(2, numbered: true)])],
      ])
  }

  @Test("quotes keep their author for the end, details have their title again")
  func quotes() {
    let blocks = ["aaaa", "bbbb", "cccc"].map { paragraph($0) }
    #expect(
      split(
        [.blockQuote(blocks: blocks, caption: .plain("d"), collapsed: true)], limits(characters: 9))
        == [
          [.blockQuote(blocks: Array(blocks[..<2]), caption: .empty, collapsed: true)],
          [.blockQuote(blocks: [blocks[2]], caption: .plain("d"), collapsed: true)],
        ])
    func details(_ blocks: [InstantPageBlock]) -> InstantPageBlock {
      .details(title: .plain("t"), blocks: blocks, expanded: true)
    }
    #expect(
      split([details(blocks)], limits(characters: 9))
        == [[details(Array(blocks[..<2]))], [details([blocks[2]])]])
  }

  @Test("a title without room stands above, a caption below")
  func longTitles() {
    let blocks = ["aaaa", "bbbb", "cccc"].map { paragraph($0) }
    let title = String(repeating: "t", count: 300)
    let parts = split(
      [.details(title: .plain(title), blocks: blocks, expanded: true)], limits(characters: 310))
    #expect(
      parts == [
        [
          paragraph(title)
        ],
        [
          .details(
            title: .plain(String(repeating: "t", count: 60) + "…"), blocks: blocks, expanded: true)
        ],
      ])
    let photo = InstantPageBlock.image(
      id: .cloudImage(1), caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: true)
    let captioned = InstantPageBlock.image(
      id: .cloudImage(1),
      caption: InstantPageCaption(text: .plain("aaaa bbbb"), credit: .plain("c")), url: nil,
      webpageId: nil, spoiler: true)
    #expect(
      split([captioned], limits(characters: 5))
        == [[photo, paragraph("aaaa ")], [paragraph("bbbb"), paragraph("c")]])
  }

  @Test("galleries between pictures")
  func galleries() {
    let photos = (0..<5).map { id in
      InstantPageBlock.image(
        id: .cloudImage(Int64(id)), caption: InstantPageCaption(), url: nil, webpageId: nil,
        spoiler: false)
    }
    let caption = InstantPageCaption(text: .plain("c"))
    #expect(
      split([.collage(items: photos, caption: caption)], limits(media: 3))
        == [
          [.collage(items: Array(photos[..<3]), caption: InstantPageCaption())],
          [.collage(items: Array(photos[3...]), caption: caption)],
        ])
    let page = InstantPage(
      blocks: photos,
      media: Dictionary(
        uniqueKeysWithValues: (0..<9).map { id in
          let id = MediaId.cloudImage(Int64(id))
          return (id, Media.image(TelegramMediaImage(imageId: id, representations: [])))
        }))
    let parts = page.split(limits: limits(media: 3))
    #expect(
      parts.map { $0.page.media.keys.map(\.id).sorted() } == [
        [0, 1, 2, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8],
      ])
  }

  @Test("buttons, articles and covers")
  func others() {
    let buttons = (0..<4).map {
      InstantPageButton(text: .plain("b\($0)"), action: .disabled)
    }
    #expect(
      split([.buttonRow(alignment: .center, buttons: buttons)], limits(characters: 4))
        == [
          [.buttonRow(alignment: .center, buttons: Array(buttons[..<2]))],
          [.buttonRow(alignment: .center, buttons: Array(buttons[2...]))],
        ])
    let long = paragraph("aaaa bbbb")
    #expect(
      split([.cover(long)], limits(characters: 5))
        == [[.cover(paragraph("aaaa "))], [paragraph("bbbb")]])
    let articles = (0..<3).map {
      InstantPageRelatedArticle(url: "u", webpageId: .cloudWebpage(1), title: "t\($0)")
    }
    #expect(
      split([.relatedArticles(title: .plain("r"), articles: articles)], limits(characters: 5))
        == [
          [.relatedArticles(title: .plain("r"), articles: Array(articles[..<2]))],
          [.relatedArticles(title: .empty, articles: [articles[2]])],
        ])
  }
}
