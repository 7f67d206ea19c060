import CCairo
import PageLayout
import Typesetting

extension CairoContext {
  func setSource(_ paint: Paint) {
    if case .color(let color) = paint {
      setSource(color)
      return
    }
    withPattern(paint) { cairo_set_source(handle, $0) }
  }

  func setSource(_ color: Color) {
    guard color.isFinite else {
      cairo_set_source_rgba(handle, 0, 0, 0, 0)
      return
    }
    cairo_set_source_rgba(handle, color.red, color.green, color.blue, color.alpha)
  }

  /// Closes a group that was opened after a `cairo_save` and blends it, under the clip from before:
  /// moved, and faded by the layer's opacity and mask.
  func popGroup(_ style: LayerStyle) {
    let group = cairo_pop_group(handle)
    defer { cairo_pattern_destroy(group) }
    cairo_restore(handle)
    if let transform = style.transform, !transform.isDrawable { return }
    cairo_save(handle)
    if let transform = style.transform {
      cairo_translate(handle, transform.translation.x, transform.translation.y)
      cairo_scale(handle, transform.scale, transform.scale)
    }
    cairo_set_source(handle, group)
    paintSource(style)
    cairo_restore(handle)
    cairo_set_source_rgb(handle, 0, 0, 0)
  }

  private func paintSource(_ style: LayerStyle) {
    let opacity = style.opacity.isFinite ? min(max(style.opacity, 0), 1) : 0
    guard let mask = style.mask else {
      cairo_paint_with_alpha(handle, opacity)
      return
    }
    withPattern(mask.multipliedAlpha(by: opacity)) { cairo_mask(handle, $0) }
  }

  private func withPattern(_ paint: Paint, _ body: (OpaquePointer?) -> Void) {
    let pattern: OpaquePointer?
    switch paint {
    case .color(let color):
      pattern =
        color.isFinite
        ? cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
        : cairo_pattern_create_rgba(0, 0, 0, 0)
    case .linearGradient(let from, let to, let stops):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      add(stops, to: pattern)
    case .radialGradient(let center, let radius, let stops):
      pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
      add(stops, to: pattern)
    }
    body(pattern)
    cairo_pattern_destroy(pattern)
  }

  private func add(_ stops: [GradientStop], to pattern: OpaquePointer?) {
    for stop in stops where stop.position.isFinite && stop.color.isFinite {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.position, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }
}
