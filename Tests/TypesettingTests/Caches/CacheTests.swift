import Testing

@testable import Typesetting

struct CacheTests {
  private let context: TypesettingContext

  init() throws {
    context = try TypesettingContext()
  }

  @Test func aParagraphIsShapedOnceForAllWidths() {
    let text = AttributedText(body: "one two three")
    for width in [50.0, 100, 150, 50] {
      _ = context.layout(text, options: ParagraphOptions(width: width))
    }
    let counters = context.counters
    #expect(counters.shapedText.misses == 1)
    #expect(counters.shapedText.hits == 2)
    #expect(counters.paragraphs.misses == 3)
    #expect(counters.paragraphs.hits == 1)
  }

  @Test func tagsDoNotMakeTextShapeAgain() {
    var text = AttributedText(body: "one two")
    _ = context.layout(text, options: ParagraphOptions(width: 100))
    text = AttributedText(body: "one ")
    var style = TextStyle.body
    style.tag = 3
    text.append("two", style: style)
    let tagged = context.layout(text, options: ParagraphOptions(width: 100))
    #expect(tagged.lines[0].runs.map(\.tag) == [0, 3])
    #expect(context.counters.shapedText.misses == 1)
    #expect(context.counters.paragraphs.misses == 2)
  }

  @Test func whatGrowsIsShapedFromTheLastLineEndOn() {
    var lines = ""
    for index in 0..<20 {
      lines += "line \(index)\n"
      _ = context.layout(AttributedText(body: lines), options: ParagraphOptions(width: 300))
    }
    #expect(context.counters.shapedText.misses == 20)
  }

  @Test func whatMattersToShapingIsPartOfTheKey() {
    func count(_ text: AttributedText, _ direction: BaseDirection = .automatic) -> Int {
      _ = context.layout(text, options: ParagraphOptions(width: 300, direction: direction))
      return context.counters.shapedText.misses
    }
    #expect(count(AttributedText(body: "abc")) == 1)
    #expect(count(AttributedText(body: "abc"), .rightToLeft) == 2)
    #expect(
      count(AttributedText("abc", style: TextStyle(font: FontStyle(role: .sans, size: 18)))) == 3)
    #expect(
      count(AttributedText("abc", style: TextStyle(font: TextStyle.body.font, baselineOffset: 1)))
        == 4)
    // Canonically equivalent is not equal: offsets differ.
    #expect(count(AttributedText(body: "\u{E9}")) == 5)
    #expect(count(AttributedText(body: "e\u{301}")) == 6)
    #expect(AttributedText(body: "\u{212B}") != AttributedText(body: "\u{C5}"))
  }

  @Test func cachesKeepTheirBounds() {
    for index in 0..<90 {
      let text = String(repeating: "word \(index) ", count: 400)
      _ = context.layout(AttributedText(body: text), options: ParagraphOptions(width: 300))
    }
    let counters = context.counters
    #expect(counters.paragraphs.cost <= LaidOutParagraphCache.unitLimit)
    #expect(counters.shapedText.cost <= ShapedTextCache.unitLimit)
    #expect(counters.words.cost <= WordCache.glyphLimit)
    #expect(counters.paragraphs.evictions > 0)
    #expect(counters.shapedText.evictions > 0)
    context.forgetText()
    #expect(context.counters.paragraphs.count == 0)
    #expect(context.counters.shapedText.cost == 0)
    #expect(context.counters.words.count == 0)
  }

  @Test func fontsAreBounded() {
    for size in 1...400 {
      _ = context.metrics(for: FontStyle(role: .sans, size: Double(size)))
    }
    #expect(context.counters.fonts.count == ShapingFontStore.fontLimit)
    #expect(context.counters.fonts.evictions == 400 - ShapingFontStore.fontLimit)
  }

  @Test func inkAndCutsAreFoundOnce() throws {
    let text = AttributedText(body: "بيتبيتبيتبيت")
    let paragraph = context.layout(text, options: ParagraphOptions(width: 40))
    let font = context.font(for: paragraph.lines[0].runs[0].font)
    for _ in 0..<3 { _ = paragraph.inkRects(line: 0, context: context) }
    #expect(font.inks.counters.misses == font.inks.counters.count)
    #expect(font.inks.counters.hits > font.inks.counters.misses)
    let segment = context.shape(text, direction: .automatic)[0].segment
    let misses = segment.cuts.counters.misses
    #expect(misses > 0)
    var options = ParagraphOptions(width: 40)
    options.lineFactor = 1
    _ = context.layout(text, options: options)
    #expect(segment.cuts.counters.misses == misses)
  }

  @Test func aFullMemoForgetsAll() {
    var memo = Memo<Int, Int>(limit: 3)
    for key in 0..<4 {
      #expect(memo.find(key) == nil)
      memo.insert(key, for: key)
    }
    #expect(memo.find(3) == 3)
    #expect(memo.find(0) == nil)
    #expect(memo.counters.evictions == 3)
    #expect(memo.counters.count == 1)
  }

  // MARK: The least recently used

  @Test func theLeastRecentlyUsedGoesFirst() {
    var cache = LeastRecentlyUsed<String>(costLimit: 10)
    cache.insert("a", for: 1, cost: 4)
    cache.insert("b", for: 2, cost: 4)
    #expect(cache.value(for: 1, where: { _ in true }) == "a")
    cache.insert("c", for: 3, cost: 4)
    #expect(cache.value(for: 2, where: { _ in true }) == nil)
    #expect(cache.value(for: 1, where: { _ in true }) == "a")
    #expect(cache.value(for: 3, where: { _ in true }) == "c")
    #expect(cache.counters.evictions == 1)
    #expect(cache.counters.cost == 8)
  }

  @Test func whatIsTooLargeIsNotKept() {
    var cache = LeastRecentlyUsed<String>(costLimit: 10)
    cache.insert("a", for: 1, cost: 4)
    cache.insert("b", for: 2, cost: 11)
    #expect(cache.counters.count == 1)
    #expect(cache.value(for: 1, where: { _ in true }) == "a")
  }

  @Test func contentsWithOneHashTakeTurns() {
    var cache = LeastRecentlyUsed<String>(costLimit: 10)
    cache.insert("a", for: 1, cost: 1)
    #expect(cache.value(for: 1, where: { $0 == "b" }) == nil)
    cache.insert("b", for: 1, cost: 1)
    #expect(cache.value(for: 1, where: { $0 == "b" }) == "b")
    #expect(cache.counters.count == 1)
  }

  @Test func manyInsertionsAgreeWithASimpleModel() {
    var generator = SeededGenerator(seed: 9)
    var cache = LeastRecentlyUsed<UInt64>(costLimit: 20)
    var model: [UInt64] = []
    for _ in 0..<2000 {
      let key = UInt64.random(in: 0..<40, using: &generator)
      let found = cache.value(for: key, where: { $0 == key })
      if let index = model.firstIndex(of: key) {
        #expect(found == key)
        model.remove(at: index)
      } else {
        #expect(found == nil)
        cache.insert(key, for: key, cost: 1)
      }
      model.append(key)
      if model.count > 20 { model.removeFirst() }
    }
    #expect(cache.counters.count == 20)
  }
}
