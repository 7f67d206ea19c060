/// The "…" at the end of a line that was cut, in the style of the last character before it.
struct EllipsisToken {
  var font: ShapingFont
  /// Clusters mean nothing.
  var glyphs: [ShapedGlyph]
  /// An index into the text's spans, for the tag and the baseline offset.
  var span: Int

  /// Glyph units.
  var width: Int { glyphs.reduce(0) { $0 + Int($1.advance) } }
}
