import PageMarkup
import PageModel
import Testing

@Suite("Properties of random documents")
struct PropertyTests {
  private static let modes: [MarkdownOptions.Mode] = [.chat, .document(fileName: nil)]

  @Test("every word of a text is in its page", arguments: UInt64(1)...400)
  func wordsSurvive(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    let markdown = random.document(of: RandomMarkdown.visible, count: 60)
    for mode in Self.modes {
      let document = try parseMarkdown(markdown, options: MarkdownOptions(mode: mode))
      let text = Array(document.page.plainText.utf8)
      let missing = random.words.filter { !text.contains(Array($0.utf8)) }
      #expect(missing.isEmpty, "seed \(seed), \(mode): \(markdown.debugDescription)")
    }
  }

  @Test("no text crashes, and every block has its lines", arguments: UInt64(1)...400)
  func anyText(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    let markdown = random.document(of: RandomMarkdown.all, count: 120, wordsEvery: 4)
    let lineCount = Self.lineCount(of: markdown)
    for mode in Self.modes {
      let document = try parseMarkdown(markdown, options: MarkdownOptions(mode: mode))
      #expect(document.page.blocks.count == document.blockLines.count)
      for lines in document.blockLines {
        #expect(
          lines.lowerBound >= 1 && lines.upperBound <= lineCount,
          "seed \(seed), \(mode): \(lines) of \(lineCount): \(markdown.debugDescription)")
      }
      let again = try parseMarkdown(markdown, options: MarkdownOptions(mode: mode))
      #expect(again.page.blocks == document.page.blocks, "seed \(seed)")
    }
  }

  private static func lineCount(of text: String) -> Int {
    var count = 1
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && previous != "\r") { count += 1 }
      previous = scalar
    }
    return count
  }

  @Test("no characters of our own are left in the page", arguments: UInt64(1)...200)
  func standIns(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    let pieces = [
      "**", "*", "~~", "_", "（", "）", "は", "。", "a", " ", "`", "[", "](b)", "\\", "|", "\n",
    ]
    let markdown = random.document(of: pieces, count: 100)
    let page = try parseMarkdown(markdown).page
    for scalar in page.plainText.unicodeScalars {
      #expect(markdown.unicodeScalars.contains(scalar) || scalar == " ", "seed \(seed)")
    }
  }

  @Test("East Asian text elsewhere changes nothing", arguments: UInt64(1)...200)
  func wideTextElsewhere(seed: UInt64) throws {
    let pieces = [
      "*", "**", "***", "_", "__", "~~", "a", ".", "(", ")", " ", "é", "«", "б", "\\", "`",
    ]
    var random = RandomMarkdown(seed: seed)
    let markdown = "a" + random.document(of: pieces, count: 40)
    let alone = try parseMarkdown(markdown).page.blocks
    let followed = try parseMarkdown(markdown + "\n\nは**（a）**は").page.blocks
    #expect(PageSpelling.of(Array(followed.dropLast())) == PageSpelling.of(alone), "seed \(seed)")
  }

  @Test("emphasis is the same in all alphabets with spaces", arguments: UInt64(1)...200)
  func otherAlphabets(seed: UInt64) throws {
    let pieces = ["*", "**", "***", "_", "__", "~~", "a", "b", "(", ")", " ", "\n"]
    var random = RandomMarkdown(seed: seed)
    let markdown = random.document(of: pieces, count: 40, wordsEvery: 1_000)
    func spelling(_ text: String) throws -> String {
      try PageSpelling.of(parseMarkdown(text + "\n\nは").page.blocks)
    }
    let cyrillic = try spelling("ж" + markdown.replacing("a", with: "ж"))
    let greek = try spelling("λ" + markdown.replacing("a", with: "λ"))
    #expect(cyrillic.replacing("ж", with: "λ") == greek, "seed \(seed)")
  }

  @Test("a text may be cut anywhere", arguments: UInt64(1)...20)
  func prefixes(seed: UInt64) throws {
    var random = RandomMarkdown(seed: seed)
    let markdown = random.document(of: RandomMarkdown.all, count: 60)
    for end in markdown.unicodeScalars.indices {
      _ = try parseMarkdown(String(markdown.unicodeScalars[..<end]))
    }
  }

  @Test("any bytes give a page or an error", arguments: UInt64(1)...100)
  func anyBytes(seed: UInt64) {
    var random = SeededBytes(seed: seed)
    let bytes = random.bytes(count: 400)
    _ = try? parseMarkdown(bytes: bytes)
    _ = try? parseMarkdown(bytes: [0xFF, 0xFE] + bytes)
    _ = try? parseMarkdown(bytes: [0xFE, 0xFF] + bytes)
  }
}
