import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

struct PixelPainterTests {
  private let black = Paint.color(.black)

  @Test("a hairline of one pixel is one full pixel", arguments: [1.0, 2, 3, 4])
  func hairline(scale: Double) throws {
    let drawn = try pixels(
      9, 9, scale: scale, [.fill(.rect(rect(2, 4, 5, 1 / scale)), black)])
    let row = Int(4 * scale)
    let column = Int(4 * scale)
    #expect(drawn.ink(column, row) == 255)
    #expect(drawn.ink(column, row - 1) == 0 && drawn.ink(column, row + 1) == 0)
  }

  @Test("a circle is round: its area and its reach are a circle's")
  func circle() throws {
    let drawn = try pixels(50, 50, [.fill(.ellipse(rect(5, 5, 40, 40)), black)])
    let area = drawn.pixels.indices.reduce(0.0) {
      $0 + Double(drawn.ink($1 % 50, $1 / 50)) / 255
    }
    #expect(abs(area - Double.pi * 400) < 2)
    let rounded = try pixels(
      50, 50, [.fill(.roundedRect(rect(5, 5, 40, 40), CornerRadii(20)), black)])
    #expect(rounded.largestDifference(to: drawn) <= 2)
  }

  @Test("each corner has its own radius")
  func corners() throws {
    let radii = CornerRadii(topLeft: 0, topRight: 4, bottomRight: 12, bottomLeft: 8)
    let drawn = try pixels(40, 40, [.fill(.roundedRect(rect(0, 0, 40, 40), radii), black)])
    #expect(drawn.ink(0, 0) == 255)
    #expect(drawn.ink(39, 0) < 128 && drawn.ink(37, 2) == 255)
    #expect(drawn.ink(37, 37) < 60 && drawn.ink(2, 37) > drawn.ink(37, 37))
  }

  @Test("a gradient runs from stop to stop and keeps its ends")
  func gradient() throws {
    let stops = [
      GradientStop(position: 0, color: .black), GradientStop(position: 1, color: .white),
    ]
    let paint = Paint.linearGradient(from: point(0, 10), to: point(0, 30), stops: stops)
    let drawn = try pixels(4, 40, [.fill(.rect(rect(0, 0, 4, 40)), paint)])
    #expect(drawn.ink(1, 5) == 255 && drawn.ink(1, 35) == 0)
    #expect(abs(drawn.ink(1, 20) - 124) <= 4)
    let round = Paint.radialGradient(center: point(2, 20), radius: 10, stops: stops)
    let ring = try pixels(4, 40, [.fill(.rect(rect(0, 0, 4, 40)), round)])
    #expect(ring.ink(2, 20) > 230 && ring.ink(2, 0) == 0)
  }

  @Test("an open path is stroked open, round caps reach half a width further")
  func stroke() throws {
    let line = Shape.path(Path([.move(point(10, 10)), .line(point(30, 10))]))
    for (isRound, ink) in [(false, 0), (true, 255)] {
      let style = StrokeStyle(color: .black, width: 8, roundCaps: isRound)
      let drawn = try pixels(40, 20, [.stroke(line, style)])
      #expect(drawn.ink(20, 7) == 255 && drawn.ink(20, 5) == 0)
      #expect(drawn.ink(7, 9) == ink)
    }
  }

  @Test("a clip cuts shapes and is gone after its pop")
  func clip() throws {
    let drawn = try pixels(
      20, 20,
      [
        .pushClip(.rect(rect(5, 5, 5, 5))), .fill(.rect(rect(0, 0, 20, 20)), black), .popClip,
        .fill(.rect(rect(15, 15, 5, 5)), black),
      ])
    #expect(drawn.ink(4, 5) == 0 && drawn.ink(5, 5) == 255 && drawn.ink(9, 9) == 255)
    #expect(drawn.ink(10, 9) == 0 && drawn.ink(15, 15) == 255)
  }

  @Test("a layer is blended as one: overlapping halves do not add up")
  func layer() throws {
    let drawn = try pixels(
      30, 10,
      [
        .pushLayer(LayerStyle(opacity: 0.5)), .fill(.rect(rect(0, 0, 20, 10)), black),
        .fill(.rect(rect(10, 0, 20, 10)), black), .popLayer,
      ])
    for x in [5, 15, 25] { #expect(abs(drawn.ink(x, 5) - 128) <= 1) }
  }

  @Test("a mask keeps as much as its alpha")
  func mask() throws {
    let stops = [
      GradientStop(position: 0, color: Color(0xFF00FF)),
      GradientStop(position: 1, color: Color(0x00FF00, alpha: 0)),
    ]
    let style = LayerStyle(
      opacity: 0.8, mask: .linearGradient(from: .zero, to: point(0, 40), stops: stops))
    let drawn = try pixels(
      10, 40, [.pushLayer(style), .fill(.rect(rect(0, 0, 10, 40)), black), .popLayer])
    #expect(abs(drawn.ink(5, 0) - 202) <= 4)
    #expect(abs(drawn.ink(5, 20) - 100) <= 4)
    #expect(drawn.ink(5, 39) <= 4)
  }

  @Test("pops that close nothing are skipped, what stays open is closed")
  func unbalanced() throws {
    let drawn = try pixels(
      10, 10,
      [
        .popClip, .popLayer, .pushLayer(LayerStyle(opacity: 0.5)), .popClip,
        .pushClip(.rect(rect(0, 0, 5, 10))), .popLayer, .fill(.rect(rect(0, 0, 10, 10)), black),
      ])
    #expect(abs(drawn.ink(2, 5) - 128) <= 1)
    #expect(drawn.ink(7, 5) == 0)
  }

  @Test("shapes with coordinates that are no numbers paint nothing; a clip of them shows nothing")
  func hostile() throws {
    let drawn = try pixels(
      10, 10,
      [
        .fill(.rect(rect(.nan, 0, 10, 10)), black),
        .fill(.ellipse(rect(0, 0, .infinity, 5)), black),
        .fill(.path(Path([.move(point(0, .nan)), .line(point(9, 9))])), black),
        .fill(.rect(rect(0, 0, 5, 5)), .color(Color(red: .nan, green: 0, blue: 0))),
        .stroke(.rect(rect(1, 1, 5, 5)), StrokeStyle(color: .black, width: .nan)),
        .pushClip(.rect(rect(.nan, 0, 1, 1))), .fill(.rect(rect(0, 0, 9, 9)), black), .popClip,
        .pushLayer(LayerStyle(opacity: .nan)), .fill(.rect(rect(0, 0, 9, 9)), black), .popLayer,
        .fill(.rect(rect(-1e30, -1e30, 1e31, 1e30)), black),
      ])
    #expect(drawn.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }
}
