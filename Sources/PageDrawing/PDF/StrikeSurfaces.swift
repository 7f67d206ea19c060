import CCairo
import Typesetting

/// Colour glyphs as Cairo surfaces at their strikes' full resolution, one each a document, so that an
/// emoji is written once however often it is drawn.
final class StrikeSurfaces {
  private var strikes: [Key: Strike?] = [:]

  struct Strike {
    var surface: OpaquePointer
    /// From the pen to the picture's left edge and from the baseline up to its top, strike pixels.
    var left: Double
    var top: Double
    var pixelsPerEm: Double
  }

  private struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  deinit {
    for case .some(let strike) in strikes.values { cairo_surface_destroy(strike.surface) }
  }

  /// Nil when the glyph has no colour bitmap.
  func strike(_ glyph: UInt32, _ name: FontFace, _ face: OpenFace) -> Strike? {
    let key = Key(face: name, glyph: glyph)
    if let known = strikes[key] { return known }
    var made: Strike?
    if let loaded = face.loadStrike(glyph, size: Int.max),
      let surface = CairoPicture.makeSurface(of: loaded.copy())
    {
      made = Strike(
        surface: surface, left: loaded.left, top: loaded.top, pixelsPerEm: loaded.pixelsPerEm)
    }
    strikes[key] = .some(made)
    return made
  }
}
