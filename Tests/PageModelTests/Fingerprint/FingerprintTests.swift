import PageModel
import TestSupport
import Testing

private typealias Row = (String, InstantPageBlock, InstantPageBlock)

private func paragraph(_ text: RichText) -> InstantPageBlock { .paragraph(text) }

private func list(_ item: InstantPageListItem, ordered: Bool = true) -> InstantPageBlock {
  .list(items: [item], ordered: ordered)
}

private func table(
  _ cells: InstantPageTableCell..., bordered: Bool = false, striped: Bool = false,
  compact: Bool = false
) -> InstantPageBlock {
  .table(
    title: .empty, rows: [InstantPageTableRow(cells: cells)], bordered: bordered,
    striped: striped, compact: compact)
}

private func articles(_ changes: (inout InstantPageRelatedArticle) -> Void = { _ in })
  -> InstantPageBlock
{
  var article = InstantPageRelatedArticle(url: "u", webpageId: .cloudWebpage(1), title: "t")
  changes(&article)
  return .relatedArticles(title: .empty, articles: [article])
}

private func button(_ changes: (inout InstantPageButton) -> Void = { _ in }) -> InstantPageBlock {
  var button = InstantPageButton(text: .plain("Go"), action: .url("u"))
  changes(&button)
  return .buttonRow(alignment: .left, buttons: [button])
}

private func image(
  id: Int64 = 1, text: RichText = .plain("c"), credit: RichText = .empty, url: String? = nil,
  webpageId: MediaId? = nil, spoiler: Bool = false
) -> InstantPageBlock {
  .image(
    id: .cloudImage(id), caption: InstantPageCaption(text: text, credit: credit), url: url,
    webpageId: webpageId, spoiler: spoiler)
}

private func post(
  url: String = "u", webpageId: MediaId? = nil, avatarId: MediaId? = nil, author: String = "a",
  date: Int32 = 1
) -> InstantPageBlock {
  .postEmbed(
    url: url, webpageId: webpageId, avatarId: avatarId, author: author, date: date, blocks: [],
    caption: InstantPageCaption())
}

private let cell = InstantPageTableCell(text: .plain("a"))

