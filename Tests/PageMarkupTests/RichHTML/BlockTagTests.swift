import PageMarkup
import PageModel
import Testing

/// The tags of blocks (Bot API 10.3, rich message formatting options).
struct BlockTagTests {
  @Test(arguments: [
    HTMLRow("<p>a</p><p>b</p>", "p(a) p(b)", "paragraphs"),
    HTMLRow(
      "<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>",
      "h1(a) h2(b) h3(c) h4(d) h5(e) h6(f)", "headings"),
    HTMLRow("<pre>a\n  b\n</pre>", "pre(a⏎  b)", "code keeps its blanks but not its last line end"),
    HTMLRow(
      "<pre><code class=\"language-swift\">let a</code></pre>", "pre:swift(let a)",
      "code's language"),
    HTMLRow("<pre class=\"language-c\">a</pre>", "pre:c(a)", "also on the outer tag"),
    HTMLRow("<pre>a <b>b</b></pre>", "pre(a B(b))", "styles in code"),
    HTMLRow("<footer>a</footer>", "footer(a)", "footer"),
    HTMLRow("a<hr>b", "p(a) hr p(b)", "a rule ends the text before it"),
    HTMLRow("<blockquote>a</blockquote>", "quote[p(a)]", "a quote of text"),
    HTMLRow(
      "<blockquote><p>a</p><ul><li>b</li></ul><cite>c</cite></blockquote>",
      "quote[p(a) ul[(b)]]—c", "a quote of blocks with its credit"),
    HTMLRow("<blockquote>a<cite>b</cite></blockquote>", "quote[p(a)]—b", "a credit after text"),
    HTMLRow(
      "<blockquote>a<cite>b</cite>c</blockquote>", "quote[p(a) p(b) p(c)]",
      "a credit is the last child"),
    HTMLRow("<blockquote expandable>a</blockquote>", "quote+[p(a)]", "an expandable quote"),
    HTMLRow("<blockquote collapsed>a</blockquote>", "quote+[p(a)]", "its other name"),
    HTMLRow("<aside>a<cite>b</cite></aside>", "aside(a)—b", "a pull quote"),
    HTMLRow(
      "<details><summary>a</summary>b<p>c</p></details>", "details(a)[p(b) p(c)]", "details"),
    HTMLRow("<details open><summary>a</summary>b</details>", "details+(a)[p(b)]", "open ones"),
    HTMLRow("<tg-math-block>\\sum\n</tg-math-block>", "formula(\\sum)", "a formula"),
    HTMLRow("<tg-thinking>a</tg-thinking>", "thinking(a)", "thinking"),
    HTMLRow("", "", "nothing"),
    HTMLRow("<p></p><h1> </h1><pre></pre><ul></ul>", "", "blocks without content are none"),
  ])
  func block(row: HTMLRow) { row.check() }

  @Test(arguments: [
    HTMLRow("<ul><li>a</li><li>b</li></ul>", "ul[(a) (b)]", "bullets"),
    HTMLRow("<ol><li>a</li><li>b</li></ol>", "ol[1(a) 2(b)]", "numbers"),
    HTMLRow("<ol start=\"5\"><li>a<li>b</ol>", "ol[5(a) 6(b)]", "a start; items need no end"),
    HTMLRow("<ol start=\"5\" reversed><li>a<li>b</ol>", "ol[5(a) 4(b)]", "counting down"),
    HTMLRow(
      "<ol><li value=\"7\">a</li><li>b</li></ol>", "ol[7(a) 8(b)]", "a value is counted on from"),
    HTMLRow("<ol type=\"a\" start=\"26\"><li>a<li>b</ol>", "ol[z(a) aa(b)]", "letters"),
    HTMLRow("<ol type=\"A\"><li>a</ol>", "ol[A(a)]", "capital letters"),
    HTMLRow("<ol type=\"i\" start=\"4\"><li>a</ol>", "ol[iv(a)]", "roman numbers"),
    HTMLRow("<ol type=\"I\" start=\"4000\"><li>a</ol>", "ol[4000(a)]", "no roman number"),
    HTMLRow("<ol type=\"a\"><li type=\"I\">a<li>b</ol>", "ol[I(a) b(b)]", "an item's own type"),
    HTMLRow("<ul><li><p>a</p><p>b</p></li></ul>", "ul[{p(a) p(b)}]", "items of blocks"),
    HTMLRow("<ul><li>a<ul><li>b</li></ul></li></ul>", "ul[{p(a) ul[(b)]}]", "lists in lists"),
    HTMLRow("<ul><li></li></ul>", "ul[()]", "an item without content"),
    HTMLRow(
      "<ul><li><input type=\"checkbox\">a<li><input type=\"checkbox\" checked>b</ul>",
      "ul[☐(a) ☑(b)]", "checkboxes"),
    HTMLRow(
      "<ol><li><p><input type=\"checkbox\" checked>a</p></li></ol>", "ol[1☑{p(a)}]",
      "checkboxes in paragraphs, and numbers beside them"),
    HTMLRow("<ul>a<li>b</ul>", "ul[(a) (b)]", "text in a list is an item"),
    HTMLRow("<ul><li>a</li><ul><li>b</li></ul></ul>", "ul[(a) {ul[(b)]}]", "so is a list"),
    HTMLRow(
      "<li>a</li>", "p(a)", "an item outside of lists is a paragraph",
      warnings: "1:1: The tag <li> means nothing here and is left out; move or remove it."),
    HTMLRow(
      "a<input type=\"checkbox\">", "p(a)", "a checkbox outside of lists",
      warnings: "1:2: The tag <input> means nothing here and is left out; move or remove it."),
  ])
  func list(row: HTMLRow) { row.check() }

