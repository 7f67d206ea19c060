import PageMarkup
import Testing

@Suite("Parse mode MarkdownV2")
struct MarkdownModeTests {
  @Test(arguments: [
    ParseRow("*a* _b_ __c__ ~d~ ||e||", "a b c d e", "b(a) i(b) u(c) s(d) spoiler(e)", "styles"),
    ParseRow("*a _b_*", "a b", "b(a b) i(b)", "in each other"),
    ParseRow("___a_**__", "a", "i(a) u(a)", "an empty bold stretch parts underscores"),
    ParseRow("*a**b*", "ab", "b(a) b(b)", "one behind the other"),
    ParseRow("**a**", "a", "", "empty stretches are nothing"),
    ParseRow("`a\\`b`", "a`b", "code(a`b)", "code"),
    ParseRow("```\na```", "a", "pre(a)", "a block"),
    ParseRow("```swift\na\n```", "a\n", "pre<swift>(a\n)", "in a language"),
    ParseRow("```swift a```", " a", "pre<swift>( a)", "a word is one on one line too"),
    ParseRow("```a```", "a", "pre(a)", "but not the only one"),
    ParseRow("[a](b.com)[c]", "ac", "a<http://b.com/>(a)", "links"),
    ParseRow("[a](b.com/\\))", "a", "a<http://b.com/)>(a)", "with an escaped parenthesis"),
    ParseRow("[a](tg://user?id=5)", "a", "user<5>(a)", "a person"),
    ParseRow("![a](tg://emoji?id=5)", "a", "emoji<5>(a)", "a custom emoji"),
    ParseRow("![a](tg://time?unix=5&format=r)", "a", "date<5 1>(a)", "a date"),
    ParseRow("\\*\\_\\a\\\\ é\\é", "*_a\\ é\\é", "", "ASCII is escaped, other letters are not"),
  ])
  func marks(_ row: ParseRow) { row.check(.markdownV2) }

  @Test(arguments: [
    ParseRow(">a\n>b", "a\nb", "quote(a\nb)", "a quote"),
    ParseRow(">a\nb", "a\nb", "quote(a\n)", "goes to its line's end"),
    ParseRow(">a\n>b||", "a\nb", "collapsed(a\nb)", "collapsed"),
    ParseRow(">a||\nb", "a\nb", "collapsed(a\n)", "before more text"),
    ParseRow(">a||\r\nb", "a\r\nb", "collapsed(a\r\n)", "a carriage return is nothing there"),
    ParseRow(">||a||", "a", "quote(a) spoiler(a)", "a spoiler at its end"),
    ParseRow(">||a||||", "a", "collapsed(a) spoiler(a)", "and both"),
    ParseRow(">a\n**>b", "a\nb", "quote(a\n) quote(b)", "an empty bold stretch parts two"),
    ParseRow(">*a\n>b*", "a\nb", "quote(a\nb) b(a\nb)", "a style over lines"),
    ParseRow(">`a\n>b`", "a\n>b", "quote(a\n>b) code(a\n>b)", "code is as it is"),
    ParseRow(">>a", "a", "quote(a)", "quotes do not nest"),
    ParseRow("\\>a", ">a", "", "an escaped sign"),
  ])
  func quotes(_ row: ParseRow) { row.check(.markdownV2) }

  @Test(arguments: [
    ParseRow(
      "a.", error: "Character '.' is reserved and must be escaped with the preceding '\\'"),
    ParseRow(
      "a>b", error: "Character '>' is reserved and must be escaped with the preceding '\\'"),
    ParseRow("é*a", error: "Can't find end of Bold entity at byte offset 2"),
    ParseRow("_a", error: "Can't find end of Italic entity at byte offset 0"),
    ParseRow("__a_", error: "Can't find end of Italic entity at byte offset 3"),
    ParseRow("__a", error: "Can't find end of Underline entity at byte offset 0"),
    ParseRow("~a", error: "Can't find end of Strikethrough entity at byte offset 0"),
    ParseRow("||a", error: "Can't find end of Spoiler entity at byte offset 0"),
    ParseRow("`a", error: "Can't find end of Code entity at byte offset 0"),
    ParseRow("```a", error: "Can't find end of Pre entity at byte offset 0"),
    ParseRow("```a ", error: "Can't find end of PreCode entity at byte offset 0"),
    ParseRow("[a", error: "Can't find end of TextUrl entity at byte offset 0"),
    ParseRow("![a", error: "Can't find end of CustomEmoji entity at byte offset 0"),
    ParseRow("[a](b", error: "Can't find end of a URL at byte offset 4"),
    ParseRow("![a]", error: "The entity must contain a tg://emoji or tg://time URL"),
    ParseRow("![a](b.com)", error: "Invalid tg://emoji or tg://time URL specified"),
    ParseRow(">*a\nb*", error: "Can't find end of Bold entity at byte offset 1"),
  ])
  func errors(_ row: ParseRow) { row.check(.markdownV2) }
}

@Suite("Parse mode Markdown")
struct LegacyModeTests {
  @Test(arguments: [
    ParseRow("*a* _b_ `c`", "a b c", "b(a) i(b) code(c)", "styles"),
    ParseRow("*a_b*", "a_b", "b(a_b)", "nothing nests"),
    ParseRow("```swift\na```", "a", "pre<swift>(a)", "a block"),
    ParseRow("[a](b.com) [c](nowhere) [d]", "a c d", "a<http://b.com/>(a)", "links"),
    ParseRow("[a](b.com", "a", "a<http://b.com/>(a)", "one that is not closed"),
    ParseRow("\\*a \\x", "*a \\x", "", "marks are escaped, other characters are not"),
    ParseRow("*é", error: "Can't find end of the entity starting at byte offset 0"),
    ParseRow("é_", error: "Can't find end of the entity starting at byte offset 2"),
    ParseRow("[a", error: "Can't find end of the entity starting at byte offset 0"),
    ParseRow("```a", error: "Can't find end of the entity starting at byte offset 0"),
  ])
  func rows(_ row: ParseRow) { row.check(.markdown) }

  @Test("modes are named in any case")
  func names() {
    #expect(EntityParseMode(name: "html") == .html)
    #expect(EntityParseMode(name: "MARKDOWNV2") == .markdownV2)
    #expect(EntityParseMode(name: "Markdown") == .markdown)
    #expect(EntityParseMode(name: "") == nil)
    for mode in EntityParseMode.allCases { #expect(EntityParseMode(name: mode.name) == mode) }
  }

  @Test("after reading, entities are put in order, found and trimmed")
  func normalization() throws {
    let text = try parseEntities(" *hi _@durov_ * ", mode: .markdown)
    #expect(text.text == "hi _@durov_")
    let html = try parseEntities("<b>hi <i>@durov</i></b> ", mode: .html)
    #expect(html.text == "hi @durov")
    #expect(EntitySpelling.of(html) == "b(hi ) mention(@durov) b(@durov) i(@durov)")
  }
}
