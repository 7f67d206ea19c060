import Testing

@testable import Typesetting

struct ParagraphTests {
  private let context: TypesettingContext

  init() throws {
    context = try TypesettingContext()
  }

  @Test func noTextIsNothing() {
    let paragraph = context.layout(AttributedText(), options: ParagraphOptions(width: 100))
    #expect(paragraph.lines.isEmpty)
    #expect(paragraph.size == .zero)
    #expect(paragraph.rects(for: 0..<10).isEmpty)
    #expect(paragraph.character(at: .zero) == nil)
    #expect(paragraph.nearestOffset(to: .zero) == 0)
    #expect(paragraph.caret(at: 0).width == 0)
  }

  @Test func anAnchorTakesNoHeight() {
    let paragraph = context.layout(
      AttributedText(body: "\u{200B}"), options: ParagraphOptions(width: 100))
    #expect(paragraph.size.height == 0)
    #expect(paragraph.lines.count == 1)
  }

  @Test func theFirstCharactersFontSetsTheLines() {
    var text = AttributedText(body: "a ")
    text.append("large", style: TextStyle(font: FontStyle(role: .sans, size: 40)))
    let paragraph = context.layout(text, options: ParagraphOptions(width: 300))
    #expect(paragraph.capBox == context.metrics(for: TextStyle.body.font).capBox)
    // A fallback font never sets them.
    let arabic = context.layout(
      AttributedText(body: "مرحبا"), options: ParagraphOptions(width: 300))
    #expect(arabic.metrics == paragraph.metrics)
  }

  @Test(arguments: [
    ("left-to-right stands on the left", "ab", TextAlignment.natural, 0.0),
    ("right-to-left on the right", "שלום", .natural, 1.0),
    ("left is left", "שלום", .left, 0.0),
    ("right is right", "ab", .right, 1.0),
    ("centre", "ab", .center, 0.5),
  ])
  func alignment(sentence: String, text: String, alignment: TextAlignment, share: Double) {
    var options = ParagraphOptions(width: 200)
    options.alignment = alignment
    let paragraph = context.layout(AttributedText(body: text), options: options)
    let free = 200 - paragraph.lines[0].frame.width
    let expected = share == 0.5 ? (free / 2).rounded(.down) : free * share
    #expect(paragraph.lineOrigin(0).x == expected, "\(sentence)")
    #expect(paragraph.size.width == 200, "\(sentence)")
  }

  @Test func fittingTakesTheWidestLine() {
    var options = ParagraphOptions(width: 200)
    options.fitsToWidth = true
    let paragraph = context.layout(AttributedText(body: "one\nthree"), options: options)
    let widest = paragraph.lines.map(\.frame.width).max() ?? 0
    #expect(paragraph.size.width == widest.rounded(.up))
    #expect(paragraph.effectiveWidth == widest.rounded(.up))
    options.alignment = .center
    let centred = context.layout(AttributedText(body: "one\nthree"), options: options)
    #expect(centred.size.width == 200)
  }

