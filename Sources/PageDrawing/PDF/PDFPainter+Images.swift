import CCairo
import Glibc
import PageLayout
import Typesetting

extension PDFPainter {
  /// Pixels a point that pictures keep when they are not JPEG files.
  private static let resolution = 4.0

  func draw(_ image: ImagePaint) throws(DrawingError) {
    let outline = Shape.roundedRect(image.rect, image.cornerRadii)
    guard let decoded = images.image(for: image.id), decoded.pixels.width > 0,
      decoded.pixels.height > 0
    else {
      cairo.fill(outline, with: .color(image.placeholder))
      return
    }
    let placement = image.fit.placement(
      width: decoded.pixels.width, height: decoded.pixels.height, in: image.rect)
    let showsBackdrop =
      image.fit == .aspectFitOverBlur && placement.destination != image.rect
    if image.fit == .blurred || showsBackdrop {
      let backdrop = drawing.smoothBackdrop(of: decoded, over: image.rect)
      draw(
        DecodedImage(pixels: backdrop),
        .stretching(width: backdrop.width, height: backdrop.height, over: image.rect), in: outline)
    }
    if image.fit != .blurred { draw(decoded, placement, in: outline) }
  }

  private func draw(_ image: DecodedImage, _ placement: ImagePlacement, in outline: Shape) {
    let (width, height) = (image.pixels.width, image.pixels.height)
    let (destination, source) = (placement.destination, placement.source)
    guard destination.width > 0, destination.height > 0, source.width > 0, source.height > 0 else {
      return
    }
    let (picture, surface) = makeSurface(of: image, placement)
    defer { cairo_surface_destroy(surface) }
    let handle = cairo.handle
    cairo_save(handle)
    cairo.clip(to: outline)
    cairo.clip(to: .rect(destination))
    cairo_translate(handle, destination.x, destination.y)
    cairo_scale(handle, destination.width / source.width, destination.height / source.height)
    cairo_translate(handle, -source.x, -source.y)
    cairo_scale(
      handle, Double(width) / Double(picture.width), Double(height) / Double(picture.height))
    cairo_set_source_surface(handle, surface, 0, 0)
    cairo_paint(handle)
    cairo_restore(handle)
  }

  /// The picture's surface, made smaller when it has more pixels than anyone can see.
  private func makeSurface(
    of image: DecodedImage, _ placement: ImagePlacement
  ) -> (size: PixelImage, surface: OpaquePointer?) {
    if let jpeg = image.jpeg {
      let surface = CairoPicture.makeSurface(of: image.pixels)
      attach(jpeg, to: surface)
      return (image.pixels, surface)
    }
    let picture = image.reduced(for: placement, pixelsPerPoint: PDFPainter.resolution)
    return (picture, CairoPicture.makeSurface(of: picture))
  }

  private func attach(_ jpeg: [UInt8], to surface: OpaquePointer?) {
    guard let copy = malloc(jpeg.count) else { return }
    copy.copyMemory(from: jpeg, byteCount: jpeg.count)
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self), UInt(jpeg.count),
      { free($0) }, copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }
}
