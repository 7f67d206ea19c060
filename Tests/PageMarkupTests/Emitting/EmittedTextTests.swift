import PageMarkup
import PageModel
import Testing

/// A text, the Markdown it becomes, and the rule in a sentence.
struct EmittedRow: CustomTestStringConvertible, Sendable {
  var text: RichText
  var markdown: String
  var rule: String

  init(_ text: RichText, _ markdown: String, _ rule: String) {
    self.text = text
    self.markdown = markdown
    self.rule = rule
  }

  init(_ text: String, _ markdown: String, _ rule: String) {
    self.init(.plain(text), markdown, rule)
  }

  var testDescription: String { rule }
}

@Suite("Text as Markdown")
struct EmittedTextTests {
  @Test(arguments: [
    EmittedRow("3 * 4 - 2 = 10.", "3 * 4 - 2 = 10.", "what means nothing is not escaped"),
    EmittedRow("snake_case_name", "snake_case_name", "nor are underscores inside words"),
    EmittedRow("a & b < c > d", "a & b < c > d", "nor signs of comparison"),
    EmittedRow("#12, [x] and 50% (1)", "#12, [x] and 50% (1)", "nor what is no marker"),
    EmittedRow("It costs $5.", "It costs $5.", "nor one dollar sign"),
    EmittedRow("a\\b", "a\\b", "nor a backslash before a letter"),
    EmittedRow("*a*", "\\*a\\*", "asterisks around a word are"),
    EmittedRow("_a_", "\\_a\\_", "and underscores"),
    EmittedRow("a **\nb", "a \\*\\*\\\nb", "also before a line end, which begins with a backslash"),
    EmittedRow("# a", "\\# a", "a number sign at the beginning"),
    EmittedRow("> a", "\\> a", "a sign of a quote"),
    EmittedRow("- a", "\\- a", "a marker of a list"),
    EmittedRow("1. a", "1\\. a", "a number"),
    EmittedRow("1) a", "1\\) a", "also with a parenthesis"),
    EmittedRow("a\n===", "a\\\n\\===", "the underline of a heading"),
    EmittedRow("a | b\n-|-", "a | b\\\n\\-|-", "the line below a table's header"),
    EmittedRow("[a](b)", "[a\\](b)", "the middle of a link"),
    EmittedRow("[ ] a", "&#91; ] a", "a box; a backslash would begin a formula"),
    EmittedRow("<b>", "\\<b>", "a tag"),
    EmittedRow("&amp; &copy;", "&amp;amp; &amp;copy;", "references"),
    EmittedRow("`a`", "\\`a\\`", "backticks"),
    EmittedRow("~~a~~", "\\~\\~a\\~\\~", "tildes in pairs"),
    EmittedRow("~a~", "~a~", "but not single ones"),
    EmittedRow("$x$", "\\$x$", "dollar signs that could be a formula"),
    EmittedRow("\\(x\\)", "\\\\(x\\\\)", "and its other form"),
    EmittedRow("https://a.b", "https\\://a.b", "an address that is no link"),
    EmittedRow("www.a.b", "www\\.a.b", "a host that is none"),
    EmittedRow("a@b.c", "a<u></u>@b.c", "a mail address that is none"),
    EmittedRow("  a  ", "&#32; a &#32;", "blanks at the edges are references"),
    EmittedRow("a\nb", "a\\\nb", "a line end"),
    EmittedRow("\na\n", "&#10;a&#10;", "line ends at the edges"),
    EmittedRow("a\r\nb\u{7}", "a&#13;\\\nb&#7;", "controls"),
  ])
  func plain(_ row: EmittedRow) {
    check(row)
  }

