import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

@Suite("Right to left")
struct MirrorTests {
  @Test("Gutters, bars and left-to-right texts of any page stand mirrored")
  func messages() throws {
    let context = try TypesettingContext()
    for seed in PageGenerator.seeds(200) {
      var generator = PageGenerator(seed: seed)
      let page = generator.page(size: 10)
      let width = 400.0
      func layout(_ isRightToLeft: Bool) -> PageLayout {
        layoutPage(
          page,
          inputs: LayoutInputs(
            width: width, theme: .chat(.day(outgoing: false)), isRightToLeft: isRightToLeft,
            expandsAllDetails: true, expandsAllQuotes: true),
          context: context)
      }
      let problems = mirrorProblems(layout(false).items, layout(true).items, width: width)
      #expect(problems.isEmpty, "seed \(seed): \(problems.prefix(3))")
    }
  }

  @Test("So do the gutters and bars of articles, whose texts keep their own side")
  func articles() throws {
    let context = try TypesettingContext()
    for seed in PageGenerator.seeds(200) {
      var generator = PageGenerator(seed: seed)
      let page = generator.page(size: 10)
      let width = 400.0
      func layout(_ isRightToLeft: Bool) -> PageLayout {
        layoutArticle(
          page,
          inputs: ReaderInputs(
            width: width, isRightToLeft: isRightToLeft, expandsAllDetails: true),
          context: context
        ).page
      }
      let problems = mirrorProblems(
        layout(false).items, layout(true).items, width: width, includesTexts: false)
      #expect(problems.isEmpty, "seed \(seed): \(problems.prefix(3))")
    }
  }

  /// What of the same page laid out in both directions is not each other's mirror image. Media, dividers
  /// and captions keep their places; so do texts that read from right to left.
  private func mirrorProblems(
    _ left: [LayoutItem], _ right: [LayoutItem], width: Double, includesTexts: Bool = true
  ) -> [String] {
    guard left.count == right.count else { return ["\(left.count) and \(right.count) items"] }
    var problems: [String] = []
    // The band inside a quote ends well before its ground, on the same side in both directions.
    var quoteEnd = 0
    for (index, (one, other)) in zip(left, right).enumerated() {
      if index >= quoteEnd, case .quoteFrame(let quote) = one.content {
        quoteEnd = index + 1 + quote.containedItems
      } else if index < quoteEnd {
        continue
      }
      if isMirrored(one, includesTexts: includesTexts) {
        let expected = width - one.frame.maxX
        // Both snap to a pixel towards the left.
        if abs(other.frame.minX - expected) > 1.01 || abs(other.frame.y - one.frame.y) > 0.01 {
          problems.append("\(one.frame) and \(other.frame)")
        }
      }
      if case .details(let one) = one.content, case .details(let other) = other.content {
        if abs(one.chevronCenter.x + other.chevronCenter.x - width) > 0.01,
          one.body?.size.width == width
        {
          problems.append("chevrons at \(one.chevronCenter) and \(other.chevronCenter)")
        }
        problems += mirrorProblems(
          one.body?.items ?? [], other.body?.items ?? [], width: one.body?.size.width ?? 0,
          includesTexts: includesTexts)
      }
      if case .table(let one) = one.content, case .table(let other) = other.content {
        for (cell, mirror) in zip(one.cells, other.cells) {
          if abs(one.gridSize.width - cell.frame.maxX - mirror.frame.minX) > 0.01 {
            problems.append("cells at \(cell.frame) and \(mirror.frame)")
          }
        }
      }
    }
    return problems
  }

  private func isMirrored(_ item: LayoutItem, includesTexts: Bool) -> Bool {
    switch item.content {
    case .bullet, .number, .checkbox, .quoteFrame: true
    case .text(let text):
      includesTexts && text.role == .paragraph
        && !text.paragraph.lines.contains(where: \.isRightToLeft)
        && item.frame.width < 400
    case .ornament(let ornament): ornament.kind == .quoteIcon
    case .code, .divider, .panel, .anchor, .media, .slideshow, .audio, .document, .formula,
      .details, .table, .thinking, .buttonRow, .unsupported:
      false
    }
  }
}
