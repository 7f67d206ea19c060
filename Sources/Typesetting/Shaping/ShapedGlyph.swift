/// A glyph as it is kept between breaking and breaking again: small, in font units of
/// 1/``ShapedGlyph/unitsPerPoint`` point, its cluster an offset into its segment.
struct ShapedGlyph: Equatable {
  var id: UInt16
  var flags: Flags
  var cluster: Int32
  var advance: Int32
  /// From the pen, to the right and upwards.
  var dx: Int32
  var dy: Int32

  /// Positions are whole numbers of these, so that sums of advances are exact.
  static let unitsPerPoint = 1024.0

  struct Flags: OptionSet {
    var rawValue: UInt16

    /// Cutting the text before this glyph's cluster changes glyphs around the cut.
    static let unsafeToBreak = Flags(rawValue: 1)
    /// Putting other text before or after this glyph's cluster may change glyphs. Set only when
    /// asked for.
    static let unsafeToConcatenate = Flags(rawValue: 2)
  }
}
