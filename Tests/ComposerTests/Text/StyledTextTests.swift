import TestSupport
import Testing

@testable import Composer

private let bold = TextAttributes(.bold)
private let emoji = TextAttributes(atom: .emoji(fileId: 1, alt: "🫠"))

@Suite("Styled texts")
struct StyledTextTests {
  @Test("Neighbours that are alike are one run; empty runs and atoms are what they are")
  func oneForm() {
    let text = StyledText([
      Run("a"), Run(""), Run("b"), Run("c", bold), Run("", bold), Run("d", bold), Run("x", emoji),
      Run("", emoji),
    ])
    #expect(text.runs.map(\.text) == ["ab", "cd", "\u{FFFC}", "\u{FFFC}"])
    #expect(text.length == 6)
    #expect(text.plainText == "abcd🫠🫠")
    #expect(StyledText("ab").slice(0..<1) + StyledText("b") == StyledText("ab"))
  }

  @Test("Texts that only look the same are different")
  func spelling() {
    #expect(StyledText("\u{e9}") != StyledText("e\u{301}"))
    #expect(
      TextAttributes(links: [.url("\u{e9}")]) != TextAttributes(links: [.url("e\u{301}")]))
  }

  @Test("An offset inside a surrogate pair is the pair's beginning")
  func pairs() {
    let text = StyledText([Run("a𝕏"), Run("𝕐b", bold)])
    #expect(text.slice(0..<2).string == "a")
    #expect(text.slice(2..<4).string == "𝕏")
    #expect(text.replacing(2..<4, with: StyledText("-")).string == "a-𝕐b")
    #expect(text.scalarStart(2) == 1)
    #expect(text.scalarEnd(2) == 3)
    #expect(text.scalarStart(3) == 3)
    #expect(text.scalarEnd(4) == 5)
    #expect(text.slice(-5..<100) == text)
  }

  /// Texts, and what one Backspace at their end leaves.
  private static let backspaces: [(String, String, String)] = [
    ("a letter goes", "ab", "a"),
    ("a letter with a mark over it goes as one", "ae\u{301}", "a"),
    ("a family goes as one", "a👩‍👩‍👧", "a"),
    ("a flag goes as one, and leaves the flag before it", "🇩🇪🇫🇷", "🇩🇪"),
    ("a skin tone goes with its hand", "a👍🏽", "a"),
    ("a keycap goes as one", "a1\u{fe0f}\u{20e3}", "a"),
    ("a heart goes with its selector", "a❤\u{fe0f}", "a"),
    ("Devanagari goes mark by mark", "कि", "क"),
    ("a conjunct goes letter by letter, without its joiner", "क\u{94d}\u{200d}ष", "क\u{94d}"),
    ("Tamil goes mark by mark", "கி", "க"),
    ("Thai goes mark by mark", "ที่", "ที"),
    ("Khmer goes mark by mark", "ក្ក", "ក្"),
    ("Hangul in jamo goes jamo by jamo", "\u{1112}\u{1161}\u{11ab}", "\u{1112}\u{1161}"),
    ("a Hangul syllable goes whole", "한", ""),
    ("Arabic goes letter by letter", "مر", "م"),
    ("a non-joiner stays behind the letter before", "می\u{200c}خ", "می\u{200c}"),
    ("the ends of a line of Windows go as one", "a\r\n", "a"),
    ("half a pair never stays", "a𝕏", "a"),
    ("nothing goes from nothing", "", ""),
  ]

  @Test(arguments: backspaces.indices)
  func backspace(row: Int) {
    let (sentence, before, after) = StyledTextTests.backspaces[row]
    let text = StyledText(before)
    let start = text.backspaceStart(before: text.length)
    #expect(text.prefix(start).string == after, "\(sentence)")
    // Formats between the characters of one cluster do not take it apart.
    let formatted = StyledText(
      before.unicodeScalars.enumerated().map {
        Run(String($1), TextAttributes($0 % 2 == 0 ? .bold : .italic))
      })
    #expect(formatted.backspaceStart(before: text.length) == start, "\(sentence), formatted")
  }

  @Test("An atom goes alone, whatever stands at it")
  func atoms() {
    let text = StyledText([Run("a"), Run("", emoji), Run("\u{301}b")])
    #expect(text.clusterStart(before: 2) == 1)
    #expect(text.clusterEnd(after: 1) == 2)
    #expect(text.backspaceStart(before: 3) == 2)
    #expect(text.clusterEnd(after: 0) == 1)
    #expect(StyledText("👩‍👩‍👧a").clusterEnd(after: 0) == 8)
  }

  @Test(
    "What two texts have in common is found by characters, whatever their lengths",
    arguments: 0..<300)
  func sharing(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters: [Unicode.Scalar] = ["a", "b", "é", "è", "漢", "𝕏", "𝕐", "🫠"]
    func word(_ most: Int) -> String {
      var word = String.UnicodeScalarView()
      for _ in 0..<random.int(0...most) { word.append(random.pick(letters)) }
      return String(word)
    }
    let (start, end) = (word(150), word(150))
    let (one, two) = (start + word(3) + end, start + word(3) + end)
    let (left, right) = (StyledText(one), StyledText(two))
    var prefix = 0
    for (one, two) in zip(one.unicodeScalars, two.unicodeScalars) {
      if one != two { break }
      prefix += UTF16.width(one)
    }
    #expect(left.commonPrefix(with: right) == prefix)
    let most = min(left.length, right.length) - prefix
    var suffix = 0
    for (one, two) in zip(one.unicodeScalars.reversed(), two.unicodeScalars.reversed()) {
      if one != two || suffix + UTF16.width(one) > most { break }
      suffix += UTF16.width(one)
    }
    #expect(left.commonSuffix(with: right, atMost: most) == suffix)
  }
}