  @Test(arguments: [
    HTMLRow(
      "<table><tr><th>a</th><td>b</td></tr></table>", "table-b-s[*^a|b]",
      "headers are centred, cells are not"),
    HTMLRow(
      "<table bordered striped compact><tr><td>a</table>", "table+c[a]", "looks of tables"),
    HTMLRow(
      "<table><caption>t</caption><tr><td>a<td>b<tr><td>c<td></table>", "table-b-s<t>[a|b / c|nil]",
      "captions; rows and cells need no end; empty cells are invisible"),
    HTMLRow(
      "<table><tr><th align=left>a<th align=right>b<td align=center>c</table>",
      "table-b-s[*a|*>b|^c]", "alignment"),
    HTMLRow(
      "<table><tr><td valign=top>a<td valign=middle>b</table>", "table-b-s[?a|b]",
      "vertical alignment"),
    HTMLRow(
      "<table><tr><td colspan=2>a<td rowspan=3>b<td colspan=1>c</table>", "table-b-s[?a|?b|c]",
      "spans"),
    HTMLRow(
      "<table><thead><tr><th>a</thead><tbody><tr><td>b</tbody><tfoot><tr><td>c</tfoot></table>",
      "table-b-s[*^a / b / c]", "sections mean nothing"),
    HTMLRow(
      "<table><tr><td><p>a</p><p>b <b>c</b></p></td></tr></table>", "table-b-s[a⏎b B(c)]",
      "paragraphs in a cell are lines"),
    HTMLRow(
      "<table>a<tr><td>b</td></tr></table>", "p(a) table-b-s[b]", "text in a table goes before it"),
    HTMLRow(
      "<td>a", "p(a)", "a cell outside of tables",
      warnings: "1:1: The tag <td> means nothing here and is left out; move or remove it."),
  ])
  func table(row: HTMLRow) { row.check() }

