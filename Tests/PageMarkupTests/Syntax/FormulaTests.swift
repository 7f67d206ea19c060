import PageMarkup
import Testing

@Suite("Formulas")
struct FormulaTests {
  @Test(arguments: [
    MarkdownRow("$x$", "p($(x))", "between dollar signs"),
    MarkdownRow("is $x$.", "p(is $(x).)", "in a sentence"),
    MarkdownRow("($x$)", "p(($(x)))", "in parentheses"),
    MarkdownRow("a $$x$$ b", "p(a $(x) b)", "between two of them, inside text"),
    MarkdownRow("$a_1 * b_1$ *c*", "p($(a_1 * b_1) i(c))", "nothing in it is markup"),
    MarkdownRow("$\\alpha\\$$", "p($(\\alpha\\$))", "a backslash keeps a dollar sign in it"),
    MarkdownRow("$a$$b$", "p($(a$$b))", "two of them do not close one"),
    MarkdownRow("$x$y", "p($x$y)", "a word behind it makes it text"),
    MarkdownRow("y$x$", "p(y$x$)", "a word before it too"),
    MarkdownRow("я$x$", "p(я$x$)", "in any script"),
    MarkdownRow("$ x$", "p($ x$)", "white space at the beginning"),
    MarkdownRow("$x $", "p($x $)", "or at the end"),
    MarkdownRow("$\u{3000}x$", "p($\u{3000}x$)", "of any width"),
    MarkdownRow("$x\ny$", "p($x y$)", "it stays on its line"),
    MarkdownRow("\\$x$", "p($x$)", "a backslash makes it text"),
    MarkdownRow("\\\\$x$", "p(\\$(x))", "two are one backslash"),
    MarkdownRow("$x", "p($x)", "what is not closed is text"),
    MarkdownRow("$$$x$$$", "p($$$x$$$)", "three are text"),
    MarkdownRow("**$x$**", "p(b($(x)))", "bold"),
    MarkdownRow("[$x$](a)", "p(a<a>($(x)))", "in a link"),
    MarkdownRow("[a](b$c$d)", "p(a<b$c$d>(a))", "not in an address"),
    MarkdownRow("|$x$|\n|-|", "table[*$(x)]", "in a cell"),
    MarkdownRow("# $x$", "h1($(x))", "in a heading"),
    MarkdownRow("<a href=\"$x$\">", "p(<a href=\"$x$\">)", "not in a tag"),
  ])
  func dollars(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("$5-$10, or 12$", "p($5-$10, or 12$)", "another dollar sign inside: all is text"),
    MarkdownRow("$5 and $10", "p($5 and $10)", "prices"),
    MarkdownRow("$FOO=$BAR", "p($FOO=$BAR)", "variables"),
    MarkdownRow("cost$5$total", "p(cost$5$total)", "inside words"),
    MarkdownRow(
      "for $5 you get $n$ pieces", "p(for $5 you get $(n) pieces)", "a formula after a price"),
    MarkdownRow("$5, $x$ and $6$", "p($5, $(x) and $(6))", "a digit after it is a formula again"),
    MarkdownRow("$a $b $c$", "p($a $b $(c))", "the last one is a formula"),
  ])
  func money(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("$5-$10, or 12$", "p($(5-$10, or 12))", "finds the last dollar sign"),
    MarkdownRow("$5 and $10", "p($5 and $10)", "which needs to be one that can close"),
    MarkdownRow("$x$ $y$", "p($(x) $(y))", "the first that can close it does"),
    MarkdownRow("$a $b $c$ d$", "p($(a $b $c) d$)", "each is used once"),
  ])
  func looseSearch(_ row: MarkdownRow) {
    row.check(MarkdownOptions(looseFormulaSearch: true))
  }

  @Test(arguments: [
    MarkdownRow("\\(x\\)", "p($(x))", "between round brackets"),
    MarkdownRow("a\\(x\\)b", "p(a$(x)b)", "inside words"),
    MarkdownRow("\\( x_1 * y \\)", "p($( x_1 * y ))", "with white space"),
    MarkdownRow("\\(x", "p((x)", "what is not closed is text"),
    MarkdownRow("\\(x\n\\)", "p((x ))", "it stays on its line"),
    MarkdownRow("\\( \\)", "p(( ))", "an empty one is text"),
    MarkdownRow("\\\\(x\\)", "p(\\(x))", "two backslashes are one"),
    MarkdownRow("[a](b\\(c\\)d)", "p(a<b(c)d>(a))", "escaped parentheses of addresses stay"),
    MarkdownRow("a (b) \\(c\\)", "p(a (b) $(c))", "plain parentheses are text"),
    MarkdownRow("`\\(x\\)`", "p(c(\\(x\\)))", "not in code"),
    MarkdownRow("*\\(x\\)*", "p(i($(x)))", "italic"),
    MarkdownRow("\\[x\\]", "formula(x)", "square ones alone on a line"),
    MarkdownRow("a \\[x\\]", "p(a [x])", "inside text they are text"),
  ])
  func brackets(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("$a `$` b$", "p($a c($) b$)", "a dollar sign in code closes nothing"),
    MarkdownRow("`$x$`", "p(c($x$))", "code is not looked into"),
    MarkdownRow("`a\n$x$`", "p(c(a $x$))", "also behind a line end"),
    MarkdownRow("``` $x$ ```", "p(c($x$))", "three backticks in a line are code"),
    MarkdownRow("$a ` b$", "p($(a ` b))", "a lone backtick is no code"),
    MarkdownRow("```\n$$\nx\n$$\n```", "pre($$⏎x⏎$$)", "nor are fences"),
    MarkdownRow(
      "~~~\n```\n$x$\n~~~\n$y$", "pre(```⏎$x$) p($(y))", "the fence that opened it closes it"),
    MarkdownRow("    $x$", "pre($x$)", "nor is indented code"),
    MarkdownRow("<!-- $x$ -->", "p(<!-- $x$ -->)", "nor are blocks of HTML"),
  ])
  func code(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("$$x$$", "formula(x)", "alone on its line"),
    MarkdownRow("  $$ x $$  ", "formula(x)", "white space around it is left out"),
    MarkdownRow("$$\nx\ny\n$$", "formula(x⏎y)", "on several lines"),
    MarkdownRow("$$\n  a\n    b\n$$", "formula(a⏎    b)", "whose indents are kept"),
    MarkdownRow("$$\nx = y $$", "formula(x = y)", "closed at the end of a line"),
    MarkdownRow("\\[\nx\n\\]", "formula(x)", "in square brackets"),
    MarkdownRow("\\[ x\n= y \\]", "formula(x⏎= y)", "which may have text behind them"),
    MarkdownRow("$$\n- a\n# b\n\n> c\n$$", "formula(- a⏎# b⏎⏎> c)", "nothing in it is markup"),
    MarkdownRow("$$\n\\$$\n$$", "formula(\\$$)", "a backslash keeps dollar signs in it"),
    MarkdownRow("$$x$$ y", "p($(x) y)", "text behind it makes it part of the text"),
    MarkdownRow("$$x\n$$", "p($$x $$)", "two dollar signs stand alone on the first line"),
    MarkdownRow("$$\nx\n$$ y", "p($$ x $$ y)", "and at the end of the last"),
    MarkdownRow("$$\nx", "p($$ x)", "what is not closed is text"),
    MarkdownRow("$$$\nx\n$$$", "p($$$ x $$$)", "three dollar signs are text"),
    MarkdownRow("$$ $$", "p($$ $$)", "an empty one is text"),
    MarkdownRow("> $$\n> x\n> $$\n> y", "quote[p($(x) y)]", "in a quote, with text below"),
    MarkdownRow("> $$\n> x\n> $$", "quote[formula(x)]", "in a quote"),
    MarkdownRow("> $$\nx\n$$", "quote[p($$ x $$)]", "but not beyond it"),
    MarkdownRow("- $$\n  x\n  $$", "ul[{formula(x)}]", "in an item"),
    MarkdownRow(
      "- a\n\n  $$\n  x\n\n  y\n  $$\n- b", "ul[{p(a) formula(x⏎⏎y)} (b)]", "with a blank line"),
    MarkdownRow("- $$\nx\n$$", "ul[($$ x $$)]", "but not beyond it"),
    MarkdownRow("1. > $$\n   > x\n   > $$", "ol[1{quote[formula(x)]}]", "in a quote in an item"),
    MarkdownRow("a\n$$x$$\nb", "p(a $(x) b)", "between lines it is part of their paragraph"),
    MarkdownRow("a\n$$\n- x\n$$\nb", "p(a $(- x) b)", "on several lines too"),
    MarkdownRow("a\n\n$$x$$\n\nb", "p(a) formula(x) p(b)", "between blank lines it is not"),
    MarkdownRow("$$x$$\n$$y$$", "formula(x) formula(y)", "two are two"),
    MarkdownRow("$$x$$\n# a", "formula(x) h1(a)", "above a heading"),
    MarkdownRow("\\[\n\\[x\\]", "p([ $(x))", "the last opener counts"),
    MarkdownRow("    $$x$$", "pre($$x$$)", "in code it is code"),
    MarkdownRow("a\n    $$x$$", "p(a $(x))", "but not below a line of text"),
  ])
  func blocks(_ row: MarkdownRow) {
    row.check()
  }

  @Test("a formula beyond a limit stays text and is pointed out")
  func limits() throws {
    func check(_ markdown: String, _ expected: String, _ kind: MarkupWarning.Kind?) throws {
      var options = MarkdownOptions()
      options.limits.inlineFormulaLength = 3
      options.limits.blockFormulaLength = 4
      options.limits.formulas = 2
      options.limits.formulaCharacters = 6
      let document = try parseMarkdown(markdown, options: options)
      #expect(PageSpelling.of(document.page.blocks) == expected)
      #expect(document.warnings.map(\.kind) == (kind.map { [$0] } ?? []))
    }
    try check("$abc$", "p($(abc))", nil)
    try check("$abcd$", "p($abcd$)", .formulaTooLong(length: 4, limit: 3))
    try check("\\(abcd\\)", "p((abcd))", .formulaTooLong(length: 4, limit: 3))
    try check("$éé$", "p($(éé))", nil)
    try check("$$\nabcd\n$$", "formula(abcd)", nil)
    try check("$$\nab\nde\n$$", "p($$ ab de $$)", .formulaTooLong(length: 5, limit: 4))
    try check("$a$ $b$ $c$", "p($(a) $(b) $c$)", .tooManyFormulas(limit: 2))
    try check("$abc$\n\n$$\nabcd\n$$", "p($abc$) formula(abcd)", .formulasTooLong(limit: 6))
  }
}
