import Testing

@testable import PageLayout

@Suite struct ContentScaleTests {
  struct Row: Sendable {
    var name: String
    var style: @Sendable (TextCategories) -> TextCategoryStyle
    var page: [Double]
    var quote: [Double]
  }

  /// Sizes after scaling and flooring, for the seven text sizes, in the page and inside a quote.
  @Test(arguments: [
    Row(
      name: "paragraph", style: { $0[.paragraph] }, page: [14, 15, 16, 17, 19, 23, 26],
      quote: [12, 13, 14, 15, 16, 20, 22]),
    Row(
      name: "heading 4", style: { $0.heading(level: 4) }, page: [14, 15, 16, 17, 19, 23, 26],
      quote: [12, 13, 14, 15, 16, 20, 22]),
    Row(
      name: "caption", style: { $0[.caption] }, page: [12, 13, 14, 15, 16, 20, 22],
      quote: [10, 11, 12, 13, 14, 17, 20]),
    Row(
      name: "code", style: { $0[.codeBlock] }, page: [12, 13, 14, 15, 16, 20, 22],
      quote: [10, 11, 12, 13, 14, 17, 20]),
    Row(
      name: "credit", style: { $0[.credit] }, page: [10, 11, 12, 13, 14, 17, 19],
      quote: [9, 10, 10, 11, 12, 15, 17]),
    Row(
      name: "header", style: { $0[.header] }, page: [19, 21, 22, 24, 26, 32, 36],
      quote: [17, 18, 19, 21, 23, 28, 32]),
    Row(
      name: "heading 1", style: { $0.heading(level: 1) }, page: [18, 19, 20, 22, 24, 29, 33],
      quote: [15, 17, 18, 19, 21, 26, 29]),
    Row(
      name: "heading 2", style: { $0.heading(level: 2) }, page: [16, 17, 18, 20, 22, 27, 30],
      quote: [14, 15, 16, 17, 19, 23, 26]),
    Row(
      name: "heading 3", style: { $0.heading(level: 3) }, page: [14, 15, 16, 18, 20, 24, 27],
      quote: [13, 14, 14, 15, 17, 21, 24]),
    Row(
      name: "heading 5", style: { $0.heading(level: 5) }, page: [13, 14, 15, 16, 17, 21, 24],
      quote: [11, 12, 13, 14, 15, 19, 21]),
  ])
  func sizes(_ row: Row) {
    let theme = PageTheme.chat(.day(outgoing: false))
    for (index, size) in TextSize.allCases.enumerated() {
      let page = ContentScale.page(theme: theme, contentScale: size.contentScale, screenScale: 2)
      let quote = ContentScale.quote(theme: theme, contentScale: size.contentScale, screenScale: 2)
      #expect(row.style(page.categories).font.size == row.page[index], "\(row.name) at \(size)")
      #expect(
        row.style(quote.categories).font.size == row.quote[index], "\(row.name) quoted at \(size)")
    }
  }

  @Test func headingLevelsAreClamped() {
    let categories = PageTheme.chat(.day(outgoing: false)).categories
    #expect(categories.heading(level: 0) == categories.heading(level: 1))
    #expect(categories.heading(level: 99) == categories.heading(level: 6))
    #expect(categories.heading(level: .min) == categories.heading(level: 1))
  }

  @Test func distancesSnapToPixels() {
    for screenScale in [1.0, 2, 3] {
      let metrics = PageMetrics(
        scale: 19.0 / 17, contentScale: 19.0 / 17, screenScale: screenScale)
      let pixels = metrics.cellHorizontalInset * screenScale
      #expect(abs(pixels - pixels.rounded()) < 1e-9, "at scale \(screenScale)")
    }
  }
}