/// What a reader reads: the fingerprint changes.
private let included: [Row] = [
  ("a plain string", paragraph(.plain("a")), paragraph(.plain("b"))),
  ("the spelling of a letter", paragraph(.plain("\u{e9}")), paragraph(.plain("e\u{301}"))),
  ("the kind of a block", paragraph(.plain("a")), .footer(.plain("a"))),
  ("the kind of a text", paragraph(.bold(.plain("a"))), paragraph(.italic(.plain("a")))),
  ("a plain text and none", paragraph(.plain("")), paragraph(.empty)),
  (
    "how a text is cut", paragraph(.concat([.plain("ab"), .plain("c")])),
    paragraph(.concat([.plain("a"), .plain("bc")]))
  ),
  (
    "what belongs together", paragraph(.concat([.concat([.plain("a")]), .plain("b")])),
    paragraph(.concat([.concat([.plain("a"), .plain("b")])]))
  ),
  (
    "the target of a link", paragraph(.url(text: .empty, url: "u", webpageId: nil)),
    paragraph(.url(text: .empty, url: "v", webpageId: nil))
  ),
  (
    "an e-mail address", paragraph(.email(text: .empty, email: "u")),
    paragraph(.email(text: .empty, email: "v"))
  ),
  (
    "a phone number", paragraph(.phone(text: .empty, phone: "1")),
    paragraph(.phone(text: .empty, phone: "2"))
  ),
  (
    "the alternative text of an emoji", paragraph(.textCustomEmoji(fileId: 1, alt: "a")),
    paragraph(.textCustomEmoji(fileId: 1, alt: "b"))
  ),
  (
    "the source of an inline formula", paragraph(.formula(latex: "x")),
    paragraph(.formula(latex: "y"))
  ),
  ("the source of a formula", .formula(latex: "x"), .formula(latex: "y")),
  ("a caption", image(text: .plain("a")), image(text: .plain("b"))),
  ("a credit", image(credit: .plain("a")), image(credit: .plain("b"))),
  ("a caption is not a credit", image(text: .plain("a")), image(text: .empty, credit: .plain("a"))),
  (
    "a quote's caption", .blockQuote(blocks: [], caption: .plain("a"), collapsed: nil),
    .blockQuote(blocks: [], caption: .plain("b"), collapsed: nil)
  ),
  ("a cell's text", table(cell), table(InstantPageTableCell(text: .plain("b")))),
  ("whether a cell has a text", table(.init(text: .empty)), table(.init(text: nil))),
  ("the number of cells", table(cell), table(cell, cell)),
  (
    "the text of a list marker", list(.text(.empty, num: "1", checked: nil)),
    list(.text(.empty, num: "2", checked: nil))
  ),
  (
    "whether there is a marker", list(.text(.empty, num: "", checked: nil)),
    list(.text(.empty, num: nil, checked: nil))
  ),
  (
    "whether there is a checkbox", list(.text(.empty, num: nil, checked: nil)),
    list(.text(.empty, num: nil, checked: false))
  ),
  (
    "whether there is a checkbox beside blocks", list(.blocks([], num: nil, checked: nil)),
    list(.blocks([], num: nil, checked: true))
  ),
  ("the kind of an item", list(.unknown), list(.blocks([], num: nil, checked: nil))),
  (
    "the author of an author line", .authorDate(author: .plain("a"), date: 1),
    .authorDate(author: .plain("b"), date: 1)
  ),
  (
    "the date of an author line", .authorDate(author: .plain("a"), date: 1),
    .authorDate(author: .plain("a"), date: 2)
  ),
  ("the author of an embedded post", post(), post(author: "b")),
  ("the date of an embedded post", post(), post(date: 2)),
  ("a button's label", button(), button { $0.text = .plain("b") }),
  (
    "the label of a button in a text", paragraph(.textButton(Samples.button)),
    paragraph(.textButton(InstantPageButton(text: .empty, action: .url("u"))))
  ),
  ("an article's title", articles(), articles { $0.title = "u" }),
  ("an article's words", articles(), articles { $0.description = "d" }),
  ("an article's author", articles(), articles { $0.author = "a" }),
  ("whether a banner has a channel", .channelBanner(nil), .channelBanner(Samples.channel)),
  (
    "the date in a text", paragraph(.textDate(text: .empty, date: 1, format: nil)),
    paragraph(.textDate(text: .empty, date: 2, format: nil))
  ),
  (
    "where a block belongs",
    .details(title: .empty, blocks: [.cover(.divider)], expanded: true),
    .details(title: .empty, blocks: [.cover(.cover(.divider))], expanded: true)
  ),
]

