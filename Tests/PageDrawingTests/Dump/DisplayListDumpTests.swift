import PageLayout
import PageModel
import Testing
import Typesetting

@testable import PageDrawing

struct DisplayListDumpTests {
  @Test("every command is a line, indented by clips and layers")
  func everyCommand() {
    let run = GlyphPaint(
      font: ResolvedFont(
        face: FontFace(path: "/somewhere/Inter-Regular.otf", index: 2), size: 17, slant: 0.2),
      color: Color(0x2481CC, alpha: 0.5), origin: point(10, 20.125),
      glyphs: [
        Glyph(id: 7, cluster: 0, x: 0, y: 0, advance: 8.25),
        Glyph(id: 9, cluster: 1, x: 8.25, y: 1.5, advance: 4),
      ], text: "a\"\u{200E}\n", textStart: 0, isRightToLeft: true)
    let stops = [
      GradientStop(position: 0, color: .black), GradientStop(position: 1, color: .clear),
    ]
    let list = DisplayList(
      size: Size(width: 360, height: 100.5),
      commands: [
        .fill(.rect(rect(0, 0, 360, 100.5)), .color(.white)),
        .pushClip(
          .roundedRect(
            rect(1, 2, 3, 4),
            CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))),
        .pushLayer(
          LayerStyle(
            opacity: 0.5, mask: .linearGradient(from: .zero, to: point(0, 9), stops: stops))),
        .glyphs(run),
        .popLayer,
        .stroke(
          .roundedRect(rect(1, 1, 8, 8), CornerRadii(2)),
          StrokeStyle(color: .black, width: 1.0 / 3, roundCaps: true)),
        .popClip,
        .fill(
          .ellipse(rect(0, 0, 5, 5)),
          .radialGradient(center: point(2.5, 2.5), radius: 2.5, stops: stops)),
        .stroke(
          .path(
            Path([
              .move(.zero), .line(point(1, 2)),
              .curve(point(9, 9), control1: point(3, 4), control2: point(5, 6)), .close,
            ])), StrokeStyle(color: .black, width: 2)),
        .image(
          ImagePaint(
            id: .test, rect: rect(0, 0, 10, 10), fit: .aspectFitOverBlur, placeholder: .black,
            cornerRadii: CornerRadii(4))),
      ])
    #expect(
      DisplayListDump.text(of: list) == """
        picture 360 × 100.5
        fill rect (0 0 360 100.5) with #FFFFFF
        clip rounded (1 2 3 4) radii 1 2 3 4
          layer opacity 0.5 mask linear (0 0 → 0 9) 0:#000000 1:#000000@0
            glyphs Inter-Regular.otf#2 17 slant 0.2 #2481CC@0.5 at (10 20.13) width 12.25 rtl \
        "a\\"\\u{200E}\\n" 7 9^1.5
          end layer
          stroke rounded (1 1 8 8) radius 2 with #000000 width 0.33 round
        end clip
        fill ellipse (0 0 5 5) with radial (2.5 2.5 radius 2.5) 0:#000000 1:#000000@0
        stroke path M 0 0 L 1 2 C 3 4 5 6 9 9 Z with #000000 width 2
        image 0:7 (0 0 10 10) fit over blur radius 4 else #000000

        """)
  }
}
