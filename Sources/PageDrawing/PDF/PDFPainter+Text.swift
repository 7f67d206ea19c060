import CCairo
import PageLayout
import Typesetting

extension PDFPainter {
  /// Larger text is no text any more, and FreeType refuses it: it is drawn as shapes.
  private static let largestText = 4_096.0

  func draw(_ run: GlyphPaint) throws(DrawingError) {
    let face = try drawing.fonts.face(run.font.face)
    // One glyph that Cairo cannot load would cost the whole document.
    var run = run
    run.glyphs.removeAll { $0.id >= face.glyphCount }
    guard !run.glyphs.isEmpty else { return }
    let clusters = TextClusters(of: run)
    if (run.font.isColor || !face.isScalable) && face.hasColor {
      drawColor(run, face, clusters)
      return
    }
    guard run.font.size <= PDFPainter.largestText else {
      for glyph in run.glyphs {
        let pen = self.glyph(Int(glyph.id), of: glyph, in: run)
        fillOutline(of: glyph.id, face, run.font, at: pen, run.color)
      }
      return
    }
    cairo_set_font_face(cairo.handle, try fonts.cairoFace(run.font.face))
    setFontMatrix(size: run.font.size, slant: run.font.slant)
    cairo.setSource(run.color)
    show(run.glyphs.map { glyph(Int($0.id), of: $0, in: run) }, clusters, run.isRightToLeft)
  }

  /// Glyph by glyph: a strike's picture or colour layers, then the characters as invisible text.
  private func drawColor(_ run: GlyphPaint, _ face: OpenFace, _ clusters: TextClusters) {
    for glyph in run.glyphs {
      let pen = self.glyph(Int(glyph.id), of: glyph, in: run)
      let layers = face.colorLayers(of: glyph.id)
      if !layers.isEmpty {
        for layer in layers {
          let color = layer.color.map { $0.withAlpha($0.alpha * run.color.alpha) } ?? run.color
          fillOutline(of: layer.glyph, face, run.font, at: pen, color)
        }
      } else if let strike = strikes.strike(glyph.id, run.font.face, face) {
        paint(strike, size: run.font.size, at: pen, opacity: run.color.alpha)
      } else {
        fillOutline(of: glyph.id, face, run.font, at: pen, run.color)
      }
    }
    showInvisibly(run, clusters)
  }

  private func fillOutline(
    of glyph: UInt32, _ face: OpenFace, _ font: ResolvedFont, at pen: cairo_glyph_t, _ color: Color
  ) {
    guard face.unitsPerEm > 0 else { return }
    let unit = font.size / Double(face.unitsPerEm)
    var matrix = cairo_matrix_t(
      xx: unit, yx: 0, xy: unit * font.slant, yy: -unit, x0: pen.x, y0: pen.y)
    cairo_save(cairo.handle)
    cairo_transform(cairo.handle, &matrix)
    cairo.setSource(color)
    cairo_new_path(cairo.handle)
    cairo.addPath(face.outline(of: glyph))
    cairo_fill(cairo.handle)
    cairo_restore(cairo.handle)
  }

  private func paint(
    _ strike: StrikeSurfaces.Strike, size: Double, at pen: cairo_glyph_t, opacity: Double
  ) {
    let factor = size / strike.pixelsPerEm
    cairo_save(cairo.handle)
    cairo_translate(cairo.handle, pen.x + strike.left * factor, pen.y - strike.top * factor)
    cairo_scale(cairo.handle, factor, factor)
    cairo_set_source_surface(cairo.handle, strike.surface, 0, 0)
    cairo_paint_with_alpha(cairo.handle, opacity)
    cairo_restore(cairo.handle)
  }

  /// Places a run's characters without ink, so that emoji can be searched and copied.
  private func showInvisibly(_ run: GlyphPaint, _ clusters: TextClusters) {
    cairo_set_font_face(cairo.handle, invisibleFont.face)
    setFontMatrix(size: run.font.size, slant: 0)
    cairo.setSource(run.color.withAlpha(InvisibleFont.alpha))
    // One glyph a cluster, a number of its own for each text, so that each means one thing.
    var glyphs: [cairo_glyph_t] = []
    var singles: [TextClusters.Cluster] = []
    for cluster in clusters.clusters where cluster.glyphCount > 0 && cluster.byteCount > 0 {
      let number = invisibleFont.glyph(for: clusters.text(of: cluster))
      let leftmost = run.glyphs[cluster.firstGlyph]
      glyphs.append(glyph(number, of: leftmost, in: run))
      singles.append(
        TextClusters.Cluster(
          byteCount: cluster.byteCount, glyphCount: 1, byteOffset: cluster.byteOffset,
          firstGlyph: 0))
    }
    if run.isRightToLeft { glyphs.reverse() }
    guard singles.reduce(0, { $0 + $1.byteCount }) == clusters.utf8.count else { return }
    show(glyphs, TextClusters(utf8: clusters.utf8, clusters: singles), run.isRightToLeft)
  }

  private func show(_ glyphs: [cairo_glyph_t], _ clusters: TextClusters, _ isRightToLeft: Bool) {
    let pieces = clusters.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.byteCount), num_glyphs: Int32($0.glyphCount))
    }
    let flags =
      isRightToLeft
      ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    clusters.utf8.withUnsafeBytes { text in
      cairo_show_text_glyphs(
        cairo.handle, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count),
        glyphs, Int32(glyphs.count), pieces, Int32(pieces.count), flags)
    }
  }

  private func glyph(_ number: Int, of glyph: Glyph, in run: GlyphPaint) -> cairo_glyph_t {
    cairo_glyph_t(
      index: UInt(number), x: run.origin.x + Double(glyph.x), y: run.origin.y - Double(glyph.y))
  }

  private func setFontMatrix(size: Double, slant: Double) {
    var matrix = cairo_matrix_t(
      xx: size, yx: 0, xy: -size * slant, yy: size, x0: 0, y0: 0)
    cairo_set_font_matrix(cairo.handle, &matrix)
  }
}
