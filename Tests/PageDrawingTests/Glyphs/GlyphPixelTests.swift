import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

/// Exact pixels of the pinned fonts: what a change of the rasteriser, FreeType or a font would move.
@Suite(.enabled(if: TestFont.areInstalled))
struct GlyphPixelTests {
  /// The ink of a picture, a hexadecimal digit a pixel, "." where there is none.
  private func drawing(_ image: PixelImage) -> String {
    (0..<image.height).map { y in
      (0..<image.width).map { x in
        let ink = image.ink(x, y) >> 4
        return ink == 0 ? "." : String(ink, radix: 16)
      }.joined()
    }.joined(separator: "\n")
  }

  @Test("an Inter g of 12 pixels")
  func letter() throws {
    let drawn = try pixels(9, 13, [.glyphs(TestFont.inter.run("g", size: 12, at: point(1, 9)))])
    #expect(
      drawing(drawn) == """
        .........
        .........
        ...69453.
        ..ba59d6.
        .3e...e6.
        .5b...a6.
        .4d...b6.
        ..e5.5f6.
        ..2bd996.
        ..1...b5.
        ..c959e1.
        ...5871..
        .........
        """)
  }

  @Test("an l moves to the right by quarters")
  func phases() throws {
    let rows = try (0..<4).map { phase in
      let run = TestFont.inter.run("l", size: 12, at: point(1 + Double(phase) / 4, 9))
      return drawing(try pixels(5, 10, [.glyphs(run)]).cut(0, 5, 5, 1))
    }
    #expect(rows == [".1e..", "..d2.", "..96.", "..5a."])
  }

  @Test("white text is a little fuller than black")
  func light() throws {
    let run = TestFont.inter.run("l", size: 12, at: point(1.5, 9), color: .white)
    let drawn = try pixels(5, 10, background: .black, [.glyphs(run)]).cut(0, 5, 5, 1)
    // Black on white, the same pixels are "..96.".
    #expect(drawing(drawn) == "ff58f")
  }
}
