import PageMarkup
import PageModel
import Testing

@Suite("Rich Markdown's blocks")
struct RichBlockTests {
  @Test(arguments: [
    RichRow("# a\n###### b\nc\n---", "h1(a) h6(b) h2(c)", "headings"),
    RichRow("#\n\n## ", "", "an empty heading is nothing"),
    RichRow("#tag", "p(hashtag(#tag))", "a hashtag is no heading"),
    RichRow("a\n\nb", "p(a) p(b)", "paragraphs"),
    RichRow("```swift\nlet a\n```", "pre:swift(let a)", "code with its language"),
    RichRow("```\na\n\n\n```", "pre(a⏎⏎)", "only the last line end goes"),
    RichRow("```\n```", "", "an empty fence is nothing"),
    RichRow("    a\n\tb", "pre(a⏎b)", "indented code"),
    RichRow("```math\nx^2\n```", "formula(x^2)", "a fenced formula"),
    RichRow("$$x$$", "formula(x)", "a formula"),
    RichRow("$$\nx\ny\n$$", "formula(x⏎y)", "of several lines"),
    RichRow("a\n$$x$$\nb", "p(a $(x) b)", "right inside a paragraph"),
    RichRow("---\n\n***", "hr hr", "rules"),
    RichRow("- a\n- b", "ul[(a) (b)]", "bullets"),
    RichRow("* a\n\n  b", "ul[{p(a) p(b)}]", "an item of two paragraphs"),
    RichRow("3. a\n4. b", "ol[3(a) 4(b)]", "numbers are kept"),
    RichRow("- [ ] a\n- [x] b", "ul[☐(a) ☑(b)]", "tasks"),
    RichRow("1. [x] a", "ol[1☑(a)]", "a task with a number"),
    RichRow("- a\n  - b", "ul[{p(a) ul[(b)]}]", "a list in an item"),
    RichRow("-\n- a", "ul[() (a)]", "an empty item is kept"),
    RichRow("> a\nb\n>\n> c", "quote[p(a b) p(c)]", "a quote"),
    RichRow(">", "", "an empty quote is nothing"),
    RichRow("> > a", "quote[quote[p(a)]]", "a quote in a quote"),
    RichRow("> - a\n> - b", "quote[ul[(a) (b)]]", "a list in a quote"),
  ])
  func blocks(_ row: RichRow) {
    row.check()
  }

  @Test(arguments: [
    RichRow(
      "|a|b|\n|-|-|\n|c|d|", "table[*^a|*^b / c|d]", "headers are centred, cells stand left"),
    RichRow(
      "|a|b|c|\n|:-|:-:|-:|\n|d|e|f|", "table[*a|*^b|*>c / d|^e|>f]", "alignments"),
    RichRow("|a|b|\n|-|-|\n|c|d|e|", "table[*^a|*^b / c|d]", "further cells are dropped"),
    RichRow("|a|b|\n|-|-|\n|c|", "table[*^a|*^b / c|nil]", "missing ones are not seen"),
    RichRow("|a|b|\n|-|-|\n| |c|", "table[*^a|*^b / nil|c]", "nor are empty ones"),
    RichRow("|a|b|\n|-|\n|c|", "p(|a|b| |-| |c|)", "the lines must have as many cells"),
    RichRow("|a|\n|-|\n|b\\|c|", "table[*^a / b|c]", "an escaped bar"),
    RichRow("|a|\n|-|\n|\\|\\|b\\|\\||", "table[*^a / ||b||]", "two of them are no spoiler"),
    RichRow("|a|\n|-|\n|`b\\|c`|", "table[*^a / C(b|c)]", "in code"),
    RichRow("|a|b|\n|-|-|\n| ||c|| | d |", "table[*^a|*^b / nil|c]", "bars split before pairs"),
    RichRow("|a|\n|-|\n|**b** ==c==|", "table[*^a / B(b) M(c)]", "styles in cells"),
    RichRow("a\n|b|\n|-|", "p(a) table[*^b]", "a table behind a paragraph"),
    RichRow("> |a|\n> |-|", "quote[table[*^a]]", "a table in a quote"),
  ])
  func tables(_ row: RichRow) {
    row.check()
  }

  @Test(arguments: [
    RichRow("![](https://a.b/c.jpg)", "image", "a picture alone"),
    RichRow("![](https://a.b/c)", "image", "what says nothing is a picture"),
    RichRow("![x](https://a.b/c.jpg \"d *e*\")", "image(d *e*)", "its title is its caption"),
    RichRow("![](https://a.b/c.mp4)", "video", "a video"),
    RichRow("![](https://a.b/c.gif)", "animation", "an animation"),
    RichRow("![](https://a.b/c.mp3?x)", "audio", "a song"),
    RichRow("![](https://a.b/c.pdf)", "document", "a document"),
    RichRow(
      "![](https://a.b/c.jpg)\n![](https://a.b/d.mp4 \"e\")", "image video(e)",
      "several on their lines"),
    RichRow("- ![](https://a.b/c.jpg)", "ul[{image}]", "in an item"),
    RichRow("> ![](https://a.b/c.jpg)", "quote[image]", "in a quote"),
    RichRow("a ![](https://a.b/c.jpg) b", "p(a ) image p( b)", "inside text it ends it"),
    RichRow("![c](file.jpg)", "p(c)", "a path is no address"),
    RichRow("![c](tg://photo?id=x)", "p(c)", "what was not sent"),
  ])
  func media(_ row: RichRow) {
    row.check()
  }

