import PageMarkup
import Testing

@Suite("The plain message field")
struct PlainFieldTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var field: String
    var text: String
    var entities: String
    var rule: String

    init(_ field: String, _ text: String, _ entities: String, _ rule: String) {
      self.field = field
      self.text = text
      self.entities = entities
      self.rule = rule
    }

    var testDescription: String { rule }
  }

  @Test(arguments: [
    Row("**a** __b__ ~~c~~ ||d|| `e`", "a b c d e", "b(a) i(b) s(c) spoiler(d) code(e)", "styles"),
    Row("say **hi**, `x`!", "say hi, x!", "b(hi) code(x)", "punctuation may follow"),
    Row("a**b** **c**d", "a**b** **c**d", "", "words may not touch them"),
    Row("*a* _b_ # c", "*a* _b_ # c", "", "there are no others"),
    Row("**a\nb**", "**a\nb**", "", "on one line"),
    Row("**a **b**", "a **b", "b(a **b)", "the first mark that can end it"),
    Row("****", "****", "", "not around nothing"),
    Row("**a `b` c**", "a `b` c", "b(a `b` c)", "nothing nests"),
    Row("```\na\nb\n```", "a\nb", "pre(a\nb)", "a block over lines"),
    Row("```swift\nlet a\n``` b", "let a b", "pre<swift>(let a)", "its first line is the language"),
    Row("```a```", "a", "pre(a)", "of one line there is none"),
    Row("````a````", "a", "pre(a)", "four backticks do too"),
    Row("x ```a", "x ```a", "", "one that is not closed is text"),
    Row("@1 (x)", "@1 (x)", "", "no text is dropped"),
    Row("`a``b` c", "a``b c", "code(a``b)", "the end needs a boundary"),
  ])
  func rows(_ row: Row) {
    let text = parsePlainField(row.field)
    #expect(text.text == row.text, "\(row.rule)")
    #expect(EntitySpelling.of(text) == row.entities, "\(row.rule)")
  }

  @Test("what is formatted already stays as it is")
  func formatted() {
    let text = FormattedText(
      text: "**a** x **b** y",
      entities: [
        MessageEntity(range: 2..<3, kind: .italic), MessageEntity(range: 14..<15, kind: .bold),
      ])
    let read = parsePlainField(text)
    #expect(read.text == "**a** x b y")
    #expect(EntitySpelling.of(read) == "i(a) b(b) b(y)")
  }

  @Test("white space at the ends goes")
  func trimming() {
    let text = FormattedText(
      text: " \t\u{200C}a b\n ", entities: [MessageEntity(range: 0..<8, kind: .bold)])
    #expect(
      text.trimmedForSending()
        == FormattedText(
          text: "a b", entities: [MessageEntity(range: 0..<3, kind: .bold)]))
    #expect(FormattedText(text: " \n").trimmedForSending() == FormattedText(text: ""))
  }

  @Test("a text in pieces")
  func chunks() {
    func texts(_ text: String, _ limit: Int) -> [String] {
      FormattedText(text: text).chunks(limit: limit).map(\.text)
    }
    #expect(texts("abc", 4) == ["abc"])
    #expect(texts("ab\ncdef", 5) == ["ab", "cdef"])
    #expect(texts("ab. cd. ef", 8) == ["ab. cd.", "ef"])
    #expect(texts("abcdef", 4) == ["abcd", "ef"])
    #expect(texts("abc😀d", 4) == ["abc", "😀d"])
    #expect(texts("a\n   \n\n\n b", 4) == ["a", "b"])
    let long = FormattedText(text: String(repeating: "ab c. ", count: 3_000)).chunks()
    #expect(long.allSatisfy { $0.text.utf16.count <= 4096 && !$0.text.isEmpty })
    #expect(long.map { $0.text.filter { $0 == "a" }.count }.reduce(0, +) == 3_000)
  }

  @Test("entities are cut where the text is")
  func chunkEntities() {
    let text = FormattedText(
      text: "ab. cd", entities: [MessageEntity(range: 1..<6, kind: .bold)])
    #expect(text.chunks(limit: 4).map(EntitySpelling.of) == ["b(b.)", "b(cd)"])
  }
}
