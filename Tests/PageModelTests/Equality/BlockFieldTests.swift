import PageModel
import Testing

/// One row for each field of a block: two blocks that differ in nothing else.
private let rows: [(String, InstantPageBlock, InstantPageBlock)] = [
  (
    "the author of an author line", .authorDate(author: .plain("a"), date: 1),
    .authorDate(author: .plain("b"), date: 1)
  ),
  (
    "the date of an author line", .authorDate(author: .plain("a"), date: 1),
    .authorDate(author: .plain("a"), date: 2)
  ),
  (
    "the language of code", .preformatted(text: .plain("a"), language: nil),
    .preformatted(text: .plain("a"), language: "")
  ),
  ("whether a list is ordered", .list(items: [], ordered: true), .list(items: [], ordered: false)),
  (
    "the kind of a list item", .list(items: [.text(.empty, num: nil, checked: nil)], ordered: true),
    .list(items: [.blocks([], num: nil, checked: nil)], ordered: true)
  ),
  (
    "the number of a list item",
    .list(items: [.text(.empty, num: "1", checked: nil)], ordered: true),
    .list(items: [.text(.empty, num: "2", checked: nil)], ordered: true)
  ),
  (
    "the checkbox of a list item",
    .list(items: [.blocks([], num: nil, checked: nil)], ordered: true),
    .list(items: [.blocks([], num: nil, checked: false)], ordered: true)
  ),
  (
    "the blocks of a list item",
    .list(items: [.blocks([], num: nil, checked: nil)], ordered: true),
    .list(items: [.blocks([.divider], num: nil, checked: nil)], ordered: true)
  ),
  (
    "whether a quote is collapsed: unknown is not no",
    .blockQuote(blocks: [], caption: .empty, collapsed: nil),
    .blockQuote(blocks: [], caption: .empty, collapsed: false)
  ),
  (
    "the caption of a quote", .blockQuote(blocks: [], caption: .empty, collapsed: nil),
    .blockQuote(blocks: [], caption: .plain(""), collapsed: nil)
  ),
  (
    "the blocks of a quote", .blockQuote(blocks: [], caption: .empty, collapsed: nil),
    .blockQuote(blocks: [.divider], caption: .empty, collapsed: nil)
  ),
  (
    "the caption of a pull quote", .pullQuote(text: .empty, caption: .empty),
    .pullQuote(text: .empty, caption: .plain("a"))
  ),
  ("the level of a heading", .heading(text: .empty, level: 1), .heading(text: .empty, level: 2)),
  ("the picture", image(id: .cloudImage(1)), image(id: .cloudImage(2))),
  ("the spoiler of a picture", image(), image(spoiler: true)),
  ("the address of a picture", image(), image(url: "u")),
  ("the page of a picture", image(), image(webpageId: .cloudWebpage(1))),
  ("the credit of a picture", image(), image(credit: .plain("by"))),
  ("the playback of a video", video(), video(autoplay: true)),
  ("the loop of a video", video(), video(loop: true)),
  ("the spoiler of a video", video(), video(spoiler: true)),
  ("the address of an embed", embed(), embed(url: "u")),
  ("the code of an embed", embed(), embed(html: "<b>")),
  ("the size of an embed", embed(), embed(dimensions: PixelDimensions(width: 1, height: 1))),
  ("the stretch of an embed", embed(), embed(stretchToWidth: true)),
  ("the scrolling of an embed", embed(), embed(allowScrolling: true)),
  ("the cover of an embed", embed(), embed(coverId: .cloudImage(1))),
  ("the page of a post", post(), post(webpageId: .cloudWebpage(1))),
  ("the face of a post", post(), post(avatarId: .cloudImage(1))),
  ("the author of a post", post(), post(author: "b")),
  ("the date of a post", post(), post(date: 1)),
  ("the blocks of a post", post(), post(blocks: [.divider])),
  ("the caption of a post", post(), post(caption: .plain("a"))),
  (
    "the channel of a banner", .channelBanner(nil),
    .channelBanner(TelegramChannel(id: .cloudChannel(1), title: ""))
  ),
  (
    "the title of a table",
    .table(title: .empty, rows: [], bordered: false, striped: false, compact: false),
    .table(title: .plain(""), rows: [], bordered: false, striped: false, compact: false)
  ),
  ("the border of a table", table(), table(bordered: true)),
  ("the stripes of a table", table(), table(striped: true)),
  ("the compactness of a table", table(), table(compact: true)),
  ("an empty text in a cell", table(InstantPageTableCell(text: nil)), table(cell())),
  ("a header cell", table(cell()), table(InstantPageTableCell(text: .empty, header: true))),
  (
    "the alignment of a cell", table(cell()),
    table(InstantPageTableCell(text: .empty, alignment: .right))
  ),
  (
    "the vertical alignment of a cell", table(cell()),
    table(InstantPageTableCell(text: .empty, verticalAlignment: .bottom))
  ),
  ("the columns of a cell", table(cell()), table(InstantPageTableCell(text: .empty, colspan: 1))),
  ("the rows of a cell", table(cell()), table(InstantPageTableCell(text: .empty, rowspan: 1))),
  (
    "whether details are expanded", .details(title: .empty, blocks: [], expanded: false),
    .details(title: .empty, blocks: [], expanded: true)
  ),
  ("the latitude of a map", map(), map(latitude: 1)),
  ("the longitude of a map", map(), map(longitude: 1)),
  ("the zoom of a map", map(), map(zoom: 1)),
  ("the size of a map", map(), map(width: 2)),
  (
    "the alignment of buttons", .buttonRow(alignment: .left, buttons: []),
    .buttonRow(alignment: .right, buttons: [])
  ),
  (
    "the buttons", .buttonRow(alignment: .left, buttons: []),
    .buttonRow(alignment: .left, buttons: [Samples.button])
  ),
  ("the address of an article", articles(article()), articles(article(url: "v"))),
  (
    "the page of an article", articles(article()),
    articles(article(webpageId: .cloudWebpage(2)))
  ),
  ("the title of an article", articles(article()), articles(article(title: ""))),
  ("the words of an article", articles(article()), articles(article(description: ""))),
  ("the photo of an article", articles(article()), articles(article(photoId: .cloudImage(1)))),
  ("the author of an article", articles(article()), articles(article(author: ""))),
  ("the date of an article", articles(article()), articles(article(date: 0))),
]

