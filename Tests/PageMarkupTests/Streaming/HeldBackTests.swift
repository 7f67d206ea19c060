import PageMarkup
import PageModel
import Testing

/// What is shown of a text that ends in the middle of something.
@Suite("Text that is still being typed")
struct HeldBackTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var shown: String
    var rule: String

    init(_ text: String, _ shown: String, _ rule: String) {
      self.text = text
      self.shown = shown
      self.rule = rule
    }

    var testDescription: String { rule }
  }

  private static func shown(_ text: String, _ dialect: StreamDialect) -> String {
    var session = MarkupSession(dialect, holdsBack: true)
    session.append(text)
    return PageSpelling.of(session.page.blocks)
  }

  static let lines = [
    Row("a\n\n`", "p(a)", "a backtick may begin a fence"),
    Row("a\n\n```sw", "p(a)", "a fence and its word show nothing"),
    Row("```\nx\n`", "pre(x)", "a fence that closes is not code"),
    Row("```\nx\n```", "pre(x)", "nor is one that has closed"),
    Row("a\n=", "p(a)", "an underline may go on as text"),
    Row("a\n--", "p(a)", "so may a rule"),
    Row("a\n---\n", "h2(a)", "with its end it is an underline"),
    Row("- a\n-", "ul[(a)]", "an item without text"),
    Row("- a\n- ", "ul[(a)]", "and with the blank behind it"),
    Row("1. a\n2", "ol[1(a)]", "a number that may begin an item"),
    Row("a | b\n--|--\n1.", "table[*a|*b]", "a number below a table"),
    Row("x | y\n$", "p(x)", "a sign that may begin a formula"),
    Row("1. ![a](b", "", "an item whose text is held back"),
    Row("--|", "", "a line that is nothing without what is held back"),
    Row("- [x", "", "a box"),
    Row("- [ ] a", "ul[☐(a)]", "a task with its text"),
    Row("##", "", "a heading without text"),
    Row("# a **b", "h1(a b(b))", "a heading is completed"),
    Row("> ", "", "a quote without text"),
    Row("$$\na\n\nb", "", "a formula on lines of its own shows nothing before its end"),
    Row("[a]: htt", "", "a definition is never shown"),
  ]

  static let tables = [
    Row("a\n\n| b | c", "p(a)", "the header of a table waits"),
    Row("a\n\n| b | c |\n|--", "p(a)", "for the line below it"),
    Row("| b | c |\n|--|--|", "", "to its end"),
    Row("| b | c |\n|--|--|\n", "table[*b|*c]", "which says how many columns there are"),
    Row("| b | c |\n|--|--|\n|", "table[*b|*c]", "a row without text"),
    Row("| b | c |\n|--|--|\n| **d", "table[*b|*c / b(d)|]", "half a row is completed"),
    Row("| b | c |\n|--|--|\n| d | e |\n#", "table[*b|*c / d|e]", "a sign that may end the table"),
    Row("b | c", "p(b)", "what stands before the first bar is shown"),
    Row("b | c\nd", "p(b | c d)", "a line of text below says that it is no table"),
  ]

  static let inlines = [
    Row("a **", "p(a)", "a marker without text"),
    Row("a **b", "p(a b(b))", "bold as if it was closed"),
    Row("a **b*", "p(a b(b))", "half a closer"),
    Row("a **b *c", "p(a b(b )i(b(c)))", "both styles that are open"),
    Row("***a**", "p(i(b(a)))", "some of the closers"),
    Row("a ~~b~", "p(a s(b))", "strikethrough"),
    Row("a `b", "p(a c(b))", "code"),
    Row("a ``b`", "p(a c(b))", "half its end"),
    Row("a [b", "p(a a<>(b))", "the text of a link"),
    Row("a [b]", "p(a a<>(b))", "to its bracket"),
    Row("a [b](http://c.d/e", "p(a a<>(b))", "and through the address"),
    Row("a [b](http://c.d \"e", "p(a a<>(b))", "and the title"),
    Row("a [b](c)", "p(a a<c>(b))", "to the end"),
    Row("a [b] c", "p(a [b] c)", "brackets that are none of a link"),
    Row("a [*b", "p(a a<>(i(b)))", "styles in a link"),
    Row("a ![b](c", "p(a)", "a picture shows nothing"),
    Row("wow!", "p(wow)", "a sign that may begin one"),
    Row("wow!\n", "p(wow!)", "at the end of its line it does not"),
    Row("[a]\n", "p([a])", "nor does a bracket there begin an address"),
    Row("`\na **b", "p(` a b(b))", "code that does not end on its line"),
    Row("**http://a.b**", "p(a<http://a.b>(b(http://a.b)))", "markers behind a link"),
    Row("a $x^2", "p(a)", "a formula shows nothing"),
    Row("a $x$", "p(a $(x))", "before its end"),
    Row("it is $5 a", "p(it is)", "money looks the same"),
    Row("it is $5 and", "p(it is $5 and)", "before a word says that it is money"),
    Row("a <u>b", "p(a u(b))", "a tag is a style"),
    Row("a <u", "p(a)", "and not text"),
    Row("a &am", "p(a)", "half a reference"),
    Row("a\\", "p(a)", "half an escape"),
    Row("1 < 2", "p(1 < 2)", "a sign that begins no tag"),
    Row("a 👩\u{200D}", "p(a 👩)", "half a sequence of emoji"),
    Row("a 🇩", "p(a)", "half a flag"),
    Row("a 🇩🇪", "p(a 🇩🇪)", "a flag"),
    Row("**価格（税", "p(b(価格（税))", "East Asian text"),
  ]

  @Test("lines that may be markers wait", arguments: lines)
  func line(row: Row) {
    #expect(Self.shown(row.text, StreamChecking.chat) == row.shown, "\(row.text.debugDescription)")
  }

  @Test("tables appear with their columns", arguments: tables)
  func table(row: Row) {
    #expect(Self.shown(row.text, StreamChecking.chat) == row.shown, "\(row.text.debugDescription)")
  }

  @Test("markup inside text is completed", arguments: inlines)
  func inline(row: Row) {
    #expect(Self.shown(row.text, StreamChecking.chat) == row.shown, "\(row.text.debugDescription)")
  }

  static let rich = [
    Row("a ||b", "p(a S(b))", "a spoiler hides at once"),
    Row("a ||b|", "p(a S(b))", "also with half its end"),
    Row("||b ==c", "p(S(b M(c)))", "both pairs"),
    Row("a [b](htt", "p(a U<>(b))", "a link without its address"),
    Row("a <tg-spoiler>b</tg-sp", "p(a S(b))", "half a tag"),
    Row("a <tg-math>x", "p(a)", "a formula between tags"),
    Row("a <b", "p(a)", "a tag"),
    Row("<table><tr><td>1</td><td>2", "", "a row between tags comes with all its cells"),
  ]

  @Test("the markup of Rich Markdown, too", arguments: rich)
  func richMarkup(row: Row) {
    var session = MarkupSession(StreamChecking.rich, holdsBack: true)
    session.append(row.text)
    #expect(RichSpelling.of(session.page.blocks) == row.shown, "\(row.text.debugDescription)")
  }
}
