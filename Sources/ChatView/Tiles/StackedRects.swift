import Recto

/// Rectangles on a page of which those between two heights are wanted again and again: what to paint over the
/// words of a message that may be much longer than the view.
struct StackedRects {
  /// In reading order.
  let all: [Rect]
  private let byTop: [Rect]
  /// How far down the rectangles up to each reach.
  private let ends: [Double]

  init(_ rects: [Rect]) {
    all = rects
    byTop = rects.sorted { $0.minY < $1.minY }
    var end = -Double.infinity
    ends = byTop.map { rect in
      end = max(end, rect.maxY)
      return end
    }
  }

  /// Those that show between two heights.
  func between(_ top: Double, _ bottom: Double) -> [Rect] {
    let first = ends.firstIndex(after: top)
    return byTop[first...].prefix { $0.minY < bottom }.filter { $0.maxY > top }
  }
}

extension [Double] {
  /// Of numbers that grow, the place of the first that is larger.
  fileprivate func firstIndex(after number: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
