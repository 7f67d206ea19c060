import PageMarkup
import Testing

@Suite("Web pages as trees")
struct WebPageTreeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var html: String
    var tree: String
    var testDescription: String { rule }

    init(_ rule: String, _ html: String, _ tree: String) {
      self.rule = rule
      self.html = html
      self.tree = tree
    }
  }

  static let rows = [
    Row("Elements hold what is in them", "<p>a<b>b</b></p>", "p(a b(b))"),
    Row("Names are in small letters", "<DIV ID=x>a</DIV>", "div#x(a)"),
    Row("A paragraph ends where a block begins", "<p>a<p>b<div>c</div>", "p(a) p(b) div(c)"),
    Row(
      "An item ends where the next begins", "<ul><li>a<li>b<ul><li>c</ul></ul>",
      "ul(li(a) li(b ul(li(c))))"),
    Row(
      "Cells and rows end by themselves", "<table><tr><td>a<td>b<tr><td>c</table>d",
      "table(tr(td(a) td(b)) tr(td(c))) d"),
    Row(
      "A table in a cell is its own", "<table><tr><td><table><tr><td>a</table>b</table>",
      "table(tr(td(table(tr(td(a))) b)))"),
    Row(
      "An end tag in a cell ends nothing around it", "<b><table><tr><td>a</b>c</table>",
      "b(table(tr(td(a c))))"),
    Row("Void elements hold nothing", "a<br>b<img>c", "a br b img c"),
    Row("What is closed in itself holds nothing", "<o:p/>a", "o:p a"),
    Row("An end tag of its own is nothing, but for a line's", "a</div>b</br>c", "a b br c"),
    Row(
      "Scripts and styles are as they stand", "<style>a<b></style><script>x</script>",
      "style(a<b>) script(x)"),
    Row("Without their end they are like others", "<style>a<b>c", "style(a b(c))"),
    Row("References are characters", "&lt;&eacute;&#233;&hellip;&nosuch;&amp", "<éé…&nosuch;&amp"),
    Row("Comments are kept apart", "a<!-- b -->c<![if !x]>d", "a c d"),
    Row("A comment that never ends is text", "a<!-- b<b>c", "a<!-- b b(c)"),
    Row("A tag that never ends is text", "a<b title='c <i>d", "a<b title='c <i>d"),
    Row("What only looks like a tag is text", "1 < 2 </ 3 <>", "1 < 2 </ 3 <>"),
    Row("The first of two attributes counts", "<a id=x id=y>a</a>", "a#x(a)"),
    Row("Nothing is nothing", "", ""),
  ]

  @Test("By the rules", arguments: rows)
  func tree(row: Row) {
    #expect(Self.spelling(of: parseWebHTML(row.html)) == row.tree)
  }

  private static func spelling(of element: WebElement) -> String {
    element.children.compactMap { node -> String? in
      switch node {
      case .comment: return nil
      case .text(let text): return text
      case .element(let element):
        let id = element.attributes["id"].map { "#" + $0 } ?? ""
        let inner = spelling(of: element)
        return element.name + id + (inner.isEmpty ? "" : "(\(inner))")
      }
    }.joined(separator: " ")
  }

  @Test("Text is read across elements, and elements are found and changed")
  func walking() {
    let page = parseWebHTML("<p class='a b'>x<i>y</i><br>z</p>")
    #expect(page.text == "xy\nz")
    #expect(page.first { $0.hasClass("b") }?.name == "p")
    #expect(page.first { $0.name == "q" } == nil)
    let changed = page.rewriting { $0.name == "i" ? $0.children : [.element($0)] }
    #expect(Self.spelling(of: changed) == "p(x y br z)")
  }

  @Test("Nothing nests without end, and no text is lost")
  func depth() {
    let page = parseWebHTML(String(repeating: "<div>a", count: 10_000) + "</div>b")
    #expect(page.text.count == 10_001)
    var depth = 0
    var element = page
    while let inner = element.elements.first {
      element = inner
      depth += 1
    }
    #expect(depth <= WebHTMLLimit.depth + 1)
  }
}
