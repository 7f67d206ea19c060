/// Walks along a line and tells how far it has come, tabs included.
struct LineWalker {
  private let segment: ShapedSegment
  private var unit: Int
  private var x = 0
  private var nextTab: Int

  /// Columns between tab stops, in spaces of the tab's font.
  static let tabColumns = 4

  init(_ segment: ShapedSegment, from start: Int) {
    self.segment = segment
    unit = start
    nextTab = LineWalker.firstTab(from: start, in: segment.tabs)
  }

  /// The width from the line's start to `target`, which may not lie before the last one.
  mutating func advance(to target: Int) -> Int {
    while nextTab < segment.tabs.count, segment.tabs[nextTab] < target {
      let tab = segment.tabs[nextTab]
      x += segment.offsets[tab] - segment.offsets[unit]
      x = LineWalker.stop(after: x, tab: tab, in: segment)
      unit = tab + 1
      nextTab += 1
    }
    return x + segment.offsets[target] - segment.offsets[unit]
  }

  private static func firstTab(from start: Int, in tabs: [Int]) -> Int {
    var low = 0
    var high = tabs.count
    while low < high {
      let middle = (low + high) / 2
      if tabs[middle] >= start { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where a tab that begins at `x` ends.
  static func stop(after x: Int, tab: Int, in segment: ShapedSegment) -> Int {
    let font = segment.fonts[segment.runs[segment.runIndex(at: tab)].font]
    let interval = max(Int(font.spaceAdvance) * tabColumns, 1)
    return (x / interval + 1) * interval
  }
}
