import PageMarkup
import PageModel
import Testing

@Suite("Blocks as markup")
struct EmittedBlockTests {
  @Test("the numbers of boxes stay")
  func numberedBoxes() {
    let list = InstantPageBlock.list(
      items: [
        .text(.plain("a"), num: "3", checked: true), .text(.plain("b"), num: "4", checked: false),
      ], ordered: true)
    #expect(markdown(list) == "3. [x] a\n4. [ ] b")
  }

  @Test("behind a box only text is read, so a block begins below it")
  func boxesBeforeBlocks() {
    let code = InstantPageBlock.preformatted(text: .plain("x"), language: nil)
    let list = InstantPageBlock.list(
      items: [.blocks([code], num: nil, checked: true)], ordered: false)
    #expect(markdown(list) == "- [x]\n  ```\n  x\n  ```")
  }

  @Test("two lists are two")
  func neighbours() {
    let list = InstantPageBlock.list(
      items: [.text(.plain("a"), num: nil, checked: nil)], ordered: false)
    #expect(markdown(list, list, list) == "- a\n\n+ a\n\n- a")
  }

  @Test("a list in an item stands right below its text")
  func nestedLists() {
    let inner = InstantPageBlock.list(
      items: [.text(.plain("b"), num: nil, checked: nil)], ordered: false)
    let list = InstantPageBlock.list(
      items: [.blocks([.paragraph(.plain("a")), inner], num: nil, checked: nil)], ordered: false)
    #expect(markdown(list) == "- a\n  - b")
  }

  @Test("a fence in code is no end of it")
  func fences() {
    let code = InstantPageBlock.preformatted(text: .plain("```\na\n````"), language: "md")
    #expect(markdown(code) == "`````md\n```\na\n````\n`````")
  }

  @Test("the paragraphs of a quote stay apart")
  func quotes() {
    let quote = InstantPageBlock.blockQuote(
      blocks: [
        .paragraph(.plain("a")),
        .blockQuote(blocks: [.paragraph(.plain("b"))], caption: .empty, collapsed: nil),
      ], caption: .empty, collapsed: nil)
    #expect(markdown(quote) == "> a\n>\n> > b")
    let page = InstantPage(blocks: [quote])
    #expect(page.markdown(joinsQuoteMarkers: true).text == "> a\n>\n>> b")
  }

  @Test("a formula of its own is between two dollar signs")
  func formulas() {
    #expect(markdown(.formula(latex: "x")) == "$$x$$")
    #expect(markdown(.formula(latex: "x\ny")) == "$$\nx\ny\n$$")
    #expect(markdown(.formula(latex: "a $$ b")) == "\\[a $$ b\\]")
  }

  @Test("bars, line ends and short rows in tables")
  func tables() {
    let rows = [["a|b", "c\nd"], ["`"]].map { texts in
      InstantPageTableRow(cells: texts.map { InstantPageTableCell(text: .plain($0)) })
    }
    let table = InstantPageBlock.table(
      title: .empty, rows: rows, bordered: true, striped: false, compact: false)
    #expect(markdown(table) == "| a\\|b | c<br>d |\n| --- | --- |\n| \\` | |")
  }

  @Test("losses name what is lost, and where")
  func losses() {
    let button = InstantPageButton(text: .plain("Buy"), action: .url("https://a.b/"))
    let page = InstantPage(blocks: [
      .paragraph(.plain("a")),
      .details(
        title: .plain("More"),
        blocks: [.buttonRow(alignment: .left, buttons: [button])], expanded: true),
    ])
    #expect(
      page.markdown().losses.map(\.description) == [
        "block 1: that what is under “More” can be folded cannot be written in Markdown",
        "block 1.0: the button “Buy” cannot be written in Markdown",
      ])
    #expect(page.richMarkdown().losses == [])
    #expect(page.richHTML().losses == [])
  }

  @Test("what Markdown has no form for is HTML in Rich Markdown")
  func rich() {
    let button = InstantPageButton(
      text: .plain("Buy"), action: .callback(requiresPassword: false, data: Array("a\"b".utf8)),
      color: .success)
    let page = InstantPage(blocks: [
      .details(title: .bold(.plain("More")), blocks: [.paragraph(.plain("a"))], expanded: true),
      .footer(.plain("a < b")),
      .buttonRow(alignment: .center, buttons: [button]),
      .paragraph(.concat([.textSpoiler(.plain("a b")), .plain(" "), .marked(.plain("c!"))])),
    ])
    #expect(
      page.richMarkdown().text == """
        <details open>
        <summary>**More**</summary>

        a

        </details>

        <footer>a &lt; b</footer>

        <tg-button-row align="center"><tg-button type="callback_data" data="a&quot;b" \
        style="success">Buy</tg-button></tg-button-row>

        ||a b|| <mark>c!</mark>
        """)
  }

  @Test("pages deeper than any reader goes are written all the same")
  func depth() {
    var block = InstantPageBlock.paragraph(.plain("deep"))
    for _ in 0..<300 { block = .blockQuote(blocks: [block], caption: .empty, collapsed: nil) }
    var text = RichText.plain("text")
    for index in 0..<300 { text = index % 2 == 0 ? .bold(text) : .italic(text) }
    let page = InstantPage(blocks: [block, .paragraph(text)])
    for emitted in [page.markdown(), page.richMarkdown(), page.richHTML(), page.webHTML()] {
      #expect(emitted.text.contains("deep") && emitted.text.contains("text"))
      #expect(emitted.losses.first?.path == [])
    }
  }

  private func markdown(_ blocks: InstantPageBlock...) -> String {
    InstantPage(blocks: blocks).markdown().text
  }
}
