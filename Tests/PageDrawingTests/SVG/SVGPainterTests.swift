import PageLayout
import PageModel
import Testing
import Typesetting

@testable import PageDrawing

@Suite(.enabled(if: TestFont.areInstalled))
struct SVGPainterTests {
  private func svg(_ commands: [DisplayCommand], images: ImageStore = ImageStore()) throws -> String
  {
    String(
      decoding: try export(picture(300, 200, commands), as: .svg, images: images), as: UTF8.self)
  }

  @Test("every run has its characters as text over its outlines")
  func text() throws {
    let markup = try svg([
      .glyphs(TestFont.inter.run("a < b & \"c\"", at: point(10, 20))),
      .glyphs(TestFont.emoji.run("😀", at: point(10, 60))),
      .glyphs(TestFont.arabic.run("سلام", at: point(10, 90), isRightToLeft: true)),
    ])
    #expect(markup.contains(">a &lt; b &amp; &quot;c&quot;</text>"))
    #expect(markup.contains(">😀</text>"))
    #expect(markup.contains("direction=\"rtl\">سلام</text>"))
  }

  @Test("a glyph is defined once, at every size")
  func definitions() throws {
    let markup = try svg([
      .glyphs(TestFont.inter.run("aaa", at: point(10, 20))),
      .glyphs(TestFont.inter.run("aa", size: 30, at: point(10, 60))),
    ])
    #expect(markup.components(of: "<path id=") == 1)
    #expect(markup.components(of: "<use ") == 5)
  }

  @Test("shapes are SVG's own")
  func shapes() throws {
    let markup = try svg([
      .fill(.ellipse(rect(0, 0, 10, 20)), .color(Color(0xFF0000, alpha: 0.25))),
      .fill(.roundedRect(rect(0, 0, 9, 9), CornerRadii(2)), .color(.black)),
      .fill(
        .roundedRect(
          rect(0, 0, 9, 9), CornerRadii(topLeft: 0, topRight: 1, bottomRight: 2, bottomLeft: 3)),
        .color(.black)),
      .stroke(.rect(rect(1, 1, 2, 2)), StrokeStyle(color: .black, width: 0.5, roundCaps: true)),
    ])
    #expect(
      markup.contains(
        "<ellipse cx=\"5\" cy=\"10\" rx=\"5\" ry=\"10\" fill=\"#FF0000\" fill-opacity=\"0.25\"/>"))
    #expect(markup.contains("<rect x=\"0\" y=\"0\" width=\"9\" height=\"9\" rx=\"2\""))
    #expect(markup.contains("M0 0H8A1 1 0 0 1 9 1V7A2 2 0 0 1 7 9H3A3 3 0 0 1 0 6V0Z"))
    #expect(markup.contains("stroke-width=\"0.5\" stroke-linecap=\"round\""))
  }

  @Test("it looks like the pixels", .enabled(if: CommandLineTool.rsvgConvert.isInstalled))
  func looks() throws {
    let store = ImageStore()
    store.insert(
      DecodedImage(pixels: PixelImage(40, 20) { x, _ in x < 20 ? 0xFFFF_0000 : 0xFF00_00FF }),
      for: .test)
    let stops = [
      GradientStop(position: 0, color: .black), GradientStop(position: 1, color: .clear),
    ]
    let image = ImagePaint(
      id: .test, rect: rect(200, 10, 80, 80), fit: .aspectFill, placeholder: .black,
      cornerRadii: CornerRadii(12))
    let list = picture(
      300, 200,
      [
        .fill(.roundedRect(rect(10, 10, 100, 60), CornerRadii(20)), .color(Color(0x2481CC))),
        .glyphs(TestFont.emoji.run("😀", size: 60, at: point(120, 90))),
        .image(image),
        .pushClip(.ellipse(rect(10, 90, 100, 100))),
        .pushLayer(
          LayerStyle(
            opacity: 0.8, mask: .linearGradient(from: .zero, to: point(0, 200), stops: stops))),
        .fill(.rect(rect(10, 90, 100, 100)), .color(.black)),
        .popLayer,
        .popClip,
        .fill(
          .rect(rect(150, 120, 100, 60)),
          .radialGradient(center: point(200, 150), radius: 40, stops: stops)),
        .glyphs(TestFont.inter.run("Big", size: 60, at: point(130, 190), slant: 0.2)),
      ])
    let png = try CommandLineTool.rsvgConvert.output(
      ["%"], input: export(list, as: .svg, images: store))
    let page = try ImageDecoder().decode(png).pixels
    let drawn = try rasterize(list, scale: 1, images: store)
    #expect(page.width == drawn.width && page.height == drawn.height)
    #expect(page.differingPart(from: drawn, far: 24) < 0.01)
  }

  @Test("the same list gives the same bytes")
  func deterministic() throws {
    let commands: [DisplayCommand] = [
      .pushClip(.rect(rect(0, 0, 99, 99))),
      .glyphs(TestFont.inter.run("again", at: point(10, 20))),
      .glyphs(TestFont.emoji.run("😀", at: point(10, 60))),
    ]
    #expect(try svg(commands) == svg(commands))
  }

  @Test("characters XML cannot hold are replaced")
  func escaping() {
    #expect(SVGWriter.escape("a\u{0}b\nc\u{FFFF}") == "a\u{FFFD}b c\u{FFFD}")
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
