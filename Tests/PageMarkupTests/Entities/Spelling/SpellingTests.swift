import PageMarkup
import TestSupport
import Testing

@Suite("Formatted texts in the parse modes")
struct SpellingTests {
  private static let sample = FormattedText(
    text: "a <b>\nq\nr\nc",
    entities: [
      MessageEntity(range: 0..<5, kind: .bold), MessageEntity(range: 2..<5, kind: .italic),
      MessageEntity(range: 6..<9, kind: .blockQuote(collapsed: true)),
      MessageEntity(range: 10..<11, kind: .textUrl("http://a.com/)")),
    ])

  @Test func html() {
    #expect(
      Self.sample.html().text == """
        <b>a </b><b><i>&lt;b&gt;</i></b>
        <blockquote expandable>q
        r</blockquote>
        <a href="http://a.com/)">c</a>
        """)
  }

  @Test func markdown() {
    #expect(
      Self.sample.markdownV2().text == """
        *a **_<b\\>_*
        >q
        >r||
        [c](http://a.com/\\))
        """)
  }

  @Test("marks that would run into each other are kept apart")
  func underscores() throws {
    let text = FormattedText(
      text: "ab",
      entities: [
        MessageEntity(range: 0..<1, kind: .italic), MessageEntity(range: 1..<2, kind: .underline),
      ])
    #expect(text.markdownV2().text == "_a_**__b__")
  }

  @Test("what a mode has no spelling for is named")
  func losses() {
    let quote = MessageEntity(range: 1..<2, kind: .blockQuote(collapsed: false))
    let timecode = MessageEntity(range: 0..<1, kind: .timecode(seconds: 1))
    let text = FormattedText(text: "abc", entities: [timecode, quote])
    #expect(text.html().losses == [timecode])
    #expect(text.markdownV2().losses == [timecode, quote])
    #expect(text.markdownV2().text == "abc")
  }

  @Test(arguments: EntityParseMode.allCases)
  func escaping(_ mode: EntityParseMode) throws {
    let text = (1..<127).map { String(Character(Unicode.Scalar(UInt8($0)))) }.joined() + "é😀"
    let read = try parseEntities(mode.escaped(text), mode: mode, normalization: nil)
    #expect(read == FormattedText(text: text))
  }

  @Test("reading what was written gives the same", arguments: UInt64(1)...1_000)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = RandomEntities.text(&random).normalized()
    let html = text.html()
    #expect(html.losses.isEmpty)
    #expect(try parseEntities(html.text, mode: .html) == text, "seed \(seed): \(html.text)")
  }

  @Test("in MarkdownV2 too, but for the line ends behind quotes", arguments: UInt64(1)...1_000)
  func markdownRoundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = RandomEntities.text(&random).normalized()
    let spelled = text.markdownV2()
    let read = try parseEntities(spelled.text, mode: .markdownV2)
    #expect(read.text == text.text, "seed \(seed): \(spelled.text)")
    guard spelled.losses.isEmpty, !text.entities.contains(where: \.isQuote) else { return }
    #expect(read == text, "seed \(seed): \(spelled.text)")
  }
}

extension MessageEntity {
  fileprivate var isQuote: Bool {
    if case .blockQuote = kind { return true }
    return false
  }
}
