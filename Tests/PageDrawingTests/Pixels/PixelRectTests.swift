import Testing
import Typesetting

@testable import PageDrawing

struct PixelRectTests {
  @Test("a third of a point is a whole pixel at scale 3, rounding noise or not")
  func aligned() {
    #expect(PixelRect.isAligned(rect(1.0 / 3, 2.0 / 3, 1, 0.1 + 0.2 - 0.3 + 1), scale: 3))
    #expect(!PixelRect.isAligned(rect(0.5, 0, 1, 1), scale: 1))
    #expect(PixelRect.isAligned(rect(0.5, 0, 1, 1), scale: 2))
  }

  @Test("around holds every touched pixel, inside only whole ones")
  func rounding() {
    let area = rect(0.4, 0.6, 2, 2)
    #expect(
      PixelRect(around: area, scale: 1) == PixelRect(left: 0, top: 0, right: 3, bottom: 3))
    #expect(
      PixelRect(inside: area, scale: 1) == PixelRect(left: 1, top: 1, right: 2, bottom: 2))
    #expect(
      PixelRect(nearest: area, scale: 1) == PixelRect(left: 0, top: 1, right: 2, bottom: 3))
  }

  @Test("rectangles apart meet in nothing")
  func empty() {
    let left = PixelRect(left: 0, top: 0, right: 5, bottom: 5)
    #expect(left.intersection(PixelRect(left: 5, top: 0, right: 9, bottom: 5)) == .empty)
    #expect(PixelRect(around: rect(.nan, 0, .infinity, 1e30), scale: 2).left == 0)
  }
}
