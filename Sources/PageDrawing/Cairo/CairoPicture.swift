import CCairo

/// Pictures as Cairo surfaces.
enum CairoPicture {
  /// Lends a surface over a picture's own pixels; it must not be kept as a source afterwards.
  static func withSurface(of picture: PixelImage, _ body: (OpaquePointer?) -> Void) {
    picture.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      // Cairo's type is mutable, but nothing draws on the surface.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: base.assumingMemoryBound(to: UInt8.self)),
        CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height),
        Int32(picture.width * 4))
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// A surface with its own copy of a picture's pixels; the caller destroys it.
  static func makeSurface(of picture: PixelImage) -> OpaquePointer? {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height))
    guard let data = cairo_image_surface_get_data(surface) else { return surface }
    let stride = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(surface)
    picture.pixels.withUnsafeBytes { bytes in
      for row in 0..<picture.height {
        let source = UnsafeRawBufferPointer(
          rebasing: bytes[(row * picture.width * 4)..<((row + 1) * picture.width * 4)])
        UnsafeMutableRawBufferPointer(start: data + row * stride, count: picture.width * 4)
          .copyMemory(from: source)
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
