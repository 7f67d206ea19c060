import PageMarkup
import PageModel
import Testing

/// The tags inside text (Bot API 10.3, rich message formatting options).
struct InlineTagTests {
  @Test(arguments: [
    HTMLRow("<b>a</b><strong>b</strong>", "p(B(a)B(b))", "bold has two names"),
    HTMLRow("<i>a</i><em>b</em>", "p(I(a)I(b))", "italic has two names"),
    HTMLRow("<u>a</u><ins>b</ins>", "p(u(a)u(b))", "underline has two names"),
    HTMLRow("<s>a</s><strike>b</strike><del>c</del>", "p(K(a)K(b)K(c))", "struck has three"),
    HTMLRow(
      "<code class=\"language-c\">a</code>", "p(C(a))", "a class on inline code says nothing"),
    HTMLRow("<mark>a</mark>", "p(M(a))", "marked"),
    HTMLRow("H<sub>2</sub>O<sup>3</sup>", "p(Hsub(2)Osup(3))", "subscript and superscript"),
    HTMLRow("<tg-spoiler>a</tg-spoiler>", "p(S(a))", "spoiler"),
    HTMLRow("<b>a<i>b</i></b>", "p(B(aI(b)))", "styles nest as they are written"),
    HTMLRow("<b><i>a</i></b><i><b>b</b></i>", "p(B(I(a))I(B(b)))", "their order is the author's"),
    HTMLRow("<b>a<strong>b</strong>c</b>", "p(B(abc))", "a style inside of itself is one"),
    HTMLRow("<B>a</B>", "p(B(a))", "names have no case"),
    HTMLRow("a<br>b<br/>c", "p(a⏎b⏎c)", "line breaks"),
    HTMLRow(
      "<tg-math>x_1 < y</tg-math> <tg-math> \\frac12\n</tg-math>", "p($(x_1 < y) $(\\frac12))",
      "formulas are kept to the letter, but for blanks at the ends"),
    HTMLRow(
      "<tg-emoji emoji-id=\"5368324170671202286\">👍</tg-emoji>",
      "p(emoji<5368324170671202286>(👍))", "a custom emoji's alternative is what it holds"),
    HTMLRow(
      "<img src=\"tg://emoji?id=77\" alt=\"🎉\">!", "p(emoji<77>(🎉)!)",
      "a custom emoji as a picture"),
    HTMLRow(
      "<tg-reference name=\"n\">text</tg-reference>", "p(anchor<n>(text))", "a visible target"),
    HTMLRow("a <a name=\"n\"></a>b", "p(a anchor<n>()b)", "an anchor inside text"),
    HTMLRow("<a name=\"n\"></a>", "#n", "an anchor alone is a block"),
    HTMLRow("<p><a name=\"n\"></a></p><p>a</p>", "#n p(a)", "also in a paragraph of its own"),
    HTMLRow("<a name=\"n\"/>a", "p(anchor<n>()a)", "an anchor closed in itself"),
  ])
  func tag(row: HTMLRow) { row.check() }

