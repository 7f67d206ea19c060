import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

struct LayerBoundsTests {
  @Test("a layer covers what is painted in it, its inner layers included, and nothing else")
  func nested() {
    let list = picture(
      500, 500,
      [
        .pushLayer(LayerStyle(opacity: 0.5)),
        .fill(.rect(rect(10, 10, 20, 20)), .color(.black)),
        .pushLayer(LayerStyle(opacity: 0.5)),
        .fill(.ellipse(rect(100, 50, 10, 10)), .color(.black)),
        .popLayer,
        .popLayer,
        .fill(.rect(rect(0, 0, 500, 500)), .color(.black)),
        .pushLayer(LayerStyle(opacity: 0.5)),
      ], background: nil)
    let bounds = LayerBounds(of: list)
    #expect(bounds.bounds(ofLayerAt: 0) == rect(10, 10, 100, 50))
    #expect(bounds.bounds(ofLayerAt: 2) == rect(100, 50, 10, 10))
    #expect(bounds.bounds(ofLayerAt: 7) == .zero)
  }

  @Test("strokes count with their width, glyphs with room around them")
  func generous() {
    let line = Shape.path(Path([.move(point(10, 10)), .line(point(20, 10))]))
    let style = StrokeStyle(color: .black, width: 4, roundCaps: true)
    #expect(DisplayCommand.stroke(line, style).paintedBounds == rect(8, 8, 14, 4))
    let run = TestFont.inter.isInstalled ? TestFont.inter.run("g", at: point(50, 50)) : nil
    if let bounds = run?.generousBounds {
      #expect(bounds.contains(point(50, 60)) && bounds.contains(point(60, 40)))
    }
  }
}
