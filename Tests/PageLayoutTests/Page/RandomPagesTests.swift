import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

@Suite("Any page")
struct RandomPagesTests {
  @Test("Nothing overlaps, nothing leaves the page, the height is the last bottom's")
  func flows() throws {
    let context = try TypesettingContext()
    let second = try TypesettingContext()
    for seed in PageGenerator.seeds(200) {
      var generator = PageGenerator(seed: seed)
      let page = generator.page(size: 10)
      var random = SeededGenerator(seed: seed)
      let inputs = LayoutInputs(
        width: Double(random.int(240...600)), theme: .chat(.day(outgoing: false)),
        textSize: random.pick(TextSize.allCases), screenScale: Double(random.int(1...3)),
        expandsAllDetails: random.bool(), expandsAllQuotes: random.bool(),
        fitsToWidth: random.bool())
      let layout = layoutPage(page, inputs: inputs, context: context)
      var checks = FlowChecks()
      checks.check(
        layout.items, width: layout.size.width, bleed: PageMetrics.mediaBleed, place: "page")
      #expect(checks.problems.isEmpty, "seed \(seed): \(checks.problems.prefix(3))")
      #expect(layout.size.width <= inputs.width && layout.size.height.isFinite, "seed \(seed)")
      expectHeight(of: layout, page, inputs, "seed \(seed)")
      #expect(
        layoutPage(page, inputs: inputs, context: second).dump() == layout.dump(),
        "seed \(seed): not the same twice")
    }
  }
}

extension RandomPagesTests {
  /// The last bottom and the edge below it are all there is.
  private func expectHeight(
    of layout: PageLayout, _ page: InstantPage, _ inputs: LayoutInputs, _ seed: Comment
  ) {
    let metrics = ContentScale.page(
      theme: inputs.theme, contentScale: inputs.textSize.contentScale,
      screenScale: inputs.screenScale
    ).metrics
    let spacing = BlockSpacing(metrics: metrics)
    // What a collapsed quote hides may hang out of the page's end; lists keep a line for what has none.
    var edges = Set(page.blocks.map { spacing.trailing(BlockRhythm($0)) })
    // The last article keeps its own padding.
    if case .relatedArticles? = page.blocks.last { edges.insert(PageMetrics.relatedPadding) }
    let bottom = FlowChecks.bottom(of: layout.items)
    let below = layout.size.height - bottom
    let isExact = edges.contains { abs($0 - below) < 0.51 }
    let endsInList = page.blocks.contains { if case .list = $0 { true } else { false } }
    #expect(
      layout.items.isEmpty || isExact || (endsInList && below > -0.51),
      "\(seed): \(below) below the last bottom")
  }

  @Test("The same holds for articles")
  func articles() throws {
    let context = try TypesettingContext()
    let second = try TypesettingContext()
    for seed in PageGenerator.seeds(200) {
      var generator = PageGenerator(seed: seed)
      let page = generator.page(size: 10)
      var random = SeededGenerator(seed: seed)
      let inputs = ReaderInputs(
        width: Double(random.int(240...600)), theme: random.pick(ReaderTheme.allCases),
        fontSize: random.pick(ReaderFontSize.allCases), isSerif: random.bool(),
        screenScale: Double(random.int(1...3)), expandsAllDetails: random.bool())
      let layout = layoutArticle(page, inputs: inputs, context: context)
      var checks = FlowChecks(textCounts: .lineBoxes)
      checks.check(layout.page.items, width: layout.size.width, bleed: 0, place: "article")
      #expect(checks.problems.isEmpty, "seed \(seed): \(checks.problems.prefix(3))")
      #expect(layout.size.height.isFinite, "seed \(seed)")
      #expect(
        layoutArticle(page, inputs: inputs, context: second).dump() == layout.dump(),
        "seed \(seed): not the same twice")
    }
  }
}
