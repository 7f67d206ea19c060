/// A part of a line that becomes one ``GlyphRun``: one run, one level, one tag. Units of the segment.
struct LinePiece {
  enum Kind {
    case text
    case tab
    case attachment
    /// A soft hyphen that shows.
    case hyphen
    /// The "…" that stands for what was cut.
    case ellipsis
  }

  var kind: Kind
  var lower: Int
  var upper: Int
  /// An index into the segment's runs.
  var run: Int
  /// An index into the text's spans.
  var span: Int
  var level: UInt8
  var glyphLower = 0
  var glyphUpper = 0
  /// Where the glyphs are: among the segment's, or among those put together for the line.
  var isAssembled = false
  /// Glyph units.
  var width = 0
}