@Suite("Blocks that differ in one field")
struct BlockFieldTests {
  @Test(arguments: rows.indices)
  func differ(row: Int) {
    let (field, left, right) = rows[row]
    #expect(left != right, "\(field)")
    #expect(left == left && right == right, "\(field)")
    #expect(left.treeDump() != right.treeDump(), "\(field) shows in the dump")
  }
}

private func image(
  id: MediaId = .cloudImage(1), credit: RichText = .empty, url: String? = nil,
  webpageId: MediaId? = nil, spoiler: Bool = false
) -> InstantPageBlock {
  .image(
    id: id, caption: InstantPageCaption(credit: credit), url: url, webpageId: webpageId,
    spoiler: spoiler)
}

private func video(
  autoplay: Bool = false, loop: Bool = false, spoiler: Bool = false
) -> InstantPageBlock {
  .video(
    id: .cloudFile(1), caption: InstantPageCaption(), autoplay: autoplay, loop: loop,
    spoiler: spoiler)
}

private func embed(
  url: String? = nil, html: String? = nil, dimensions: PixelDimensions? = nil,
  stretchToWidth: Bool = false, allowScrolling: Bool = false, coverId: MediaId? = nil
) -> InstantPageBlock {
  .webEmbed(
    url: url, html: html, dimensions: dimensions, caption: InstantPageCaption(),
    stretchToWidth: stretchToWidth, allowScrolling: allowScrolling, coverId: coverId)
}

private func post(
  webpageId: MediaId? = nil, avatarId: MediaId? = nil, author: String = "a", date: Int32 = 0,
  blocks: [InstantPageBlock] = [], caption: RichText = .empty
) -> InstantPageBlock {
  .postEmbed(
    url: "u", webpageId: webpageId, avatarId: avatarId, author: author, date: date,
    blocks: blocks, caption: InstantPageCaption(text: caption))
}

private func cell() -> InstantPageTableCell {
  InstantPageTableCell(text: .empty)
}

private func table(
  _ cell: InstantPageTableCell = cell(), bordered: Bool = false, striped: Bool = false,
  compact: Bool = false
) -> InstantPageBlock {
  .table(
    title: .empty, rows: [InstantPageTableRow(cells: [cell])], bordered: bordered,
    striped: striped, compact: compact)
}

private func map(
  latitude: Double = 0, longitude: Double = 0, zoom: Int32 = 0, width: Int32 = 1
) -> InstantPageBlock {
  .map(
    latitude: latitude, longitude: longitude, zoom: zoom,
    dimensions: PixelDimensions(width: width, height: 1), caption: InstantPageCaption())
}

private func articles(_ article: InstantPageRelatedArticle) -> InstantPageBlock {
  .relatedArticles(title: .empty, articles: [article])
}

private func article(
  url: String = "u", webpageId: MediaId = .cloudWebpage(1), title: String? = nil,
  description: String? = nil, photoId: MediaId? = nil, author: String? = nil, date: Int32? = nil
) -> InstantPageRelatedArticle {
  InstantPageRelatedArticle(
    url: url, webpageId: webpageId, title: title, description: description, photoId: photoId,
    author: author, date: date)
}
