import PageLayout
import Typesetting

/// Writes an SVG. Cairo's own has outlines where text was; here glyphs are outlines too, so that the
/// picture looks the same without the fonts, but every run also has its characters as transparent text
/// on top, to be selected, copied and searched.
final class SVGPainter: Painter {
  var writer = SVGWriter()
  let images: any MediaSource
  let drawing: DrawingContext
  /// The ids of glyph outlines and colour glyphs already defined.
  var glyphs: [GlyphName: GlyphDefinition] = [:]

  struct GlyphName: Hashable {
    var face: FontFace
    var glyph: UInt32
    /// As a colour glyph, or as a plain outline.
    var isColor: Bool
  }

  static func document(
    of list: DisplayList, images: any MediaSource, context: DrawingContext
  ) throws(DrawingError) -> [UInt8] {
    let painter = SVGPainter(images: images, drawing: context)
    painter.writer.write("<style>text{fill-opacity:0;font-family:sans-serif}</style>")
    try painter.paint(list)
    return painter.writer.document(size: list.size)
  }

  private init(images: any MediaSource, drawing: DrawingContext) {
    self.images = images
    self.drawing = drawing
  }

  func fill(_ shape: Shape, with paint: Paint) {
    writer.write(SVGWriter.element(shape) + writer.fill(paint) + "/>")
  }

  func stroke(_ shape: Shape, with style: StrokeStyle) {
    var markup = SVGWriter.element(shape) + " fill=\"none\""
    markup += SVGWriter.color(style.color, as: "stroke", opacity: "stroke-opacity")
    markup += SVGWriter.attributes([("stroke-width", style.width)])
    markup +=
      style.roundCaps
      ? " stroke-linecap=\"round\" stroke-linejoin=\"round\"" : " stroke-miterlimit=\"10\""
    writer.write(markup + "/>")
  }

  func pushClip(_ shape: Shape) {
    writer.write("<g clip-path=\"url(#\(defineClip(shape)))\">")
  }

  func popClip() { writer.write("</g>") }

  func pushLayer(_ style: LayerStyle, bounds: Rect) {
    let opacity = style.opacity.isFinite ? min(max(style.opacity, 0), 1) : 0
    var attributes = ""
    if let transform = style.transform { attributes += SVGWriter.attribute(transform) }
    let blurred = bounds.insetBy(dx: -style.blurReach, dy: -style.blurReach)
    if style.blurReach > 0 {
      let id = writer.defineBlur(style.blur, bounds: blurred)
      attributes += " filter=\"url(#\(id))\""
    }
    if let mask = style.mask {
      let id = writer.defineMask(mask, opacity: opacity, bounds: blurred)
      attributes += " mask=\"url(#\(id))\""
    } else if opacity < 1 {
      attributes += " opacity=\"\(SVGWriter.number(opacity))\""
    }
    writer.write("<g\(attributes)>")
  }

  func popLayer() { writer.write("</g>") }

  func defineClip(_ shape: Shape) -> String {
    let id = writer.newId("c")
    writer.define("<clipPath id=\"\(id)\">\(SVGWriter.element(shape))/></clipPath>")
    return id
  }
}
