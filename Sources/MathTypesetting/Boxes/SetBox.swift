/// What setting a node leaves behind: the measures of what it added to the layout, points.
struct SetBox {
  var width = 0.0
  /// Above the baseline.
  var height = 0.0
  /// Below the baseline.
  var depth = 0.0
  /// How far a lone symbol leans over its width.
  var italic = 0.0
  /// How much of an operator symbol's width is its lean: a subscript is moved back by it, and limits
  /// stand half of it to either side.
  var lean = 0.0
  /// The glyph of the math font when that is all there is: its scripts are moved into its corners,
  /// and an accent stands where the glyph says.
  var glyph: UInt16?
  /// Where an accent's middle stands, for a lone glyph.
  var topAccent = 0.0
  /// Scripts stand at the height they have on a single character.
  var isCharacter: Bool { glyph != nil }
}