/// How it is set: the fingerprint stays.
private let excluded: [Row] = [
  ("the id of a photo", image(id: 1), image(id: 2)),
  (
    "the id of a file", .audio(id: .cloudFile(1), caption: InstantPageCaption()),
    .audio(id: .cloudFile(2), caption: InstantPageCaption())
  ),
  (
    "the id of a picture in a text",
    paragraph(.image(id: .cloudFile(1), dimensions: PixelDimensions(width: 1, height: 1))),
    paragraph(.image(id: .cloudFile(2), dimensions: PixelDimensions(width: 2, height: 2)))
  ),
  ("the page of an image", image(), image(webpageId: .cloudWebpage(1))),
  (
    "the page of a link", paragraph(.url(text: .empty, url: "u", webpageId: nil)),
    paragraph(.url(text: .empty, url: "u", webpageId: .cloudWebpage(1)))
  ),
  (
    "the file of an emoji", paragraph(.textCustomEmoji(fileId: 1, alt: "a")),
    paragraph(.textCustomEmoji(fileId: 2, alt: "a"))
  ),
  (
    "the peer of a mention", paragraph(.textMentionName(text: .empty, peerId: 1)),
    paragraph(.textMentionName(text: .empty, peerId: 2))
  ),
  (
    "the page and the face of a post", post(),
    post(webpageId: .cloudWebpage(1), avatarId: .cloudImage(1))
  ),
  (
    "which channel", .channelBanner(Samples.channel),
    .channelBanner(TelegramChannel(id: .cloudChannel(6), title: "Other"))
  ),
  (
    "whether an item is checked", list(.text(.empty, num: nil, checked: false)),
    list(.text(.empty, num: nil, checked: true))
  ),
  (
    "whether a list is ordered", list(.unknown, ordered: true), list(.unknown, ordered: false)
  ),
  ("the level of a heading", .heading(text: .empty, level: 1), .heading(text: .empty, level: 2)),
  (
    "the language of code", .preformatted(text: .empty, language: "a"),
    .preformatted(text: .empty, language: nil)
  ),
  (
    "whether a quote is collapsed", .blockQuote(blocks: [], caption: .empty, collapsed: nil),
    .blockQuote(blocks: [], caption: .empty, collapsed: true)
  ),
  (
    "whether details are expanded", .details(title: .empty, blocks: [], expanded: true),
    .details(title: .empty, blocks: [], expanded: false)
  ),
  ("a spoiler", image(), image(spoiler: true)),
  (
    "playback",
    .video(
      id: .cloudFile(1), caption: InstantPageCaption(), autoplay: true, loop: true, spoiler: true),
    .video(
      id: .cloudFile(1), caption: InstantPageCaption(), autoplay: false, loop: false,
      spoiler: false)
  ),
  (
    "the alignment of a cell", table(cell),
    table(.init(text: .plain("a"), alignment: .right, verticalAlignment: .bottom))
  ),
  (
    "spans and header cells", table(cell),
    table(.init(text: .plain("a"), header: true, colspan: 2, rowspan: 2))
  ),
  ("the border of a table", table(cell), table(cell, bordered: true)),
  ("the stripes of a table", table(cell), table(cell, striped: true)),
  ("the compactness of a table", table(cell), table(cell, compact: true)),
  (
    "the alignment of buttons", .buttonRow(alignment: .left, buttons: []),
    .buttonRow(alignment: .center, buttons: [])
  ),
  (
    "what a button does and how it looks", button(),
    button {
      $0.action = .disabled
      $0.color = .danger
      $0.isLink = true
    }
  ),
  (
    "how a date is spelled out", paragraph(.textDate(text: .empty, date: 1, format: nil)),
    paragraph(.textDate(text: .empty, date: 1, format: .relative))
  ),
  (
    "the name of an anchor in a text", paragraph(.anchor(text: .empty, name: "a")),
    paragraph(.anchor(text: .empty, name: "b"))
  ),
  ("the name of an anchor", .anchor("a"), .anchor("b")),
  (
    "address, page, photo and date of an article", articles(),
    articles {
      $0.url = "v"
      $0.webpageId = .cloudWebpage(2)
      $0.photoId = .cloudImage(1)
      $0.date = 5
    }
  ),
]

@Suite("The structure fingerprint")
struct FingerprintTests {
  @Test("changes with", arguments: included.indices)
  func changes(row: Int) {
    let (sentence, left, right) = included[row]
    #expect(fingerprint(left) != fingerprint(right), "\(sentence)")
  }

  @Test("stays with", arguments: excluded.indices)
  func stays(row: Int) {
    let (sentence, left, right) = excluded[row]
    #expect(left != right, "\(sentence): the row must change something")
    #expect(fingerprint(left) == fingerprint(right), "\(sentence)")
  }

  @Test("Cases differ from each other")
  func cases() {
    let texts = Samples.texts.map { fingerprint(.paragraph($0)) }
    #expect(Set(texts).count == texts.count)
    let blocks = Samples.blocks.map(fingerprint)
    #expect(Set(blocks).count == blocks.count)
  }

  @Test("The page's own properties and its media are not in it")
  func pageProperties() {
    let plain = InstantPage(blocks: [.divider])
    var page = plain
    page.isComplete = false
    page.rtl = true
    page.url = "u"
    page.views = 3
    let image = TelegramMediaImage(imageId: .cloudImage(1))
    page.media = [image.imageId: .image(image)]
    #expect(page.structureFingerprint == plain.structureFingerprint)
  }

  @Test("The numbers are the same on every run: stored ones stay good")
  func known() {
    // FNV-1a over eight zero bytes for the count of no blocks.
    #expect(InstantPage(blocks: []).structureFingerprint == 0xa8c7_f832_281a_39c5)
    #expect(InstantPage(blocks: Samples.blocks).structureFingerprint == 0xa4fa_caca_ac3d_4420)
  }

  @Test(arguments: PageGenerator.seeds(50))
  func equalPagesHaveEqualFingerprints(seed: UInt64) {
    var first = PageGenerator(seed: seed)
    var second = PageGenerator(seed: seed)
    #expect(
      first.page(size: 10).structureFingerprint == second.page(size: 10).structureFingerprint)
  }

  private func fingerprint(_ block: InstantPageBlock) -> UInt64 {
    InstantPage(blocks: [block]).structureFingerprint
  }
}
