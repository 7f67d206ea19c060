import CCairo
import Typesetting

/// Font faces as Cairo wants them.
///
/// Cairo keeps faces longer than any document and lets go of them on whichever thread comes along, so
/// each has a FreeType instance of its own that goes with it.
final class CairoFonts {
  private var faces: [FontFace: OpaquePointer] = [:]

  deinit {
    for face in faces.values { cairo_font_face_destroy(face) }
  }

  func cairoFace(_ face: FontFace) throws(DrawingError) -> OpaquePointer {
    if let known = faces[face] { return known }
    let open = try OpenFace(face, library: FreeTypeLibrary())
    let flags = Int32(FT_LOAD_NO_HINTING)
    guard let made = cairo_ft_font_face_create_for_ft_face(open.handle, flags) else {
      throw .outOfMemory(what: "a font")
    }
    let keeper = Unmanaged.passRetained(open).toOpaque()
    // A key is any address of our own, never read.
    let key = UnsafePointer<cairo_user_data_key_t>(OpaquePointer(keeper))
    let release: cairo_destroy_func_t = { keeper in
      if let keeper { Unmanaged<OpenFace>.fromOpaque(keeper).release() }
    }
    guard
      cairo_font_face_set_user_data(made, key, keeper, release)
        == CAIRO_STATUS_SUCCESS
    else {
      cairo_font_face_destroy(made)
      release(keeper)
      throw .outOfMemory(what: "a font")
    }
    faces[face] = made
    return made
  }
}
