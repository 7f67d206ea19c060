import CCairo

/// A font whose glyphs are a dot each: text set in it, all but transparent, can be searched and copied
/// but not seen. Cairo leaves text out of a PDF when it has no ink or no colour at all.
final class InvisibleFont {
  let face: OpaquePointer?
  private var numbers: [[UInt8]: Int] = [:]

  /// The least alpha that Cairo takes for a colour; a dot of it changes no 8-bit pixel by more than one.
  static let alpha = 0.005
  /// The dot's side in ems.
  private static let dot = 0.02

  /// The em's part a glyph advances by; about what an emoji does.
  private static let advance = 1.2

  init() {
    face = cairo_user_font_face_create()
    cairo_user_font_face_set_render_glyph_func(face) { _, _, context, extents in
      cairo_rectangle(context, 0.5, -InvisibleFont.dot, InvisibleFont.dot, InvisibleFont.dot)
      cairo_fill(context)
      extents?.pointee.x_advance = InvisibleFont.advance
      return CAIRO_STATUS_SUCCESS
    }
  }

  deinit { cairo_font_face_destroy(face) }

  /// A glyph that stands for these UTF-8 bytes and nothing else.
  func glyph(for text: [UInt8]) -> Int {
    if let known = numbers[text] { return known }
    let number = numbers.count + 1
    numbers[text] = number
    return number
  }
}
