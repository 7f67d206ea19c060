import Testing

@testable import Typesetting

struct LineContentTests {
  private let context: TypesettingContext

  init() throws {
    context = try TypesettingContext()
  }

  // MARK: Where lines end

  @Test(arguments: [
    ("no line begins with closing punctuation", "日本語のテスト、文。「括弧」（注）：例！", "、。」）：！", ""),
    ("nor ends with opening punctuation", "日本語「括弧」の（注）『例』を【見】る", "", "「（『【"),
    ("small kana and the long mark stay", "チョコレートッー東京タワーと焼きそばパンとラーメンを食べちゃった", "ッーょゃっ", ""),
  ])
  func kinsoku(sentence: String, text: String, notFirst: String, notLast: String) {
    for width in stride(from: 90.0, through: 200, by: 3) {
      let lines = layout(text, width: width).lineTexts
      for line in lines.dropFirst() {
        #expect(!(line.first.map { notFirst.contains($0) } ?? false), "\(sentence): \(lines)")
      }
      for line in lines.dropLast() {
        #expect(!(line.last.map { notLast.contains($0) } ?? false), "\(sentence): \(lines)")
      }
    }
  }

  @Test(arguments: [
    ("a family", "👨‍👩‍👧‍👦"), ("a flag", "🇩🇪"), ("a keycap", "1️⃣"), ("a skin tone", "👍🏽"),
    ("a rainbow flag", "🏳️‍🌈"), ("a base with marks", "e\u{301}\u{323}"), ("a conjunct", "क्षि"),
    ("a Hangul syllable in jamo", "\u{1112}\u{1161}\u{11AB}"), ("a regional flag", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
  ])
  func clustersAreNeverCut(sentence: String, cluster: String) {
    let text = String(repeating: cluster, count: 12)
    for width in stride(from: 1.0, through: 90, by: 6) {
      for line in layout(text, width: width).lineTexts {
        #expect(line.utf16.count % cluster.utf16.count == 0, "\(sentence): \(line)")
      }
    }
  }

  @Test func thaiBreaksBetweenWords() {
    let lines = layout("ภาษาไทยง่ายนิดเดียว", width: 100).lineTexts
    #expect(lines == ["ภาษาไทยง่าย", "นิดเดียว"])
  }

  @Test(arguments: [
    ("LF", "ab\ncd", ["ab\n", "cd"]),
    ("CR LF", "ab\r\ncd", ["ab\r\n", "cd"]),
    ("LINE SEPARATOR", "ab\u{2028}cd", ["ab\u{2028}", "cd"]),
    ("PARAGRAPH SEPARATOR", "ab\u{2029}cd", ["ab\u{2029}", "cd"]),
    ("a line feed at the end opens no line", "ab\n", ["ab\n"]),
    ("empty lines count", "\n\na", ["\n", "\n", "a"]),
  ])
  func forcedBreaks(sentence: String, text: String, lines: [String]) {
    #expect(layout(text, width: 300).lineTexts == lines, "\(sentence)")
  }

  @Test func lineEndsHaveNoGlyphs() {
    let paragraph = layout("ab\r\ncd\u{2028}e\u{1}f", width: 300)
    #expect(paragraph.lines[0].runs.flatMap(\.glyphs).count == 2)
    let controls =
      paragraph.lines[1].runs.flatMap(\.glyphs) + paragraph.lines[2].runs.flatMap(\.glyphs)
    #expect(controls.allSatisfy { $0.id != 0 })
    #expect(
      abs(paragraph.lines[2].frame.width - layout("ef", width: 300).lines[0].frame.width) < 0.01)
  }

  // MARK: What hangs

  @Test func realSpacesHangAndNoBreakSpacesDoNot() {
    let word = layout("word", width: 300).lines[0].frame.width
    for (text, counts) in [
      ("word    ", false), ("word\u{3000}", false), ("word\u{2003} ", false), ("word\t", false),
      ("word\u{A0}", true), ("word\u{202F}", true),
    ] {
      let width = layout(text, width: 300).lines[0].frame.width
      #expect((width > word + 1) == counts, "\(text.debugDescription)")
    }
    #expect(layout("word    word", width: word + 0.5).lineTexts == ["word    ", "word"])
  }

