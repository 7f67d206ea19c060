import Typesetting

extension MosaicSolver {
  /// Any number of pictures in rows as high as their pictures' cropped shapes ask for: of all ways to
  /// split them into two to four rows, the one whose height is nearest to four thirds of the width.
  func rows() -> [Mosaic.Cell] {
    let cropped = shapes.ratios.map { ratio in
      let towards = shapes.average > 1.1 ? max(1, ratio) : min(1, ratio)
      return min(max(towards, Self.leastCrop), Self.mostCrop)
    }
    // What four rows cannot hold stands in rows of three.
    let counts = bestSplit(of: cropped) ?? Self.threeByThree(cropped.count)
    return placed(cropped, in: counts)
  }

  private static let leastCrop = 0.66667
  private static let mostCrop = 1.7

  private func bestSplit(of ratios: [Double]) -> [Int]? {
    let target = (maximum.width * 4 / 3).rounded(.down)
    var best: (counts: [Int], distance: Double)?
    for counts in splits(of: ratios.count) {
      let distance = distance(of: counts, ratios, to: target)
      if distance < best?.distance ?? .infinity { best = (counts, distance) }
    }
    return best?.counts
  }

  private func splits(of count: Int) -> [[Int]] {
    // More than any four rows hold.
    guard count <= 13 else { return [] }
    let row = 1...3
    let middle = 1...(shapes.average < 0.85 ? 4 : 3)
    var splits: [[Int]] = []
    for first in row where row.contains(count - first) { splits.append([first, count - first]) }
    for first in row {
      for second in middle where row.contains(count - first - second) {
        splits.append([first, second, count - first - second])
      }
    }
    for first in row {
      for second in row {
        for third in row where row.contains(count - first - second - third) {
          splits.append([first, second, third, count - first - second - third])
        }
      }
    }
    return splits
  }

  private func distance(of counts: [Int], _ ratios: [Double], to target: Double) -> Double {
    var total = spacing * Double(counts.count - 1)
    // Of the running totals, not of the rows, as the reference has it.
    var least = Double.infinity
    var start = 0
    for count in counts {
      total += rowHeight(ratios[start..<(start + count)]).rounded(.down)
      least = min(least, total)
      start += count
    }
    var distance = abs(total - target)
    if zip(counts, counts.dropFirst()).contains(where: { $0 > $1 }) { distance *= 1.5 }
    if least < Self.leastWidth { distance *= 1.5 }
    return distance
  }

  private func rowHeight(_ ratios: ArraySlice<Double>) -> Double {
    (maximum.width - Double(ratios.count - 1) * spacing) / ratios.reduce(0, +)
  }

  private static func threeByThree(_ count: Int) -> [Int] {
    stride(from: 0, to: count, by: 3).map { min(3, count - $0) }
  }

  private func placed(_ ratios: [Double], in counts: [Int]) -> [Mosaic.Cell] {
    var cells: [Mosaic.Cell] = []
    var rowEnds: [Int] = []
    var start = 0
    var y = 0.0
    for (row, count) in counts.enumerated() {
      let slice = ratios[start..<(start + count)]
      let height = rowHeight(slice).rounded(.up)
      var edges: Mosaic.Edges = row == 0 ? .top : []
      if row == counts.count - 1 { edges.insert(.bottom) }
      var x = 0.0
      for (index, ratio) in slice.enumerated() {
        var own = edges
        if edges.isEmpty {
          own = .inside
        } else {
          if index == 0 { own.insert(.left) }
          if index == count - 1 { own.insert(.right) }
        }
        let width = (ratio * height).rounded(.up)
        cells.append(cell(x, y, width, height, own))
        x += width + spacing
      }
      rowEnds.append(cells.count - 1)
      start += count
      y += height + spacing
    }
    let widest = cells.map(\.frame.maxX).max() ?? 0
    for end in rowEnds { cells[end].frame.width = widest - cells[end].frame.x }
    return cells
  }
}
