import Typesetting

/// Sets a math list: TeX's rules (The TeXbook, appendix G) with the measures of an OpenType MATH
/// table.
///
/// Every function that sets something adds it to the layout with its origin at (0, 0) and returns
/// its measures; whoever asked for it moves what was added to its place.
struct FormulaSetter {
  let fonts: MathFontSet
  let typesetting: TypesettingContext
  /// The size of the formula as a whole, points.
  let baseSize: Double

  var layout = MathLayout()
  /// nil for the colour of the text.
  var color: MathColor?
  /// The part of the source that what is added comes from.
  var source: Range<Int> = 0..<0
  /// Nothing is added, only measured.
  var isHidden = false
  /// Lists being set, innermost last; a stack, so that a list costs no allocation of its own.
  var entries: [ListEntry] = []
  /// How many lists are being set.
  var depth = 0
  /// How many pieces may still be put together to larger forms, and dashes drawn.
  var pieces = FormulaSetter.mostPieces
  private var slots: [(font: OpenFont, size: Double, index: UInt16)] = []

  /// Lists nested deeper are left out.
  static let deepest = 256
  static let mostPieces = 20_000
  /// Lengths from the source are brought inside ± this many em of the formula.
  static let longest = 1_000.0

  init(fonts: MathFontSet, typesetting: TypesettingContext, size: Double) {
    self.fonts = fonts
    self.typesetting = typesetting
    baseSize = size
  }

  var math: MathFont { fonts.math }
  var constants: MathConstants { fonts.math.constants }

  func style(_ style: MathStyle) -> SettingStyle {
    SettingStyle(
      style, textSize: baseSize,
      scales: SettingStyle.Scales(
        script: constants.scriptScale, scriptScript: constants.scriptScriptScale))
  }

  /// The height of the axis above the baseline.
  func axis(_ style: SettingStyle) -> Double { constants.axisHeight * style.size }

  /// A length in points.
  func points(_ length: MathLength, _ style: SettingStyle) -> Double {
    let unit =
      switch length.unit {
      case .mu: style.size / 18
      case .em: style.size
      case .ex: style.size * math.xHeight
      case .pt: baseSize / 10
      }
    let most = FormulaSetter.longest * baseSize
    let value = length.value * unit
    return value.isNaN ? 0 : max(-most, min(value, most))
  }

  // MARK: Adding

  /// The index of a font of the layout.
  mutating func fontIndex(_ font: OpenFont, size: Double) -> UInt16 {
    for slot in slots where slot.font === font && slot.size == size { return slot.index }
    let index = addFont(ResolvedFont(face: font.face, size: size))
    slots.append((font, size, index))
    return index
  }

  mutating func addFont(_ font: ResolvedFont) -> UInt16 {
    if let known = layout.fonts.firstIndex(of: font) { return UInt16(known) }
    // More sizes than this no formula has; the rest are drawn in the last.
    guard layout.fonts.count < Int(UInt16.max) else { return UInt16.max - 1 }
    layout.fonts.append(font)
    return UInt16(layout.fonts.count - 1)
  }

  /// Adds a glyph of an opened font whose origin is at (x, y); y grows downwards.
  mutating func add(
    _ glyph: UInt16, _ measures: GlyphMeasures, of font: OpenFont, size: Double,
    character: UInt32, x: Double = 0, y: Double = 0
  ) {
    guard !isHidden else { return }
    layout.glyphs.append(
      MathLayout.Glyph(
        id: glyph, font: fontIndex(font, size: size), character: character, color: color, x: x,
        y: y, advance: Float(measures.advance * size), left: Float(measures.left * size),
        right: Float(measures.right * size), bottom: Float(measures.bottom * size),
        top: Float(measures.top * size), sourceStart: Int32(clamping: source.lowerBound),
        sourceEnd: Int32(clamping: source.upperBound)))
  }

  /// Adds a filled rectangle.
  mutating func addRule(x: Double, top: Double, width: Double, height: Double) {
    guard !isHidden, width > 0, height > 0 else { return }
    layout.rules.append(
      MathLayout.Rule(rect: Rect(x: x, y: top, width: width, height: height), color: color))
  }

  mutating func addLine(from: Point, to: Point, thickness: Double) {
    guard !isHidden else { return }
    layout.lines.append(
      MathLayout.Line(from: from, to: to, thickness: thickness, color: color))
  }
}
