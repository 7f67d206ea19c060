import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

struct ColorLayersTests {
  /// The layered "A", 20 points wide, its left edge at 10 and its foot at 30.
  private func run(_ path: String, color: Color) -> GlyphPaint {
    var run = TestFont(path: path).run("A", size: 25, at: point(10, 30), color: color)
    run.font.isColor = true
    return run
  }

  @Test("colour layers are drawn in the palette's colours and the text's")
  func pixelsOfLayers() throws {
    try TestFiles.withFile(TestFiles.layeredFont) { path in
      let drawn = try pixels(40, 40, [.glyphs(run(path, color: Color(0x0000FF)))])
      #expect(drawn[20, 25] == 0xFFFF_0000, "the palette's red below")
      #expect(drawn[20, 15] == 0xFF00_00FF, "the text's blue above")
      #expect(drawn[20, 8] == 0xFFFF_FFFF && drawn[20, 31] == 0xFFFF_FFFF)
      let faded = try pixels(40, 40, [.glyphs(run(path, color: Color(0x0000FF, alpha: 0.5)))])
      #expect(abs(Int(faded[20, 25] & 0xFF) - 127) <= 1)
    }
  }

  @Test("too large to keep, they look the same")
  func oversized() throws {
    try TestFiles.withFile(TestFiles.layeredFont) { path in
      var large = run(path, color: Color(0x0000FF))
      large.font.size = 500
      large.origin = point(0, 450)
      let drawn = try pixels(400, 500, [.glyphs(large)])
      #expect(drawn[200, 400] == 0xFFFF_0000 && drawn[200, 100] == 0xFF00_00FF)
    }
  }

  @Test("a face that is not asked for colour draws its plain outline")
  func plain() throws {
    try TestFiles.withFile(TestFiles.layeredFont) { path in
      var plain = run(path, color: Color(0x0000FF))
      plain.font.isColor = false
      let drawn = try pixels(40, 40, [.glyphs(plain)])
      #expect(drawn[20, 25] == 0xFF00_00FF && drawn[20, 15] == 0xFF00_00FF)
    }
  }

  @Test("PDF and SVG have them as vectors", .enabled(if: CommandLineTool.rsvgConvert.isInstalled))
  func vectors() throws {
    try TestFiles.withFile(TestFiles.layeredFont) { path in
      let list = picture(40, 40, [.glyphs(run(path, color: Color(0x0000FF)))])
      let svg = try export(list, as: .svg, images: ImageStore())
      let drawn = try ImageDecoder().decode(CommandLineTool.rsvgConvert.output(["%"], input: svg))
      #expect(drawn.pixels[20, 25] == 0xFFFF_0000 && drawn.pixels[20, 15] == 0xFF00_00FF)
      let pdf = try export(list, as: .pdf, images: ImageStore())
      guard CommandLineTool.pdftoppm.isInstalled else { return }
      let page = try ImageDecoder().decode(
        CommandLineTool.pdftoppm.output(["-png", "-r", "72", "%"], input: pdf))
      #expect(page.pixels[20, 25] == 0xFFFF_0000 && page.pixels[20, 15] == 0xFF00_00FF)
    }
  }
}
