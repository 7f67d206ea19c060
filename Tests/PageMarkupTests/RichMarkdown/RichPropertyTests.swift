import PageMarkup
import PageModel
import Testing

@Suite("Properties of random Rich Markdown")
struct RichPropertyTests {
  /// What only this dialect reads.
  private static let own = [
    "||", "==", "|", "=", "||||", "=====", "\\|", "\\=", "\\<", "&nbsp;", "&vert;", "&#32;",
    "&#10;", "<b>", "</b>", "<i>", "</i>", "<tg-spoiler>", "</tg-spoiler>", "<code>", "</code>",
    "<a name='b'>", "</a>", "<a href='https://a.b'>", "\n<details>\n", "\n\n</details>\n\n",
    "<summary>", "</summary>", "\n<tg-collage>\n", "</tg-collage>", "<tg-math>", "</tg-math>",
    "\n<blockquote>\n\n", "</blockquote>", "<p>", "</p>", "<table>", "<tr>", "<td>", "</table>",
    "<ul>", "<li>", "</ul>", "<hr>", "<pre>", "</pre>", "<h1>", "</h2>", "<figure>",
    "<figcaption>", "</figure>", "<img src='https://a.b/c.png'>", "<input type='checkbox'>",
    "![](https://a.b/c.mp4)", "![x](tg://emoji?id=1)", "![x](tg://time?unix=5&format=r)",
    "[x](mailto:a@b.c)", "<tg-button type='disabled'>", "</tg-button>", "\n<tg-button-row>\n",
    "</tg-button-row>", "<tg-map lat='1' long='2'/>", "<cite>", "</cite>", "\n```math\n",
  ]

  @Test("no text crashes, and every block has its lines", arguments: UInt64(1)...600)
  func anyText(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    let markdown = random.document(of: RandomMarkdown.all + Self.own, count: 150, wordsEvery: 4)
    let lineCount = 1 + markdown.unicodeScalars.count { $0 == "\n" || $0 == "\r" }
    let document = try parseRichMarkdown(markdown)
    #expect(document.page.blocks.count == document.blockLines.count)
    for lines in document.blockLines {
      #expect(
        lines.lowerBound >= 1 && lines.upperBound <= lineCount,
        "seed \(seed): \(lines) of \(lineCount): \(markdown.debugDescription)")
    }
    for warning in document.warnings {
      #expect((1...lineCount).contains(warning.position.line), "seed \(seed): \(warning)")
    }
    let again = try parseRichMarkdown(markdown)
    #expect(again.page.blocks == document.page.blocks, "seed \(seed)")
  }

  /// Left out: what drops words (unknown tags, also behind a backslash, comments, further cells).
  private static let visible =
    RandomMarkdown.visible.filter {
      !["<", "<!--", "<?", "<![CDATA["].contains($0) && !$0.contains("|")
    }
    + [
      "||", "==", "\\|", "&nbsp;", "&vert;", "<b>", "</b>", "<i>", "</i>", "<tg-spoiler>",
      "</tg-spoiler>", "\n<details>\n", "\n\n</details>\n\n", "<p>", "</p>", "<hr>",
      "\n<blockquote>\n\n", "</blockquote>",
    ]

  @Test("every word of a text is in its page", arguments: UInt64(1)...600)
  func wordsSurvive(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    let markdown = random.document(of: Self.visible, count: 80)
    let text = Array(try parseRichMarkdown(markdown).page.plainText.utf8)
    let missing = random.words.filter { !text.contains(Array($0.utf8)) }
    #expect(missing.isEmpty, "seed \(seed): \(markdown.debugDescription)")
  }

  @Test("no characters of our own are left in the page", arguments: UInt64(1)...200)
  func standIns(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    let pieces = [
      "**", "*", "~~", "_", "（", "）", "は", "a", " ", "`", "[", "](https://a.b)", "\\", "||", "==",
      "\n", "&copy;", "\n|a|\n|-|\n|b\\|c|\n\n", "<b>", "</b>", "\n<b>\n",
    ]
    let markdown = random.document(of: pieces, count: 100)
    let page = try parseRichMarkdown(markdown).page
    for scalar in page.plainText.unicodeScalars {
      #expect(markdown.unicodeScalars.contains(scalar) || scalar == " ", "seed \(seed)")
    }
  }

  @Test("a text may be cut anywhere", arguments: UInt64(1)...20)
  func prefixes(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    let markdown = random.document(of: RandomMarkdown.all + Self.own, count: 60)
    for end in markdown.unicodeScalars.indices {
      _ = try parseRichMarkdown(String(markdown.unicodeScalars[..<end]))
    }
  }

  @Test("any bytes give a page or an error", arguments: UInt64(1)...200)
  func anyBytes(seed: UInt64) {
    var random = SeededBytes(seed: seed)
    let bytes = random.bytes(count: 600)
    _ = try? parseRichMarkdown(String(decoding: bytes, as: UTF8.self))
  }
}
