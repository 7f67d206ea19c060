import PageMarkup
import PageModel
import Testing
import TestSupport

@Suite("Properties of random Rich HTML")
struct HTMLPropertyTests {
  private static let tags = [
    "b", "strong", "i", "u", "s", "code", "mark", "sub", "tg-spoiler", "a", "a href='#x'",
    "a name=y", "a href='https://a.b/'", "tg-reference name=r", "tg-emoji emoji-id=7",
    "tg-time unix=5", "tg-math", "tg-button type=disabled", "br", "input type=checkbox", "hr",
    "img src='https://a.b/c'", "tg-map lat=1 long=2", "video src='https://a.b/c'", "p", "h1", "h3",
    "pre", "footer", "aside", "tg-thinking", "tg-math-block", "blockquote", "ul", "ol", "li",
    "details", "figure", "tg-collage", "table", "tr", "tg-button-row", "summary", "figcaption",
    "caption", "cite", "td", "th", "tbody", "x", "script", "svg", "select",
  ]

  /// Tags, words and what may stand between them.
  static func pieces(seed: UInt64, count: Int) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        return "<\(tags.randomElement(using: &random) ?? "b")>"
      case 3, 4:
        let name = tags.randomElement(using: &random)?.split(separator: " ").first ?? "b"
        return "</\(name)>"
      case 5:
        let others = [" ", "\n", "&lt;", "&copy;", "< ", "é", "<!-- x -->"]
        return others.randomElement(using: &random) ?? ""
      default:
        // Ends with a letter, so that no word begins another.
        return "w\(index)w "
      }
    }
  }

  private static func document(seed: UInt64, count: Int) -> (html: String, words: [String]) {
    let pieces = pieces(seed: seed, count: count)
    return (pieces.joined(), pieces.filter { $0.hasPrefix("w") }.map { String($0.dropLast()) })
  }

  @Test("every word is in the page, and every block has its lines", arguments: UInt64(1)...300)
  func words(seed: UInt64) throws {
    let (html, words) = Self.document(seed: seed, count: 80)
    let document = try parseRichHTML(html)
    #expect(document.page.blocks.count == document.blockLines.count, "seed \(seed)")
    let lineCount = html.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    for lines in document.blockLines {
      #expect(
        lines.lowerBound >= 1 && lines.upperBound <= lineCount, "seed \(seed): \(lines)")
    }
    #expect(document.page.blockDepth <= NestingLimit.blocks, "seed \(seed)")
    #expect(document.page.richTextDepth <= NestingLimit.richText, "seed \(seed)")
    let shown = Array(RichSpelling.of(document.page.blocks).utf8)
    let lost = words.filter { !shown.contains(Array($0.utf8)) }
    #expect(lost.isEmpty, "seed \(seed): \(html.debugDescription)")
  }

  @Test("the same text gives the same page", arguments: UInt64(1)...50)
  func determinism(seed: UInt64) throws {
    let (html, _) = Self.document(seed: seed, count: 200)
    let first = try? parseRichHTML(html)
    let second = try? parseRichHTML(html)
    #expect(first?.page == second?.page)
    #expect(first?.warnings == second?.warnings)
  }

  @Test("no bytes crash", arguments: UInt64(1)...300)
  func anyBytes(seed: UInt64) {
    var random = SeededBytes(seed: seed)
    let text = String(decoding: random.bytes(count: 400), as: UTF8.self)
    _ = try? parseRichHTML(text)
    let (html, _) = Self.document(seed: seed, count: 60)
    var bytes = Array(html.utf8)
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let index = Int.random(in: bytes.indices, using: &numbers)
      bytes[index] = UInt8.random(in: 0...127, using: &numbers)
    }
    _ = try? parseRichHTML(String(decoding: bytes, as: UTF8.self))
  }
}
