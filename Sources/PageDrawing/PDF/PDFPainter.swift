import CCairo
import PageLayout
import Typesetting

/// Paints a PDF: shapes, gradients and masks as vectors, text as text with subset fonts and
/// the characters it stands for, colour emoji as pictures with invisible text over them.
final class PDFPainter: Painter {
  let cairo: CairoContext
  let images: any MediaSource
  let drawing: DrawingContext
  let fonts = CairoFonts()
  let strikes = StrikeSurfaces()
  let invisibleFont = InvisibleFont()
  private var layers: [LayerStyle] = []
  private let output: ByteSink

  static func document(
    of list: DisplayList, images: any MediaSource, context: DrawingContext
  ) throws(DrawingError) -> [UInt8] {
    let limit = CairoContext.longestSide
    guard max(list.size.width, list.size.height) <= Double(limit) else {
      throw .tooLarge(
        width: PixelRect.clamped(list.size.width.rounded(.up)),
        height: PixelRect.clamped(list.size.height.rounded(.up)), limit: limit, format: .pdf)
    }
    let painter = try PDFPainter(size: list.size, images: images, drawing: context)
    try painter.paint(list)
    return try painter.finish()
  }

  /// A page for each sheet.
  static func document(
    of drawing: SheetedDrawing, images: any MediaSource, context: DrawingContext
  ) throws(DrawingError) -> [UInt8] {
    let paper = drawing.paper
    let painter = try PDFPainter(size: paper.size, images: images, drawing: context)
    let ground = Rect(x: 0, y: 0, width: paper.size.width, height: paper.size.height)
    for sheet in drawing.sheets {
      let cairo = painter.cairo
      if drawing.background.alpha > 0 {
        painter.fill(.rect(ground), with: .color(drawing.background))
      }
      cairo_save(cairo.handle)
      cairo_translate(cairo.handle, paper.margin, paper.margin - sheet.piece.y)
      cairo.clip(to: .rect(sheet.piece))
      try painter.paint(sheet.list)
      cairo_restore(cairo.handle)
      cairo_show_page(cairo.handle)
    }
    return try painter.finish()
  }

  private init(
    size: Size, images: any MediaSource, drawing: DrawingContext
  ) throws(DrawingError) {
    self.images = images
    self.drawing = drawing
    let output = ByteSink()
    self.output = output
    let write: cairo_write_func_t = { sink, data, count in
      guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
        .append(UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    cairo = try CairoContext(
      owning: cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height))
    cairo_pdf_surface_restrict_to_version(cairo.surface, CAIRO_PDF_VERSION_1_5)
    // No date: the same list gives the same bytes.
    cairo_pdf_surface_set_metadata(cairo.surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
  }

  private func finish() throws(DrawingError) -> [UInt8] {
    try cairo.check()
    cairo_surface_finish(cairo.surface)
    let status = cairo_surface_status(cairo.surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(reason: CairoContext.reason(status)) }
    return output.bytes
  }

  func fill(_ shape: Shape, with paint: Paint) { cairo.fill(shape, with: paint) }

  func stroke(_ shape: Shape, with style: StrokeStyle) { cairo.stroke(shape, with: style) }

  func pushClip(_ shape: Shape) {
    cairo_save(cairo.handle)
    cairo.clip(to: shape)
  }

  func popClip() { cairo_restore(cairo.handle) }

  func pushLayer(_ style: LayerStyle, bounds: Rect) {
    layers.append(style)
    guard !style.isPlain else { return }
    cairo_save(cairo.handle)
    cairo.clip(to: .rect(bounds))
    cairo_push_group(cairo.handle)
  }

  func popLayer() {
    guard let style = layers.popLast(), !style.isPlain else { return }
    cairo.popGroup(style)
  }
}
