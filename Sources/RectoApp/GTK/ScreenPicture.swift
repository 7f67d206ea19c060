import CGtk
import Recto

/// Pixels in the form the window's renderer draws fastest: the one without a graphics card converts every pixel of a
/// texture through floating point, each frame, and takes a surface as it is; the others keep textures on the card.
@MainActor
final class ScreenPicture {
  private enum Form {
    case texture(Texture)
    case surface(OpaquePointer)
  }

  nonisolated(unsafe) private let form: Form

  /// - Parameter scale: device pixels a point.
  init?(_ image: PixelImage, scale: Double, forSurfaces: Bool) {
    guard forSurfaces else {
      guard let texture = Texture(image) else { return nil }
      form = .texture(texture)
      return
    }
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    image.pixels.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      for row in 0..<image.height {
        data.advanced(by: row * stride).withMemoryRebound(to: UInt8.self, capacity: stride) {
          UnsafeMutableRawPointer($0)
            .copyMemory(from: source + row * image.width * 4, byteCount: image.width * 4)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    cairo_surface_set_device_scale(surface, scale, scale)
    form = .surface(surface)
  }

  deinit {
    if case .surface(let surface) = form { cairo_surface_destroy(surface) }
  }

  /// Draws the picture into a rectangle of its size.
  func append(to snapshot: OpaquePointer, in rect: Rect) {
    var bounds = rect.graphene
    switch form {
    case .texture(let texture):
      gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
    case .surface(let surface):
      guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
      cairo_set_source_surface(context, surface, rect.x, rect.y)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint(context)
      cairo_destroy(context)
    }
  }
}

/// Whether a widget's window is drawn without a graphics card.
@MainActor
func keepsSurfaces(_ widget: Widget) -> Bool {
  guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native),
    let name = g_type_name_from_instance(
      UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self))
  else { return false }
  return String(cString: name) == "GskCairoRenderer"
}