  @Test(arguments: [
    HTMLRow("<a href=\"https://YA.ru\">a</a>", "p(U<https://ya.ru/>(a))", "a host gets a path"),
    HTMLRow("<a href='http://a.b?c#D'>a</a>", "p(U<http://a.b/?c#D>(a))", "before a query, too"),
    HTMLRow("<a href=https://a.b/C/>a</a>", "p(U<https://a.b/C/>(a))", "values without quotes"),
    HTMLRow("<a href=\"mailto:a@b.co\">a</a>", "p(email<a@b.co>(a))", "e-mail"),
    HTMLRow("<a href=\"tel:+123456\">a</a>", "p(phone<+123456>(a))", "phone"),
    HTMLRow("<a href=\"tg://user?id=42\">a</a>", "p(user<42>(a))", "a mention"),
    HTMLRow(
      "<a href=\"tg://resolve?domain=x\">a</a>", "p(U<tg://resolve?domain=x>(a))",
      "other addresses of Telegram"),
    HTMLRow("<a href=\"ton://transfer/x\">a</a>", "p(U<ton://transfer/x>(a))", "TON"),
    HTMLRow("<a href=\"#é b\">a</a>", "p(U<#%C3%A9%20b>(a))", "a link inside the page"),
    HTMLRow("<a href=\"#a%20b\">a</a>", "p(U<#a%20b>(a))", "one that is encoded already"),
    HTMLRow("<a href=\"#\">a</a>", "p(U<#>(a))", "the top of the page"),
    HTMLRow(
      "<a href=\"#x\" name=\"y\">a</a>", "p(anchor<y>()U<#x>(a))", "a link with a name of its own"),
    HTMLRow(
      "<a href=\"/path\">a</a>", "p(a)", "relative addresses are refused",
      warnings: "1:1: No link can lead to '/path'; write a whole address that begins with https:, "
        + "tg:, mailto: or tel:, or '#' and the name of an anchor."),
    HTMLRow(
      "<a href=\"file:///x\">a</a>", "p(a)", "so are files",
      warnings: "1:1: No link can lead to 'file:///x'; write a whole address that begins with "
        + "https:, tg:, mailto: or tel:, or '#' and the name of an anchor."),
    HTMLRow(
      "<a href=\"https://a b\">a</a>", "p(a)", "so are addresses with blanks",
      warnings: "1:1: No link can lead to 'https://a b'; write a whole address that begins with "
        + "https:, tg:, mailto: or tel:, or '#' and the name of an anchor."),
    HTMLRow(
      "<a>x</a>", "p(x)", "a link that leads nowhere is none",
      warnings: "1:1: The tag <a> is left out; it needs the attribute 'href'."),
    HTMLRow(
      "<a href=\"https://a.b/\"></a>", "", "a link without text is not seen",
      warnings: "1:24: The link to https://a.b/ has no text and cannot be seen; write text between "
        + "its brackets."),
  ])
  func link(row: HTMLRow) { row.check() }

  @Test(arguments: [
    HTMLRow(
      "<tg-time unix=\"9\">a</tg-time>", "p(date<9,->(a))", "a date as its author spelled it"),
    HTMLRow("<tg-time unix=\"9\" format=\"r\">a</tg-time>", "p(date<9,1>(a))", "relative"),
    HTMLRow("<tg-time unix=\"9\" format=\"R\">a</tg-time>", "p(date<9,1>(a))", "also in capitals"),
    HTMLRow("<tg-time unix=\"9\" format=\"wDT\">a</tg-time>", "p(date<9,52>(a))", "long forms"),
    HTMLRow("<tg-time unix=\"9\" format=\"tdW\">a</tg-time>", "p(date<9,42>(a))", "any order"),
    HTMLRow(
      "<tg-time unix=\"9\" format=\"tT\">a</tg-time>", "p(date<9,4>(a))", "the last one counts"),
    HTMLRow(
      "<tg-time unix=\"9\" format=\"x\">a</tg-time>", "p(a)", "other letters are refused",
      warnings: "1:1: The tag <tg-time> is left out; its format cannot be 'x'."),
    HTMLRow(
      "<tg-time unix=\"0\">a</tg-time>", "p(a)", "no time at all",
      warnings: "1:1: The tag <tg-time> is left out; its unix cannot be '0'."),
    HTMLRow(
      "<tg-emoji emoji-id=\"x\">a</tg-emoji>", "p(a)", "an emoji that cannot be",
      warnings: "1:1: The tag <tg-emoji> is left out; its emoji-id cannot be 'x'."),
    HTMLRow(
      "<tg-reference>a</tg-reference>", "p(a)", "a reference without a name",
      warnings: "1:1: The tag <tg-reference> is left out; it needs the attribute 'name'."),
  ])
  func date(row: HTMLRow) { row.check() }

  @Test(arguments: [
    HTMLRow("see @durov and #tag", "p(see mention(@durov) and hashtag(#tag))", "found in text"),
    HTMLRow(
      "<tg-spoiler>@durov</tg-spoiler>", "p(mention(S(@durov)))", "outside of styles around them"),
    HTMLRow("<code>@durov</code><pre>@durov</pre>", "p(C(@durov)) pre(@durov)", "not in code"),
  ])
  func entity(row: HTMLRow) { row.check() }

  @Test func entitiesCanBeSwitchedOff() {
    HTMLRow("see @durov", "p(see @durov)", "no detection")
      .check(RichMarkupOptions(detectsEntities: false))
  }
}