  @Test func hangingSpacesStandBeyondTheLinesEdge() {
    let left = layout("word   next", width: 50).lines[0]
    #expect(left.runs[0].x == 0)
    #expect(left.runs[0].width > left.frame.width)
    let right = layout("שלום   עולם", width: 50).lines[0]
    #expect(right.isRightToLeft)
    #expect(right.runs[0].x < 0)
    #expect(abs(right.runs[0].x + right.runs[0].width - right.frame.width) < 1e-9)
  }

  // MARK: Hyphens and tabs

  @Test func aSoftHyphenShowsWhereTheLineBreaks() throws {
    let word = "Donau\u{AD}dampf\u{AD}schiff"
    let whole = layout(word, width: 300)
    #expect(whole.lines.count == 1)
    #expect(
      abs(whole.lines[0].frame.width - layout("Donaudampfschiff", width: 300).lines[0].frame.width)
        < 0.5)
    let broken = layout(word, width: 60)
    #expect(broken.lineTexts == ["Donau\u{AD}", "dampf\u{AD}", "schiff"])
    let hyphen = try #require(broken.lines[0].runs.last)
    #expect(hyphen.range == 5..<6)
    #expect(hyphen.width > 2)
    #expect(abs(hyphen.x + hyphen.width - broken.lines[0].frame.width) < 1e-9)
    #expect(broken.lines.allSatisfy { $0.frame.width <= 60 })
  }

  @Test func aHyphenThatDoesNotFitIsNoBreak() {
    let part = layout("Donau", width: 300).lines[0].frame.width
    // Room for "Donau" but not for its hyphen: the word is cut like any long word.
    #expect(layout("Donau\u{AD}dampf", width: part + 1).lineTexts.first != "Donau\u{AD}")
  }

  @Test func tabsReachTheNextStop() {
    let style = TextStyle(font: FontStyle(role: .mono, size: 15))
    let paragraph = context.layout(
      AttributedText("\ta\tbc\tdefg\th", style: style), options: ParagraphOptions(width: 500))
    let column = context.measure(AttributedText(" ", style: style)).width
    let starts = paragraph.lines[0].runs.filter { $0.range.count < 5 && $0.width > 0 }
    let positions = starts.map { ($0.x / column * 100).rounded() / 100 }
    // a at 4, its tab at 5, bc at 8, its tab at 10, defg at 12, its tab at 16, h at 20.
    #expect(positions == [0, 4, 5, 8, 10, 12, 16, 20])
  }

  @Test func tabsCountWhenALineIsBroken() {
    let style = TextStyle(font: FontStyle(role: .mono, size: 15))
    let column = context.measure(AttributedText(" ", style: style)).width
    let text = AttributedText("a\tb\tc\td", style: style)
    let wide = context.layout(text, options: ParagraphOptions(width: column * 13.5))
    #expect(wide.lines.count == 1)
    let narrow = context.layout(text, options: ParagraphOptions(width: column * 12.5))
    #expect(narrow.lineTexts == ["a\tb\tc\t", "d"])
  }

  // MARK: Runs

  @Test func tagsCutRunsButNotShaping() {
    var text = AttributedText("AVA", style: .body)
    var style = TextStyle.body
    style.tag = 5
    text.append("VA", style: style)
    let tagged = context.layout(text, options: ParagraphOptions(width: 300))
    let plain = layout("AVAVA", width: 300)
    #expect(tagged.lines[0].runs.map(\.tag) == [0, 5])
    #expect(tagged.lines[0].runs.map(\.range) == [0..<3, 3..<5])
    #expect(tagged.lines[0].frame.width == plain.lines[0].frame.width)
    let kerned = plain.lines[0].runs[0].glyphs
    #expect(tagged.lines[0].runs.flatMap(\.glyphs).map(\.advance) == kerned.map(\.advance))
  }

  @Test func aTagInsideAClusterWaitsForItsEnd() {
    var text = AttributedText("e", style: .body)
    var style = TextStyle.body
    style.tag = 1
    text.append("\u{301}x", style: style)
    let runs = context.layout(text, options: ParagraphOptions(width: 300)).lines[0].runs
    #expect(runs.map(\.range) == [0..<2, 2..<3])
    #expect(runs.map(\.tag) == [0, 1])
  }

  @Test func lettersJoinAcrossAChangeOfWeight() {
    var style = TextStyle.body
    var text = AttributedText("بي", style: style)
    style.font.weight = .bold
    text.append("ت", style: style)
    let runs = context.layout(text, options: ParagraphOptions(width: 300)).lines[0].runs
    let whole = layout("بيت", width: 300).lines[0].runs
    // The second letter has its middle form though its neighbour is in another font.
    #expect(runs.last?.glyphs.map(\.id) == whole.last?.glyphs.suffix(2).map(\.id))
  }

  @Test func raisedTextKeepsItsOffset() {
    var text = AttributedText("x", style: .body)
    text.append(
      "2", style: TextStyle(font: FontStyle(role: .sans, size: 14), baselineOffset: 6))
    let runs = context.layout(text, options: ParagraphOptions(width: 300)).lines[0].runs
    #expect(runs.map(\.baselineOffset) == [0, 6])
  }

  @Test func glyphsStandAtFractionalPositions() {
    let glyphs = layout("Hello", width: 300).lines[0].runs[0].glyphs
    #expect(glyphs.contains { $0.x != $0.x.rounded() })
  }

  // MARK: Truncation

  @Test(arguments: [
    ("a line that fits is left alone", "short", 300.0, 1, ["short"], [false]),
    ("the last line is filled and cut", "one two three four five", 90.0, 1, ["one two"], [true]),
    ("a forced break counts as more text", "one\ntwo", 300.0, 1, ["one"], [true]),
    (
      "lines before the last break as usual", "one two three four", 60.0, 2, ["one ", "two t"],
      [false, true]
    ),
    ("nothing fits but the dots", "word", 14.0, 1, [""], [true]),
    ("clusters stay whole", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 45.0, 1, ["👨‍👩‍👧"], [true]),
  ])
  func truncates(
    sentence: String, text: String, width: Double, limit: Int, lines: [String], cut: [Bool]
  ) {
    var options = ParagraphOptions(width: width)
    options.maximumLines = limit
    let paragraph = context.layout(AttributedText(body: text), options: options)
    #expect(paragraph.lineTexts == lines, "\(sentence)")
    #expect(paragraph.lines.map(\.isTruncated) == cut, "\(sentence)")
    for line in paragraph.lines where line.isTruncated {
      #expect(line.runs.last?.range.isEmpty == true, "\(sentence)")
      let content = line.frame.width - (line.runs.last?.width ?? 0)
      #expect(lines == [""] || content + 14 + 3 <= width + 1, "\(sentence)")
    }
  }

  @Test func theEllipsisTakesTheStyleOfTheLastCharacter() throws {
    var text = AttributedText("plain ", style: .body)
    let bold = TextStyle(font: FontStyle(role: .sans, size: 17, weight: .bold), tag: 9)
    text.append("bold and much longer than the line", style: bold)
    var options = ParagraphOptions(width: 110)
    options.maximumLines = 1
    let token = try #require(context.layout(text, options: options).lines[0].runs.last)
    #expect(token.tag == 9)
    #expect(token.font.face.path.hasSuffix("Inter-Bold.otf"))
    #expect(token.glyphs.count == 1)
  }

  @Test func aRightToLeftLineEndsOnTheLeft() throws {
    var options = ParagraphOptions(width: 70)
    options.maximumLines = 1
    let line = context.layout(
      AttributedText(body: "שלום עולם וברכה"), options: options
    ).lines[0]
    let token = try #require(line.runs.first)
    #expect(token.range.isEmpty)
    #expect(token.x == 0)
    #expect(line.isTruncated)
  }

  private func layout(_ text: String, width: Double) -> LaidOutParagraph {
    context.layout(AttributedText(body: text), options: ParagraphOptions(width: width))
  }
}
