import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("HTML for browsers")
struct WebHTMLTests {
  @Test(
    "blocks and texts",
    arguments: [
      (.paragraph(.plain("a < b & c")), "<p>a &lt; b &amp; c</p>"),
      (.title(.plain("a")), "<h1>a</h1>"),
      (.heading(text: .italic(.plain("a")), level: 3), "<h3><i>a</i></h3>"),
      (
        .preformatted(text: .plain("a\n<b>"), language: "swift"),
        "<pre><code class=\"language-swift\">a\n&lt;b&gt;</code></pre>"
      ),
      (
        .list(items: [.text(.plain("a"), num: "3", checked: true)], ordered: true),
        "<ol start=\"3\">\n<li><input type=\"checkbox\" checked disabled>a</li>\n</ol>"
      ),
      (
        .blockQuote(blocks: [.paragraph(.plain("a"))], caption: .plain("b"), collapsed: nil),
        "<blockquote>\n<p>a</p>\n<cite>b</cite>\n</blockquote>"
      ),
      (.formula(latex: "a<b"), "<p><code class=\"math\">a&lt;b</code></p>"),
      (
        .paragraph(.textDate(text: .plain("a"), date: 951_782_400, format: nil)),
        "<p><time datetime=\"2000-02-29T00:00:00Z\">a</time></p>"
      ),
      (
        .paragraph(.url(text: .plain("a"), url: "https://b.c/?d&e", webpageId: nil)),
        "<p><a href=\"https://b.c/?d&amp;e\" rel=\"noopener noreferrer nofollow\">a</a></p>"
      ),
      (
        .details(title: .plain("a"), blocks: [.divider], expanded: false),
        "<details>\n<summary>a</summary>\n<hr>\n</details>"
      ),
    ] as [(InstantPageBlock, String)])
  func blocks(_ block: InstantPageBlock, _ expected: String) {
    let emitted = InstantPage(blocks: [block]).webHTML()
    #expect(emitted.text == expected)
    #expect(emitted.losses == [])
  }

  @Test("tables have their header rows apart")
  func tables() {
    let rows = [true, false].map { isHeader in
      InstantPageTableRow(cells: [
        InstantPageTableCell(
          text: .plain("a"), header: isHeader, alignment: isHeader ? .center : .right,
          verticalAlignment: .middle, colspan: 2)
      ])
    }
    let page = InstantPage(blocks: [
      .table(title: .plain("t"), rows: rows, bordered: true, striped: false, compact: false)
    ])
    #expect(
      page.webHTML().text == """
        <table class="bordered">
        <caption>t</caption>
        <thead>
        <tr><th colspan="2">a</th></tr>
        </thead>
        <tbody>
        <tr><td colspan="2" style="text-align: right">a</td></tr>
        </tbody>
        </table>
        """)
  }

  @Test(
    "no address can run anything",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
      "\u{1}javascript:alert(1)", "data:text/html,<script>", "vbscript:x", "file:///etc/passwd",
      "java\nscript:x", "\\\\host",
    ])
  func addresses(_ address: String) {
    let page = InstantPage(blocks: [
      .paragraph(.url(text: .plain("a"), url: address, webpageId: nil)),
      .buttonRow(
        alignment: .left, buttons: [InstantPageButton(text: .plain("b"), action: .url(address))]),
    ])
    let emitted = page.webHTML()
    #expect(!emitted.text.contains("href"))
    #expect(emitted.losses.map(\.path) == [[0], [1]])
  }

  @Test("tags fit each other, whatever the page", arguments: PageGenerator.seeds(200))
  func balance(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let text = generator.page(size: 8).webHTML().text
    let void: Set<Substring> = ["br", "hr", "img", "input"]
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      let tag = piece.prefix { $0 != ">" }
      let name = tag.prefix { $0 != " " }
      if name.first == "/" {
        #expect(open.popLast() == name.dropFirst(), "seed \(seed)")
      } else if !void.contains(name) {
        open.append(name)
      }
    }
    #expect(open.isEmpty, "seed \(seed)")
  }
}
