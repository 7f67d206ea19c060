import Testing

@testable import PageDrawing

struct SubpixelPositionTests {
  static let rows: [(Double, Int, Int)] = [
    (10, 10, 0), (10.12, 10, 0), (10.13, 10, 1), (10.25, 10, 1), (10.5, 10, 2), (10.75, 10, 3),
    (10.9, 11, 0), (-0.25, -1, 3), (-1, -1, 0), (.nan, 0, 0),
  ]

  @Test("the nearest quarter of a pixel", arguments: rows)
  func nearest(coordinate: Double, pixel: Int, phase: Int) {
    let position = SubpixelPosition(coordinate)
    #expect(position.pixel == pixel && position.phase == phase)
  }
}
