import CGtk
import Recto

/// Pixels as the toolkit shows them.
@MainActor
final class Texture {
  nonisolated(unsafe) let pointer: OpaquePointer

  init?(_ image: PixelImage) {
    let size = image.pixels.count * 4
    let made = image.pixels.withUnsafeBytes { bytes -> OpaquePointer? in
      let memory = g_bytes_new(bytes.baseAddress, gsize(size))
      defer { g_bytes_unref(memory) }
      return gdk_memory_texture_new(
        Int32(image.width), Int32(image.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, memory,
        gsize(image.width * 4))
    }
    guard let made else { return nil }
    pointer = made
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// Something the toolkit can draw, kept for as long as the object is.
@MainActor
final class KeptPaintable {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension Color {
  /// As the toolkit has it.
  var gdk: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}

extension Rect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}
