import TestSupport
import Testing
import Typesetting

@testable import PageLayout

@Suite("The mosaic of an album")
struct MosaicTests {
  struct Album: Sendable, CustomStringConvertible {
    var description: String
    var sizes: [Size]
    var frames: [Rect]
    var edges: [Int]
    var total: Size
  }

  private static let wide = Size(width: 1200, height: 800)
  private static let tall = Size(width: 600, height: 900)
  private static let square = Size(width: 800, height: 800)

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  static let albums: [Album] = [
    Album(
      description: "two wide ones stand above each other", sizes: [wide, wide],
      frames: [rect(0, 0, 300, 149), rect(0, 150, 300, 149)], edges: [13, 14],
      total: Size(width: 300, height: 299)),
    Album(
      description: "a square and a tall one stand side by side", sizes: [square, tall],
      frames: [rect(0, 0, 179, 179), rect(180, 0, 120, 179)], edges: [7, 11],
      total: Size(width: 300, height: 179)),
    Album(
      description: "a tall one takes the whole height beside two", sizes: [tall, wide, square],
      frames: [
        rect(0, 0, 150, 300), rect(151, 0, 149.5, 149.5), rect(151, 150.5, 149.5, 149.5),
      ], edges: [7, 9, 10], total: Size(width: 301, height: 300)),
    Album(
      description: "a wide one takes the whole width above two", sizes: [wide, square, square],
      frames: [
        rect(0, 0, 300, 197), rect(0, 198, 149.5, 102), rect(150.5, 198, 149.5, 102),
      ], edges: [13, 6, 10], total: Size(width: 300, height: 300)),
    Album(
      description: "a wide one above three", sizes: [wide, square, square, tall],
      frames: [
        rect(0, 0, 300, 197), rect(0, 198, 112, 102), rect(113, 198, 87.66, 102),
        rect(201.66, 198, 98.34, 102),
      ], edges: [13, 6, 2, 10], total: Size(width: 300, height: 300)),
    Album(
      description: "four squares: one beside three", sizes: [square, square, square, square],
      frames: [
        rect(0, 0, 179, 300), rect(180, 0, 99, 99), rect(180, 100, 99, 99),
        rect(180, 200, 99, 100),
      ], edges: [7, 9, 8, 10], total: Size(width: 279, height: 300)),
    Album(
      description: "five in rows of two and three", sizes: [Size](repeating: square, count: 5),
      frames: [
        rect(0, 0, 150, 150), rect(151, 0, 151, 150), rect(0, 151, 100, 100),
        rect(101, 151, 100, 100), rect(202, 151, 100, 100),
      ], edges: [5, 9, 6, 2, 10], total: Size(width: 302, height: 251)),
    Album(
      description: "six in three rows", sizes: [wide, tall, square, wide, tall, square],
      frames: [
        rect(0, 0, 180, 120), rect(181, 0, 120, 120), rect(0, 121, 120, 120),
        rect(121, 121, 180, 120), rect(0, 242, 150, 150), rect(151, 242, 150, 150),
      ], edges: [5, 9, 16, 16, 6, 10], total: Size(width: 301, height: 392)),
    Album(
      description: "a panorama asks for rows, however few there are",
      sizes: [Size(width: 2100, height: 1000), square],
      frames: [rect(0, 0, 301, 177), rect(0, 178, 301, 300)], edges: [13, 14],
      total: Size(width: 301, height: 478)),
  ]

  @Test(arguments: albums)
  func vectors(_ album: Album) {
    let mosaic = Mosaic(
      sizes: album.sizes, maximum: Size(width: 300, height: 300), spacing: 1)
    #expect(mosaic.cells.map { rounded($0.frame) } == album.frames)
    #expect(mosaic.cells.map(\.edges.rawValue) == album.edges)
    #expect(mosaic.size == album.total)
  }

  @Test("One picture keeps its shape, none need nothing")
  func few() {
    let maximum = Size(width: 300, height: 300)
    #expect(Mosaic(sizes: [], maximum: maximum, spacing: 1).size == .zero)
    #expect(
      Mosaic(sizes: [Self.wide], maximum: maximum, spacing: 1).cells.map(\.frame)
        == [Rect(x: 0, y: 0, width: 300, height: 200)])
  }

  @Test("Cells of any pictures are as many, have room and keep off each other", arguments: 1...50)
  func anyPictures(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<40 {
      let sizes = (0..<count).map { _ in
        Size(width: Double(random.int(0...4000)), height: Double(random.int(0...4000)))
      }
      let side = Double(random.int(200...600))
      let mosaic = Mosaic(sizes: sizes, maximum: Size(width: side, height: side), spacing: 1)
      #expect(mosaic.cells.count == count)
      for (index, cell) in mosaic.cells.enumerated() {
        #expect(cell.frame.width >= 1 && cell.frame.height >= 1, "\(sizes)")
        #expect(cell.frame.minX >= 0 && cell.frame.minY >= 0, "\(sizes)")
        for other in mosaic.cells[..<index] {
          #expect(
            !cell.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame),
            "\(sizes) in \(side): \(cell.frame) \(other.frame)")
        }
      }
    }
  }

  private func rounded(_ rect: Rect) -> Rect {
    func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return Rect(
      x: hundredths(rect.x), y: hundredths(rect.y), width: hundredths(rect.width),
      height: hundredths(rect.height))
  }
}
