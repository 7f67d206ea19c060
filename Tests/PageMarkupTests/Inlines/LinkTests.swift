import PageMarkup
import Testing

@Suite("Links")
struct LinkTests {
  @Test(arguments: [
    MarkdownRow("[a](b)", "p(a<b>(a))", "a link"),
    MarkdownRow("[a](<b c> \"t\")", "p(a<b c>(a))", "its title is not shown"),
    MarkdownRow("[a](#b)", "p(a<#b>(a))", "to a place in the page"),
    MarkdownRow("[a][b]\n\n[b]: c", "p(a<c>(a))", "by reference"),
    MarkdownRow("[b]\n\n[B]: c", "p(a<c>(b))", "by reference, the case does not matter"),
    MarkdownRow("[b]", "p([b])", "to nothing is text"),
    MarkdownRow("[a **b** c](d)", "p(a<d>(a b(b) c))", "a link is one, however it is formatted"),
    MarkdownRow("**[a](b)**", "p(a<b>(b(a)))", "a link stands around its formatting"),
    MarkdownRow("<https://a.b>", "p(a<https://a.b>(https://a.b))", "in angle brackets"),
    MarkdownRow("<a@b.c>", "p(a<mailto:a@b.c>(a@b.c))", "an address in angle brackets"),
    MarkdownRow("[a](b&amp;c\\)d)", "p(a<b&c)d>(a))", "escapes and references in addresses"),
    MarkdownRow("[`a`](b)", "p(a<b>(c(a)))", "code in a link"),
    MarkdownRow("[a [b](c) d](e)", "p([a a<c>(b) d](e))", "the inner one of two is a link"),
  ])
  func links(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("[Ann](tg://user?id=-5)", "p(mention<-5>(Ann))", "a mention"),
    MarkdownRow("[**A**](tg://user?id=7)", "p(mention<7>(b(A)))", "with formatting"),
    MarkdownRow(
      "[a](tg://user?id=5x)", "p(a<tg://user?id=5x>(a))", "the number is all of the rest"),
    MarkdownRow("[a](tg://user?id=+5)", "p(a<tg://user?id=+5>(a))", "and has no plus"),
    MarkdownRow("[a](tg://user?id=)", "p(a<tg://user?id=>(a))", "and is not empty"),
    MarkdownRow("[a](TG://user?id=5)", "p(a<TG://user?id=5>(a))", "the prefix is exact"),
    MarkdownRow(
      "[a](tg://user?id=9223372036854775808)", "p(a<tg://user?id=9223372036854775808>(a))",
      "and the number fits"),
    MarkdownRow("[now](tg://timestamp?t=1700000000)", "p(date<1700000000>(now))", "a date"),
    MarkdownRow(
      "[a](tg://timestamp?t=9999999999)", "p(a<tg://timestamp?t=9999999999>(a))",
      "a date that does not fit is a link"),
    MarkdownRow("[👍](tg://emoji?id=-9)", "p(emoji<-9>(👍))", "a custom emoji"),
    MarkdownRow("**[x*y*](tg://emoji?id=9)**", "p(b(emoji<9>(xy)))", "its text is plain"),
    MarkdownRow("[a\\]](tg://emoji?id=9)", "p(emoji<9>(a]))", "with escapes read"),
    MarkdownRow("[ ](tg://emoji?id=9)", "p(emoji<9>( ))", "a blank is kept"),
    MarkdownRow("![a](tg://emoji?id=9)", "p(emoji<9>(a))", "spelled as a picture"),
  ])
  func markers(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow(
      "see https://a.b/c.", "p(see a<https://a.b/c>(https://a.b/c).)", "the end is trimmed"),
    MarkdownRow("HTTP://a.b x", "p(a<HTTP://a.b>(HTTP://a.b) x)", "the scheme in any case"),
    MarkdownRow("ftp://a", "p(a<ftp://a>(ftp://a))", "file transfer"),
    MarkdownRow("xhttp://a.b", "p(xhttp://a.b)", "another scheme is text"),
    MarkdownRow("http://", "p(http://)", "a host is needed"),
    MarkdownRow("http://a_b.c", "p(http://a_b.c)", "no underscores in its last parts"),
    MarkdownRow("http://a_b.c.d", "p(a<http://a_b.c.d>(http://a_b.c.d))", "but before them"),
    MarkdownRow("www.a.b/c", "p(a<http://www.a.b/c>(www.a.b/c))", "a web host"),
    MarkdownRow("(www.a.b)", "p((a<http://www.a.b>(www.a.b)))", "in parentheses"),
    MarkdownRow("xwww.a.b", "p(xwww.a.b)", "not inside a word"),
    MarkdownRow("www.a", "p(a<http://www.a>(www.a))", "its dot may be the first"),
    MarkdownRow("www.", "p(www.)", "but needs something behind it"),
    MarkdownRow("https://a.b/(c)", "p(a<https://a.b/(c)>(https://a.b/(c)))", "its own parentheses"),
    MarkdownRow("(https://a.b/c)", "p((a<https://a.b/c>(https://a.b/c)))", "not those around it"),
    MarkdownRow(
      "https://a.b/?x&copy;", "p(a<https://a.b/?x>(https://a.b/?x)©)", "a reference at the end"),
    MarkdownRow(
      "https://a.b/_c_d_", "p(a<https://a.b/_c_d>(https://a.b/_c_d)_)", "underscores are its own"),
    MarkdownRow("**https://a.b**", "p(a<https://a.b>(b(https://a.b)))", "formatting around it"),
    MarkdownRow("https://a.b<c", "p(a<https://a.b>(https://a.b)<c)", "a less-than sign ends it"),
    MarkdownRow("`https://a.b`", "p(c(https://a.b))", "not in code"),
    MarkdownRow("[https://a.b](c)", "p(a<c>(https://a.b))", "not in a link"),
    MarkdownRow(
      "[see https://a.b/[c] d]", "p([see a<https://a.b/[c]>(https://a.b/[c]) d])", "in brackets"),
    MarkdownRow("[https://a.b]", "p([a<https://a.b>(https://a.b)])", "up to the bracket"),
    MarkdownRow("![https://a.b](c.png) x", "p(img1 x)", "not in a picture"),
    MarkdownRow(
      "https://a.b。次", "p(a<https://a.b>(https://a.b)。次)", "an ideographic full stop ends it"),
    MarkdownRow("（https://a.b）と", "p(（a<https://a.b>(https://a.b)）と)", "full-width parentheses"),
    MarkdownRow("「https://a.b/c」、", "p(「a<https://a.b/c>(https://a.b/c)」、)", "corner brackets"),
    MarkdownRow(
      "https://a.b/日本！", "p(a<https://a.b/日本>(https://a.b/日本)！)", "ideographs are its own"),
    MarkdownRow("https://例え.jp", "p(a<https://例え.jp>(https://例え.jp))", "in hosts too"),
    MarkdownRow("|https://a.b|\n|-|", "table[*a<https://a.b>(https://a.b)]", "in a cell"),
    MarkdownRow("a://b", "p(a://b)", "an unknown scheme is text"),
    MarkdownRow("日本https://a.b", "p(日本a<https://a.b>(https://a.b))", "right behind an ideograph"),
  ])
  func bareLinks(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("a.b@c.d", "p(a<mailto:a.b@c.d>(a.b@c.d))", "an address"),
    MarkdownRow("to a@b.c, d@e.f.", "p(to a<mailto:a@b.c>(a@b.c), a<mailto:d@e.f>(d@e.f).)", "two"),
    MarkdownRow("mailto:a@b.c", "p(a<mailto:a@b.c>(mailto:a@b.c))", "with its scheme"),
    MarkdownRow("xmpp:a@b.c/d", "p(a<xmpp:a@b.c/d>(xmpp:a@b.c/d))", "of a chat"),
    MarkdownRow("a@b", "p(a@b)", "a dot is needed"),
    MarkdownRow("a@b.c_", "p(a@b.c_)", "a letter at the end"),
    MarkdownRow("@a.b", "p(@a.b)", "a name before"),
    MarkdownRow("a@b@c.d", "p(a@a<mailto:b@c.d>(b@c.d))", "the last of two signs"),
    MarkdownRow("[a@b.c](d)", "p(a<d>(a@b.c))", "not in a link"),
    MarkdownRow("`a@b.c`", "p(c(a@b.c))", "not in code"),
    MarkdownRow("**a@b.c**", "p(a<mailto:a@b.c>(b(a@b.c)))", "formatting around it"),
  ])
  func addresses(_ row: MarkdownRow) {
    row.check()
  }

  @Test("a link without text is left out and pointed out")
  func emptyLink() throws {
    let document = try parseMarkdown("a\n\nb [](https://c.d) e")
    #expect(PageSpelling.of(document.page.blocks) == "p(a) p(b  e)")
    #expect(
      document.warnings == [
        MarkupWarning(
          position: SourcePosition(line: 3, column: 1), kind: .emptyLink(url: "https://c.d"))
      ])
  }

  @Test("a long definition that is used often does not fill the memory")
  func definitionTooLong() throws {
    let address = String(repeating: "x", count: 30_000)
    let uses = String(repeating: "[a]\n", count: 1_500)
    let document = try parseMarkdown("[a]: \(address)\n\n\(uses)")
    #expect(document.warnings.map(\.kind) == [.definitionTooLong(length: 30_000)])
    #expect(PageText.of(document.page.blocks).hasPrefix("[a] [a]"))
    let few = try parseMarkdown("[a]: \(address)\n\n[a] [a]")
    #expect(few.warnings.isEmpty)
  }
}
