import PageMarkup
import PageModel
import Testing

@Suite("Rich Markdown inside text")
struct RichInlineTests {
  @Test(arguments: [
    RichRow("**a** __b__ *c* _d_", "p(B(a) B(b) I(c) I(d))", "two underscores are bold"),
    RichRow("~~a~~ ~b~ ^c^", "p(K(a) ~b~ ^c^)", "one tilde and carets are text"),
    RichRow("`a` ``b`c``", "p(C(a) C(b`c))", "code"),
    RichRow("a\nb", "p(a b)", "a line break is a blank"),
    RichRow("a  \n  b\\\nc", "p(a⏎b⏎c)", "a hard one is a line end"),
    RichRow("a\tb", "p(a b)", "a tab is a blank"),
    RichRow("a  b", "p(a  b)", "blanks stay"),
    RichRow("\\*a\\* \\#b", "p(*a* #b)", "escapes"),
    RichRow("&#32;a", "p(a)", "a reference to a blank is not shown at the beginning"),
    RichRow("a&#9;b", "p(a b)", "a reference to a tab is a blank"),
    RichRow("&lt;&gt;&amp;&quot;&apos;&nbsp;", "p(<>&\"'⍽)", "names"),
    RichRow("&hellip;&mdash;&ndash;", "p(…—–)", "names of punctuation"),
    RichRow("&lsquo;&rsquo;&ldquo;&rdquo;", "p(‘’“”)", "names of quotes"),
    RichRow("&copy; &auml; &vert;", "p(&copy; &auml; &vert;)", "other names are text"),
    RichRow("`&vert;`", "p(C(&vert;))", "in code, too"),
    RichRow("&#x1F600; &#128512;", "p(😀 😀)", "numbers"),
    RichRow("は**（a）**は", "p(はB(（a）)は)", "emphasis next to East Asian text"),
    RichRow("$x^2$ and $y$", "p($(x^2) and $(y))", "formulas"),
    RichRow("$5-$10, or 12$", "p($5-$10, or 12$)", "money"),
    RichRow("\\(a\\) \\[b\\]", "p((a) [b])", "other delimiters are no formulas"),
  ])
  func text(_ row: RichRow) {
    row.check(RichMarkupOptions(detectsEntities: false))
  }

  @Test(arguments: [
    RichRow("[a](https://ya.ru)", "p(U<https://ya.ru/>(a))", "a host alone gets a slash"),
    RichRow("[a](HTTPS://YA.ru?q)", "p(U<https://ya.ru/?q>(a))", "scheme and host are small"),
    RichRow("[a](https://ya.ru/b)", "p(U<https://ya.ru/b>(a))", "a path stays"),
    RichRow("[a][b]\n\n[b]: https://ya.ru", "p(U<https://ya.ru/>(a))", "a reference"),
    RichRow("<https://ya.ru>", "p(U<https://ya.ru/>(https://ya.ru))", "angle brackets"),
    RichRow("https://ya.ru", "p(autourl(https://ya.ru))", "without markup"),
    RichRow("[a](mailto:b@c.de)", "p(email<b@c.de>(a))", "an e-mail address"),
    RichRow("[a](tel:+123456)", "p(phone<+123456>(a))", "a phone number"),
    RichRow("[a](tg://user?id=5)", "p(user<5>(a))", "a user"),
    RichRow("[a](tg://resolve?domain=b)", "p(U<tg://resolve?domain=b>(a))", "a place in Telegram"),
    RichRow("[a](#b)", "p(U<#b>(a))", "an anchor"),
    RichRow("[a](/b)", "p(a)", "a path leads nowhere"),
    RichRow("[a **b**](c)", "p(a B(b))", "its text keeps its styles"),
    RichRow("[](https://ya.ru)a", "p(a)", "a link without text is not seen"),
    RichRow("![👍](tg://emoji?id=5)", "p(emoji<5>(👍))", "a custom emoji"),
    RichRow("a ![👍](tg://emoji?id=5) b", "p(a emoji<5>(👍) b)", "inside text"),
    RichRow(
      "![now](tg://time?unix=1700000000&format=wDT)", "p(date<1700000000,52>(now))", "a date"),
    RichRow("![**a** b](tg://time?unix=5)", "p(date<5,->(B(a) b))", "its text has styles"),
    RichRow("![now](tg://time?unix=x)", "p(now)", "no date"),
  ])
  func links(_ row: RichRow) {
    row.check()
  }

