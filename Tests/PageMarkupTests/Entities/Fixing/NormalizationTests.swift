import PageMarkup
import TestSupport
import Testing

@Suite("Entities in order")
struct NormalizationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var entities: [(MessageEntity.Kind, Int, Int)]
    var expected: String
    var rule: String

    init(
      _ text: String, _ entities: [(MessageEntity.Kind, Int, Int)], _ expected: String,
      _ rule: String
    ) {
      self.text = text
      self.entities = entities
      self.expected = expected
      self.rule = rule
    }

    var testDescription: String { rule }
  }

  private static let quote = MessageEntity.Kind.blockQuote(collapsed: false)
  private static let link = MessageEntity.Kind.textUrl("http://a.com/")

  @Test(arguments: [
    Row("abc", [(.italic, 1, 1), (.italic, 0, 1)], "i(ab)", "touching styles are one"),
    Row("abc", [(.italic, 0, 2), (.bold, 1, 2)], "i(a) b(bc) i(b)", "crossing ones are cut"),
    Row("abc", [(.bold, 0, 3), (.italic, 1, 1)], "b(a) b(bc) i(b)", "all begin anew together"),
    Row("abc", [(.underline, 0, 2), (.spoiler, 0, 1)], "u(ab) spoiler(a)", "the longer outermost"),
    Row("ab", [(.spoiler, 0, 2), (.bold, 0, 2)], "b(ab) spoiler(ab)", "then by their kind"),
    Row(
      "abc", [(.bold, 0, 3), (link, 1, 1)], "b(a) a<http://a.com/>(b) b(b) b(c)", "around links"),
    Row("abc", [(.code, 0, 2), (.bold, 1, 2)], "code(ab) b(c)", "code has no styles"),
    Row(
      "abc", [(.date(5, format: nil), 0, 2), (.bold, 0, 3)], "date<5>(ab) b(c)", "nor have dates"),
    Row("abc", [(link, 0, 3), (.code, 1, 1)], "a<http://a.com/>(abc)", "the first one stays"),
    Row("abc", [(link, 0, 3), (.code, 0, 3)], "code(abc)", "code before links"),
    Row("abc", [(quote, 0, 2), (link, 1, 2)], "quote(ab)", "nothing crosses a quote"),
    Row("abc", [(quote, 1, 1), (.pre(language: nil), 0, 3)], "quote(b)", "nor holds one"),
    Row(
      "abc", [(quote, 0, 3), (.pre(language: nil), 0, 3)], "quote(abc) pre(abc)", "quotes hold all"),
    Row("a b", [(.bold, 1, 2)], "b(b)", "styles do not begin with white space"),
    Row(
      "a b", [(link, 1, 1), (.bold, 1, 1)], "a<http://a.com/>( )", "nor are they blank; links may"),
    Row("👉a", [(.bold, 1, 2), (.italic, 0, 9), (.code, 2, 0)], "", "broken ranges are none"),
    Row("@durov b", [(.italic, 0, 8)], "mention(@durov) i(@durov) i(b)", "names are found"),
    Row("a.com", [(.code, 0, 2)], "code(a.)", "not across entities"),
    Row("a.com", [(.spoiler, 0, 2)], "url(a.com) spoiler(a.)", "but across styles"),
  ])
  func rows(_ row: Row) {
    let entities = row.entities.map { MessageEntity(range: $1..<$1 + $2, kind: $0) }
    let text = FormattedText(text: row.text, entities: entities).normalized()
    #expect(EntitySpelling.of(text) == row.expected, "\(row.rule)")
  }

  @Test("characters no message has")
  func cleaning() {
    let text = FormattedText(
      text: "a\tb\r\n\u{7}c\u{2028}d\u{200F}\u{200E}e",
      entities: [MessageEntity(range: 4..<9, kind: .bold)])
    let clean = text.normalized()
    #expect(clean.text == "a b\n cd\u{200C}\u{200E}e")
    #expect(EntitySpelling.of(clean) == "b(cd)")
  }

  @Test("white space at the ends")
  func trimming() {
    func trimmed(_ text: String, _ kind: MessageEntity.Kind, _ range: Range<Int>) -> FormattedText {
      FormattedText(text: text, entities: [MessageEntity(range: range, kind: kind)]).normalized()
    }
    #expect(
      trimmed(" \n x \n", .bold, 0..<6)
        == FormattedText(
          text: "x", entities: [MessageEntity(range: 0..<1, kind: .bold)]))
    #expect(
      trimmed("  x  ", Self.link, 1..<4)
        == FormattedText(
          text: " x", entities: [MessageEntity(range: 0..<2, kind: Self.link)]))
    #expect(trimmed(" \n ", Self.link, 0..<3) == FormattedText(text: ""))
  }

  @Test("what is in order stays as it is", arguments: UInt64(1)...400)
  func idempotence(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let once = RandomEntities.text(&random).normalized()
    #expect(once.normalized() == once, "seed \(seed)")
    for (index, entity) in once.entities.enumerated() {
      #expect(!entity.range.isEmpty)
      for other in once.entities[(index + 1)...] {
        let crosses =
          other.range.overlaps(entity.range)
          && other.range.clamped(to: entity.range) != other.range
          && entity.range.clamped(to: other.range) != entity.range
        #expect(!crosses, "seed \(seed): \(EntitySpelling.of(once))")
      }
    }
  }
}
