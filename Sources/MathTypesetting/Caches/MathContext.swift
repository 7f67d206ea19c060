import Typesetting

/// Sets formulas. Holds opened fonts and caches, so it belongs to one thread, like the
/// ``TypesettingContext`` it is made with: make one a thread.
public final class MathContext {
  let typesetting: TypesettingContext
  private let faces: [MathFontFaces]
  /// Opened as they are asked for.
  private var opened: [MathFontSet?]

  /// - Throws: ``TypesettingError`` when a math font is not installed.
  public init(typesetting: TypesettingContext) throws(TypesettingError) {
    self.typesetting = typesetting
    var faces: [MathFontFaces] = []
    for choice in MathFontChoice.allCases { faces.append(try typesetting.mathFaces(choice)) }
    self.faces = faces
    opened = Array(repeating: nil, count: faces.count)
  }

  func fonts(_ choice: MathFontChoice) -> MathFontSet {
    let index =
      switch choice {
      case .latinModern: 0
      case .termes: 1
      case .pagella: 2
      }
    if let known = opened[index] { return known }
    let set = MathFontSet(faces[index])
    opened[index] = set
    return set
  }
}
