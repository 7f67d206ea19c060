import Localization
import Testing

@Suite("Words in texts")
struct WordFinderTests {
  @Test(
    "Whatever the case; a letter without a mark with any, one with a mark with the same",
    arguments: [
      ("cafe", "a café CAFE\u{301}", [2..<6, 7..<12]), ("é", "e é E\u{301} ë", [2..<3, 4..<6]),
      ("😀 a", "😀😀 Å", [2..<6]), ("и", "й и", [2..<3]), ("ss", "ß", [0..<1]),
      ("aa", "aaaaa", [0..<2, 2..<4]), ("ê", "ế ê", [2..<3]), ("a.b", "axb a.b", [4..<7]),
      ("하", "한 하", [2..<3]), ("i", "İI", [0..<1, 1..<2]), ("coop", "co\u{AD}op", [0..<5]),
      ("123", "１２３", [0..<3]), (" ", "a  b", [1..<2, 2..<3]), ("ش", "شِ", [0..<2]),
    ] as [(String, String, [Range<Int>])])
  func ranges(_ words: String, _ text: String, _ expected: [Range<Int>]) {
    let finder = WordFinder(words)
    #expect(finder.ranges(in: text) == expected)
    #expect(finder.isFound(in: text))
  }

  @Test(
    "Nothing, and what no text is known by, is nowhere; so is everything in an empty text",
    arguments: [("", "a"), ("\u{AD}", "a b"), ("\u{1}", "a"), ("a", ""), ("b", "a\0"), ("", "")])
  func nowhere(_ words: String, _ text: String) {
    let finder = WordFinder(words)
    #expect(finder.ranges(in: text).isEmpty && !finder.isFound(in: text))
  }

  @Test("One finder looks through text after text")
  func again() {
    let finder = WordFinder("b")
    for _ in 0..<3 {
      #expect(finder.ranges(in: "abc") == [1..<2])
      #expect(finder.ranges(in: "").isEmpty)
      #expect(finder.isFound(in: "B") && !finder.isFound(in: "c"))
    }
  }

  @Test(
    "Marks without end are gone through, and belong to their letter",
    arguments: ["\u{301}", "\u{AD}", "\u{200D}", "\u{7}", "\u{E0100}"])
  func marks(_ mark: String) {
    let marks = String(repeating: mark, count: 20_000)
    let end = 1 + marks.utf16.count
    #expect(WordFinder("e").ranges(in: "a" + marks + " e") == [end + 1..<end + 2])
    let found = WordFinder("a").ranges(in: "a" + marks + "e")
    #expect(found.count == 1 && found.first?.lowerBound == 0)
  }

  @Test("A text that holds the words a million times, or nearly")
  func hostile() {
    let many = String(repeating: "a", count: 200_000)
    #expect(WordFinder("a").ranges(in: many).count == 200_000)
    #expect(!WordFinder("aab").isFound(in: many))
  }
}
