import Foundation
import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

@Suite(.enabled(if: TestFont.areInstalled))
struct PDFPainterTests {
  private func pdf(_ commands: [DisplayCommand]) throws -> [UInt8] {
    try export(picture(300, 200, commands), as: .pdf, images: ImageStore())
  }

  private func text(_ bytes: [UInt8]) throws -> String {
    try CommandLineTool.pdftotext.text(["-layout", "%", "-"], input: bytes)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private let fade = LayerStyle(
    opacity: 0.7,
    mask: .linearGradient(
      from: .zero, to: point(0, 200),
      stops: [
        GradientStop(position: 0, color: .black), GradientStop(position: 1, color: .clear),
      ]))

  @Test(
    "text comes out as text: ligatures, accents, emoji, under clips and masks",
    .enabled(if: CommandLineTool.pdftotext.isInstalled))
  func extraction() throws {
    var ligature = TestFont.inter.run("office", at: point(10, 20))
    // As a shaper would: one glyph for "ffi", and no gap after it.
    let gap = ligature.glyphs[4].x - ligature.glyphs[2].x
    ligature.glyphs.removeSubrange(2...3)
    for index in 2..<ligature.glyphs.count { ligature.glyphs[index].x -= gap }
    let commands: [DisplayCommand] = [
      .glyphs(ligature),
      .glyphs(TestFont.inter.run("cafe\u{301}", at: point(100, 20))),
      .pushClip(.roundedRect(rect(0, 30, 300, 100), CornerRadii(20))),
      .pushLayer(fade),
      .glyphs(TestFont.vollkorn.run("Faded words", size: 20, at: point(10, 60))),
      .popLayer,
      .popClip,
      .glyphs(TestFont.emoji.run("😀🎉", at: point(10, 100))),
      .glyphs(TestFont.inter.run("slanted", at: point(10, 130), slant: 0.2)),
    ]
    let found = try text(pdf(commands))
    for word in ["office", "cafe\u{301}", "Faded words", "😀🎉", "slanted"] {
      let composed =
        found.contains(word) || found.contains(word.precomposedStringWithCanonicalMapping)
      #expect(composed, "\(word) in \(found)")
    }
  }

  @Test(
    "right-to-left text reads in its order", .enabled(if: CommandLineTool.pdftotext.isInstalled))
  func rightToLeft() throws {
    let run = TestFont.arabic.run("سلام", size: 20, at: point(10, 50), isRightToLeft: true)
    #expect(try text(pdf([.glyphs(run)])).contains("سلام"))
  }

  @Test(
    "fonts are embedded, subset, with their characters",
    .enabled(if: CommandLineTool.pdffonts.isInstalled))
  func fonts() throws {
    let bytes = try pdf([
      .pushLayer(fade), .glyphs(TestFont.inter.run("abc", at: point(10, 20))), .popLayer,
      .glyphs(TestFont.vollkorn.run("abc", at: point(10, 60))),
    ])
    let table = try CommandLineTool.pdffonts.text(["%"], input: bytes)
    for name in ["Inter-Regular", "Vollkorn-Regular"] {
      let line = try #require(table.split(separator: "\n").first { $0.contains(name) })
      #expect(line.contains("yes yes yes"), "\(line)")
    }
    // Outlines everywhere: a page that was painted as pixels would be much larger.
    #expect(bytes.count < 20_000)
  }

  @Test("the page looks like the pixels", .enabled(if: CommandLineTool.pdftoppm.isInstalled))
  func looks() throws {
    let commands: [DisplayCommand] = [
      .fill(.roundedRect(rect(10, 10, 100, 60), CornerRadii(20)), .color(Color(0x2481CC))),
      .glyphs(TestFont.emoji.run("😀", size: 60, at: point(150, 90))),
      .pushLayer(fade), .fill(.rect(rect(10, 90, 100, 100)), .color(.black)), .popLayer,
      .fill(.ellipse(rect(240, 140, 50, 50)), .color(Color(0xFF8800))),
    ]
    let list = picture(300, 200, commands)
    let png = try CommandLineTool.pdftoppm.output(
      ["-png", "-r", "72", "%"], input: export(list, as: .pdf, images: ImageStore()))
    let page = try ImageDecoder().decode(png).pixels
    let drawn = try rasterize(list, scale: 1, images: ImageStore())
    #expect(page.width == drawn.width && page.height == drawn.height)
    #expect(page.differingPart(from: drawn, far: 24) < 0.01)
  }

  static let hostile: [(String, @Sendable (inout GlyphPaint) -> Void)] = [
    ("a NUL in the text", { $0.text = "a\u{0}b" }),
    ("no text", { $0.text = "" }),
    ("offsets before the text", { $0.textStart = 1_000 }),
    ("a glyph past the face's end", { $0.glyphs[1].id = 0xFF_FFFF }),
    (
      "only such glyphs",
      { run in
        run.glyphs = run.glyphs.map { glyph in
          var glyph = glyph
          glyph.id = 0xFFFF_FFFF
          return glyph
        }
      }
    ),
    ("a place that is no number", { $0.glyphs[1].x = .nan }),
    ("an enormous size", { $0.font.size = 1e6 }),
    ("a tiny size", { $0.font.size = 1e-6 }),
    ("far away", { $0.origin.x = 1e9 }),
  ]

  @Test("a run that makes no sense costs no document", arguments: hostile.indices)
  func hostileRuns(index: Int) throws {
    let (sentence, change) = Self.hostile[index]
    var run = TestFont.inter.run("abc", at: point(10, 20))
    change(&run)
    for format in [ExportFormat.pdf, .svg, .png(scale: 2)] {
      let bytes = try export(
        picture(300, 200, [.glyphs(run)]), as: format, images: ImageStore())
      #expect(!bytes.isEmpty, "\(sentence), \(format)")
    }
  }

  @Test("the same list gives the same bytes")
  func deterministic() throws {
    let commands: [DisplayCommand] = [
      .pushLayer(fade), .glyphs(TestFont.inter.run("again", at: point(10, 20))), .popLayer,
      .glyphs(TestFont.emoji.run("😀", at: point(10, 60))),
    ]
    #expect(try pdf(commands) == pdf(commands))
  }
}