  @Test(arguments: [
    RichRow("<b>a</b><strong>b</strong>", "p(B(a·b))", "bold"),
    RichRow("<i>a</i> <em>b</em> <u>c</u> <ins>d</ins>", "p(I(a) I(b) u(c) u(d))", "styles"),
    RichRow("<s>a</s> <strike>b</strike> <del>c</del>", "p(K(a) K(b) K(c))", "struck"),
    RichRow("<mark>a</mark> <sub>b</sub> <sup>c</sup>", "p(M(a) sub(b) sup(c))", "more styles"),
    RichRow("<tg-spoiler>a</tg-spoiler> <code>b</code>", "p(S(a) C(b))", "a spoiler and code"),
    RichRow("<u>a **b**</u>", "p(u(a B(b)))", "Markdown inside is read"),
    RichRow("**a <u>b** c</u>", "p(B(a u(b))u( c))", "styles that cross are split"),
    RichRow("**a</b>**", "p(B(a))", "a tag does not close what Markdown has opened"),
    RichRow("<b>a", "p(B(a))", "a tag left open ends with its text"),
    RichRow("<name> a <x>b</x>", "p(a b)", "unknown tags are dropped, their text stays"),
    RichRow("\\<b>a</b>", "p(\\B(a))", "a backslash does not stop a tag"),
    RichRow("a \\< b", "p(a \\< b)", "and is no escape"),
    RichRow("||a|| <br> ||b||", "p(S(a)⏎S(b))", "a line break takes the blanks around it"),
    RichRow("<a href=\"https://ya.ru\">a</a>", "p(U<https://ya.ru/>(a))", "a link"),
    RichRow("<a name=\"b\"></a>a", "p(anchor<b>()a)", "an anchor in text"),
    RichRow("<a name=\"b\"></a>", "#b", "an anchor alone"),
    RichRow("<tg-reference name=\"b\">a</tg-reference>", "p(anchor<b>(a))", "a reference"),
    RichRow("<tg-emoji emoji-id=\"5\">👍</tg-emoji>", "p(emoji<5>(👍))", "a custom emoji"),
    RichRow("<img src=\"tg://emoji?id=5\" alt=\"👍\"> a", "p(emoji<5>(👍) a)", "as a picture"),
    RichRow("<tg-time unix=\"5\" format=\"r\">a</tg-time>", "p(date<5,1>(a))", "a date"),
    RichRow("a <tg-math>x^2</tg-math>", "p(a $(x^2))", "a formula"),
    RichRow("<mailto:a||b@ya.ru>", "p(mailto:a||b@ya.ru)", "what is no address"),
    RichRow("a <!-- b --> c", "p(a  c)", "a comment"),
    RichRow("<u>\n**a**\n</u>", "p(u( B(a) ))", "styles alone on their lines"),
    RichRow(
      "<tg-button type=\"copy_text\" text=\"&quot;x&quot;\">a</tg-button> b",
      "p(button<copyText(payload: \"\\\"x\\\"\")>(a) b)", "a button inside text"),
  ])
  func tags(_ row: RichRow) {
    row.check(RichMarkupOptions(detectsEntities: false))
  }

  @Test(arguments: [
    RichRow(
      "a[^x]\n\n[^x]: b", "p(aU<#x>(sup([1]))) p(anchor<x>([1]) b)",
      "a reference leads to its footnote's label"),
    RichRow("a[^1]", "p(a[^1])", "without a footnote it is text"),
    RichRow(
      "[^x]\n\n[^x]: b\n\n    c", "p(U<#x>(sup([1]))) p(anchor<x>([1]) b) p(c)",
      "a footnote of two blocks"),
    RichRow("[^x]: - a", "p(anchor<x>([x])) ul[(a)]", "one that begins with a list"),
    RichRow(
      "[^x]: a[^y]\n[^y]: b\n\nc[^x]",
      "p(cU<#x>(sup([1]))) p(anchor<x>([1]) aU<#y>(sup([2]))) p(anchor<y>([2]) b)",
      "a footnote of a footnote"),
  ])
  func footnotes(_ row: RichRow) {
    row.check()
  }
}