  @Test("media that were sent along")
  func sentMedia() throws {
    let photo = Media.image(
      TelegramMediaImage(imageId: MediaId(namespace: 0, id: 7), representations: []))
    let options = RichMarkupOptions(media: ["x": photo])
    let document = try parseRichMarkdown("![](tg://photo?id=x \"a\")", options: options)
    #expect(RichSpelling.of(document.page.blocks) == "image(a)")
    #expect(document.page.media == [MediaId(namespace: 0, id: 7): photo])
    #expect(document.warnings.isEmpty)
  }

  @Test(arguments: [
    RichRow(
      "<details>\n<summary>a **b** <u>c</u></summary>\n\n**d**\n\n- e\n\n</details>\n\nf",
      "details(a B(b) u(c))[p(B(d)) ul[(e)]] p(f)", "details hold Markdown"),
    RichRow(
      "<details open><summary>a</summary>\n\nb\n\n</details>", "details+(a)[p(b)]",
      "open ones"),
    RichRow(
      "<details>\n<summary>a</summary>\nb **c**\n</details>", "details(a)[p(b **c**)]",
      "without blank lines it is text"),
    RichRow(
      "<details>\n<summary>a</summary>\n\n<details>\n<summary>b</summary>\n\nc\n\n</details>\n\n"
        + "d\n\n</details>", "details(a)[details(b)[p(c)] p(d)]", "details in details"),
    RichRow("<details>\n<summary>a</summary>\n\nb", "details(a)[p(b)]", "left open"),
    RichRow(
      "> <details>\n> <summary>a</summary>\n>\n> b\n\nc\n\n</details>",
      "quote[details(a)[p(b)]] p(c)", "they end with the quote they stand in"),
    RichRow(
      "<details>\n<summary>a</summary>\n\nb</details>\nc", "details(a)[p(b)] p( c)",
      "an end tag inside text"),
    RichRow(
      "<tg-collage>\n\n![](https://a.b/c.jpg)\n![](https://a.b/d.mp4)\n\n</tg-collage>",
      "collage[image video]", "a collage"),
    RichRow(
      "<tg-slideshow>\n\n![](https://a.b/c.jpg)\n\n<figcaption>d</figcaption>\n\n</tg-slideshow>",
      "slideshow[image](d)", "a slideshow with a caption"),
    RichRow(
      "<tg-collage><img src=\"https://a.b/c.jpg\"/><img src=\"https://a.b/d.jpg\"/></tg-collage>",
      "collage[image image]", "a collage of tags"),
    RichRow("<tg-map lat=\"1.5\" long=\"2\" zoom=\"3\"/>", "map<1.5,2.0,3>", "a map"),
    RichRow(
      "a\n<tg-map lat=\"1\" long=\"2\"/>\nb", "p(a) map<1.0,2.0,0> p(b)", "right behind text"),
    RichRow("<tg-thinking>a **b**</tg-thinking>", "thinking(a **b**)", "thinking"),
    RichRow("<tg-math-block>\na_1 < b*c*d\n</tg-math-block>", "formula(a_1 < b*c*d)", "a formula"),
    RichRow(
      "<tg-button-row align=\"center\"><tg-button type=\"disabled\">a</tg-button></tg-button-row>",
      "row<center>[button<disabled>(a)]", "a row of buttons"),
    RichRow("<h2>a **b**</h2>", "h2(a **b**)", "Markdown is text in other blocks"),
    RichRow(
      "<blockquote>\n\n**a** b\n\n- c\n\n</blockquote>", "quote[p(**a** b) p(- c)]",
      "also between blank lines"),
    RichRow("<blockquote expandable>a<cite>b</cite></blockquote>", "quote+[p(a)]—b", "a quote"),
    RichRow("<ul><li>a<li>b</ul>", "ul[(a) (b)]", "a list"),
    RichRow("<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>", "ul[(a) (b)]", "across a blank line"),
    RichRow(
      "<table bordered><tr><th>a</th></tr>\n<tr><td>b</td></tr></table>",
      "table-s[*^a / b]", "a table"),
    RichRow("<p>a\n  b</p>\nc", "p(a b) p(c)", "blanks in HTML"),
    RichRow("<p>a\n\n**b**", "p(a) p(B(b))", "nobody closes a paragraph"),
    RichRow("<div>\n**a**\n</div>", "p(**a**)", "an unknown block"),
    RichRow("<pre>\n<code class=\"language-c\">a\n\nb</code></pre>", "pre:c(a⏎⏎b)", "code"),
    RichRow("<aside>a &copy; &lt;</aside>", "aside(a &copy; <)", "references"),
    RichRow("<hr>", "hr", "a rule"),
    RichRow("<footer>a</footer>", "footer(a)", "a footer"),
    RichRow("</details>\n\na", "p(a)", "an end tag of nothing"),
    RichRow("<!-- a -->\n\nb", "p(b)", "a comment"),
    RichRow("<!-- a", "p(<!-- a)", "one that does not end is text"),
    RichRow("<video src=\"https://a.b/c.mp4\"></video>", "video", "a video"),
    RichRow("<img src=\"https://a.b/c.jpg\">", "image", "a picture"),
  ])
  func html(_ row: RichRow) {
    row.check()
  }
}
