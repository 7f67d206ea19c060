import Testing

@testable import PageLayout

@Suite struct TableColumnsTests {
  struct Compression: Sendable {
    var naturals: [Double]
    var target: Double
    var widths: [Double]
    var fits: Bool
    var sentence: String
  }

  @Test(arguments: [
    Compression(
      naturals: [200, 100, 300], target: 300, widths: [96, 60, 144], fits: true,
      sentence: "a column at its floor is pinned, the others share the rest in proportion"),
    Compression(
      naturals: [400, 70, 40, 300], target: 260, widths: [91, 60, 40, 69], fits: true,
      sentence: "a column narrower than the floor keeps its natural width"),
    Compression(
      naturals: [100, 100, 100, 100, 100, 100], target: 300,
      widths: [60, 60, 60, 60, 60, 60], fits: false,
      sentence: "columns that do not fit at their floors keep them, and the table scrolls"),
    Compression(
      naturals: [100, 100, 100], target: 200, widths: [67, 67, 66], fits: true,
      sentence: "rounding drift goes to the last column"),
  ])
  func compresses(_ row: Compression) {
    let result = TableColumns.compressed(
      row.naturals, into: row.target, border: 0, floors: row.naturals.map { min(60, $0) })
    #expect(result.widths == row.widths, "\(row.sentence)")
    #expect(result.fits == row.fits, "\(row.sentence)")
  }

  @Test func spareWidthIsSharedByNaturalWidth() {
    let columns = TableColumns(minimums: [50, 50], naturals: [100, 300])
    let result = columns.distributed(width: 500, border: 0, floor: 60)
    #expect(result.widths == [150, 350])
    #expect(result.total == 500)
  }

  @Test func aSpanningCellWidensWhatItSpans() {
    var columns = TableColumns(minimums: [20, 20, 20], naturals: [20, 20, 20])
    columns.spans = [.init(columns: 0..<2, minimum: 140, natural: 200)]
    let result = columns.distributed(width: 300, border: 0, floor: 60)
    #expect(result.widths[0] + result.widths[1] >= 140)
    #expect(result.widths.reduce(0, +) == 300)
  }

  @Test func widthsAlwaysFillTheTable() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &generator)
      let minimums = (0..<count).map { _ in Double(Int.random(in: 1...80, using: &generator)) }
      let naturals = minimums.map { $0 + Double(Int.random(in: 0...400, using: &generator)) }
      let result = TableColumns(minimums: minimums, naturals: naturals)
        .distributed(width: 340, border: 1, floor: 60)
      #expect(result.widths.allSatisfy { $0 > 0 }, "\(minimums) \(naturals)")
      if result.fits {
        #expect(result.total == 340)
        #expect(result.widths.reduce(0, +) <= 340 + 0.001, "\(minimums) \(naturals)")
      }
    }
  }
}
