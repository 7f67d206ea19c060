import Testing
import Typesetting

@testable import PageDrawing

struct ClipStateTests {
  private let page = PixelRect(left: 0, top: 0, right: 100, bottom: 100)

  @Test("a rectangle on pixels is exactly its pixels")
  func aligned() {
    var clip = ClipState(page)
    clip.intersect(.rect(rect(10, 10, 20, 20)), scale: 2)
    #expect(clip.isAligned)
    #expect(clip.bounds == PixelRect(left: 20, top: 20, right: 60, bottom: 60))
    clip.intersect(.rect(rect(20, 0, 100, 100)), scale: 2)
    #expect(clip.bounds == PixelRect(left: 40, top: 20, right: 60, bottom: 60))
    #expect(clip.isAligned && clip.interiors == [clip.bounds])
  }

  @Test("a rectangle between pixels softens its edge, its inside is whole")
  func unaligned() {
    var clip = ClipState(page)
    clip.intersect(.rect(rect(10.25, 10, 20, 20)), scale: 1)
    #expect(!clip.isAligned)
    #expect(clip.bounds.left == 10 && clip.bounds.right == 31)
    #expect(clip.shows(PixelRect(left: 11, top: 10, right: 30, bottom: 30)))
    #expect(!clip.shows(PixelRect(left: 10, top: 10, right: 30, bottom: 30)))
  }

  @Test("only the corners of a rounded rectangle are in doubt")
  func rounded() {
    var clip = ClipState(page)
    clip.intersect(.roundedRect(rect(0, 0, 100, 100), CornerRadii(16)), scale: 1)
    #expect(clip.shows(PixelRect(left: 0, top: 40, right: 100, bottom: 60)))
    #expect(clip.shows(PixelRect(left: 20, top: 0, right: 80, bottom: 100)))
    #expect(clip.shows(PixelRect(left: 6, top: 6, right: 94, bottom: 94)))
    #expect(!clip.shows(PixelRect(left: 0, top: 0, right: 4, bottom: 4)))
    clip.intersect(.rect(rect(0, 50, 100, 50)), scale: 1)
    #expect(clip.shows(PixelRect(left: 0, top: 50, right: 100, bottom: 80)))
    #expect(!clip.shows(PixelRect(left: 0, top: 40, right: 100, bottom: 80)))
  }

  @Test("a rounded rectangle without radii is a rectangle")
  func square() {
    var clip = ClipState(page)
    clip.intersect(.roundedRect(rect(5, 5, 10, 10), CornerRadii(0)), scale: 1)
    #expect(clip.isAligned)
  }

  @Test("clips apart leave nothing")
  func nothing() {
    var clip = ClipState(page)
    clip.intersect(.rect(rect(0, 0, 10, 10)), scale: 1)
    clip.intersect(.ellipse(rect(50, 50, 10, 10)), scale: 1)
    #expect(clip.bounds.isEmpty)
  }
}
