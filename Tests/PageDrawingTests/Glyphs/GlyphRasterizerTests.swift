import PageLayout
import Testing
import Typesetting

@testable import PageDrawing

@Suite(.enabled(if: TestFont.areInstalled))
struct GlyphRasterizerTests {
  @Test("a glyph at the four quarters of a pixel gives four pictures", arguments: [1.0, 2, 3])
  func phases(scale: Double) throws {
    var pictures: Set<PixelImage> = []
    for phase in 0..<4 {
      let run = TestFont.inter.run("l", at: point(10 + Double(phase) / 4 / scale, 20))
      pictures.insert(try pixels(30, 30, scale: scale, [.glyphs(run)]))
    }
    #expect(pictures.count == 4)
  }

  @Test("text stands within an eighth of a pixel of where it was put")
  func placement() throws {
    let reference = try pixels(40, 30, [.glyphs(TestFont.inter.run("o", at: point(10, 20)))])
    for step in 0..<40 {
      let shift = Double(step) / 40
      let run = TestFont.inter.run("o", at: point(10 + shift, 20))
      let drawn = try pixels(40, 30, [.glyphs(run)])
      let moved = drawn.inkCenter.x - reference.inkCenter.x
      // The curve of coverage moves the centre by a little.
      #expect(abs(moved - shift) <= 0.125 + 0.02, "shift \(shift), moved \(moved)")
      #expect(abs(drawn.inkCenter.y - reference.inkCenter.y) < 0.02)
    }
  }

  @Test("every glyph of a run is rounded on its own, so that errors do not add up")
  func advances() throws {
    let together = try pixels(200, 30, [.glyphs(TestFont.inter.run("minimum", at: point(5, 20)))])
    let whole = TestFont.inter.run("minimum", at: point(5, 20))
    var alone = whole.glyphs.map { glyph -> DisplayCommand in
      var run = whole
      run.origin.x += Double(glyph.x)
      run.glyphs = [Glyph(id: glyph.id, cluster: 0, x: 0, y: 0, advance: glyph.advance)]
      return .glyphs(run)
    }
    alone.reverse()
    #expect(try pixels(200, 30, alone) == together)
  }

  @Test("a slant leans to the right above the baseline")
  func slant() throws {
    let upright = try pixels(
      40, 40, [.glyphs(TestFont.inter.run("l", size: 30, at: point(10, 35)))])
    let leaning = try pixels(
      40, 40, [.glyphs(TestFont.inter.run("l", size: 30, at: point(10, 35), slant: 0.25))])
    func center(_ image: PixelImage, _ row: Int) -> Double { image.cut(0, row, 40, 1).inkCenter.x }
    #expect(abs(center(leaning, 34) - center(upright, 34) - 0.5 * 0.25) < 0.2)
    #expect(abs(center(leaning, 15) - center(upright, 15) - 19.5 * 0.25) < 0.2)
  }

  @Test("a raised glyph is drawn higher")
  func raised() throws {
    var run = TestFont.inter.run("o", at: point(10, 30))
    let low = try pixels(40, 40, [.glyphs(run)]).inkCenter
    run.glyphs[0].y = 6
    let high = try pixels(40, 40, [.glyphs(run)]).inkCenter
    #expect(abs(low.y - high.y - 6) < 0.01)
  }

  @Test("black on white is what FreeType covers", arguments: [11.0, 17, 24])
  func blackIsExact(size: Double) throws {
    let fonts = FontLibrary()
    let rasterizer = GlyphRasterizer(fonts: fonts, cache: GlyphCache(capacity: 1 << 20))
    var placed = PlacedRun()
    let run = TestFont.vollkorn.run("g", size: size, at: point(10, 40))
    try rasterizer.place(run, scale: 1, into: &placed)
    let glyph = try #require(placed.glyphs.first)
    let drawn = try pixels(60, 60, [.glyphs(run)])
    for y in 0..<glyph.bitmap.height {
      for x in 0..<glyph.bitmap.width {
        let coverage = glyph.bitmap.pixels.load(
          fromByteOffset: y * glyph.bitmap.bytesPerRow + x, as: UInt8.self)
        #expect(abs(drawn.ink(glyph.x + x, glyph.y + y) - Int(coverage)) <= 1)
      }
    }
  }

