import PageMarkup
import Testing

@Suite("Blocks")
struct BlockTests {
  @Test(arguments: [
    MarkdownRow("", "", "an empty text is an empty page"),
    MarkdownRow(" \n\t\n", "", "blank lines are nothing"),
    MarkdownRow("one\n\ntwo", "p(one) p(two)", "a blank line separates paragraphs"),
    MarkdownRow("one\ntwo", "p(one two)", "a line end inside a paragraph is one space"),
    MarkdownRow("one\r\ntwo\rthree", "p(one two three)", "all three kinds of line ends count"),
    MarkdownRow("one  \ntwo", "p(one⏎two)", "two spaces before it keep a line end"),
    MarkdownRow("one\\\ntwo", "p(one⏎two)", "a backslash before it keeps a line end"),
    MarkdownRow("   one\n     two", "p(one two)", "spaces before a line are left out"),
    MarkdownRow("a\u{0}b", "p(a\u{FFFD}b)", "a null is shown as the replacement character"),
    MarkdownRow("\u{FEFF}# a", "h1(a)", "a byte order mark is no text"),
    MarkdownRow("a\n\n***\n\n- - -\n\nb", "p(a) hr hr p(b)", "rules of asterisks and hyphens"),
    MarkdownRow("`` `a` ``", "p(c(`a`))", "code in a line"),
    MarkdownRow("a<br>\nb<br/>c<BR />d", "p(a⏎b⏎c⏎d)", "a break tag swallows the line end behind"),
    MarkdownRow("<br>", "", "a paragraph of nothing to see is none"),
    MarkdownRow("&nbsp;", "p(⍽)", "a no-break space is something"),
  ])
  func paragraphs(_ row: MarkdownRow) {
    row.check()
  }

  @Test("an option keeps line ends")
  func softBreaks() {
    MarkdownRow("one\ntwo", "p(one⏎two)", "a line end stays one").check(
      MarkdownOptions(softBreaksAreLineBreaks: true))
    MarkdownRow("a<br>\nb", "p(a⏎b)", "but not a second one").check(
      MarkdownOptions(softBreaksAreLineBreaks: true))
  }

  @Test(arguments: [
    MarkdownRow("# a", "h1(a)", "one number sign, in a message"),
    MarkdownRow("###### a", "h6(a)", "six number signs"),
    MarkdownRow("####### a", "p(####### a)", "seven are text"),
    MarkdownRow("#12", "p(#12)", "without a space it is a paragraph"),
    MarkdownRow("#", "", "an empty heading is nothing"),
    MarkdownRow("a\n===", "h1(a)", "underlined by equals signs"),
    MarkdownRow("a\nb\n---", "h2(a b)", "underlined by hyphens, both lines"),
    MarkdownRow("## a ##", "h2(a)", "number signs behind it are markup"),
    MarkdownRow("## **a** `b`", "h2(b(a) c(b))", "headings have formatting"),
  ])
  func headingsOfMessages(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("# a", "#a title(a)", "in a document one number sign is the title"),
    MarkdownRow("a\n=", "#a title(a)", "also underlined"),
    MarkdownRow("# a\n# b", "#a title(a) #b title(b)", "also the second one"),
    MarkdownRow(
      "## Größe & Maß_1", "#große-maß-1 h2(Größe & Maß_1)", "anchors keep letters and join words"),
    MarkdownRow("## Crème Brûlée", "#creme-brulee h2(Crème Brûlée)", "anchors fold accents"),
    MarkdownRow("## ＡＢＣ ｶ", "#abc-カ h2(ＡＢＣ ｶ)", "anchors fold widths"),
    MarkdownRow("## 日本語 です", "#日本語-です h2(日本語 です)", "anchors keep every script"),
    MarkdownRow("## हिन्दी", "#हिन्दी h2(हिन्दी)", "and its vowel signs"),
    MarkdownRow("## -- a --", "#a h2(-- a --)", "no hyphens at the ends"),
    MarkdownRow("## a\n## a\n## a", "#a h2(a) #a-1 h2(a) #a-2 h2(a)", "repetitions get numbers"),
    MarkdownRow("## a-1\n## a\n## a", "#a-1 h2(a-1) #a h2(a) #a-2 h2(a)", "that are not in use"),
    MarkdownRow("## **!**", "h2(b(!))", "nothing to name it by, no anchor"),
  ])
  func headingsOfDocuments(_ row: MarkdownRow) {
    row.check(MarkdownOptions(mode: .document(fileName: nil)))
  }

  @Test("the title of a document is its first title, else its file's name")
  func titles() throws {
    func title(_ markdown: String, _ mode: MarkdownOptions.Mode) throws -> String? {
      try parseMarkdown(markdown, options: MarkdownOptions(mode: mode)).title
    }
    #expect(try title("# *a* `b`\n\n# c", .document(fileName: "f.md")) == "a b")
    #expect(try title("## a", .document(fileName: "f.md")) == "f.md")
    #expect(try title("## a", .document(fileName: nil)) == nil)
    #expect(try title("# a", .chat) == nil)
  }

  @Test(arguments: [
    MarkdownRow("```swift\nlet a = 1\n```", "pre:swift(let a = 1)", "a fence with a language"),
    MarkdownRow("~~~ Swift  title=x\na\n\nb\n~~~", "pre:swift(a⏎⏎b)", "its first word, lower case"),
    MarkdownRow("```\na\n\n```", "pre(a⏎)", "one line end at the end is not part of it"),
    MarkdownRow("```\n```", "", "empty code is nothing"),
    MarkdownRow("```\n  a\n```", "pre(  a)", "spaces in it are kept"),
    MarkdownRow("    a\n      b", "pre(a⏎  b)", "indented code"),
    MarkdownRow("```\n~~~\n*a* $x$ <b>\n```", "pre(~~~⏎*a* $x$ <b>)", "nothing in code is markup"),
    MarkdownRow("```\na", "pre(a)", "a fence may stay open"),
    MarkdownRow("```\na\n\n", "pre(a⏎)", "up to the end of the text"),
    MarkdownRow("````\n```\n````", "pre(```)", "a longer fence holds a shorter one"),
    MarkdownRow("``` a`b\nc", "p(``` a`b c)", "backticks in the words behind it make it no fence"),
  ])
  func code(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("> a", "quote[p(a)]", "a quote"),
    MarkdownRow("> a\n>\n> b", "quote[p(a) p(b)]", "of several paragraphs is one quote"),
    MarkdownRow("> a\n\n> b", "quote[p(a)] quote[p(b)]", "a blank line separates two"),
    MarkdownRow("> a\nb", "quote[p(a b)]", "a lazy line belongs to it"),
    MarkdownRow(
      "> # a\n> - b\n>\n> ```\n> c\n> ```", "quote[h1(a) ul[(b)] pre(c)]", "of all blocks"),
    MarkdownRow(">> a\n> > b", "quote[quote[p(a b)]]", "a quote in a quote"),
    MarkdownRow(">", "", "an empty quote is nothing"),
    MarkdownRow("> > \n> a", "quote[p(a)]", "also inside another"),
  ])
  func quotes(_ row: MarkdownRow) {
    row.check()
  }
}
