import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("Splitting a text")
struct SourceSplitTests {
  private func limits(_ characters: Int, blocks: Int = 500) -> PageLimits {
    var limits = PageLimits()
    limits.characters = characters
    limits.blocks = blocks
    return limits
  }

  private func split(_ source: String, _ limits: PageLimits) throws -> [SourcePart] {
    let parts = try splitMarkdown(source, limits: limits)
    for part in parts {
      #expect(limits.check(part.page).isEmpty)
      #expect(try parseMarkdown(part.text).page == part.page)
    }
    return parts
  }

  @Test("one part is the text itself")
  func whole() throws {
    let source = "\u{FEFF}# a\r\n\r\n\r\nb"
    let parts = try split(source, limits(10))
    #expect(parts.map(\.text) == [source])
  }

  @Test("between blocks the lines are their author's")
  func lines() throws {
    let source = """
      Intro *one*
      goes on

      * bullet  
      * and another


      > quote
      lazy

      ```swift
      let x = 1
      ```
      Last __words__
      """
    let parts = try split(source, limits(40))
    #expect(
      parts.map(\.text) == [
        "Intro *one*\ngoes on\n\n* bullet  \n* and another\n",
        "> quote\nlazy\n\n```swift\nlet x = 1\n```\nLast __words__\n",
      ])
    #expect(parts.allSatisfy { $0.isAuthorsText })
  }

  @Test("definitions of links go where they are used")
  func definitions() throws {
    let source = "[one][A  b]\n\n[two]\n\nthree\n\n[a b]: https://a\n[two]: https://b 'c'\n"
    let parts = try split(source, limits(5))
    #expect(
      parts.map(\.text) == [
        "[one][A  b]\n\n[a b]: https://a\n", "[two]\n\n[two]: https://b 'c'\n", "three\n",
      ])
    #expect(parts.allSatisfy { $0.isAuthorsText })
  }

  @Test("only what had to be divided is written anew")
  func divided() throws {
    let source = "__a__\n\nOne two. *Three* four. Five six.\n\n* b\n"
    let parts = try split(source, limits(18))
    #expect(parts.map(\.isAuthorsText) == [false, false, false])
    #expect(parts.map { $0.text.hasPrefix("__a__\n\nOne two.") } == [true, false, false])
    #expect(parts.last?.text.hasSuffix("\n* b\n") == true)
    #expect(parts.allSatisfy { $0.losses.isEmpty })
  }

  @Test("tables keep their header, lists their numbers, code its fence")
  func structures() throws {
    let table = "| a | b |\n|---|--:|\n| 11 | 12 |\n| 21 | 22 |\n| 31 | 32 |\n"
    let tables = try split(table, limits(10))
    let rows = tables.map { part -> [String] in
      guard case .table(_, let rows, _, _, _) = part.page.blocks.first else { return [] }
      return rows.map { $0.cells.compactMap { $0.text?.plainText }.joined(separator: " ") }
    }
    #expect(rows == [["a b", "11 12", "21 22"], ["a b", "31 32"]])
    let lists = try split("3. aa\n4. bb\n5. cc\n", limits(4))
    #expect(lists.map { $0.text.prefix(2) } == ["3.", "5."])
    let code = try split("```c\naaa\nbbb\n```\n", limits(4))
    #expect(code.map(\.text.count) == code.map { _ in "```c\naaa\n```\n".count })
  }

  @Test("any text: the parts are the page's, in their order", arguments: UInt64(1)...150)
  func anyText(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    let source = random.document(of: RandomMarkdown.all, count: 150, wordsEvery: 2)
    let page = try parseMarkdown(source).page
    for limits in [limits(60), limits(400, blocks: 12)] {
      let parts = try splitMarkdown(source, limits: limits)
      let pages = page.split(limits: limits)
      #expect(parts.count == pages.count)
      for (part, whole) in zip(parts, pages) where part.losses.isEmpty {
        let expected = whole.page.plainText.filter { !$0.isWhitespace }
        let found = part.page.plainText.filter { !$0.isWhitespace }
        #expect(found == expected, "seed \(seed): \(part.text.debugDescription)")
        #expect(try parseMarkdown(part.text).page == part.page)
      }
    }
  }

  @Test("what goes beyond the limits of reading is refused")
  func refused() {
    #expect(throws: MarkupError.self) {
      try splitMarkdown(String(repeating: "a", count: 40_000))
    }
  }
}
