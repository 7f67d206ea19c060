import Testing

@testable import Typesetting

struct ReadingBackTests {
  private let context: TypesettingContext

  init() throws {
    context = try TypesettingContext()
  }

  // MARK: Carets

  @Test func caretsWalkAlongALine() {
    let paragraph = layout("abc", width: 100)
    let xs = (0...3).map { paragraph.caret(at: $0).x }
    #expect(xs[0] == 0)
    #expect(xs == xs.sorted())
    #expect(xs[3] == paragraph.lines[0].frame.width)
    #expect(paragraph.caret(at: 1).height == paragraph.capBox)
    #expect(paragraph.caret(at: 1).y == paragraph.lines[0].frame.y)
    #expect(paragraph.caret(at: 99) == paragraph.caret(at: 3))
    #expect(paragraph.caret(at: -5) == paragraph.caret(at: 0))
  }

  @Test func caretsWalkLeftInRightToLeftText() {
    let paragraph = layout("שלום", width: 100)
    let xs = (0...4).map { paragraph.caret(at: $0).x }
    #expect(xs == xs.sorted(by: >))
    #expect(xs[0] == 100)
  }

  @Test func atASeamTheCaretStandsBeforeTheCharacter() {
    // Left to right: "ab", then the Hebrew word from its right end, then "cd".
    let paragraph = layout("ab שלום cd", width: 200)
    let boxes = paragraph.graphemeBoxes(of: paragraph.lines[0])
    let hebrew = boxes.filter(\.isRightToLeft)
    #expect(hebrew.count == 4)
    #expect(paragraph.caret(at: 3).x == hebrew.map(\.maxX).max())
    #expect(paragraph.caret(at: 6).x > (hebrew.map(\.minX).min() ?? 0))
    #expect(paragraph.caret(at: 7).x == hebrew.map(\.maxX).max())
  }

  @Test func caretsNeverStandInsideACharacter() {
    for text in ["e\u{301}x", "👨‍👩‍👧x", "क्षिx"] {
      let paragraph = layout(text, width: 100)
      let length = text.utf16.count
      for offset in 0..<(length - 1) {
        let start = paragraph.segment(at: offset)?.text.graphemeStart(at: offset) ?? -1
        #expect(paragraph.caret(at: offset) == paragraph.caret(at: start), "\(text) \(offset)")
      }
    }
  }

  @Test func charactersOfALigatureShareItsWidth() throws {
    // Lam and alef are one glyph and two characters.
    let paragraph = layout("لا", width: 100)
    #expect(Set(paragraph.lines[0].runs[0].glyphs.map(\.cluster)).count == 1)
    let boxes = paragraph.graphemeBoxes(of: paragraph.lines[0])
    #expect(boxes.map(\.range) == [1..<2, 0..<1])
    #expect(abs((boxes[0].maxX - boxes[0].minX) - (boxes[1].maxX - boxes[1].minX)) < 1e-9)
    #expect(boxes[0].maxX == boxes[1].minX)
  }

  @Test func theCaretAfterALineEndStandsOnTheNextLine() {
    let paragraph = layout("ab\ncd\n", width: 100)
    #expect(paragraph.caret(at: 2).x == paragraph.lines[0].frame.width)
    #expect(paragraph.caret(at: 3).y == paragraph.lines[1].frame.y)
    let last = paragraph.caret(at: 6)
    #expect(last.x == 0)
    #expect(last.y == paragraph.lines[1].baseline + paragraph.lineSpacing)
    #expect(layout("\n\n", width: 100).caret(at: 1).y > layout("\n\n", width: 100).caret(at: 0).y)
  }

  @Test func spacesAtTheEndCarryTheCaretToTheEdge() {
    let word = layout("ab", width: 100).caret(at: 2).x
    let spaced = layout("ab  ", width: 100)
    #expect(spaced.caret(at: 4).x > word + 5)
    let full = layout("ab                                        ", width: 100)
    #expect(full.caret(at: 42).x == 100)
  }

  // MARK: Rectangles

  @Test func rectsStandOnTheBaseline() throws {
    let paragraph = layout("one two three", width: 60)
    let rects = paragraph.rects(for: 0..<13)
    #expect(rects.count == paragraph.lines.count)
    for (rect, line) in zip(rects, paragraph.lines) {
      #expect(rect.maxY == line.baseline)
      #expect(rect.height == paragraph.capBox)
      #expect(abs(rect.width - line.frame.width) < 1e-6)
    }
    #expect(paragraph.rects(for: 3..<3).isEmpty)
    // The space that hangs is left out.
    #expect(paragraph.rects(for: 3..<4).isEmpty)
  }

