import Testing

@testable import Typesetting

/// What holds for every text at every width.
struct LineBreakingPropertyTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4]

  private let context: TypesettingContext

  init() throws {
    context = try TypesettingContext()
  }

  @Test(arguments: seeds)
  func linesCoverTheTextAndFit(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let text = TextSamples.paragraph(using: &generator)
      let width = Double.random(in: 10...400, using: &generator)
      let paragraph = context.layout(
        AttributedText(body: text), options: ParagraphOptions(width: width))
      var offset = 0
      for line in paragraph.lines {
        #expect(line.range.lowerBound == offset, "\(text)")
        offset = line.range.upperBound
        if line.frame.width > width {
          let clusters = Set(line.runs.flatMap(\.glyphs).filter { $0.advance > 0 }.map(\.cluster))
          let drawn = clusters.filter { !Self.isSpace(paragraph.text, Int($0)) }
          #expect(drawn.count == 1, "\(line.frame.width) > \(width): \(text)")
        }
      }
      #expect(offset == text.utf16.count, "\(text)")
    }
  }

  @Test(arguments: seeds)
  func runsStandSideBySide(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let text = TextSamples.paragraph(using: &generator)
      let paragraph = context.layout(
        AttributedText(body: text), options: ParagraphOptions(width: 150))
      for line in paragraph.lines {
        var x = line.runs.first?.x ?? 0
        #expect(line.isRightToLeft ? x <= 0 : x == 0, "\(text)")
        for run in line.runs {
          #expect(abs(run.x - x) < 1e-9, "\(text)")
          let advances = run.glyphs.reduce(0) { $0 + Double($1.advance) }
          #expect(abs(advances - run.width) < 1e-6, "\(text)")
          x = run.x + run.width
        }
        let covered = line.runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        for (one, next) in zip(covered, covered.dropFirst()) {
          #expect(one.upperBound == next.lowerBound, "\(text)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func breakingAgainIsBreakingAfresh(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let other = try TypesettingContext()
    for _ in 0..<6 {
      let text = AttributedText(body: TextSamples.paragraph(using: &generator))
      let widths = (0..<3).map { _ in Double.random(in: 20...350, using: &generator) }
      for width in widths {
        let again = context.layout(text, options: ParagraphOptions(width: width))
        other.forgetText()
        let fresh = other.layout(text, options: ParagraphOptions(width: width))
        #expect(Self.isSame(again, fresh), "\(text.string) at \(width)")
      }
    }
  }

  @Test(arguments: seeds)
  func aLineIsShapedAsIfItStoodAlone(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var cutCount = 0
    for _ in 0..<25 {
      let text = AttributedText(body: TextSamples.paragraph(using: &generator))
      // Narrow enough for cuts inside words.
      let width = Double.random(in: 15...120, using: &generator)
      let paragraph = context.layout(text, options: ParagraphOptions(width: width))
      for placed in context.shape(text, direction: .automatic) {
        for line in paragraph.lines {
          cutCount += check(line, placed.segment, text)
        }
      }
    }
    #expect(cutCount > 0)
  }

  /// Compares each run on the line with the run shaped when the line is all there is. Returns how
  /// many runs were cut.
  private func check(
    _ line: LaidOutLine, _ segment: ShapedSegment, _ text: AttributedText
  ) -> Int {
    let shaper = Shaper()
    let end = min(line.range.upperBound, segment.text.contentLength)
    guard line.range.lowerBound < end else { return 0 }
    var cuts = 0
    for run in segment.runs where run.kind == .text {
      let range =
        max(
          run.lower, line.range.lowerBound)..<max(
          min(run.upper, end), max(run.lower, line.range.lowerBound))
      guard !range.isEmpty else { continue }
      if range.count < run.upper - run.lower { cuts += 1 }
      let expected = segment.text.units.withUnsafeBufferPointer {
        shaper.shapePiece(
          range, context: line.range.lowerBound..<end, of: run, units: $0,
          font: segment.fonts[run.font], hidesControls: segment.hidesControls)
      }
      let found = line.runs.filter { range.contains($0.range.lowerBound) }.flatMap(\.glyphs)
      #expect(
        Self.byCluster(found.map { ($0.cluster, UInt32($0.id), $0.advance) })
          == Self.byCluster(
            expected.map { ($0.cluster, UInt32($0.id), Float($0.advance) / 1024) }),
        "\(text.substring(range)) in \(text.substring(line.range)) of \(text.string)")
    }
    return cuts
  }

  private static func byCluster(_ glyphs: [(Int32, UInt32, Float)]) -> [String] {
    glyphs.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { "\($0.element)" }
  }

  private static func isSpace(_ text: AttributedText, _ offset: Int) -> Bool {
    text.substring(offset..<(offset + 1)) == " "
  }

  private static func isSame(_ one: LaidOutParagraph, _ other: LaidOutParagraph) -> Bool {
    "\(one.lines)" == "\(other.lines)" && one.size == other.size
  }
}
