import Typesetting

/// The opened math fonts and the formulas set so far.
///
/// Owner: the typesetting context.
final class MathStore {
  var formulas = FormulaCache()
  private let faces: [MathFontFaces]
  /// Opened as they are asked for.
  private var opened: [MathFontSet?]

  init(_ typesetting: TypesettingContext) throws(TypesettingError) {
    var faces: [MathFontFaces] = []
    for choice in MathFontChoice.allCases { faces.append(try typesetting.mathFaces(choice)) }
    self.faces = faces
    opened = Array(repeating: nil, count: faces.count)
  }

  func fonts(_ choice: MathFontChoice) -> MathFontSet {
    if let known = opened[choice.number] { return known }
    let set = MathFontSet(faces[choice.number])
    opened[choice.number] = set
    return set
  }

  var counters: MathCounters {
    var glyphs = CacheCounters()
    for set in opened {
      guard let counters = set?.counters else { continue }
      glyphs.misses += counters.misses
      glyphs.count += counters.count
      glyphs.cost += counters.cost
    }
    return MathCounters(formulas: formulas.counters, glyphs: glyphs)
  }
}
