import Typesetting

/// The arrangements of two, three and four pictures.
struct MosaicSolver {
  let shapes: MosaicShapes
  let maximum: Size
  let spacing: Double

  static let leastWidth = 68.0
  static let leastHeight = 81.0

  private var width: Double { maximum.width }
  private var height: Double { maximum.height }
  private var ratios: [Double] { shapes.ratios }

  func one() -> [Mosaic.Cell] {
    let frame = Rect(
      x: 0, y: 0, width: width, height: min(height, (width / ratios[0]).rounded(.down)))
    return [Mosaic.Cell(frame: frame, edges: [.top, .bottom, .left, .right])]
  }

  func two() -> [Mosaic.Cell] {
    let (first, second) = (ratios[0], ratios[1])
    let kinds = (shapes.kinds[0], shapes.kinds[1])
    let area = width / height
    if kinds == (.wide, .wide), shapes.average > 1.4 * area, second - first < 0.2 {
      let row = min(width / first, width / second, (height - spacing) / 2).rounded(.down)
      return [
        cell(0, 0, width, row, [.top, .left, .right]),
        cell(0, row + spacing, width, row, [.bottom, .left, .right]),
      ]
    }
    let half = (width - spacing) / 2
    if kinds == (.wide, .wide) || kinds == (.square, .square) {
      let row = min(half / first, half / second, height).rounded(.down)
      return [
        cell(0, 0, half, row, [.top, .bottom, .left]),
        cell(half + spacing, 0, half, row, [.top, .bottom, .right]),
      ]
    }
    let share = ((width - spacing) / first / (1 / first + 1 / second)).rounded()
    let secondWidth = min(half, share).rounded(.down)
    let firstWidth = width - secondWidth - spacing
    let row = min(height, min(firstWidth / first, secondWidth / second).rounded())
      .rounded(.down)
    return [
      cell(0, 0, firstWidth, row, [.top, .bottom, .left]),
      cell(firstWidth + spacing, 0, secondWidth, row, [.top, .bottom, .right]),
    ]
  }

  func three() -> [Mosaic.Cell] {
    guard shapes.kinds[0] == .narrow else { return oneAboveTwo() }
    let room = width - spacing
    let low = min(
      (height - spacing) / 2, (ratios[1] * room / (ratios[2] + ratios[1])).rounded())
    let high = height - low - spacing
    let right = max(
      Self.leastWidth, min(room / 2, min(low * ratios[2], high * ratios[1]).rounded()))
    let left = min(height * ratios[0], room - right).rounded()
    return [
      cell(0, 0, left, height, [.top, .bottom, .left]),
      cell(left + spacing, 0, right, high, [.top, .right]),
      cell(left + spacing, high + spacing, right, low, [.bottom, .right]),
    ]
  }

  private func oneAboveTwo() -> [Mosaic.Cell] {
    let top = min(width / ratios[0], 0.66 * (height - spacing)).rounded(.down)
    let half = (width - spacing) / 2
    let low = min(
      height - top - spacing, min(half / ratios[1], half / ratios[2]).rounded())
    return [
      cell(0, 0, width, top, [.top, .left, .right]),
      cell(0, top + spacing, half, low, [.bottom, .left]),
      cell(half + spacing, top + spacing, half, low, [.bottom, .right]),
    ]
  }

  func four() -> [Mosaic.Cell] {
    shapes.kinds[0] == .wide ? oneAboveThree() : oneBesideThree()
  }

  private func oneAboveThree() -> [Mosaic.Cell] {
    let top = min(width / ratios[0], 0.66 * (height - spacing)).rounded()
    let room = width - 2 * spacing
    let natural = (room / (ratios[1] + ratios[2] + ratios[3])).rounded()
    let first = max(Self.leastWidth, min(0.4 * room, natural * ratios[1]))
    // The middle one keeps something however wide the last is.
    let last = min(
      max(Self.leastWidth, 0.33 * room, natural * ratios[3]), room - first - Self.leastWidth)
    let middle = room - first - last
    let low = max(Self.leastHeight, min(height - top - spacing, natural))
    let y = top + spacing
    return [
      cell(0, 0, width, top, [.top, .left, .right]),
      cell(0, y, first, low, [.bottom, .left]),
      cell(first + spacing, y, middle, low, .bottom),
      cell(first + middle + 2 * spacing, y, last, low, [.bottom, .right]),
    ]
  }

  private func oneBesideThree() -> [Mosaic.Cell] {
    let left = min(height * ratios[0], 0.6 * (width - spacing)).rounded()
    let room = height - 2 * spacing
    let natural = (room / (1 / ratios[1] + 1 / ratios[2] + 1 / ratios[3])).rounded()
    let first = (natural / ratios[1]).rounded(.down)
    let second = (natural / ratios[2]).rounded(.down)
    let third = room - first - second
    let right = max(Self.leastWidth, min(width - left - spacing, natural))
    let x = left + spacing
    return [
      cell(0, 0, left, height, [.top, .bottom, .left]),
      cell(x, 0, right, first, [.top, .right]),
      cell(x, first + spacing, right, second, .right),
      cell(x, first + second + 2 * spacing, right, third, [.bottom, .right]),
    ]
  }

  func cell(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ edges: Mosaic.Edges
  ) -> Mosaic.Cell {
    Mosaic.Cell(
      frame: Rect(x: x, y: y, width: max(1, width), height: max(1, height)), edges: edges)
  }
}
