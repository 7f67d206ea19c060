import TestSupport
import Testing

@testable import Composer

@Suite("Addresses that stand for something else")
struct MarkerTests {
  @Test("An address is a person or a moment when it is nothing but that")
  func links() {
    let rows: [(String, TextLink)] = [
      ("tg://user?id=42", .mention(peerId: 42)),
      ("tg://user?id=-9223372036854775808", .mention(peerId: .min)),
      ("tg://user?id=42&x=1", .url("tg://user?id=42&x=1")),
      ("tg://user?id=", .url("tg://user?id=")),
      ("TG://user?id=42", .url("TG://user?id=42")),
      ("tg://timestamp?t=99", .date(99)),
      ("tg://timestamp?t=99999999999", .url("tg://timestamp?t=99999999999")),
      ("https://x.org", .url("https://x.org")),
    ]
    for (address, link) in rows {
      #expect(TextLink(marker: address) == link)
      #expect(link.marker == address)
    }
  }

  @Test(
    "A custom emoji's address has its number, and perhaps one that tells it from its neighbours")
  func emoji() {
    #expect(LinkMarker.emoji(in: "tg://emoji?id=5") == 5)
    #expect(LinkMarker.emoji(in: "tg://emoji?id=-5&n=3") == -5)
    #expect(LinkMarker.emoji(in: "tg://emoji?id=x") == nil)
    #expect(LinkMarker.emoji(in: "https://x.org") == nil)
  }

  @Test("Custom emoji are spelled for Markdown and read again")
  func markdown() throws {
    let notation = "p: a{emoji=5 alt=\"👍\"}{b emoji=-7 alt=\"\\\\[x\"}b"
    let text = try #require(Document.reading(notation).document.blocks[0].paragraph?.text)
    #expect(text.spellingEmoji.string == "a[👍](tg://emoji?id=5)[\\\\\\[x](tg://emoji?id=-7)b")
    #expect(text.spellingEmoji.readingEmoji == text)
    let bracket = StyledText("", TextAttributes(atom: .emoji(fileId: 1, alt: "]")))
    #expect(
      bracket.spellingEmoji.readingEmoji.string == "[\\](tg://emoji?id=1)"
        || bracket.spellingEmoji.readingEmoji.string.contains("tg://emoji"))
    let empty = StyledText("", TextAttributes(atom: .emoji(fileId: 1, alt: "")))
    #expect(empty.spellingEmoji.string == "[ ](tg://emoji?id=1)")
  }

  @Test("What only looks like an emoji stays a text")
  func others() {
    for text in [
      "[a](tg://emoji?id=)", "[a](tg://emoji?id=5", "[a](https://x)", "[[[", "[a]",
      "](tg://emoji?id=5)",
    ] {
      #expect(StyledText(text).readingEmoji == StyledText(text))
    }
    let many = String(repeating: "[", count: 50_000)
    #expect(StyledText(many).readingEmoji.length == 50_000)
  }
}
