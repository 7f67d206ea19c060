import CCairo
import PageLayout
import Typesetting

extension PixelPainter {
  func draw(_ run: GlyphPaint) throws(DrawingError) {
    guard let bounds = run.generousBounds,
      !PixelRect(around: bounds, scale: scale).intersection(clip.bounds).isEmpty
    else { return }
    try drawing.rasterizer.place(run, scale: scale, into: &placed)
    drawPlacedGlyphs()
    for glyph in placed.oversized { draw(glyph) }
  }

  private func drawPlacedGlyphs() {
    let clip = self.clip
    let visible = placed.bounds.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    if clip.isAligned || clip.shows(visible) {
      let surface = cairo_get_group_target(cairo.handle)
      cairo_surface_flush(surface)
      blendPlacedGlyphs(into: target, clip: visible.intersection(target.bounds))
      cairo_surface_mark_dirty_rectangle(
        surface, Int32(visible.left), Int32(visible.top), Int32(visible.width),
        Int32(visible.height))
    } else {
      drawAside(visible)
    }
  }

  /// Blends the glyphs on a surface of their own and lets Cairo blend that through its clip.
  private func drawAside(_ area: PixelRect) {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let aside = PixelTarget(
      base: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
      rowLength: Int(cairo_image_surface_get_stride(surface)) / 4, bounds: area)
    cairo_surface_flush(surface)
    blendPlacedGlyphs(into: aside, clip: area)
    cairo_surface_mark_dirty(surface)
    withDeviceCoordinates {
      cairo_set_source_surface(cairo.handle, surface, Double(area.left), Double(area.top))
      cairo_paint(cairo.handle)
    }
  }

  private func blendPlacedGlyphs(into target: PixelTarget, clip: PixelRect) {
    for glyph in placed.glyphs {
      if glyph.bitmap.isColor {
        GlyphBlender.blend(
          color: glyph.bitmap, x: glyph.x, y: glyph.y, opacity: glyph.ink.color.alpha,
          into: target, clip: clip)
      } else {
        GlyphBlender.blend(
          coverage: glyph.bitmap, x: glyph.x, y: glyph.y, color: glyph.ink.color, into: target,
          clip: clip)
      }
    }
  }

  private func draw(_ glyph: OversizedGlyph) {
    let handle = cairo.handle
    withDeviceCoordinates {
      switch glyph {
      case .outline(let path, let pen, let unit, let slant, let color):
        var matrix = cairo_matrix_t(
          xx: unit, yx: 0, xy: unit * slant, yy: -unit, x0: pen.x, y0: pen.y)
        cairo_transform(handle, &matrix)
        cairo.setSource(color)
        cairo_new_path(handle)
        cairo.addPath(path)
        cairo_fill(handle)
      case .picture(let picture, let area, let opacity):
        CairoPicture.withSurface(of: picture) { surface in
          cairo_translate(handle, area.x, area.y)
          cairo_scale(
            handle, area.width / Double(picture.width), area.height / Double(picture.height))
          cairo_set_source_surface(handle, surface, 0, 0)
          cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_GOOD)
          cairo_paint_with_alpha(handle, opacity)
          cairo_set_source_rgb(handle, 0, 0, 0)
        }
      }
    }
  }
}