  @Test(arguments: [
    EmittedRow(.bold(.plain("a")), "**a**", "bold"),
    EmittedRow(.italic(.plain("a")), "*a*", "italic"),
    EmittedRow(.bold(.italic(.plain("a"))), "***a***", "both"),
    EmittedRow(.strikethrough(.plain("a")), "~~a~~", "struck"),
    EmittedRow(.fixed(.plain("a")), "`a`", "code"),
    EmittedRow(.fixed(.plain("a``b")), "`a``b`", "code with backticks"),
    EmittedRow(.fixed(.plain("`")), "`` ` ``", "which stand off from the delimiter"),
    EmittedRow(.fixed(.plain(" a ")), "`  a  `", "as blanks at both ends do"),
    EmittedRow(.underline(.plain("a")), "<u>a</u>", "underlined"),
    EmittedRow(
      .concat([.bold(.plain("a")), .italic(.plain("b"))]), "**a**_b_",
      "italic next to bold has another marker"),
    EmittedRow(
      .concat([.bold(.plain("a ")), .bold(.italic(.plain("b"))), .italic(.plain(" c"))]),
      "**a _b_**_&#32;c_", "what crosses is closed and opened again"),
    EmittedRow(
      .concat([.plain("a"), .bold(.plain(" b"))]), "&#97;**&#32;b**",
      "a blank inside needs punctuation outside"),
    EmittedRow(
      .concat([.bold(.plain("a:")), .plain("b")]), "**a:**&#98;",
      "punctuation inside does, too"),
    EmittedRow(
      .concat([.plain("a"), .italic(.plain("b")), .plain("c")]), "a*b*c", "inside a word"),
    EmittedRow(
      .concat([.bold(.plain("a")), .bold(.plain("b"))]), "**ab**", "runs of one format are one"),
    EmittedRow(.bold(.empty), "", "nothing is nothing"),
  ])
  func styles(_ row: EmittedRow) {
    check(row)
  }

  @Test(arguments: [
    EmittedRow(link("a", "https://b.c/"), "[a](https://b.c/)", "a link"),
    EmittedRow(link("https://b.c/", "https://b.c/"), "<https://b.c/>", "that shows its address"),
    EmittedRow(link("a", "b (c)"), "[a](<b (c)>)", "with parentheses and blanks"),
    EmittedRow(link("a", "b<c>\\"), "[a](<b\\<c\\>\\\\>)", "with angle brackets"),
    EmittedRow(link("a]", "b"), "[a\\]](b)", "with a bracket in its text"),
    EmittedRow(
      .concat([.plain("a!"), link("b", "c")]), "a\\![b](c)",
      "behind what would make a picture of it"),
    EmittedRow(
      .bold(link("a", "b")), "[**a**](b)", "a link stands around its formatting"),
    EmittedRow(
      .email(text: .plain("a@b.c"), email: "a@b.c"), "<a@b.c>", "a mail address"),
    EmittedRow(.phone(text: .plain("a"), phone: "+41"), "[a](tel:+41)", "a phone number"),
    EmittedRow(
      .textMentionName(text: .plain("a"), peerId: 5), "[a](tg://user?id=5)", "a mention"),
    EmittedRow(
      .textDate(text: .plain("a"), date: 5, format: nil), "[a](tg://timestamp?t=5)", "a date"),
    EmittedRow(.textCustomEmoji(fileId: 5, alt: "👍"), "[👍](tg://emoji?id=5)", "a custom emoji"),
    EmittedRow(
      .textCustomEmoji(fileId: 5, alt: ""), "![](tg://emoji?id=5)", "without alternative text"),
    EmittedRow(.formula(latex: "x"), "$x$", "a formula"),
    EmittedRow(
      .concat([.plain("a"), .formula(latex: "x"), .plain("b")]), "a\\(x\\)b",
      "a formula inside a word"),
    EmittedRow(
      .concat([.formula(latex: "x"), .formula(latex: "y")]), "\\(x\\)$y$", "next to another"),
    EmittedRow(.textHashtag(.plain("#a")), "#a", "readers find hashtags by themselves"),
  ])
  func objects(_ row: EmittedRow) {
    check(row)
  }

  private func check(_ row: EmittedRow) {
    let page = InstantPage(blocks: [.paragraph(row.text)])
    let emitted = page.markdown()
    #expect(emitted.text == row.markdown, "\(row.rule)")
    MarkdownRoundTripTests.check(page)
  }
}

private func link(_ text: String, _ url: String) -> RichText {
  .url(text: .plain(text), url: url, webpageId: nil)
}
