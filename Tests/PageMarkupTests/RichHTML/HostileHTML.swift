/// Rich HTML made to take a parser long: a short pattern, repeated.
extension HostileInput {
  static let html: [HostileInput] = [
    HostileInput(name: "styles-open", aim: "styles that are never closed", unit: "<b>a"),
    HostileInput(name: "styles-cross", aim: "styles that cross", unit: "<b>a<i>b</b>c</i>"),
    HostileInput(
      name: "styles-other", aim: "crossing styles that HTML does not know",
      unit: "<tg-spoiler>a<mark>b</tg-spoiler>c</mark>"),
    HostileInput(
      name: "styles-attributes", aim: "styles that differ, open in every paragraph",
      unit: "<p><b a=1><b a=2><i b=3>a"),
    HostileInput(
      name: "styles-over-blocks", aim: "styles closed inside of blocks",
      unit: "<b><blockquote>a</b></blockquote>"),
    HostileInput(
      name: "code-classes", aim: "code of different classes", unit: "<pre><code class=a>a</pre>"),
    HostileInput(name: "quotes-open", aim: "quotes that are never closed", unit: "<blockquote>"),
    HostileInput(name: "quotes-close", aim: "quotes that were never open", unit: "</blockquote>a"),
    HostileInput(
      name: "spoilers-in-paragraphs", aim: "end tags that HTML would not look for",
      unit: "<tg-spoiler><p>a</tg-spoiler>"),
    HostileInput(
      name: "quotes-in-cells", aim: "end tags that HTML would look for in vain",
      unit: "<blockquote><table><tr><td></blockquote></table>"),
    HostileInput(
      name: "links", aim: "long links split again and again",
      unit: "<b><i><u><s><a href='https://a.b/" + String(repeating: "c", count: 400)
        + "'>a</b></i></u></s></a>"),
    HostileInput(name: "items-open", aim: "items that are never closed", unit: "<ul><li>a"),
    HostileInput(
      name: "items", aim: "a long list", prefix: "<ul>", unit: "<li>a", suffix: "</ul>"),
    HostileInput(
      name: "cells", aim: "rows without cells", prefix: "<table>", unit: "<tr>a<td>b"),
    HostileInput(name: "tables", aim: "tables in tables", unit: "<table>a"),
    HostileInput(
      name: "attributes", aim: "very many attributes", prefix: "<b", unit: " a=b c='d' href=e",
      suffix: ">", lineLength: 0),
    HostileInput(
      name: "attribute", aim: "a long attribute", prefix: "<a href='https://a.b/", unit: "&amp;c",
      suffix: "'>x</a>", lineLength: 0),
    HostileInput(name: "quotation-marks", aim: "values that never end", unit: "<a b='<c d=\""),
    HostileInput(name: "values", aim: "tags in values", unit: "<a b='>' <c "),
    HostileInput(name: "less-than", aim: "less-than signs", unit: "<"),
    HostileInput(name: "ends", aim: "ends of nothing", unit: "</"),
    HostileInput(name: "comments", aim: "comments that never end", unit: "<!-- a> "),
    HostileInput(name: "declarations", aim: "declarations", unit: "<!><?>"),
    HostileInput(name: "unknown", aim: "tags that mean nothing", unit: "<x y=z>a</x>"),
    HostileInput(
      name: "raw", aim: "tags whose content HTML does not read", unit: "<script><style>"),
    HostileInput(name: "nulls", aim: "the character no text may hold", unit: "\0a"),
    HostileInput(name: "references", aim: "references", unit: "&amp;&a;&#9999999;&#x"),
    HostileInput(name: "breaks", aim: "line breaks between blanks", unit: " <br> "),
    HostileInput(name: "blanks", aim: "blanks in styles", unit: "<i> </i>a <br>"),
    HostileInput(name: "credits", aim: "credits", prefix: "<blockquote>", unit: "<cite>a</cite>"),
    HostileInput(name: "anchors", aim: "anchors", unit: "<a name=a></a>"),
    HostileInput(name: "buttons", aim: "buttons", unit: "<tg-button type=disabled>a"),
    HostileInput(name: "media", aim: "pictures", unit: "<p>a<img src='https://a.b/c'>"),
    HostileInput(name: "warnings", aim: "warnings on one line", unit: "<a>é</a>", lineLength: 0),
    HostileInput(name: "paragraphs", aim: "paragraphs", unit: "<p>"),
    HostileInput(name: "text", aim: "nothing but text", unit: "a b\n", lineLength: 0),
    HostileInput(name: "mentions", aim: "names to find", unit: "@durov #a http://a.b "),
  ]
}
