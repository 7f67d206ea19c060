import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

@Suite("Sheets of paper")
struct SheetCutsTests {
  @Test("Any article is cut in order, each piece fits, nothing that shows is left out")
  func randomPages() throws {
    let context = try TypesettingContext()
    for seed in PageGenerator.seeds(100) {
      var generator = PageGenerator(seed: seed)
      let layout = layoutArticle(
        generator.page(size: 14),
        inputs: ReaderInputs(width: 400, expandsAllDetails: true), context: context)
      let sheet = 300.0
      let pieces = SheetCuts(layout.page.items, height: layout.size.height, sheetHeight: sheet)
        .pieces
      #expect(pieces.first?.lowerBound == 0, "seed \(seed)")
      for piece in pieces {
        #expect(piece.upperBound - piece.lowerBound <= sheet + 0.001, "seed \(seed)")
      }
      for (piece, next) in zip(pieces, pieces.dropFirst()) {
        #expect(piece.upperBound <= next.lowerBound, "seed \(seed)")
      }
      for line in lines(of: layout.page) where line.upperBound - line.lowerBound < sheet - 40 {
        let holders = pieces.count {
          $0.lowerBound <= line.lowerBound + 0.01 && line.upperBound <= $0.upperBound + 0.01
        }
        #expect(holders == 1, "seed \(seed): \(line) in \(pieces)")
      }
    }
  }

  /// The boxes of all lines of text, but for those of tables: beside a line in one cell there may be
  /// the half of one in the next.
  private func lines(of page: PageLayout) -> [ClosedRange<Double>] {
    PageReading(page).texts.filter { $0.cell == nil }.flatMap { placed in
      placed.text.drawnLines.map { index in
        let line = placed.text.paragraph.lines[index]
        return placed.origin.y + line.frame.minY...placed.origin.y + line.frame.maxY
          + line.extraDescent
      }
    }
  }

  @Test("A picture that fits moves to the next sheet with its caption, one that does not is cut")
  func pictures() throws {
    let context = try TypesettingContext()
    func pieces(height: Int32) -> [ClosedRange<Double>] {
      let layout = layoutArticle(
        InstantPage(blocks: [
          .paragraph(.plain(String(repeating: "words ", count: 60))),
          .image(
            id: .cloudImage(1), caption: InstantPageCaption(text: .plain("caption")), url: nil,
            webpageId: nil, spoiler: false),
        ]),
        inputs: ReaderInputs(
          width: 400, mediaSizes: [.cloudImage(1): PixelDimensions(width: 400, height: height)]),
        context: context)
      return SheetCuts(layout.page.items, height: layout.size.height, sheetHeight: 300).pieces
    }
    let whole = pieces(height: 200)
    #expect(whole.count == 2)
    #expect((whole.last.map { $0.upperBound - $0.lowerBound } ?? 0) > 200)
    #expect(pieces(height: 900).count > 3)
  }

  @Test("A heading is not the last thing on its sheet, a row of a table stays whole")
  func gentleCuts() throws {
    let context = try TypesettingContext()
    let row = InstantPageTableRow(cells: [
      InstantPageTableCell(text: .plain(String(repeating: "cell ", count: 20)))
    ])
    let page = InstantPage(blocks: [
      .paragraph(.plain(String(repeating: "words ", count: 40))),
      .heading(text: .plain("Heading"), level: 2),
      .paragraph(.plain(String(repeating: "words ", count: 40))),
      .table(
        title: .empty, rows: [row, row, row], bordered: true, striped: false, compact: false),
    ])
    let layout = layoutArticle(page, inputs: ReaderInputs(width: 300), context: context)
    let heading = try #require(layout.page.items.dropFirst().first)
    // A sheet that ends right below the heading.
    let cuts = SheetCuts(
      layout.page.items, height: layout.size.height, sheetHeight: heading.frame.maxY + 10)
    let first = try #require(cuts.pieces.first)
    #expect(first.upperBound <= heading.frame.minY + 10)
    guard case .table(let table)? = layout.page.items.last?.content else {
      Issue.record("no table")
      return
    }
    let top = try #require(layout.page.items.last?.frame.y)
    for cell in table.cells {
      let middle = top + table.gridOrigin.y + cell.frame.midY
      #expect(!cuts.pieces.contains { abs($0.upperBound - middle) < cell.frame.height / 2 - 1 })
    }
  }

  @Test("Twice the lines cost about twice", .timeLimit(.minutes(1)))
  func growth() throws {
    let context = try TypesettingContext()
    func seconds(_ count: Int) -> Double {
      let blocks = [InstantPageBlock](
        repeating: .paragraph(.plain("a line of words")), count: count)
      let layout = layoutArticle(
        InstantPage(blocks: blocks), inputs: ReaderInputs(width: 300), context: context)
      let time = ContinuousClock().measure {
        _ = SheetCuts(layout.page.items, height: layout.size.height, sheetHeight: 500)
      }
      return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    }
    var best = Double.infinity
    for _ in 0..<5 where best > 3 { best = min(best, seconds(8_000) / max(seconds(4_000), 1e-6)) }
    #expect(best < 3)
  }
}
