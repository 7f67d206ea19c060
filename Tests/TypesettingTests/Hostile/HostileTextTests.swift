import Testing

@testable import Typesetting

/// Text meant to hurt: each is laid out in bounded time. The cap is generous for a debug build on a
/// busy machine; what it guards against takes minutes.
struct HostileTextTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("one word", "a", 8_000), ("marks on one base", "\u{301}", 8_000),
      ("embeddings", "\u{202B}a", 8_000), ("isolates", "\u{2067}א", 8_000),
      ("brackets", "(", 8_000), ("alternating directions", "aא", 8_000),
      ("alternating scripts", "a字", 8_000), ("tabs", "a\t", 8_000), ("line ends", "\n", 8_000),
      ("joiners", "\u{200D}", 8_000), ("soft hyphens", "a\u{AD}", 8_000),
      ("spaces", " ", 8_000), ("a joined word", "ـ", 8_000), ("joined emoji", "👩\u{200D}", 4_000),
      ("half flags", "🇩", 8_000), ("viramas", "क्", 8_000), ("Thai", "ไทย", 8_000),
      ("controls", "\u{1}", 8_000), ("NUL", "\0a", 8_000), ("unassigned", "\u{50005}", 8_000),
      ("ideographs", "字", 8_000), ("punctuation that sticks", "、", 8_000),
    ])
  func isSetInBoundedTime(sentence: String, unit: String, count: Int) throws {
    let context = try TypesettingContext()
    let text = AttributedText(body: String(repeating: unit, count: count))
    for width in [200.0, 0] {
      var options = ParagraphOptions(width: width)
      let paragraph = context.layout(text, options: options)
      #expect(paragraph.lines.last?.range.upperBound == text.length, "\(sentence)")
      options.maximumLines = 2
      #expect(context.layout(text, options: options).lines.count <= 2, "\(sentence)")
      _ = paragraph.caret(at: text.length / 2)
      _ = paragraph.nearestOffset(to: Point(x: 50, y: 50))
      _ = paragraph.inkRects(line: 0, context: context)
    }
  }

  @Test func manySpansAreBorne() throws {
    let context = try TypesettingContext()
    var text = AttributedText()
    for index in 0..<5_000 {
      var style = TextStyle(
        font: FontStyle(
          role: FontRole.allCases[index % 3], size: Double(10 + index % 7),
          weight: FontWeight.allCases[index % 4], italic: index % 2 == 0))
      style.tag = index
      text.append(index % 5 == 0 ? "א" : "b", style: style)
    }
    let paragraph = context.layout(text, options: ParagraphOptions(width: 300))
    #expect(paragraph.lines.last?.range.upperBound == 5_000)
    #expect(paragraph.lines.flatMap(\.runs).count >= 5_000)
  }
}