  @Test func aRangeInMixedTextHasARectangleForEachStretch() {
    let paragraph = layout("ab שלום cd", width: 200)
    // "b ש": in the line they are apart.
    #expect(paragraph.rects(for: 1..<4).count == 2)
    #expect(paragraph.rects(for: 0..<10).count == 1)
  }

  @Test func rectsOfPartsAddUp() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<15 {
      let text = TextSamples.paragraph(using: &generator)
      let paragraph = layout(text, width: 150)
      let whole = paragraph.rects(for: 0..<text.utf16.count).reduce(0) { $0 + $1.width }
      var sum = 0.0
      for line in paragraph.lines {
        for box in paragraph.graphemeBoxes(of: line) {
          sum += paragraph.rects(for: box.range).reduce(0) { $0 + $1.width }
        }
      }
      #expect(abs(whole - sum) < 0.1, "\(text)")
    }
  }

  // MARK: Hits

  @Test func charactersAreHitWhereTheyStand() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<10 {
      let paragraph = layout(TextSamples.paragraph(using: &generator), width: 150)
      for (index, line) in paragraph.lines.enumerated() {
        let origin = paragraph.lineOrigin(index)
        for box in paragraph.graphemeBoxes(of: line) where box.maxX - box.minX > 0.1 {
          guard box.minX >= 0, box.maxX <= line.frame.width else { continue }
          let point = Point(x: origin.x + (box.minX + box.maxX) / 2, y: line.frame.midY)
          #expect(paragraph.character(at: point) == box.range.lowerBound)
        }
      }
    }
  }

  @Test func theHitBoxReachesNinePointsUpAndFiveAside() {
    let paragraph = layout("ab", width: 100)
    let frame = paragraph.lines[0].frame
    #expect(paragraph.character(at: Point(x: -4.9, y: frame.midY)) == 0)
    #expect(paragraph.character(at: Point(x: -5.1, y: frame.midY)) == nil)
    #expect(paragraph.character(at: Point(x: frame.width + 4.9, y: frame.midY)) == 1)
    #expect(paragraph.character(at: Point(x: frame.width + 5.1, y: frame.midY)) == nil)
    #expect(paragraph.character(at: Point(x: 1, y: frame.minY - 8.9)) == 0)
    #expect(paragraph.character(at: Point(x: 1, y: frame.minY - 9.1)) == nil)
    #expect(paragraph.character(at: Point(x: 1, y: frame.maxY + 8.9)) == 0)
    #expect(paragraph.character(at: Point(x: 1, y: frame.maxY + 9.1)) == nil)
  }

  @Test func attachmentsMakeTheHitBoxTaller() {
    var text = AttributedText(body: "a")
    text.append(
      TextAttachment(
        advance: 30, size: Size(width: 30, height: 60), ascent: 0, descent: 0, placement: .image),
      style: .body)
    let paragraph = context.layout(text, options: ParagraphOptions(width: 100))
    let image = paragraph.lines[0].attachments[0].frame
    #expect(paragraph.character(at: Point(x: 20, y: image.minY - 6.9)) == 1)
    #expect(paragraph.character(at: Point(x: 20, y: image.minY - 7.1)) == nil)
  }

  @Test func tagsAreFoundUnderAPoint() {
    var text = AttributedText(body: "plain ")
    var link = TextStyle.body
    link.tag = 7
    text.append("link", style: link)
    let paragraph = context.layout(text, options: ParagraphOptions(width: 200))
    let y = paragraph.lines[0].frame.midY
    #expect(paragraph.tag(at: Point(x: 3, y: y)) == 0)
    #expect(paragraph.tag(at: Point(x: paragraph.lines[0].frame.width - 3, y: y)) == 7)
    #expect(paragraph.tag(at: Point(x: 3, y: 500)) == nil)
  }

  @Test func draggingFindsTheNearestOffset() {
    let paragraph = layout("ab cd\nef", width: 100)
    let first = paragraph.lines[0]
    #expect(paragraph.nearestOffset(to: Point(x: -50, y: first.frame.midY)) == 0)
    #expect(paragraph.nearestOffset(to: Point(x: 500, y: first.frame.midY)) == 5)
    #expect(paragraph.nearestOffset(to: Point(x: -50, y: -500)) == 0)
    #expect(paragraph.nearestOffset(to: Point(x: 500, y: 500)) == 8)
    let box = paragraph.graphemeBoxes(of: first)[1]
    let width = box.maxX - box.minX
    #expect(paragraph.nearestOffset(to: Point(x: box.minX + width * 0.3, y: first.frame.midY)) == 1)
    #expect(paragraph.nearestOffset(to: Point(x: box.minX + width * 0.7, y: first.frame.midY)) == 2)
  }

  @Test func draggingInRightToLeftTextIsMirrored() {
    let paragraph = layout("שלום", width: 100)
    let y = paragraph.lines[0].frame.midY
    #expect(paragraph.nearestOffset(to: Point(x: 500, y: y)) == 0)
    #expect(paragraph.nearestOffset(to: Point(x: -5, y: y)) == 4)
  }

  @Test func everyCaretIsFoundAgain() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<10 {
      let text = TextSamples.paragraph(using: &generator)
      let paragraph = layout(text, width: 5000)
      let line = paragraph.lines[0]
      for box in paragraph.graphemeBoxes(of: line) where box.maxX - box.minX > 1 {
        guard box.minX > 0, box.maxX < line.frame.width else { continue }
        let inset = box.isRightToLeft ? -0.3 : 0.3
        let caret = paragraph.caret(at: box.range.lowerBound)
        let point = Point(x: caret.x + inset, y: caret.midY)
        #expect(paragraph.nearestOffset(to: point) == box.range.lowerBound, "\(text)")
      }
    }
  }

  // MARK: Ink

  @Test func inkIsAtTheGlyphs() throws {
    let paragraph = layout("A gp", width: 100)
    let rects = paragraph.inkRects(line: 0, context: context)
    #expect(rects.count == 4)
    let letter = try #require(rects[0])
    let metrics = paragraph.metrics
    #expect(abs(letter.height - metrics.capHeight) < 0.3)
    #expect(abs(letter.maxY) < 0.2)
    #expect(rects[1] == nil)
    let descender = try #require(rects[2])
    #expect(descender.maxY > 2)
    #expect(descender.minX > letter.maxX)
  }

  @Test func aClusterHasOneBox() throws {
    let text = "e\u{301}👨‍👩‍👧لا"
    let paragraph = layout(text, width: 200)
    let rects = paragraph.inkRects(line: 0, context: context)
    #expect(rects.count == text.utf16.count)
    #expect(rects.enumerated().filter { $0.element != nil }.map(\.offset) == [0, 2, 10])
    let accented = try #require(rects[0])
    let plain = try #require(layout("e", width: 100).inkRects(line: 0, context: context)[0])
    #expect(accented.minY < plain.minY - 2)
  }

  @Test func emojiHaveInk() throws {
    let rect = try #require(layout("😀", width: 100).inkRects(line: 0, context: context)[0])
    #expect(rect.width > 15 && rect.height > 15)
  }

  @Test func objectsHaveTheirSquare() {
    func rects(_ placement: TextAttachment.Placement) -> [Rect?] {
      var text = AttributedText(body: "a")
      text.append(
        TextAttachment(
          advance: 24, size: Size(width: 24, height: 24), ascent: 16, descent: 4,
          placement: placement),
        style: .body)
      let paragraph = context.layout(text, options: ParagraphOptions(width: 100))
      return paragraph.inkRects(line: 0, context: context)
    }
    let x = layout("a", width: 100).lines[0].frame.width
    // Around the middle of a cap box of 12: 6 ± 12 above the baseline.
    #expect(rects(.emoji)[1] == Rect(x: x, y: -18, width: 24, height: 24))
    #expect(rects(.image)[1] == Rect(x: x, y: -18, width: 24, height: 24))
    #expect(rects(.formula)[1] == nil)
    #expect(rects(.pill)[1] == nil)
  }

  @Test func slantedInkLeans() throws {
    let upright = try #require(layout("ש", width: 100).inkRects(line: 0, context: context)[0])
    let style = TextStyle(font: FontStyle(role: .sans, size: 17, italic: true))
    let leaning = try #require(
      context.layout(AttributedText("ש", style: style), options: ParagraphOptions(width: 100))
        .inkRects(line: 0, context: context)[0])
    #expect(leaning.width > upright.width + 1)
    #expect(leaning.height == upright.height)
  }

  @Test func raisedInkIsHigher() throws {
    var text = AttributedText(body: "a")
    text.append("a", style: TextStyle(font: TextStyle.body.font, baselineOffset: 6))
    let rects = context.layout(text, options: ParagraphOptions(width: 100))
      .inkRects(line: 0, context: context)
    let low = try #require(rects[0])
    let high = try #require(rects[1])
    #expect(abs(low.minY - 6 - high.minY) < 1e-9)
  }

  private func layout(_ text: String, width: Double) -> LaidOutParagraph {
    context.layout(AttributedText(body: text), options: ParagraphOptions(width: width))
  }
}
