import Testing

@testable import Typesetting

/// The rules of stacking with figures worked out by hand: ascent 16, descent 4, factor 0.9.
struct LineStackTests {
  private let box = LineBox(
    metrics: FontMetrics(ascent: 16, descent: 4, capHeight: 12, xHeight: 9), lineFactor: 0.9)

  @Test func theBoxIsTheDifferenceOfAscentAndDescent() {
    #expect(box.height == 12)
    #expect(box.spacing == 10)
    #expect(box.topInset == 4)
    #expect(box.slack == 6)
    #expect(box.depth == 4)
  }

  @Test func oneLineIsAsHighAsItsFont() {
    var stack = LineStack(box: box, screenScale: 1)
    stack.append(line(), range: 0..<1, hang: 0, isRightToLeft: false, isTruncated: false)
    #expect(stack.lines[0].frame == Rect(x: 0, y: 4, width: 50, height: 12))
    #expect(stack.lines[0].baseline == 16)
    #expect(stack.height == 20)
  }

  @Test func linesFollowAtThePitch() {
    var stack = LineStack(box: box, screenScale: 1)
    for _ in 0..<2 {
      stack.append(line(), range: 0..<1, hang: 0, isRightToLeft: false, isTruncated: false)
    }
    #expect(stack.lines[1].frame == Rect(x: 0, y: 26, width: 50, height: 12))
    #expect(stack.height == 42)
  }

  @Test(
    arguments: [
      (
        "an emoji is centred and changes nothing", TextAttachment.Placement.emoji,
        Size(width: 24, height: 24), 16.0, 4.0, 12.0, 0.0, -2.0
      ),
      (
        "an ordinary pill fits into the slack", .pill, Size(width: 40, height: 20), 15.0, 5.0, 12.0,
        0.0, 1.0
      ),
      (
        "a tall pill pushes the baseline down", .pill, Size(width: 40, height: 30), 20.0, 10.0,
        16.0,
        0.0, 0.0
      ),
      (
        "a deep pill pushes the next line down", .pill, Size(width: 40, height: 40), 10.0, 30.0,
        12.0,
        18.0, 6.0
      ),
      (
        "an image is centred and pushes the next line down", .image, Size(width: 40, height: 40),
        0.0,
        0.0, 12.0, 8.0, -10.0
      ),
      (
        "a formula grows its line both ways", .formula, Size(width: 40, height: 40), 25.0, 15.0,
        25.0,
        9.0, 4.0
      ),
    ] as [(String, TextAttachment.Placement, Size, Double, Double, Double, Double, Double)])
  func attachments(
    sentence: String, placement: TextAttachment.Placement, size: Size, ascent: Double,
    descent: Double,
    height: Double, extraDescent: Double, top: Double
  ) {
    var stack = LineStack(box: box, screenScale: 1)
    let attachment = TextAttachment(
      advance: size.width, size: size, ascent: ascent, descent: descent, placement: placement)
    stack.append(
      line(attachment), range: 0..<1, hang: 0, isRightToLeft: false, isTruncated: false)
    let result = stack.lines[0]
    #expect(result.frame.height == height, "\(sentence)")
    #expect(result.extraDescent == extraDescent, "\(sentence)")
    #expect(
      result.attachments[0].frame == Rect(x: 7, y: top, width: size.width, height: size.height),
      "\(sentence)")
    #expect(stack.height == result.baseline + extraDescent + 4, "\(sentence)")
  }

  @Test func twoTallLinesKeepClearOfEachOther() {
    let image = TextAttachment(
      advance: 40, size: Size(width: 40, height: 40), ascent: 0, descent: 0, placement: .image)
    var stack = LineStack(box: box, screenScale: 1)
    for _ in 0..<2 {
      stack.append(line(image), range: 0..<1, hang: 0, isRightToLeft: false, isTruncated: false)
    }
    // 4 + 12 + 10 + 8, and once more the spacing.
    #expect(stack.lines[1].frame.y == 34 + 10)
    #expect(stack.lines[1].attachments[0].frame.y == 44 + 12 - 6 - 20)
    #expect(stack.lines[1].extraDescent == 8)
  }

  @Test(arguments: [(1.0, -3.0), (2.0, -2.5), (3.0, -7.0 / 3)])
  func imagesSnapToThePixelGrid(scale: Double, top: Double) {
    let image = TextAttachment(
      advance: 25, size: Size(width: 25, height: 25), ascent: 0, descent: 0, placement: .image)
    let emoji = LineBox(
      metrics: FontMetrics(ascent: 16.2, descent: 4.1, capHeight: 12, xHeight: 9), lineFactor: 0.9)
    var stack = LineStack(box: emoji, screenScale: scale)
    stack.append(line(image), range: 0..<1, hang: 0, isRightToLeft: false, isTruncated: false)
    // 16.2 − 6 − 12.5 = −2.3.
    #expect(abs(stack.lines[0].attachments[0].frame.y - top) < 1e-9)
  }

  @Test func aRaisedPillIsRaised() {
    let pill = TextAttachment(
      advance: 40, size: Size(width: 40, height: 20), ascent: 15, descent: 5, placement: .pill)
    var stack = LineStack(box: box, screenScale: 1)
    stack.append(
      line(pill, raise: 6), range: 0..<1, hang: 0, isRightToLeft: false, isTruncated: false)
    #expect(stack.lines[0].attachments[0].frame.y == 16 - 15 - 6)
  }

  private func line(_ attachment: TextAttachment? = nil, raise: Double = 0) -> LineBuilder.Result {
    guard let attachment else {
      return LineBuilder.Result(runs: [], attachments: [], width: 50)
    }
    let run = GlyphRun(
      font: ResolvedFont(face: FontFace(path: ""), size: 17), glyphs: [], range: 0..<1, x: 7,
      width: attachment.advance, level: 0, tag: 0, baselineOffset: raise, attachment: attachment)
    let placed = PlacedAttachment(
      offset: 0, attachment: attachment, tag: 0,
      frame: Rect(x: 7, y: 0, width: attachment.size.width, height: attachment.size.height))
    return LineBuilder.Result(runs: [run], attachments: [placed], width: 50)
  }
}
