import CCairo
import PageLayout

/// One layer of a colour glyph: an ordinary glyph of the face and its colour.
struct ColorLayer {
  var glyph: UInt32
  /// Nil is the text's own colour.
  var color: Color?
}

extension OpenFace {
  /// The layers (COLR) of a colour glyph in the face's first palette, bottom first; empty when the
  /// glyph has none.
  func colorLayers(of glyph: UInt32) -> [ColorLayer] {
    var iterator = FT_LayerIterator()
    var layerGlyph: FT_UInt = 0
    var colorIndex: FT_UInt = 0
    var layers: [ColorLayer] = []
    var palette: UnsafeMutablePointer<FT_Color>?
    var paletteSize = 0
    while FT_Get_Color_Glyph_Layer(handle, glyph, &layerGlyph, &colorIndex, &iterator) != 0 {
      if layers.isEmpty {
        var data = FT_Palette_Data()
        guard FT_Palette_Data_Get(handle, &data) == 0, FT_Palette_Select(handle, 0, &palette) == 0
        else { return [] }
        paletteSize = Int(data.num_palette_entries)
      }
      var color: Color?
      if colorIndex != 0xFFFF {
        guard let palette, Int(colorIndex) < paletteSize else { return [] }
        let entry = palette[Int(colorIndex)]
        color = Color(
          red: Double(entry.red) / 255, green: Double(entry.green) / 255,
          blue: Double(entry.blue) / 255, alpha: Double(entry.alpha) / 255)
      }
      layers.append(ColorLayer(glyph: layerGlyph, color: color))
    }
    return layers
  }
}
