import Testing
import Typesetting

@testable import MathTypesetting

/// Sets formulas at a size of 10 points, so that a tenth of a point is a hundredth of an em.
struct FormulaBench {
  let context: MathContext

  init() throws {
    context = try MathContext(typesetting: TypesettingContext())
  }

  func set(
    _ latex: String, style: MathStyle = .text, size: Double = 10,
    font: MathFontChoice = .latinModern
  ) throws -> MathLayout {
    setFormula(
      try LaTeX.parse(latex), style: style, size: size, font: font, context: context)
  }
}

extension MathLayout {
  /// The first glyph drawn for a character.
  func glyph(_ character: Character) throws -> Glyph {
    let scalar = try #require(character.unicodeScalars.first)
    return try #require(glyphs.first { $0.character == scalar.value }, "no \(character)")
  }

  /// All glyphs drawn for a character.
  func glyphs(_ character: Character) -> [Glyph] {
    glyphs.filter { $0.character == character.unicodeScalars.first?.value }
  }

  func size(of glyph: Glyph) -> Double { fonts[Int(glyph.font)].size }
}

/// Equal to a thousandth of a point.
func isNear(_ one: Double, _ other: Double, within tolerance: Double = 0.001) -> Bool {
  abs(one - other) <= tolerance
}
