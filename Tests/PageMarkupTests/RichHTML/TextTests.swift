import PageMarkup
import Testing

/// Blanks, characters spelled by name or number, and tags that are none.
struct TextTests {
  @Test(arguments: [
    HTMLRow("a\n  b\t\tc", "p(a b c)", "runs of blanks and line ends are one space"),
    HTMLRow("  <p>  a  </p>\n\n<p>\nb</p>  ", "p(a) p(b)", "none at the ends of a block"),
    HTMLRow("a<b> b </b> c", "p(aB( b )c)", "a space stays where it comes first"),
    HTMLRow("a <b>b</b> c", "p(a B(b) c)", "spaces around styles"),
    HTMLRow("<b>a </b>", "p(B(a))", "none at the end, also inside of a style"),
    HTMLRow("a <i> </i>", "p(a)", "nor a style of nothing"),
    HTMLRow("a <br> b", "p(a⏎b)", "none around line breaks"),
    HTMLRow("a <b>b </b><br>c", "p(a B(b)⏎c)", "nor before them inside of a style"),
    HTMLRow("a\u{A0} b", "p(a⍽ b)", "what is no blank stays"),
    HTMLRow("a\r\nb", "p(a b)", "any line end"),
    HTMLRow(
      "<ul>\n<li>a</li>\n</ul>\n<table>\n<tr>\n<td>b</td>\n</tr>\n</table>",
      "ul[(a)] table-b-s[b]", "blanks between blocks are nothing"),
    HTMLRow("a <img src=\"tg://emoji?id=7\" alt=\"b\"> c", "p(a emoji<7>(b) c)", "around emoji"),
  ])
  func blanks(row: HTMLRow) { row.check() }

  @Test(arguments: [
    HTMLRow("&lt;&gt;&amp;&quot;&apos;", "p(<>&\"')", "the five of XML"),
    HTMLRow(
      "a&nbsp;b&hellip;&mdash;&ndash;&lsquo;&rsquo;&ldquo;&rdquo;", "p(a⍽b…—–‘’“”)", "eight more"),
    HTMLRow("&vert;&copy;&Hello;", "p(&vert;&copy;&Hello;)", "all others are text"),
    HTMLRow("&lt &ampx &copy", "p(&lt &ampx &copy)", "names end with a semicolon"),
    HTMLRow("&#124;&#x7C;&#X7c;", "p(|||)", "all numbers"),
    HTMLRow("&#0;&#xD800;&#x110000;", "p(\u{FFFD}\u{FFFD}\u{FFFD})", "numbers of no character"),
    HTMLRow("&amp;#124; &amp;lt;", "p(&#124; &lt;)", "decoded once"),
    HTMLRow(
      "a & b &; &# &#; <code>&#x;</code>", "p(a & b &; &# &#; C(&#x;))", "signs that begin nothing"),
    HTMLRow(
      "<a href=\"https://a.b/?c=1&copy=2&amp;d=3\">x</a>",
      "p(U<https://a.b/?c=1&copy=2&d=3>(x))", "the same in attributes"),
    HTMLRow("<a href='https://a.b/?\"&gt;'>x</a>", "p(U<https://a.b/?\">>(x))", "and quotes there"),
    HTMLRow(
      "a\0b<b \0>c</b>", "p(a\u{FFFD}bB(c))", "the character that no text may hold",
      warnings: "1:4: The tag <b> has no attribute '\0'; remove it."),
    HTMLRow("<pre>&lt;b&gt; &copy;</pre>", "pre(<b> &copy;)", "in code"),
  ])
  func references(row: HTMLRow) { row.check() }

  @Test(arguments: [
    HTMLRow("a < b <3 <- c", "p(a < b <3 <- c)", "signs that begin no tag"),
    HTMLRow("a </3 b", "p(a </3 b)", "nor end one"),
    HTMLRow("a<!-- <b> -->b<!---->c", "p(abc)", "comments are not shown"),
    HTMLRow("a<!DOCTYPE html><?xml?>b", "p(ab)", "nor declarations"),
    HTMLRow("a <!-- b <b>c", "p(a <!-- b <b>c)", "a comment that never ends is text"),
    HTMLRow("a <b c", "p(a <b c)", "so is a tag"),
    HTMLRow("a <b c='", "p(a <b c=')", "so is a quote in a tag"),
    HTMLRow(
      "<name> a <script>if (a < b) c</script>", "p(a if (a < b) c)",
      "unknown tags go, their text stays",
      warnings:
        "1:1: The tag <name> is unknown and left out; write '&lt;' for a '<' that is text.\n"
        + "1:10: The tag <script> is unknown and left out; write '&lt;' for a '<' that is text."),
    HTMLRow(
      "<div><svg><title>a</title></svg></div><select><option>b</select>", "p(ab)",
      "whatever they mean in HTML",
      warnings: ["1:1: div", "1:6: svg", "1:11: title", "1:39: select", "1:47: option"].map {
        let parts = $0.split(separator: " ")
        return "\(parts[0]) The tag <\(parts[1])> is unknown and left out; "
          + "write '&lt;' for a '<' that is text."
      }.joined(separator: "\n")),
    HTMLRow(
      "<p id=x>é<b onclick='a>b'>c</b></p>", "p(éB(c))", "attributes that mean nothing",
      warnings: "1:1: The tag <p> has no attribute 'id'; remove it.\n"
        + "1:10: The tag <b> has no attribute 'onclick'; remove it."),
    HTMLRow(
      "<ul reversed=\"1\"><li>a</ul>", "ul[(a)]", "nor on another tag",
      warnings: "1:1: The tag <ul> has no attribute 'reversed'; remove it."),
  ])
  func tags(row: HTMLRow) { row.check() }

