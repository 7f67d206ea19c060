import CCairo

/// An instance of FreeType. Faces opened from it keep it alive; all of them belong to one thread.
final class FreeTypeLibrary {
  let handle: FT_Library

  init() throws(DrawingError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .outOfMemory(what: "the font library")
    }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }
}