  @Test func fittedTextBreaksTheSameAtTheWidthItTakes() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let text = AttributedText(body: TextSamples.paragraph(using: &generator))
      let first = context.layout(text, options: ParagraphOptions(width: 180))
      let again = context.layout(text, options: ParagraphOptions(width: first.effectiveWidth))
      #expect(first.lines.map(\.range) == again.lines.map(\.range), "\(text.string)")
    }
  }

  @Test func oneWordALine() {
    var options = ParagraphOptions(width: 10)
    options.breaksAtEveryWord = true
    let text = AttributedText(body: "one extraordinarily long-winded\tword\nmore")
    let paragraph = context.layout(text, options: options)
    #expect(
      paragraph.lineTexts == ["one ", "extraordinarily ", "long-winded\t", "word\n", "more"])
    // Scripts without spaces have no words to keep together.
    #expect(context.layout(AttributedText(body: "日本語"), options: options).lines.count == 3)
  }

  @Test func objectsBreakOnBothSides() {
    let image = TextAttachment(
      advance: 50, size: Size(width: 50, height: 20), ascent: 0, descent: 0, placement: .image)
    var text = AttributedText(body: "word")
    text.append(image, style: .body)
    text.append(image, style: .body)
    text.append("word", style: .body)
    let paragraph = context.layout(text, options: ParagraphOptions(width: 60))
    #expect(paragraph.lineTexts == ["word", "\u{FFFC}", "\u{FFFC}", "word"])
    #expect(paragraph.lines.map(\.attachments.count) == [0, 1, 1, 0])
  }

  @Test func anObjectTooWideForTheLineMakesThePageWider() {
    let image = TextAttachment(
      advance: 150, size: Size(width: 150, height: 20), ascent: 0, descent: 0, placement: .image)
    var text = AttributedText(body: "word ")
    text.append(image, style: .body)
    let paragraph = context.layout(text, options: ParagraphOptions(width: 100))
    #expect(paragraph.lineTexts == ["word ", "\u{FFFC}"])
    #expect(paragraph.size.width == 150)
  }

  @Test func aPillHangsOverTheEdgeOfALineItBegins() {
    let pill = TextAttachment(
      advance: 60, size: Size(width: 60, height: 20), ascent: 15, descent: 5, placement: .pill,
      leadingHang: 7)
    var text = AttributedText()
    text.append(pill, style: .body)
    text.append(" ab", style: .body)
    let natural = context.layout(text, options: ParagraphOptions(width: 100))
    #expect(natural.lines[0].frame.x == -7)
    #expect(natural.lineOrigin(0).x == -7)
    #expect(natural.lines[0].attachments[0].frame.x == 0)
    // The room to break in grows by the hang.
    let width = natural.lines[0].frame.width
    #expect(context.layout(text, options: ParagraphOptions(width: width - 6)).lines.count == 1)
    var options = ParagraphOptions(width: 100)
    options.alignment = .right
    #expect(context.layout(text, options: options).lines[0].frame.x == 0)
    options.alignment = .natural
    options.direction = .rightToLeft
    let mirrored = context.layout(text, options: options)
    #expect(mirrored.lineOrigin(0).x == 100 - mirrored.lines[0].frame.width + 7)
  }

  @Test func aSpaceMayBeAGap() {
    let gap = TextAttachment(
      advance: 3, size: Size(width: 3, height: 0), ascent: 0, descent: 0, placement: .formula)
    var style = TextStyle.body
    var text = AttributedText(body: "a")
    style.attachment = gap
    text.append(" ", style: style)
    text.append("b", style: .body)
    let line = context.layout(text, options: ParagraphOptions(width: 100)).lines[0]
    #expect(line.runs.map(\.range.count) == [1, 1, 1])
    #expect(line.runs[1].width == 3)
    // It hangs like a space.
    let narrow = context.layout(text, options: ParagraphOptions(width: 11))
    #expect(narrow.lineTexts == ["a ", "b"])
    #expect(narrow.lines[0].frame.width < 11)
  }

  @Test func anAttachmentOnOtherTextIsIgnored() {
    var style = TextStyle.body
    style.attachment = TextAttachment(
      advance: 300, size: .zero, ascent: 0, descent: 0, placement: .image)
    let line = context.layout(
      AttributedText("abc", style: style), options: ParagraphOptions(width: 100)
    ).lines[0]
    #expect(line.attachments.isEmpty)
    #expect(line.frame.width < 50)
  }

  @Test func measuringTakesOneLine() {
    var text = AttributedText(body: "Label ")
    text.append(
      TextAttachment(
        advance: 20, size: Size(width: 20, height: 20), ascent: 18, descent: 2, placement: .emoji),
      style: .body)
    let measured = context.measure(text)
    let line = context.layout(text, options: ParagraphOptions(width: 1e4)).lines[0]
    #expect(abs(measured.width - line.frame.width) < 1e-9)
    #expect(measured.ascent == 18)
    #expect(measured.descent == context.metrics(for: TextStyle.body.font).descent)
    #expect(context.measure(AttributedText()).width == 0)
  }

  @Test(arguments: [Double.nan, -10, 0, .infinity, 1e300])
  func oddWidthsAreBorne(width: Double) {
    let text = AttributedText(body: "one two")
    let paragraph = context.layout(text, options: ParagraphOptions(width: width))
    #expect(paragraph.lines.last?.range.upperBound == 7)
    #expect(paragraph.size.width.isFinite)
    #expect(paragraph.lines.count == (width > 100 ? 1 : 6))
  }

  @Test func everySegmentHasItsOwnDirection() {
    let paragraph = context.layout(
      AttributedText(body: "abc\nשלום\n123\n"), options: ParagraphOptions(width: 100))
    #expect(paragraph.lines.map(\.isRightToLeft) == [false, true, false])
  }

  @Test func twoContextsAgree() throws {
    let other = try TypesettingContext()
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<10 {
      let text = AttributedText(body: TextSamples.paragraph(using: &generator))
      let options = ParagraphOptions(width: 200)
      let one = context.layout(text, options: options)
      let two = other.layout(text, options: options)
      #expect("\(one.lines)" == "\(two.lines)")
    }
  }
}