  private static func stray(_ column: Int, _ name: String) -> String {
    "1:\(column): Nothing is open that </\(name)> could close; remove it."
  }

  @Test(arguments: [
    HTMLRow("<b>a<i>b</b>c</i>d", "p(B(aI(b))I(c)d)", "styles that cross are split"),
    HTMLRow(
      "<b>a<tg-spoiler>b</b>c</tg-spoiler>d", "p(B(aS(b))S(c)d)", "also those HTML does not know"),
    HTMLRow("<mark>a<b>b</mark>c</b>d", "p(M(aB(b))B(c)d)", "whichever is outside"),
    HTMLRow("<p><b>a</p><p>b</p>", "p(B(a)) p(b)", "an open style ends with its block"),
    HTMLRow("<b>a<p>b</p>c</b>d", "p(B(a)) p(B(b)) p(B(c)d)", "a style around blocks"),
    HTMLRow("<b>a<p>b</b>c</p>d", "p(B(a)) p(B(bc)) p(d)", "one that ends inside of a block"),
    HTMLRow("<p>a<ul><li>b</li></ul>c</p>", "p(a) ul[(b)] p(c)", "blocks end a paragraph"),
    HTMLRow("<p>a<p>b", "p(a) p(b)", "so do paragraphs"),
    HTMLRow("<p>a <b>b<hr>c</b> d</p>", "p(a B(b)) hr p(B(c) d)", "styles go on behind them"),
    HTMLRow("<h1>a<h2>b</h2>", "h1(a) h2(b)", "headings end headings"),
    HTMLRow("<h1>a</h2>b", "h1(a) p(b)", "any heading's end tag ends a heading"),
    HTMLRow("a</b>b", "p(ab)", "an end tag of nothing", warnings: stray(2, "b")),
    HTMLRow("<strong>a</b>b", "p(B(a)b)", "names of one style are one"),
    HTMLRow(
      "<a href='https://a.b/'>x<a href='https://c.d/'>y</a>",
      "p(U<https://a.b/>(x)U<https://c.d/>(y))", "links do not nest"),
    HTMLRow(
      "<blockquote>a<details><summary>b</blockquote>c",
      "quote[p(a) details(b)[]] p(c)", "an end tag ends what is open inside"),
    HTMLRow(
      "<table><tr><td>a</blockquote>b</table>", "table-b-s[ab]", "not out of a cell",
      warnings: stray(17, "blockquote")),
    HTMLRow(
      "<blockquote><table><tr><td>a</blockquote>b</table>c</blockquote>",
      "quote[table-b-s[ab] p(c)]", "even when it is open", warnings: stray(29, "blockquote")),
    HTMLRow(
      "<tg-collage><figure><img src='https://a.b/c'></tg-collage>a", "collage[image] p(a)",
      "tags HTML does not know close those it knows"),
    HTMLRow("<b/>a", "p(a)", "a style closed in itself holds nothing"),
    HTMLRow("<br></br>a</hr>", "p(⏎a)", "what holds nothing has no end tag"),
    HTMLRow("<h1>a<p>b</p></h1>", "h1(a⏎b)", "a paragraph in a heading is a line of it"),
    HTMLRow(
      "<summary>a</summary>", "p(a)", "a part of nothing is a paragraph",
      warnings: "1:1: The tag <summary> means nothing here and is left out; move or remove it."),
    HTMLRow("<ul><li><b>a<li>b</ul>", "ul[(B(a)) (b)]", "an item ends the styles in it"),
    HTMLRow(
      "<table><tr><td>a<table><tr><td>b</table>c</table>", "table-b-s[a⏎b⏎c]",
      "a table in a cell is its text",
      warnings: "1:17: The tag <table> means nothing here and is left out; move or remove it."),
  ])
  func broken(row: HTMLRow) { row.check() }
}
