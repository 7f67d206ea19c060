import PageMarkup
import Testing

@Suite("Parse mode HTML")
struct HTMLModeTests {
  @Test(arguments: [
    ParseRow("<b>a</b><strong>b</strong>", "ab", "b(a) b(b)", "bold"),
    ParseRow("<i>a</i><em>b</em>", "ab", "i(a) i(b)", "italic"),
    ParseRow("<u>a</u><ins>b</ins>", "ab", "u(a) u(b)", "underline"),
    ParseRow("<s>a</s><strike>b</strike><del>c</del>", "abc", "s(a) s(b) s(c)", "struck"),
    ParseRow(
      "<tg-spoiler>a</tg-spoiler><span class='tg-spoiler'>b</span>", "ab", "spoiler(a) spoiler(b)",
      "spoilers"),
    ParseRow("<code>a</code><pre>b</pre>", "ab", "code(a) pre(b)", "code"),
    ParseRow(
      "<pre><code class=\"language-swift\">a</code></pre>", "a", "pre<swift>(a)", "with a language"),
    ParseRow(
      "<code class=\"language-swift\"><pre>a</pre></code>", "a", "pre<swift>(a)", "either way round"
    ),
    ParseRow("<pre><code>a</code></pre>", "a", "pre(a) code(a)", "none is named"),
    ParseRow(
      "<pre> <code class=\"language-c\">a</code></pre>", " a", "pre( a) code(a)", "or not all of it"
    ),
    ParseRow(
      "<blockquote>a</blockquote><blockquote expandable>b</blockquote>", "ab",
      "quote(a) collapsed(b)",
      "quotes"),
    ParseRow("<a href=\"HTTP://A.com\">x</a>", "x", "a<http://a.com/>(x)", "a link"),
    ParseRow(
      "<a>telegram.org</a>", "telegram.org", "a<http://telegram.org/>(telegram.org)", "to itself"),
    ParseRow("<a href=\"nowhere\">x</a>", "x", "", "to nowhere is text"),
    ParseRow("<a href=\"tg://user?id=5\">x</a>", "x", "user<5>(x)", "to a person"),
    ParseRow("<tg-emoji emoji-id=\"5\">x</tg-emoji>", "x", "emoji<5>(x)", "a custom emoji"),
    ParseRow("<tg-time unix=\"5\" format=\"wDT\">x</tg-time>", "x", "date<5 52>(x)", "a date"),
    ParseRow("<tg-time unix=\"5\">x</tg-time>", "x", "date<5>(x)", "without a format"),
    ParseRow("<tg-time unix=\"0\">x</tg-time>", "x", "", "of no time"),
    ParseRow("<B x=y z>a</>", "a", "b(a)", "names in any case, any attributes, any end"),
    ParseRow("<i><b>a</b></i>", "a", "b(a) i(a)", "what covers the same is sorted by kind"),
    ParseRow("<b></b>a<b> </b>", "a ", "b( )", "what is empty is nothing, a blank is not empty"),
  ])
  func elements(_ row: ParseRow) { row.check(.html) }

  @Test(arguments: [
    ParseRow("&lt;&gt;&amp;&quot;", "<>&\"", "", "four names"),
    ParseRow("&lt &ltx &nbsp; &LT;", "< &ltx &nbsp; &LT;", "", "exactly; others are text"),
    ParseRow("&#65;&#x41;&#x1F600;&#65 ", "AA😀A ", "", "numbers"),
    ParseRow("&#0; &#x110000; &#; &#x;", "&#0; &#x110000; &#; &#x;", "", "no characters are text"),
    ParseRow("&amp;lt; a & b", "&lt; a & b", "", "read once"),
    ParseRow(
      "&#xD800;",
      error: "Text contains invalid Unicode characters after decoding HTML entities, "
        + "check for unmatched surrogate code units"),
  ])
  func references(_ row: ParseRow) { row.check(.html) }

  @Test(arguments: [
    ParseRow("é<", error: "Unclosed start tag at byte offset 2"),
    ParseRow("<b", error: "Unclosed start tag at byte offset 0"),
    ParseRow("<b x='a>", error: "Unclosed start tag at byte offset 0"),
    ParseRow("<b x=", error: "Unclosed start tag \"b\" at byte offset 0"),
    ParseRow("😀<q>", error: "Unsupported start tag \"q\" at byte offset 4"),
    ParseRow("<br/>", error: "Unsupported start tag \"br/\" at byte offset 0"),
    ParseRow("<b ", error: "Empty attribute name in the tag \"b\" at byte offset 0"),
    ParseRow("<b =a>", error: "Empty attribute name in the tag \"b\" at byte offset 0"),
    ParseRow("<b x=a,>", error: "Unexpected end of name token at byte offset 5"),
    ParseRow("<span>", error: "Tag \"span\" must have class \"tg-spoiler\" at byte offset 0"),
    ParseRow("a</b>", error: "Unexpected end tag at byte offset 1"),
    ParseRow("<b>a</b x>", error: "Unclosed end tag at byte offset 4"),
    ParseRow(
      "<b>a</i>", error: "Unmatched end tag at byte offset 4, expected \"</b>\", found \"</i>\""),
    ParseRow("<b><i>a</i>", error: "Can't find end tag corresponding to start tag \"b\""),
    ParseRow("<tg-emoji>x</tg-emoji>", error: "Invalid custom emoji identifier specified"),
    ParseRow("<tg-time unix=5 format=q>x</tg-time>", error: "Invalid date format used"),
  ])
  func errors(_ row: ParseRow) { row.check(.html) }
}
