import CCairo
import Glibc
import PageDrawing
import PageLayout
import Typesetting

/// A pinned font, with just enough shaping to set test text: a glyph a scalar, its own advance.
struct TestFont {
  var path: String
  var isColor = false

  static let inter = TestFont(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  static let vollkorn = TestFont(path: "/usr/share/fonts/truetype/vollkorn/Vollkorn-Regular.ttf")
  static let arabic = TestFont(path: "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf")
  static let emoji = TestFont(
    path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", isColor: true)

  var isInstalled: Bool { access(path, R_OK) == 0 }

  static var areInstalled: Bool {
    [inter, vollkorn, arabic, emoji].allSatisfy(\.isInstalled)
  }

  /// Glyph ids of the face, 0 for what it does not have.
  func glyphs(_ text: String) -> [UInt32] {
    withFace { face in text.unicodeScalars.map { FT_Get_Char_Index(face, FT_ULong($0.value)) } }
  }

  /// A run of one glyph a scalar, right-to-left ones in visual order.
  func run(
    _ text: String, size: Double = 17, at origin: Point, color: Color = .black, slant: Double = 0,
    isRightToLeft: Bool = false, textStart: Int = 0
  ) -> GlyphPaint {
    var glyphs: [Glyph] = []
    withFace { face in
      var unit = textStart
      for scalar in text.unicodeScalars {
        let id = FT_Get_Char_Index(face, FT_ULong(scalar.value))
        glyphs.append(
          Glyph(
            id: id, cluster: Int32(unit), x: 0, y: 0, advance: Float(advance(face, id, size))))
        unit += scalar.value > 0xFFFF ? 2 : 1
      }
    }
    if isRightToLeft { glyphs.reverse() }
    var x: Float = 0
    for index in glyphs.indices {
      glyphs[index].x = x
      x += glyphs[index].advance
    }
    return GlyphPaint(
      font: ResolvedFont(
        face: FontFace(path: path), size: size, slant: slant, isColor: isColor),
      color: color, origin: origin, glyphs: glyphs, text: text, textStart: textStart,
      isRightToLeft: isRightToLeft)
  }

  private func advance(_ face: FT_Face, _ glyph: UInt32, _ size: Double) -> Double {
    let units = Double(face.pointee.units_per_EM)
    guard FT_Load_Glyph(face, glyph, FT_Int32(isColor ? FT_LOAD_COLOR : FT_LOAD_NO_SCALE)) == 0,
      let slot = face.pointee.glyph
    else { return size }
    if isColor { return size * 1.245 }
    return Double(slot.pointee.advance.x) / units * size
  }

  private func withFace<Result>(_ body: (FT_Face) -> Result) -> Result {
    var library: FT_Library?
    var face: FT_Face?
    FT_Init_FreeType(&library)
    FT_New_Face(library, path, 0, &face)
    defer { FT_Done_FreeType(library) }
    guard let face else { preconditionFailure("\(path) is not installed") }
    if isColor { FT_Select_Size(face, 0) }
    return body(face)
  }
}
