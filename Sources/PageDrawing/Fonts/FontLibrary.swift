import Typesetting

/// The faces opened so far, at most ``limit`` of them.
final class FontLibrary {
  static let limit = 64

  private var library: FreeTypeLibrary?
  private var faces: [FontFace: OpenFace] = [:]

  /// The opened face, opening it when it is new. Throws ``DrawingError/unreadableFont(path:index:)``.
  func face(_ face: FontFace) throws(DrawingError) -> OpenFace {
    if let known = faces[face] { return known }
    // Strikes that still need a dropped face keep it themselves.
    if faces.count >= FontLibrary.limit { faces.removeAll() }
    let opened = try OpenFace(face, library: try sharedLibrary())
    faces[face] = opened
    return opened
  }

  private func sharedLibrary() throws(DrawingError) -> FreeTypeLibrary {
    if let library { return library }
    let made = try FreeTypeLibrary()
    library = made
    return made
  }
}