  @Test(arguments: [
    HTMLRow("<img src=\"https://a.b/c.jpg\">", "image", "a photo"),
    HTMLRow("<img src=\"https://a.b/c.jpg\" tg-spoiler>", "image!", "a photo under a spoiler"),
    HTMLRow("<video src=\"https://a.b/c.mp4\" tg-spoiler></video>", "video!", "a video"),
    HTMLRow("<video src=\"https://a.b/c.mp4\"/>a", "video p(a)", "a video closed in itself"),
    HTMLRow("<video src=\"https://a.b/c.mp4\">a", "video p(a)", "a video never closed"),
    HTMLRow("<video src=\"https://a.b/c.gif\"></video>", "animation", "an animation"),
    HTMLRow("<audio src=\"https://a.b/c.mp3\"></audio>", "audio", "audio"),
    HTMLRow("<tg-document src=\"https://a.b/c.pdf\"></tg-document>a", "document p(a)", "a file"),
    HTMLRow("a<img src=\"https://a.b/c\">b", "p(a) image p(b)", "media end the text around them"),
    HTMLRow(
      "<p>a <b>b<img src=\"https://a.b/c\">c</b></p>", "p(a B(b)) image p(B(c))",
      "styles go on behind them"),
    HTMLRow(
      "<figure><img src=\"https://a.b/c\"><figcaption>a<cite>b</cite></figcaption></figure>",
      "image(a)—b", "a figure"),
    HTMLRow(
      "<figure><tg-map lat=1.5 long=-2 zoom=3 /><figcaption>a</figcaption></figure>",
      "map<1.5,-2.0,3>(a)", "a figure of a map"),
    HTMLRow("<tg-map lat=\"1\" long=\"2\"/>a", "map<1.0,2.0,0> p(a)", "a map closed in itself"),
    HTMLRow("<tg-map lat=\"1\" long=\"2\">a", "map<1.0,2.0,0> p(a)", "a map never closed"),
    HTMLRow(
      "<tg-collage><img src=\"https://a.b/c\"/><video src=\"https://a.b/d\"/>"
        + "<figcaption>a<cite>b</cite></figcaption></tg-collage>", "collage[image video](a)—b",
      "a collage"),
    HTMLRow(
      "<tg-slideshow><figure><img src=\"https://a.b/c\"><figcaption>a</figcaption></figure>"
        + "</tg-slideshow>", "slideshow[image(a)]", "a slideshow"),
    HTMLRow(
      "<p>a<tg-collage><figure><img src=\"https://a.b/c\"></figure></tg-collage>b",
      "p(a) collage[image] p(b)", "a collage ends a paragraph"),
    HTMLRow(
      "<tg-collage>a<img src=\"https://a.b/c\"></tg-collage>", "collage[image] p(a)",
      "text in a collage follows it"),
    HTMLRow(
      "<img src=\"a.jpg\" alt=\"b\">", "p(b)", "pictures have whole addresses",
      warnings: "1:1: The medium's address is not a whole one; begin it with https."),
    HTMLRow(
      "<img src=\"tg://photo?id=x\" alt=\"b\">", "p(b)", "a photo that was not sent along",
      warnings:
        "1:1: No medium named 'x' was sent along; give it that name or use an address."),
    HTMLRow(
      "<tg-map lat=91 long=2>", "", "a place that is none",
      warnings: "1:1: The tag <tg-map> is left out; its lat cannot be '91'."),
    HTMLRow(
      "<h1>a<img src=\"https://a.b/c\" alt=\"b\"></h1>", "h1(a⏎b)", "no picture in a heading",
      warnings: "1:6: The tag <img> means nothing here and is left out; move or remove it."),
  ])
  func medium(row: HTMLRow) { row.check() }

  @Test func whatWasSentAlong() throws {
    let resource = TelegramMediaResource.httpReference(
      HttpReferenceMediaResource(url: "https://a.b/c"))
    let photo = Media.image(TelegramMediaImage(imageId: .localImage(1)))
    let voice = Media.file(
      TelegramMediaFile(
        fileId: .localFile(1), resource: resource, mimeType: "audio/ogg",
        attributes: [.audio(TelegramMediaAudioAttribute(isVoice: true, duration: 3))]))
    let options = RichMarkupOptions(media: ["p": photo, "v": voice])
    let document = try parseRichHTML(
      "<img src=\"tg://photo?id=p\"><audio src=\"tg://audio?id=v\"></audio>"
        + "<img src=\"https://a.b/c.png\">", options: options)
    #expect(RichSpelling.of(document.page.blocks) == "image audio image")
    #expect(document.page.media.count == 3)
    #expect(document.page.media[.localImage(1)] == photo)
    #expect(document.page.media[.localFile(1)] == voice)
  }

  @Test(arguments: [
    ("<audio src=\"https://a.b/c.ogg\"></audio>", "audio/ogg", true),
    ("<audio src=\"https://a.b/c.mp3?x=.ogg\"></audio>", "audio/mpeg", false),
    ("<audio src=\"https://a.b/c\"></audio>", "audio/mpeg", false),
  ])
  func voiceNotesByAddress(html: String, mimeType: String, isVoice: Bool) throws {
    let media = try parseRichHTML(html).page.media.values
    guard case .file(let file)? = media.first, case .audio(let audio)? = file.attributes.first
    else {
      Issue.record("no audio in \(html)")
      return
    }
    #expect(file.mimeType == mimeType)
    #expect(audio.isVoice == isVoice)
  }
}
