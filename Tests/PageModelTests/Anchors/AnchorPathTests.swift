import PageModel
import Testing

private let anchored = RichText.bold(.concat([.plain("a"), .anchor(text: .empty, name: "x")]))

private func details(_ blocks: InstantPageBlock..., title: RichText = .empty) -> InstantPageBlock {
  .details(title: title, blocks: blocks, expanded: false)
}

private let rows: [(String, [InstantPageBlock], [Int]?)] = [
  ("an empty page has no anchor", [], nil),
  ("an anchor block", [.divider, .anchor("x")], []),
  ("an anchor of another name", [.anchor("y"), details(.anchor("X"))], nil),
  ("a name is compared byte by byte", [.anchor("x\u{301}")], nil),
  ("an anchor deep inside a text", [.paragraph(anchored)], []),
  ("a title", [.title(anchored)], []),
  ("a heading", [.heading(text: anchored, level: 2)], []),
  ("code", [.preformatted(text: anchored, language: nil)], []),
  ("an author line", [.authorDate(author: anchored, date: 0)], []),
  ("text that is thought", [.thinking(anchored)], []),
  ("a pull quote's caption", [.pullQuote(text: .empty, caption: anchored)], []),
  (
    "a quote's caption", [.blockQuote(blocks: [], caption: anchored, collapsed: nil)], []
  ),
  (
    "a table's title",
    [.table(title: anchored, rows: [], bordered: false, striped: false, compact: false)], []
  ),
  (
    "a cell",
    [
      .table(
        title: .empty,
        rows: [
          InstantPageTableRow(cells: [
            InstantPageTableCell(text: nil), InstantPageTableCell(text: anchored),
          ])
        ], bordered: false, striped: false, compact: false)
    ], []
  ),
  (
    "a list's text", [.list(items: [.text(anchored, num: nil, checked: nil)], ordered: true)], []
  ),
  ("inside details", [details(.anchor("x"))], [0]),
  ("the title of details is outside of them", [details(title: anchored)], []),
  ("the second details", [details(), .divider, details(.paragraph(anchored))], [1]),
  (
    "details inside details count for themselves",
    [details(), details(details(), details(), details(.anchor("x")))], [1, 2]
  ),
  (
    "the title of inner details is inside the outer", [details(details(title: anchored))], [0]
  ),
  (
    "a quote shares the count",
    [
      details(),
      .blockQuote(blocks: [details(), details(.anchor("x"))], caption: .empty, collapsed: nil),
    ], [2]
  ),
  (
    "a cover shares the count", [.cover(details()), details(.anchor("x"))], [1]
  ),
  (
    "list items share the count",
    [
      .list(
        items: [
          .blocks([details(details())], num: nil, checked: nil), .unknown,
          .blocks([details(.anchor("x"))], num: nil, checked: nil),
        ], ordered: true)
    ], [1]
  ),
  (
    "the first anchor of a name wins",
    [details(.divider), details(.anchor("x")), .anchor("x")], [1]
  ),
  (
    "what a quote holds comes before its caption",
    [.blockQuote(blocks: [details(.anchor("x"))], caption: anchored, collapsed: nil)], [0]
  ),
  (
    "captions of media are not searched",
    [
      .audio(id: .cloudFile(1), caption: InstantPageCaption(text: anchored, credit: anchored))
    ], nil
  ),
  (
    "collages are not searched, and their details do not count",
    [
      .collage(items: [details(.anchor("x"))], caption: InstantPageCaption()),
      .slideshow(items: [details(.anchor("x"))], caption: InstantPageCaption()),
      details(.anchor("x")),
    ], [0]
  ),
  (
    "embedded posts are laid out, so they are searched",
    [
      .postEmbed(
        url: "", webpageId: nil, avatarId: nil, author: "", date: 0, blocks: [.anchor("x")],
        caption: InstantPageCaption())
    ], []
  ),
  (
    "buttons are not searched",
    [
      .buttonRow(
        alignment: .left, buttons: [InstantPageButton(text: anchored, action: .disabled)]),
      .paragraph(.textButton(InstantPageButton(text: anchored, action: .disabled))),
    ], nil
  ),
  ("related articles are not searched", [.relatedArticles(title: anchored, articles: [])], nil),
]

@Suite("The details around an anchor")
struct AnchorPathTests {
  @Test(arguments: rows.indices)
  func path(row: Int) {
    let (sentence, blocks, expected) = rows[row]
    #expect(InstantPage(blocks: blocks).anchorPath("x") == expected, "\(sentence)")
  }

  @Test("The empty name is the top of a page, not an anchor")
  func emptyName() {
    #expect(InstantPage(blocks: [.anchor("")]).anchorPath("") == nil)
  }
}
