import CCairo
import PageLayout
import Typesetting

/// A Cairo drawing context on a surface it owns.
final class CairoContext {
  /// The longest side of a surface: Cairo counts in 24.8 fixed point.
  static let longestSide = 32_767

  let handle: OpaquePointer
  let surface: OpaquePointer

  /// Takes over the reference to `surface`. Throws when Cairo could not make it.
  init(owning surface: OpaquePointer?) throws(DrawingError) {
    guard let surface else { throw .outOfMemory(what: "a drawing surface") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .cairo(reason: CairoContext.reason(status))
    }
    self.surface = surface
    handle = context
    // A twentieth of a pixel: curves look round at every scale.
    cairo_set_tolerance(context, 0.05)
  }

  deinit {
    cairo_destroy(handle)
    cairo_surface_destroy(surface)
  }

  /// Throws what went wrong since the start, if anything.
  func check() throws(DrawingError) {
    let status = cairo_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(reason: CairoContext.reason(status)) }
  }

  static func reason(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown failure"
  }

  func fill(_ shape: Shape, with paint: Paint) {
    setSource(paint)
    addPath(shape)
    cairo_fill(handle)
  }

  func stroke(_ shape: Shape, with style: StrokeStyle) {
    setSource(style.color)
    cairo_set_line_width(handle, style.width)
    cairo_set_line_cap(handle, style.roundCaps ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(handle, style.roundCaps ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    addPath(shape)
    cairo_stroke(handle)
  }

  func clip(to shape: Shape) {
    addPath(shape)
    cairo_clip(handle)
  }

  /// Appends a shape to the current path, which is empty before.
  func addPath(_ shape: Shape) {
    cairo_new_path(handle)
    // Rectangles stay rectangles: Cairo fills those that stand on pixels without antialiasing.
    if case .rect(let rect) = shape {
      cairo_rectangle(handle, rect.x, rect.y, rect.width, rect.height)
      return
    }
    addPath(shape.outline)
  }

  func addPath(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(handle, point.x, point.y)
      case .line(let point): cairo_line_to(handle, point.x, point.y)
      case .curve(let end, let control1, let control2):
        cairo_curve_to(handle, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(handle)
      }
    }
  }
}
