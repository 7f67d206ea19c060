/// The fonts formulas can be set in; ``FontCatalog`` says which files they are.
public enum MathFontChoice: String, Hashable, Sendable, CaseIterable {
  /// The look of TeX.
  case latinModern = "latin-modern"
  /// After Times.
  case termes
  /// After Palatino.
  case pagella
}

/// The faces a formula is set in: one with OpenType's MATH table, and text faces for its words.
public struct MathFontFaces: Hashable, Sendable {
  public var math: FontFace
  private var text: [FontFace]

  init(math: FontFace, text: (FontRole, Bool, Bool) -> FontFace) {
    self.math = math
    self.text = FontRole.allCases.flatMap { role in
      [
        text(role, false, false), text(role, true, false), text(role, false, true),
        text(role, true, true),
      ]
    }
  }

  /// The face for words: `serif` is TeX's roman.
  public func text(_ role: FontRole, isBold: Bool = false, isItalic: Bool = false) -> FontFace {
    text[Int(role.rawValue) * 4 + (isBold ? 1 : 0) + (isItalic ? 2 : 0)]
  }
}
