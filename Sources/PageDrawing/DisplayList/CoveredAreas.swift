import Typesetting

/// Areas that many others are held against, kept by the squares of a grid: what is asked of one costs what lies
/// around it.
struct CoveredAreas {
  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private struct Span {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>

    /// Nil for what is no area.
    init?(_ rect: Rect) {
      guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return nil }
      func index(_ length: Double) -> Int {
        Int(min(max(-1e6, (length / CoveredAreas.side).rounded(.down)), 1e6))
      }
      columns = index(rect.minX)...index(rect.maxX)
      rows = index(rect.minY)...index(rect.maxY)
    }

    var count: Int { columns.count * rows.count }
  }

  /// Of a square, points.
  private static let side = 32.0
  /// What covers more squares is kept, and asked for, apart.
  private static let mostSquares = 1_024

  private var all: [Rect] = []
  private var large: [Rect] = []
  private var squares: [Square: [Rect]] = [:]
  private var bounds: Rect?

  mutating func add(_ rect: Rect) {
    guard let span = Span(rect) else { return }
    all.append(rect)
    bounds = bounds?.union(rect) ?? rect
    guard span.count <= Self.mostSquares else { return large.append(rect) }
    for row in span.rows {
      for column in span.columns {
        squares[Square(column: column, row: row), default: []].append(rect)
      }
    }
  }

  /// Whether any of the areas meets a rectangle.
  func meet(_ rect: Rect) -> Bool {
    guard let bounds, bounds.meets(rect) else { return false }
    guard let span = Span(bounds.intersection(rect)), span.count <= Self.mostSquares else {
      return all.contains { $0.meets(rect) }
    }
    if large.contains(where: { $0.meets(rect) }) { return true }
    for row in span.rows {
      for column in span.columns
      where squares[Square(column: column, row: row)]?.contains(where: { $0.meets(rect) }) == true {
        return true
      }
    }
    return false
  }
}
