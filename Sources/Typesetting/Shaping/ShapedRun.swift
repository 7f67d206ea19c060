/// A stretch of a segment that is one call to HarfBuzz, one tab or one attachment.
struct ShapedRun {
  enum Kind: UInt8 {
    case text
    /// As wide as where it stands in its line makes it.
    case tab
    case attachment
  }

  /// UTF-16 units of the segment.
  var lower: Int
  var upper: Int
  var kind: Kind
  var level: UInt8
  /// ISO 15924.
  var script: UInt32
  /// An index into the segment's fonts.
  var font: Int
  /// Points.
  var baselineOffset: Double
  /// Where its glyphs are among the segment's.
  var glyphLower = 0
  var glyphUpper = 0

  var isRightToLeft: Bool { level & 1 == 1 }
}
