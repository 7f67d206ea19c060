import Typesetting

/// Pictures of an album arranged without gaps in a rectangle (the chat's album mosaic).
struct Mosaic {
  var cells: [Cell] = []
  /// What the cells need: whole points, at times a point or two more than was offered.
  var size = Size.zero

  struct Cell: Hashable {
    var frame: Rect
    var edges: Edges
  }

  /// Which of the mosaic's edges a cell touches.
  struct Edges: OptionSet, Hashable {
    let rawValue: Int

    static let top = Edges(rawValue: 1 << 0)
    static let bottom = Edges(rawValue: 1 << 1)
    static let left = Edges(rawValue: 1 << 2)
    static let right = Edges(rawValue: 1 << 3)
    /// A cell of a row that is neither the first nor the last.
    static let inside = Edges(rawValue: 1 << 4)
  }

  /// - Parameters:
  ///   - sizes: the pictures' own; one with a side of 0 counts as a square.
  ///   - maximum: what the mosaic may take.
  ///   - spacing: between cells.
  init(sizes: [Size], maximum: Size, spacing: Double) {
    let shapes = MosaicShapes(sizes)
    let solver = MosaicSolver(shapes: shapes, maximum: maximum, spacing: spacing)
    switch sizes.count {
    case 0: return
    // The rules begin with two; one picture keeps its shape.
    case 1: cells = solver.one()
    case 2 where !shapes.needsRows: cells = solver.two()
    case 3 where !shapes.needsRows: cells = solver.three()
    case 4 where !shapes.needsRows: cells = solver.four()
    default: cells = solver.rows()
    }
    size = Size(
      width: (cells.map(\.frame.maxX).max() ?? 0).rounded(),
      height: (cells.map(\.frame.maxY).max() ?? 0).rounded())
  }
}

/// What the arrangement of an album depends on.
struct MosaicShapes {
  /// Width by height of each picture.
  let ratios: [Double]
  let kinds: [Kind]
  /// Of all ratios and an extra 1, which the reference's sum starts from.
  let average: Double

  enum Kind {
    case wide
    case narrow
    case square
  }

  /// Ratios beyond these are no pictures; they would leave their neighbours no room.
  private static let sane = 0.01...100.0

  init(_ sizes: [Size]) {
    ratios = sizes.map { size in
      guard size.width > 0, size.height > 0 else { return 1 }
      return min(max(size.width / size.height, Self.sane.lowerBound), Self.sane.upperBound)
    }
    kinds = ratios.map { $0 > 1.2 ? .wide : $0 < 0.8 ? .narrow : .square }
    average = (1 + ratios.reduce(0, +)) / Double(max(1, ratios.count))
  }

  /// A panorama among the pictures asks for the arrangement in rows, however few they are.
  var needsRows: Bool { ratios.contains { $0 > 2 } }
}
