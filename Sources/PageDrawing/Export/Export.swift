import Typesetting

/// A display list as the bytes of a file; the same list and pictures give the same bytes.
///
/// ```swift
/// let bytes = try export(list, as: .png(scale: 2), images: ImageStore())
/// ```
///
/// - Parameter context: pass the same one again to reuse fonts, glyphs and scaled pictures.
public func export(
  _ list: DisplayList, as format: ExportFormat, images: any MediaSource,
  context: DrawingContext = DrawingContext()
) throws(DrawingError) -> [UInt8] {
  switch format {
  case .png(let scale):
    let canvas = try paintPixels(list, scale: scale, images: images, context: context)
    return try PNGEncoder.encode(
      canvas.pixels, width: canvas.width, height: canvas.height, scale: scale)
  case .svg:
    try list.checkSize()
    return try SVGPainter.document(of: list, images: images, context: context)
  case .pdf:
    try list.checkSize()
    return try PDFPainter.document(of: list, images: images, context: context)
  }
}

/// A drawing on sheets of paper as a PDF with a page for each.
public func exportPDF(
  _ drawing: SheetedDrawing, images: any MediaSource, context: DrawingContext = DrawingContext()
) throws(DrawingError) -> [UInt8] {
  guard drawing.paper.size.width > 0, drawing.paper.size.height > 0, !drawing.sheets.isEmpty else {
    throw .emptyPicture
  }
  return try PDFPainter.document(of: drawing, images: images, context: context)
}

/// A display list as pixels in memory, `scale` (1…4) of them a point.
public func rasterize(
  _ list: DisplayList, scale: Double, images: any MediaSource,
  context: DrawingContext = DrawingContext()
) throws(DrawingError) -> PixelImage {
  try paintPixels(list, scale: scale, images: images, context: context).copy()
}

/// A part of what ``rasterize(_:scale:images:context:)`` gives, pixel for pixel: a window keeps a page as
/// such tiles and draws anew those that changed.
public func rasterize(
  _ list: DisplayList, area: PixelArea, scale: Double, images: any MediaSource,
  context: DrawingContext
) throws(DrawingError) -> PixelImage {
  guard scale >= 1, scale <= 4 else { throw .scaleOutOfRange(scale) }
  guard area.width > 0, area.height > 0 else { throw .emptyPicture }
  guard max(area.width, area.height) <= CairoContext.longestSide else {
    throw .tooLarge(
      width: area.width, height: area.height, limit: CairoContext.longestSide,
      format: .png(scale: scale))
  }
  let bounds = PixelRect(
    left: area.left, top: area.top, right: area.left + area.width, bottom: area.top + area.height)
  return try paintPixels(
    list, on: PixelCanvas(bounds), scale: scale, images: images, context: context
  ).copy()
}

private func paintPixels(
  _ list: DisplayList, scale: Double, images: any MediaSource, context: DrawingContext
) throws(DrawingError) -> PixelCanvas {
  guard scale >= 1, scale <= 4 else { throw .scaleOutOfRange(scale) }
  try list.checkSize()
  // A page that ends inside a pixel ends before it: there is nothing to fill the rest of the pixel with.
  let width = max(1, PixelRect.clamped((list.size.width * scale + 1e-6).rounded(.down)))
  let height = max(1, PixelRect.clamped((list.size.height * scale + 1e-6).rounded(.down)))
  guard max(width, height) <= CairoContext.longestSide else {
    throw .tooLarge(
      width: width, height: height, limit: CairoContext.longestSide, format: .png(scale: scale))
  }
  return try paintPixels(
    list, on: PixelCanvas(width: width, height: height), scale: scale, images: images,
    context: context)
}

private func paintPixels(
  _ list: DisplayList, on canvas: PixelCanvas, scale: Double, images: any MediaSource,
  context: DrawingContext
) throws(DrawingError) -> PixelCanvas {
  let painter = try PixelPainter(canvas: canvas, scale: scale, drawing: context, images: images)
  try painter.paint(list)
  try painter.finish()
  return canvas
}

extension DisplayList {
  /// Throws ``DrawingError/emptyPicture`` when there is nothing to draw on.
  fileprivate func checkSize() throws(DrawingError) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .emptyPicture
    }
  }
}
