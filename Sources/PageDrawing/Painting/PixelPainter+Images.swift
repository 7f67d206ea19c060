import CCairo
import PageLayout
import Typesetting

extension PixelPainter {
  func draw(_ image: ImagePaint) throws(DrawingError) {
    // Pictures stand on whole pixels: their own pixels stay sharp and neighbours meet without a seam.
    let area = PixelRect(nearest: image.rect, scale: scale)
    let visible = area.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    let frame = Rect(
      x: Double(area.left) / scale, y: Double(area.top) / scale,
      width: Double(area.width) / scale, height: Double(area.height) / scale)
    let outline = Shape.roundedRect(frame, image.cornerRadii)
    guard let decoded = images.image(for: image.id), decoded.pixels.width > 0,
      decoded.pixels.height > 0
    else {
      cairo.fill(outline, with: .color(image.placeholder))
      return
    }

    let device = area.rect
    let placement = image.fit.placement(
      width: decoded.pixels.width, height: decoded.pixels.height, in: device)
    let showsBackdrop =
      image.fit == .aspectFitOverBlur
      && PixelRect(nearest: placement.destination, scale: 1) != area
    if image.fit == .blurred || showsBackdrop {
      drawBackdrop(of: decoded, over: device, in: outline)
    }
    if image.fit != .blurred { draw(decoded, placement, in: outline) }
  }

  private func draw(_ image: DecodedImage, _ placement: ImagePlacement, in outline: Shape) {
    // The whole pixels nearest to the exact place, at least one.
    var area = PixelRect(nearest: placement.destination, scale: 1)
    area.right = max(area.right, area.left + 1)
    area.bottom = max(area.bottom, area.top + 1)
    let whole = ImagePlacement(destination: area.rect, source: placement.source)
    let visible = area.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    let part = whole.cropped(to: visible.rect)
    let key = ScaledPictureCache.Key(
      image: image.identity, region: part.source, width: visible.width, height: visible.height,
      isBackdrop: false)
    let picture = drawing.pictures.picture(for: key) {
      Resampler.resample(
        image.pixels, from: part.source, width: visible.width, height: visible.height)
    }
    paint(picture, at: visible, in: outline)
  }

  private func drawBackdrop(of image: DecodedImage, over device: Rect, in outline: Shape) {
    let visible = PixelRect(nearest: device, scale: 1).intersection(clip.bounds)
    let small = drawing.backdrop(of: image, width: device.width, height: device.height)
    let part = ImagePlacement.stretching(width: small.width, height: small.height, over: device)
      .cropped(to: visible.rect)
    let key = ScaledPictureCache.Key(
      image: image.identity, region: part.source, width: visible.width, height: visible.height,
      isBackdrop: true)
    let picture = drawing.pictures.picture(for: key) {
      Resampler.resample(small, from: part.source, width: visible.width, height: visible.height)
    }
    paint(picture, at: visible, in: outline)
  }

  /// Paints a picture pixel for pixel, cut by an outline in points.
  private func paint(_ picture: PixelImage, at area: PixelRect, in outline: Shape) {
    let handle = cairo.handle
    CairoPicture.withSurface(of: picture) { surface in
      cairo_save(handle)
      cairo.clip(to: outline)
      withDeviceCoordinates {
        cairo_set_source_surface(handle, surface, Double(area.left), Double(area.top))
        cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_NEAREST)
        cairo_paint(handle)
      }
      cairo_restore(handle)
      cairo_set_source_rgb(handle, 0, 0, 0)
    }
  }
}

extension PixelRect {
  /// The same rectangle with fractions.
  var rect: Rect {
    Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }
}
