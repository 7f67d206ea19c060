import PageLayout
import Typesetting

extension SVGPainter {
  /// Pixels a point that pictures keep when they are not JPEG files.
  private static let resolution = 4.0

  func draw(_ image: ImagePaint) throws(DrawingError) {
    let outline = Shape.roundedRect(image.rect, image.cornerRadii)
    guard let decoded = images.image(for: image.id), decoded.pixels.width > 0,
      decoded.pixels.height > 0
    else {
      fill(outline, with: .color(image.placeholder))
      return
    }
    let placement = image.fit.placement(
      width: decoded.pixels.width, height: decoded.pixels.height, in: image.rect)
    let showsBackdrop =
      image.fit == .aspectFitOverBlur && placement.destination != image.rect
    if image.fit == .blurred || showsBackdrop {
      let backdrop = drawing.smoothBackdrop(of: decoded, over: image.rect)
      try draw(
        DecodedImage(pixels: backdrop),
        .stretching(width: backdrop.width, height: backdrop.height, over: image.rect), in: outline)
    }
    if image.fit != .blurred { try draw(decoded, placement, in: outline) }
  }

  private func draw(
    _ image: DecodedImage, _ placement: ImagePlacement, in outline: Shape
  ) throws(DrawingError) {
    let (destination, source) = (placement.destination, placement.source)
    guard destination.width > 0, destination.height > 0, source.width > 0, source.height > 0 else {
      return
    }
    let (scaleX, scaleY) = (destination.width / source.width, destination.height / source.height)
    let frame = Rect(
      x: destination.x - source.x * scaleX, y: destination.y - source.y * scaleY,
      width: Double(image.pixels.width) * scaleX, height: Double(image.pixels.height) * scaleY)
    let data: String
    if let jpeg = image.jpeg {
      data = "data:image/jpeg;base64," + Base64.encode(jpeg)
    } else {
      data = try SVGPainter.dataURL(
        image.reduced(for: placement, pixelsPerPoint: SVGPainter.resolution))
    }
    writer.write(
      "<g clip-path=\"url(#\(defineClip(outline)))\"><image\(SVGWriter.frame(frame))"
        + " preserveAspectRatio=\"none\" xlink:href=\"\(data)\"/></g>")
  }

  /// A picture's element at its own size, to be used by its id.
  static func imageElement(
    _ picture: PixelImage, id: String
  ) throws(DrawingError) -> String {
    try "<image id=\"\(id)\" width=\"\(picture.width)\" height=\"\(picture.height)\""
      + " xlink:href=\"\(dataURL(picture))\"/>"
  }

  private static func dataURL(_ picture: PixelImage) throws(DrawingError) -> String {
    try "data:image/png;base64," + Base64.encode(PNGEncoder.encode(picture))
  }
}
