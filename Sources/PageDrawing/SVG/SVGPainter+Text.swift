import PageLayout
import Typesetting

/// What stands for a glyph in the document.
enum GlyphDefinition {
  /// Nothing to draw.
  case empty
  /// An outline in font units.
  case outline(id: String)
  /// A strike's picture; measures in strike pixels.
  case picture(id: String, left: Double, top: Double, pixelsPerEm: Double)
  case layers([ColorLayer])
}

extension SVGPainter {
  func draw(_ run: GlyphPaint) throws(DrawingError) {
    let face = try drawing.fonts.face(run.font.face)
    let usesColor = (run.font.isColor || !face.isScalable) && face.hasColor
    var outlines = ""
    for glyph in run.glyphs {
      switch try definition(of: glyph.id, run.font.face, face, usesColor: usesColor) {
      case .empty: break
      case .outline(let id): outlines += use(id, glyph, run, face)
      case .picture(let id, let left, let top, let pixelsPerEm):
        let factor = run.font.size / pixelsPerEm
        let x = run.origin.x + Double(glyph.x) + left * factor
        let y = run.origin.y - Double(glyph.y) - top * factor
        let matrix = [factor, 0, 0, factor, x, y].map { DecimalText.string($0, places: 6) }
        let fade = run.color.alpha < 1 ? SVGWriter.attributes([("opacity", run.color.alpha)]) : ""
        writer.write(
          "<use xlink:href=\"#\(id)\" transform=\"matrix(\(matrix.joined(separator: " ")))\"\(fade)/>"
        )
      case .layers(let layers):
        for layer in layers {
          guard
            case .outline(let id) = try definition(
              of: layer.glyph, run.font.face, face, usesColor: false)
          else { continue }
          let color = layer.color.map { $0.withAlpha($0.alpha * run.color.alpha) } ?? run.color
          writeOutlines(use(id, glyph, run, face), run, face, color)
        }
      }
    }
    writeOutlines(outlines, run, face, run.color)
    writeText(run)
  }

  /// `<use>` elements in a group that turns font units into points.
  private func writeOutlines(_ uses: String, _ run: GlyphPaint, _ face: OpenFace, _ color: Color) {
    guard !uses.isEmpty, face.unitsPerEm > 0 else { return }
    let unit = run.font.size / Double(face.unitsPerEm)
    let slant = run.font.slant
    let matrix = [unit, 0, unit * slant, -unit].map { DecimalText.string($0, places: 6) }
    let place = "\(SVGWriter.number(run.origin.x)) \(SVGWriter.number(run.origin.y))"
    let fill = SVGWriter.color(color, as: "fill", opacity: "fill-opacity")
    writer.write(
      "<g transform=\"matrix(\(matrix.joined(separator: " ")) \(place))\"\(fill)>\(uses)</g>")
  }

  private func use(_ id: String, _ glyph: Glyph, _ run: GlyphPaint, _ face: OpenFace) -> String {
    let unit = run.font.size / Double(max(1, face.unitsPerEm))
    let slant = run.font.slant
    let y = Double(glyph.y) / unit
    // The group shears around the run's baseline; a raised glyph shears around its own.
    let x = Double(glyph.x) / unit - slant * y
    return "<use xlink:href=\"#\(id)\" x=\"\(DecimalText.string(x, places: 1))\""
      + (y == 0 ? "" : " y=\"\(DecimalText.string(y, places: 1))\"") + "/>"
  }

  /// The run's characters over the glyphs, as wide as they are.
  private func writeText(_ run: GlyphPaint) {
    guard !run.text.isEmpty, let last = run.glyphs.last else { return }
    let left = Double(run.glyphs.first?.x ?? 0)
    let width = Double(last.x + last.advance) - left
    guard width > 0 else { return }
    let start = run.origin.x + left + (run.isRightToLeft ? width : 0)
    let place = SVGWriter.attributes([
      ("x", start), ("y", run.origin.y), ("font-size", run.font.size), ("textLength", width),
    ])
    let direction = run.isRightToLeft ? " direction=\"rtl\"" : ""
    writer.write(
      "<text\(place) lengthAdjust=\"spacingAndGlyphs\"\(direction)>"
        + "\(SVGWriter.escape(run.text))</text>")
  }

  private func definition(
    of glyph: UInt32, _ name: FontFace, _ face: OpenFace, usesColor: Bool
  ) throws(DrawingError) -> GlyphDefinition {
    let key = GlyphName(face: name, glyph: glyph, isColor: usesColor)
    if let known = glyphs[key] { return known }
    let made = try define(glyph, face, usesColor: usesColor)
    glyphs[key] = made
    return made
  }

  private func define(
    _ glyph: UInt32, _ face: OpenFace, usesColor: Bool
  ) throws(DrawingError) -> GlyphDefinition {
    if usesColor {
      let layers = face.colorLayers(of: glyph)
      if !layers.isEmpty { return .layers(layers) }
      if let strike = face.loadStrike(glyph, size: Int.max) {
        let id = writer.newId("e")
        writer.define(try SVGPainter.imageElement(strike.copy(), id: id))
        return .picture(
          id: id, left: strike.left, top: strike.top, pixelsPerEm: strike.pixelsPerEm)
      }
    }
    let outline = face.outline(of: glyph)
    guard !outline.elements.isEmpty else { return .empty }
    let id = writer.newId("g")
    writer.define("<path id=\"\(id)\" d=\"\(SVGWriter.data(outline))\"/>")
    return .outline(id: id)
  }
}
