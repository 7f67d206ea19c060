/// Where a line begins and ends, and what is shaped anew for it. Units of the segment; widths in
/// glyph units.
struct BrokenLine {
  /// With the spaces and the line end that hang.
  var range: Range<Int>
  /// One past the last unit that counts.
  var contentEnd: Int
  /// Without what hangs; with the hyphen, if the line ends in one.
  var width: Int
  /// Shaped anew because the line begins inside a run where it may not be cut.
  var head: CutPiece?
  /// Likewise at the line's end.
  var tail: CutPiece?
  /// The line ends at a soft hyphen and shows it.
  var hyphenates = false
}
