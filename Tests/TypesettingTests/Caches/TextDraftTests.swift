import Testing

@testable import Typesetting

@Suite("Texts that are replaced while they grow")
struct TextDraftTests {
  private let context: TypesettingContext
  private let options = ParagraphOptions(width: 200)

  init() throws { context = try TypesettingContext() }

  @Test("A longer text takes its predecessor's room in both caches")
  func growing() {
    var draft = TextDraft()
    for text in ["one", "one two", "one two three"] {
      context.layOut(replacing: &draft) { lay(text) }
      #expect(counts == [1, 1], "\(text)")
    }
  }

  @Test("Lines that stay are kept, the one that grows is not")
  func lines() {
    var draft = TextDraft()
    for text in ["first\n", "first\nsec", "first\nsecond"] {
      context.layOut(replacing: &draft) { lay(text) }
    }
    #expect(counts == [1, 2])
    let before = context.counters.shapedText.misses
    lay("first\nthird")
    #expect(context.counters.shapedText.misses == before + 1)
  }

  @Test("What was known before a draft outlives it")
  func foreign() {
    lay("known")
    var draft = TextDraft()
    context.layOut(replacing: &draft) { lay("known") }
    context.layOut(replacing: &draft) { lay("other") }
    let misses = context.counters.paragraphs.misses
    lay("known")
    #expect(context.counters.paragraphs.misses == misses)
  }

  @Test("A draft that is laid out again stays a draft")
  func again() {
    var draft = TextDraft()
    for text in ["same", "same", "another"] { context.layOut(replacing: &draft) { lay(text) } }
    #expect(counts == [1, 1])
  }

  private func lay(_ text: String) {
    _ = context.layout(
      AttributedText(text, style: TextStyle(font: FontStyle(role: .sans, size: 17))),
      options: options)
  }

  /// Paragraphs and shaped segments held.
  private var counts: [Int] {
    [context.counters.paragraphs.count, context.counters.shapedText.count]
  }
}
