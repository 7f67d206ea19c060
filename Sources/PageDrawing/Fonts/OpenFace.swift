import CCairo
import Typesetting

/// A face of a font file, opened with FreeType.
final class OpenFace {
  let handle: FT_Face
  private let library: FreeTypeLibrary
  /// The size outlines are loaded at now, 26.6 pixels; 0 before the first and after a strike was used.
  private var currentSize = 0

  init(_ face: FontFace, library: FreeTypeLibrary) throws(DrawingError) {
    var opened: FT_Face?
    let status = FT_New_Face(library.handle, face.path, FT_Long(face.index), &opened)
    guard status == 0, let opened else {
      throw .unreadableFont(path: face.path, index: face.index)
    }
    handle = opened
    self.library = library
  }

  deinit { FT_Done_Face(handle) }

  var isScalable: Bool { handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }
  var hasColor: Bool { handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }
  var libraryHandle: FT_Library { library.handle }
  var glyphCount: Int { Int(handle.pointee.num_glyphs) }
  /// Font units to the em; 0 in a face of bitmaps alone.
  var unitsPerEm: Int { Int(handle.pointee.units_per_EM) }

  /// Loads a glyph's outline at a size, unhinted, into the face's slot; nil when it has none.
  func loadOutline(_ glyph: UInt32, size: Int) -> UnsafeMutablePointer<FT_Outline>? {
    guard isScalable else { return nil }
    if size != currentSize {
      guard FT_Set_Char_Size(handle, 0, FT_F26Dot6(size), 72, 72) == 0 else { return nil }
      currentSize = size
    }
    return load(glyph, flags: FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP))
  }

  /// Loads a glyph's outline in font units.
  func loadUnscaledOutline(_ glyph: UInt32) -> UnsafeMutablePointer<FT_Outline>? {
    guard isScalable else { return nil }
    return load(glyph, flags: FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_BITMAP))
  }

  /// Loads a glyph's colour bitmap from the best strike for a size: the smallest that is not smaller,
  /// else the largest. Nil when the face has no colour bitmap for the glyph.
  func loadStrike(_ glyph: UInt32, size: Int) -> BitmapStrike? {
    guard let index = bestStrike(for: size) else { return nil }
    currentSize = 0
    guard FT_Select_Size(handle, FT_Int(index)) == 0,
      FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = handle.pointee.glyph,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let pixels = slot.pointee.bitmap.buffer,
      slot.pointee.bitmap.width > 0, slot.pointee.bitmap.rows > 0, slot.pointee.bitmap.pitch > 0
    else { return nil }
    return BitmapStrike(
      pixels: UnsafeRawPointer(pixels), bytesPerRow: Int(slot.pointee.bitmap.pitch),
      width: Int(slot.pointee.bitmap.width), height: Int(slot.pointee.bitmap.rows),
      left: Double(slot.pointee.bitmap_left), top: Double(slot.pointee.bitmap_top),
      pixelsPerEm: Double(handle.pointee.available_sizes[index].y_ppem) / 64)
  }

  private func load(_ glyph: UInt32, flags: FT_Int32) -> UnsafeMutablePointer<FT_Outline>? {
    guard FT_Load_Glyph(handle, glyph, flags) == 0, let slot = handle.pointee.glyph,
      recto_glyph_is_outline(slot) != 0
    else { return nil }
    return withUnsafeMutablePointer(to: &slot.pointee.outline) { $0 }
  }

  private func bestStrike(for size: Int) -> Int? {
    guard let sizes = handle.pointee.available_sizes else { return nil }
    var best: Int?
    for index in 0..<Int(handle.pointee.num_fixed_sizes) {
      guard let current = best else {
        best = index
        continue
      }
      let candidate = sizes[index].y_ppem
      let chosen = sizes[current].y_ppem
      let isBetter =
        chosen < size ? candidate > chosen : candidate >= size && candidate < chosen
      if isBetter { best = index }
    }
    return best.flatMap { sizes[$0].y_ppem > 0 ? $0 : nil }
  }
}
