import CCairo
import PageLayout
import Typesetting

/// Paints into pixels: shapes by Cairo, text by the glyph rasteriser, pictures scaled beforehand to
/// the pixels they cover.
final class PixelPainter: Painter {
  let cairo: CairoContext
  /// Device pixels a point.
  let scale: Double
  let drawing: DrawingContext
  let images: any MediaSource
  /// The clip of each open scope; the last one holds.
  var clips: [ClipState]
  /// Where glyphs go: the canvas, or the innermost layer that is painted aside.
  var target: PixelTarget
  var placed = PlacedRun()
  private var layers: [OpenLayer] = []

  private struct OpenLayer {
    var style: LayerStyle
    /// The target below; nil when the layer is not painted aside.
    var below: PixelTarget?
  }

  /// - Parameter canvas: must outlive the painter.
  init(
    canvas: PixelCanvas, scale: Double, drawing: DrawingContext, images: any MediaSource
  ) throws(DrawingError) {
    cairo = try CairoContext(
      owning: canvas.pixels.withMemoryRebound(to: UInt8.self, capacity: canvas.width * 4) {
        cairo_image_surface_create_for_data(
          $0, CAIRO_FORMAT_ARGB32, Int32(canvas.width), Int32(canvas.height),
          Int32(canvas.width * 4))
      })
    // A part of a picture is painted in the whole picture's coordinates.
    cairo_surface_set_device_offset(
      cairo.surface, -Double(canvas.bounds.left), -Double(canvas.bounds.top))
    cairo_scale(cairo.handle, scale, scale)
    self.scale = scale
    self.drawing = drawing
    self.images = images
    clips = [ClipState(canvas.bounds)]
    target = PixelTarget(base: canvas.pixels, rowLength: canvas.width, bounds: canvas.bounds)
  }

  /// The clip that holds now.
  var clip: ClipState { clips.last ?? ClipState(.empty) }

  func finish() throws(DrawingError) {
    cairo_surface_flush(cairo.surface)
    try cairo.check()
  }

  func fill(_ shape: Shape, with paint: Paint) {
    guard isVisible(shape.bounds) else { return }
    cairo.fill(shape, with: paint)
  }

  func stroke(_ shape: Shape, with style: StrokeStyle) {
    guard isVisible(DisplayCommand.stroke(shape, style).paintedBounds) else { return }
    cairo.stroke(shape, with: style)
  }

  func pushClip(_ shape: Shape) {
    var state = clip
    state.intersect(shape, scale: scale)
    clips.append(state)
    cairo_save(cairo.handle)
    cairo.clip(to: shape)
  }

  func popClip() {
    clips.removeLast()
    cairo_restore(cairo.handle)
  }

  func pushLayer(_ style: LayerStyle, bounds: Rect) {
    let area = pixels(ofLayer: style, bounds: bounds)
    guard !style.isPlain, !area.isEmpty, let group = pushGroup(area) else {
      layers.append(OpenLayer(style: style, below: nil))
      // What a layer without an area paints is not to be seen.
      clips.append(style.isPlain || !area.isEmpty ? clip : ClipState(.empty))
      return
    }
    layers.append(OpenLayer(style: style, below: target))
    clips.append(ClipState(area))
    target = group
  }

  func popLayer() {
    clips.removeLast()
    guard let layer = layers.popLast(), let below = layer.below else { return }
    if layer.style.blur > 0 { blurTarget(sigma: layer.style.blur * scale) }
    target = below
    cairo.popGroup(layer.style)
  }

  /// The pixels a layer has to have for what the clip shows of it.
  private func pixels(ofLayer style: LayerStyle, bounds: Rect) -> PixelRect {
    let area = PixelRect(
      around: bounds.insetBy(dx: -style.blurReach, dy: -style.blurReach), scale: scale)
    guard let transform = style.transform else { return area.intersection(clip.bounds) }
    guard transform.isDrawable, !clip.bounds.isEmpty else { return .empty }
    let shown = clip.bounds.rect
    let visible = transform.source(
      of: Rect(
        x: shown.x / scale, y: shown.y / scale, width: shown.width / scale,
        height: shown.height / scale))
    // A layer's surface is never larger than the one below it.
    return area.intersection(PixelRect(around: visible, scale: scale))
      .intersection(target.bounds)
  }

  private func blurTarget(sigma: Double) {
    let surface = cairo_get_group_target(cairo.handle)
    cairo_surface_flush(surface)
    BoxBlur.blur(target, sigma: sigma)
    cairo_surface_mark_dirty(surface)
  }

  /// Directs Cairo to a transparent surface for an area of the device; nil when there is no memory for
  /// it (which ``finish()`` will report).
  private func pushGroup(_ area: PixelRect) -> PixelTarget? {
    let handle = cairo.handle
    cairo_save(handle)
    // The clip is applied when the group is painted; here it would cut what a layer moves into it and
    // soften edges a second time.
    cairo_reset_clip(handle)
    withDeviceCoordinates {
      cairo_new_path(handle)
      cairo_rectangle(
        handle, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
    }
    cairo_clip(handle)
    cairo_push_group(handle)
    guard let surface = cairo_get_group_target(handle),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      let data = cairo_image_surface_get_data(surface)
    else {
      cairo_pattern_destroy(cairo_pop_group(handle))
      cairo_restore(handle)
      return nil
    }
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
    let left = -Int(offsetX)
    let top = -Int(offsetY)
    let rowLength = Int(cairo_image_surface_get_stride(surface)) / 4
    return PixelTarget(
      base: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
      rowLength: rowLength,
      bounds: PixelRect(
        left: left, top: top, right: left + Int(cairo_image_surface_get_width(surface)),
        bottom: top + Int(cairo_image_surface_get_height(surface))))
  }

  /// Runs `body` with Cairo's user space in device pixels.
  func withDeviceCoordinates(_ body: () -> Void) {
    cairo_identity_matrix(cairo.handle)
    body()
    cairo_identity_matrix(cairo.handle)
    cairo_scale(cairo.handle, scale, scale)
  }

  private func isVisible(_ bounds: Rect?) -> Bool {
    guard let bounds else { return false }
    return !PixelRect(around: bounds, scale: scale).intersection(clip.bounds).isEmpty
  }
}