  @Test("an emoji has colour, stands where its metrics say and is as large at every scale")
  func emoji() throws {
    let run = TestFont.emoji.run("😀", at: point(10, 30))
    let face = try FontLibrary().face(run.font.face)
    let strike = try #require(face.loadStrike(run.glyphs[0].id, size: 17 * 64))
    let source = strike.copy()
    let columns = (0..<source.width).filter { x in
      (0..<source.height).contains { source[x, $0] >> 24 > 40 }
    }
    let unit = 17 / strike.pixelsPerEm
    let expectedLeft = 10 + (strike.left + Double(try #require(columns.first))) * unit
    let expectedRight = 10 + (strike.left + Double(try #require(columns.last)) + 1) * unit
    for scale in [1.0, 2, 3, 4] {
      let drawn = try pixels(40, 40, scale: scale, [.glyphs(run)])
      let inked = (0..<drawn.width).filter { x in
        (0..<drawn.height).contains { drawn[x, $0] != 0xFFFF_FFFF }
      }
      let left = Double(try #require(inked.first)) / scale
      let right = (Double(try #require(inked.last)) + 1) / scale
      #expect(abs(left - expectedLeft) <= 1.1 / scale)
      #expect(abs(right - expectedRight) <= 1.1 / scale)
      #expect(drawn.pixels.contains { ($0 >> 16) & 0xFF > ($0 & 0xFF) + 100 }, "yellow somewhere")
    }
  }

  @Test("faded text fades its emoji too")
  func fadedEmoji() throws {
    let run = TestFont.emoji.run("😀", at: point(10, 30))
    var faded = run
    faded.color = Color.black.withAlpha(0.5)
    let whole = try pixels(40, 40, [.glyphs(run)])
    let half = try pixels(40, 40, [.glyphs(faded)])
    for (full, pale) in zip(whole.pixels, half.pixels) {
      let blue = Int(full & 0xFF)
      #expect(abs(Int(pale & 0xFF) - (blue + 255) / 2) <= 2)
    }
  }

  @Test("text far too large to keep is drawn all the same, outlines and emoji")
  func oversized() throws {
    let letter = try pixels(
      400, 400, [.glyphs(TestFont.inter.run("l", size: 400, at: point(100, 350)))])
    #expect(letter.ink(150, 200) == 255)
    #expect(letter.ink(350, 200) == 0)
    let emoji = try pixels(
      500, 500, [.glyphs(TestFont.emoji.run("😀", size: 400, at: point(0, 450)))])
    #expect(emoji[250, 250] != 0xFFFF_FFFF)
  }

  @Test("sizes and places that are no numbers, or beyond any page, draw nothing")
  func hostile() throws {
    for (size, x) in [
      (0.0, 5.0), (-3, 5), (.nan, 5), (.infinity, 5), (1e30, 5), (17, .nan), (17, 1e300),
    ] {
      var run = TestFont.inter.run("a", at: point(x, 20))
      run.font.size = size
      let drawn = try pixels(30, 30, [.glyphs(run)])
      #expect(drawn.pixels.allSatisfy { $0 == 0xFFFF_FFFF }, "size \(size), x \(x)")
    }
  }

  @Test("a glyph the face does not have is its empty box, an id past its end is nothing")
  func unknownGlyph() throws {
    var run = TestFont.inter.run("a", at: point(5, 20))
    run.glyphs[0].id = 0xFF_FFFF
    #expect(try pixels(30, 30, [.glyphs(run)]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    run.glyphs[0].id = 0
    #expect(try pixels(30, 30, [.glyphs(run)]).pixels.contains { $0 != 0xFFFF_FFFF })
  }

  @Test("a font that is not there is an error that names it")
  func missingFont() {
    var run = TestFont.inter.run("a", at: point(5, 20))
    run.font.face.path = "/nowhere/font.ttf"
    #expect(throws: DrawingError.unreadableFont(path: "/nowhere/font.ttf", index: 0)) {
      try pixels(30, 30, [.glyphs(run)])
    }
  }

  @Test("glyphs are drawn once and found again")
  func cached() throws {
    let context = DrawingContext()
    let list = picture(200, 30, [.glyphs(TestFont.inter.run("nnnn", at: point(5, 20)))])
    _ = try rasterize(list, scale: 2, images: ImageStore(), context: context)
    let first = context.glyphStatistics
    _ = try rasterize(list, scale: 2, images: ImageStore(), context: context)
    let second = context.glyphStatistics
    #expect(first.misses <= 4 && second.misses == first.misses)
    #expect(second.hits == first.hits + 4)
  }
}
