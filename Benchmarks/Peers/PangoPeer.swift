import CPango

/// PangoLayout, set up as well as it can be for the same task: the same sans font, a private font
/// configuration with the scripts of the corpus and nothing else to search, no hinting, no rounding.
final class PangoPeer {
  private let configuration: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let font: OpaquePointer

  static var version: String { String(cString: pango_version_string()) }

  private static let families =
    "Inter, Noto Sans Arabic, Noto Sans Hebrew, Noto Sans Devanagari, Noto Sans CJK SC"
  private static let files = [
    "opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSansArabic-Regular.ttf",
    "truetype/noto/NotoSansHebrew-Regular.ttf", "truetype/noto/NotoSansDevanagari-Regular.ttf",
    "opentype/noto/NotoSansCJK-Regular.ttc", "truetype/noto/NotoColorEmoji.ttf",
  ]

  struct Unavailable: Error {}

  /// - Parameter size: of the text, points.
  init(size: Double) throws {
    guard let configuration = FcConfigCreate(), let map = pango_ft2_font_map_new(),
      let font = pango_font_description_new()
    else { throw Unavailable() }
    for file in PangoPeer.files {
      guard FcConfigAppFontAddFile(configuration, "/usr/share/fonts/" + file) != 0 else {
        throw Unavailable()
      }
    }
    self.configuration = configuration
    self.font = font
    fontMap = map
    // One point is one pixel.
    let fcMap = OpaquePointer(map)
    pango_ft2_font_map_set_resolution(fcMap, 72, 72)
    pango_fc_font_map_set_default_substitute(
      fcMap, { pattern, _ in FcPatternAddBool(pattern, FC_HINTING, 0) }, nil, nil)
    pango_fc_font_map_set_config(fcMap, configuration)
    context = pango_font_map_create_context(fontMap)
    pango_context_set_round_glyph_positions(context, 0)
    pango_font_description_set_family(font, PangoPeer.families)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
    pango_font_description_free(font)
    FcConfigDestroy(configuration)
  }

  /// Lays a paragraph out at a width in points.
  func layout(_ text: String, width: Double) -> Paragraph {
    let layout: OpaquePointer = pango_layout_new(context)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
    pango_layout_set_text(layout, text, -1)
    return Paragraph(layout: layout)
  }

  /// A laid-out paragraph, which can be broken again at another width.
  final class Paragraph {
    private let layout: OpaquePointer

    fileprivate init(layout: OpaquePointer) {
      self.layout = layout
      _ = lineCount
    }

    deinit {
      g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// Lines are broken when they are asked for.
    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    func rebreak(width: Double) -> Int {
      pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
      return lineCount
    }
  }
}
