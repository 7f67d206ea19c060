import PageMarkup
import Testing

@Suite("Emphasis")
struct EmphasisTests {
  @Test(arguments: [
    MarkdownRow("**a** *b* ~~c~~ `d`", "p(b(a) i(b) s(c) c(d))", "the four styles of Markdown"),
    MarkdownRow("__a__ _b_", "p(b(a) i(b))", "underscores do the same"),
    MarkdownRow("***a***", "p(i(b(a)))", "italic stands around bold"),
    MarkdownRow("~~**a**~~ **~~b~~**", "p(s(b(a)) s(b(b)))", "strikethrough around both"),
    MarkdownRow("**`a`**", "p(c(b(a)))", "code around all"),
    MarkdownRow("**a *b* c**", "p(b(a )i(b(b))b( c))", "every run has all its styles"),
    MarkdownRow("**a****b**", "p(b(a****b))", "four do not close two"),
    MarkdownRow("*a**b*", "p(i(a**b))", "two do not close one"),
    MarkdownRow("~a~", "p(~a~)", "a single tilde is text"),
    MarkdownRow("~~~a\nb", "pre:a(b)", "three tildes begin a fence"),
    MarkdownRow("a ~~~b~~~", "p(a ~~~b~~~)", "three tildes in a line are text"),
    MarkdownRow("snake_case_name", "p(snake_case_name)", "underscores inside words are text"),
    MarkdownRow("a*b*c", "p(ai(b)c)", "asterisks are not"),
    MarkdownRow("** a **", "p(** a **)", "white space inside makes them text"),
    MarkdownRow("\\*a\\*", "p(*a*)", "a backslash makes them text"),
    MarkdownRow("*a", "p(*a)", "what is not closed is text"),
    MarkdownRow("**a** **b**", "p(b(a) b(b))", "runs stay apart"),
    MarkdownRow("**a**__b__", "p(b(ab))", "runs of one formatting that touch are one"),
    MarkdownRow("*a*\n*b*", "p(i(a) i(b))", "over line ends"),
    MarkdownRow("****", "hr", "only markers are a rule"),
    MarkdownRow("*a **b***", "p(i(a )i(b(b)))", "nested at the end"),
  ])
  func styles(_ row: MarkdownRow) {
    row.check()
  }

  @Test("deeper nesting than any tree holds is the same few runs")
  func depth() throws {
    let count = 1_500
    let markdown =
      String(repeating: "**a *", count: count) + "b" + String(repeating: "* **", count: count)
    let document = try parseMarkdown(markdown)
    #expect(PageText.of(document.page.blocks).filter { $0 == "a" }.count == count)
  }

  @Test(arguments: [
    MarkdownRow("**価格（税込）**は", "p(b(価格（税込）)は)", "closing behind a full-width parenthesis"),
    MarkdownRow("価格は**（税込）**です", "p(価格はb(（税込）)です)", "opening before one"),
    MarkdownRow("**重要。**次", "p(b(重要。)次)", "closing behind a full stop"),
    MarkdownRow("これは**「重要」**です", "p(これはb(「重要」)です)", "corner brackets"),
    MarkdownRow("**“重要”**的", "p(b(“重要”)的)", "quotation marks next to an ideograph"),
    MarkdownRow("**foo.**は", "p(b(foo.)は)", "ASCII punctuation next to kana"),
    MarkdownRow("**강조(強調)**입니다", "p(b(강조(強調))입니다)", "hangul"),
    MarkdownRow("*（a）*は", "p(i(（a）)は)", "one asterisk"),
    MarkdownRow("~~価格（税込）~~は", "p(s(価格（税込）)は)", "strikethrough"),
    MarkdownRow("**~~価格（税込）~~**は", "p(s(b(価格（税込）))は)", "both together, inside"),
    MarkdownRow("~~**価格（税込）**~~は", "p(s(b(価格（税込）))は)", "and outside"),
    MarkdownRow("は**~~（x）~~**は", "p(はs(b(（x）))は)", "both, next to text on both sides"),
    MarkdownRow("**_（x）_**は", "p(i(b(（x）))は)", "underscores inside"),
    MarkdownRow("**（a）**と**（b）**", "p(b(（a）)とb(（b）))", "two in a row"),
    MarkdownRow("**葛\u{E0100}（a）**は", "p(b(葛\u{E0100}（a）)は)", "a variation selector is no letter"),
    MarkdownRow("_（x）_は", "p(_（x）_は)", "underscores inside words stay text"),
    MarkdownRow("(_（x）_)", "p((i(（x）)))", "between punctuation they work"),
    MarkdownRow("** （a）**は", "p(** （a）**は)", "white space inside makes them text here too"),
    MarkdownRow("2*3（個）*4", "p(2i(3（個）)4)", "as between letters"),
    MarkdownRow("`**（a）**は`", "p(c(**（a）**は))", "code is not changed"),
    MarkdownRow("    **（a）**は", "pre(**（a）**は)", "nor are blocks of code"),
    MarkdownRow("[**（a）**は](b)", "p(a<b>(b(（a）)は))", "text of links is"),
    MarkdownRow("[a](**（b）**は)", "p(a<**（b）**は>(a))", "addresses of links are not"),
    MarkdownRow("|**（a）**は|\n|-|", "table[*b(（a）)は]", "cells are"),
    MarkdownRow("# **（a）**は", "h1(b(（a）)は)", "headings are"),
    MarkdownRow("[*（a）*は]\n\n[*（a）*は]: b", "p(a<b>(*（a）*は))", "labels of links are not"),
  ])
  func eastAsian(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("**foo(bar)**baz", "p(**foo(bar)**baz)", "closing behind punctuation"),
    MarkdownRow("foo**(bar)**", "p(foo**(bar)**)", "opening before punctuation"),
    MarkdownRow("**foo.**é", "p(**foo.**é)", "next to a letter with an accent"),
    MarkdownRow("**«a»**б", "p(**«a»**б)", "next to a Cyrillic letter"),
    MarkdownRow("*$*a", "p(*$*a)", "next to a sign"),
  ])
  func elsewhere(_ row: MarkdownRow) {
    row.check()
  }
}
