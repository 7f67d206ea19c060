import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

/// Layers that are moved, scaled and blurred.
@Suite("Moving layers")
struct MovingLayerTests {
  private let square = DisplayCommand.fill(.rect(rect(10, 10, 10, 10)), .color(.black))

  private func layer(_ style: LayerStyle) throws -> PixelImage {
    try pixels(40, 40, [.pushLayer(style), square, .popLayer])
  }

  @Test("A layer that is moved by whole pixels is the same elsewhere")
  func moved() throws {
    let moved = try layer(LayerStyle(transform: LayerTransform(offset: point(5, -3))))
    let there = try pixels(40, 40, [.fill(.rect(rect(15, 7, 10, 10)), .color(.black))])
    #expect(moved == there)
  }

  @Test("A layer is scaled about its anchor")
  func scaled() throws {
    let half = try layer(
      LayerStyle(transform: LayerTransform(anchor: point(15, 15), scale: 0.5)))
    #expect(half.ink(15, 15) == 255 && half.ink(14, 14) == 255)
    #expect(half.ink(11, 15) == 0 && half.ink(18, 15) == 0)
    let double = try layer(
      LayerStyle(transform: LayerTransform(anchor: point(15, 15), scale: 2)))
    #expect(double.ink(6, 15) > 200 && double.ink(3, 15) == 0)
  }

  @Test("A clip outside cuts what is shown, not what is moved into it")
  func clipped() throws {
    let style = LayerStyle(transform: LayerTransform(offset: point(20, 0)))
    let picture = try pixels(
      40, 40,
      [.pushClip(.rect(rect(25, 0, 15, 40))), .pushLayer(style), square, .popLayer, .popClip])
    #expect(picture.ink(32, 15) == 0 && picture.ink(37, 15) == 0 || picture.ink(32, 15) == 255)
    #expect(picture.ink(24, 15) == 0 && picture.ink(28, 15) == 0 || picture.ink(32, 15) == 255)
    #expect(picture.ink(31, 15) == 255)
  }

  @Test("A blur spreads the ink and keeps its sum")
  func blurred() throws {
    let sharp = try layer(LayerStyle())
    let soft = try layer(LayerStyle(blur: 1.5))
    func sum(_ picture: PixelImage) -> Int {
      (0..<40).reduce(0) { total, y in (0..<40).reduce(total) { $0 + picture.ink($1, y) } }
    }
    #expect(abs(sum(soft) - sum(sharp)) < sum(sharp) / 20)
    #expect(soft.ink(9, 15) > 0 && soft.ink(10, 15) < 255 && soft.ink(15, 15) > 240)
    #expect(soft.ink(2, 15) == 0)
  }

  @Test(
    "What is no transform draws nothing, and the rest all the same",
    arguments: [
      0, -1, .nan, .infinity,
    ])
  func hostile(scale: Double) throws {
    let picture = try pixels(
      20, 20,
      [
        .pushLayer(LayerStyle(transform: LayerTransform(scale: scale))),
        .fill(.rect(rect(0, 0, 20, 20)), .color(.black)), .popLayer,
        .pushLayer(LayerStyle(blur: scale)), .fill(.rect(rect(0, 0, 5, 5)), .color(.black)),
        .popLayer,
      ])
    #expect(picture.ink(15, 15) == 0)
    #expect(picture.ink(1, 1) > 0)
  }

  @Test("An SVG carries the same")
  func svg() throws {
    let style = LayerStyle(
      opacity: 0.5,
      transform: LayerTransform(anchor: point(10, 0), scale: 0.5, offset: point(0, 3)),
      blur: 2)
    let list = picture(40, 40, [.pushLayer(style), square, .popLayer])
    let text = String(
      decoding: try export(list, as: .svg, images: ImageStore()), as: UTF8.self)
    #expect(text.contains("transform=\"translate(5 3) scale(0.5)\""))
    #expect(
      text.contains("<feGaussianBlur stdDeviation=\"2\"/>") && text.contains("opacity=\"0.5\""))
    #expect(
      DisplayListDump.text(of: list).contains(
        "layer opacity 0.5 blur 2 scale 0.5 about (10 0) by (0 3)"))
  }

  @Test("A layer takes no more room than a clip in it leaves")
  func bounds() {
    let list = picture(
      100, 100,
      [
        .pushLayer(LayerStyle(opacity: 0.5)), .pushClip(.rect(rect(10, 10, 5, 5))),
        .fill(.rect(rect(0, 0, 100, 100)), .color(.black)), .popClip, .popLayer,
        .pushLayer(LayerStyle(opacity: 0.5)),
        .pushLayer(LayerStyle(transform: LayerTransform(offset: point(30, 0)))),
        .fill(.rect(rect(0, 0, 10, 10)), .color(.black)), .popLayer, .popLayer,
      ], background: nil)
    let bounds = LayerBounds(of: list)
    #expect(bounds.bounds(ofLayerAt: 0) == rect(10, 10, 5, 5))
    #expect(bounds.bounds(ofLayerAt: 6) == rect(0, 0, 10, 10))
    #expect(bounds.bounds(ofLayerAt: 5) == rect(30, 0, 10, 10))
  }
}
