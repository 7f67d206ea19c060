import Typesetting

/// The opened faces of one choice: the math font, and text faces as words ask for them.
final class MathFontSet {
  let faces: MathFontFaces
  let math: MathFont
  private var text: [OpenFont?] = Array(repeating: nil, count: FontRole.allCases.count * 4)

  init(_ faces: MathFontFaces) {
    self.faces = faces
    math = MathFont(faces.math)
  }

  /// What the table of the math font's glyphs has done.
  var counters: CacheCounters { math.open.counters }

  func text(_ role: FontRole, isBold: Bool, isItalic: Bool) -> OpenFont {
    let index = Int(role.rawValue) * 4 + (isBold ? 1 : 0) + (isItalic ? 2 : 0)
    if let known = text[index] { return known }
    let opened = OpenFont(faces.text(role, isBold: isBold, isItalic: isItalic))
    text[index] = opened
    return opened
  }
}
