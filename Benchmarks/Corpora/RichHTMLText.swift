/// Made-up Rich HTML.
enum RichHTMLText {
  /// Paragraphs of English prose, a little formatting in them.
  static func prose(bytes: Int, seed: Int) -> String {
    var numbers = SeededNumbers(seed: seed)
    return join(until: bytes) { "<p>" + sentence(60, once: 25, &numbers) + "</p>" }
  }

  /// As many tags as text.
  static func dense(bytes: Int, seed: Int) -> String {
    var numbers = SeededNumbers(seed: seed)
    return join(until: bytes) { block(&numbers) }
  }

  private static func join(until bytes: Int, _ block: () -> String) -> String {
    var text = block()
    while text.utf8.count < bytes { text += "\n" + block() }
    return text
  }

  private static func block(_ numbers: inout SeededNumbers) -> String {
    func text(_ words: Int, _ numbers: inout SeededNumbers) -> String {
      sentence(words, once: 4, &numbers)
    }
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0:
      return "<h2>" + text(5, &numbers) + "</h2>"
    case 1:
      let items = (0..<4).map { _ in "<li>" + text(8, &numbers) + "</li>\n" }
      return "<ol start=\"3\">\n" + items.joined() + "</ol>"
    case 2:
      return "<blockquote expandable>" + text(20, &numbers) + "<cite>" + text(3, &numbers)
        + "</cite></blockquote>"
    case 3:
      let rows = (0..<3).map { _ in
        "<tr><th align=\"left\">" + text(2, &numbers) + "</th><td>" + text(4, &numbers)
          + "</td></tr>\n"
      }
      return "<table bordered striped>\n" + rows.joined() + "</table>"
    case 4:
      return "<details open><summary>" + text(4, &numbers) + "</summary><p>" + text(20, &numbers)
        + "</p></details>"
    case 5:
      return "<pre><code class=\"language-swift\">let a = b &lt; c\n</code></pre>"
    default:
      return "<p>" + text(30, &numbers) + "</p>"
    }
  }

  /// Words, about one of `once` of them formatted.
  private static func sentence(
    _ words: Int, once: Int, _ numbers: inout SeededNumbers
  ) -> String {
    Prose.paragraph(.english, words: words, &numbers).split(separator: " ").map { word in
      guard numbers.once(in: once) else { return String(word) }
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: return "<i>\(word)</i>"
      case 1: return "<code>\(word)</code>"
      case 2: return "<tg-spoiler>\(word)</tg-spoiler>"
      case 3: return "<a href=\"https://example.org/page\">\(word)</a>"
      case 4: return "\(word) &mdash;"
      default: return "<b>\(word)</b>"
      }
    }.joined(separator: " ")
  }
}
