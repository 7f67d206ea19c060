import Testing
import Typesetting

@testable import PageDrawing

struct ImagePlacementTests {
  @Test("fitted: centred, whole")
  func fitting() {
    let placement = ImagePlacement.fitting(width: 200, height: 100, in: rect(0, 0, 50, 50))
    #expect(placement.destination == rect(0, 12.5, 50, 25))
    #expect(placement.source == .init(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("a sliver beside the picture is filled, not shown")
  func sliver() {
    let placement = ImagePlacement.fitting(width: 200, height: 100, in: rect(0, 0, 50, 26.5))
    #expect(placement.destination == rect(0, 0, 50, 26.5))
  }

  @Test("filled: the middle part, all of the rectangle")
  func filling() {
    let placement = ImagePlacement.filling(width: 200, height: 100, in: rect(5, 5, 50, 50))
    #expect(placement.destination == rect(5, 5, 50, 50))
    #expect(placement.source == .init(x: 50, y: 0, width: 100, height: 100))
  }

  @Test("cropping keeps every point of the picture where it was")
  func cropping() {
    let placement = ImagePlacement.stretching(width: 100, height: 100, over: rect(0, 0, 50, 50))
    let part = placement.cropped(to: rect(10, 20, 1_000, 5))
    #expect(part.destination == rect(10, 20, 40, 5))
    #expect(part.source == .init(x: 20, y: 40, width: 80, height: 10))
  }
}
