import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

@Suite(.enabled(if: TestFont.areInstalled))
struct PixelPainterTextTests {
  private func text(_ color: Color = .black) -> DisplayCommand {
    .glyphs(TestFont.inter.run("Clipped", size: 20, at: point(4.3, 24), color: color))
  }

  static let clips: [(String, Shape)] = [
    ("on pixels", .rect(rect(10, 12, 31, 30))),
    ("between pixels", .rect(rect(10.4, 12.6, 30.3, 9.7))),
    ("rounded", .roundedRect(rect(4, 8, 40, 18), CornerRadii(9))),
    ("round", .ellipse(rect(5, 5, 40, 30))),
    ("a triangle", .path(Path([.move(point(0, 0)), .line(point(60, 20)), .line(point(0, 40))]))),
  ]

  @Test("text under a clip is text times what the clip covers", arguments: clips)
  func clipped(_ sentence: String, shape: Shape) throws {
    let whole = try pixels(80, 40, [text()])
    let cover = try pixels(80, 40, [.fill(shape, .color(.black))])
    let drawn = try pixels(80, 40, [.pushClip(shape), text(), .popClip])
    for y in 0..<40 {
      for x in 0..<80 {
        let expected = Double(whole.ink(x, y) * cover.ink(x, y)) / 255
        #expect(abs(Double(drawn.ink(x, y)) - expected) <= 3, "\(sentence) at \(x), \(y)")
      }
    }
  }

  @Test(
    "text in a layer is the same text, in a clip in a layer in a clip too", arguments: [1.0, 2])
  func layered(scale: Double) throws {
    let plain = try pixels(80, 40, scale: scale, [text()])
    let frame = Shape.roundedRect(rect(0, 0, 80, 40), CornerRadii(5))
    let nested = try pixels(
      80, 40, scale: scale,
      [
        .pushClip(frame), .pushLayer(LayerStyle(opacity: 0.999_999)), .pushClip(frame), text(),
        .popClip, .popLayer, .popClip,
      ])
    #expect(nested.largestDifference(to: plain) <= 1)
  }

  @Test("half a layer is half the ink")
  func faded() throws {
    let whole = try pixels(80, 40, [text()])
    let half = try pixels(80, 40, [.pushLayer(LayerStyle(opacity: 0.5)), text(), .popLayer])
    for index in whole.pixels.indices {
      let (x, y) = (index % 80, index / 80)
      #expect(abs(half.ink(x, y) - whole.ink(x, y) / 2) <= 2)
    }
  }

  @Test("text on nothing is a picture with alpha that gives the same text on white")
  func transparent() throws {
    let direct = try pixels(80, 40, [text(Color(0x2481CC))])
    let alone = try pixels(80, 40, background: nil, [text(Color(0x2481CC))])
    for (over, expected) in zip(alone.pixels, direct.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        let sum = Int((over >> shift) & 0xFF) + 255 - Int(over >> 24)
        #expect(abs(sum - Int((expected >> shift) & 0xFF)) <= 2)
      }
    }
  }

  @Test("emoji are cut and faded like text")
  func emoji() throws {
    let run = DisplayCommand.glyphs(TestFont.emoji.run("😀", size: 20, at: point(4, 28)))
    let shape = Shape.ellipse(rect(5, 10, 20, 20))
    let drawn = try pixels(40, 40, [.pushClip(shape), run, .popClip])
    #expect(drawn[6, 11] == 0xFFFF_FFFF && drawn[15, 20] != 0xFFFF_FFFF)
  }

  @Test("the same list gives the same pixels, with old caches or new ones")
  func deterministic() throws {
    let list = picture(80, 40, [text()])
    let context = DrawingContext(glyphBytes: 1)
    let first = try rasterize(list, scale: 2, images: ImageStore(), context: context)
    for _ in 0..<3 {
      #expect(
        try rasterize(list, scale: 2, images: ImageStore(), context: context) == first)
    }
    #expect(try rasterize(list, scale: 2, images: ImageStore()) == first)
  }
}
