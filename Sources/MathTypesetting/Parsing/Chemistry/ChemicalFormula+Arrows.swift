extension ChemicalFormula {
  private struct Arrow {
    var text: String
    var plain: String
    var labelled: String
  }

  /// Longer arrows first.
  private static let arrows = [
    Arrow(text: "<=>>", plain: #"\rightleftharpoons"#, labelled: #"\xrightequilibrium"#),
    Arrow(text: "<<=>", plain: #"\rightleftharpoons"#, labelled: #"\xleftequilibrium"#),
    Arrow(text: "<-->", plain: #"\rightleftarrows"#, labelled: #"\xrightleftarrows"#),
    Arrow(text: "<->", plain: #"\longleftrightarrow"#, labelled: #"\xleftrightarrow"#),
    Arrow(text: "<=>", plain: #"\rightleftharpoons"#, labelled: #"\xrightleftharpoons"#),
    Arrow(text: "->", plain: #"\longrightarrow"#, labelled: #"\xrightarrow"#),
    Arrow(text: "<-", plain: #"\longleftarrow"#, labelled: #"\xleftarrow"#),
  ]

  /// The arrow that stands next, with its labels; nil when none does.
  mutating func takeArrow() -> String? {
    guard let first = peek(), first == "<" || first == "-" else { return nil }
    let arrow = Self.arrows.first { arrow in
      scalars[index...].starts(with: arrow.text.unicodeScalars)
    }
    guard let arrow else { return nil }
    index += arrow.text.unicodeScalars.count
    guard peek() == "[" else { return arrow.plain + " " }
    let above = label()
    let below = peek() == "[" ? label() : ""
    return arrow.labelled + "[{" + below + "}]{" + above + "}"
  }

  /// `[…]`, a formula of its own.
  private mutating func label() -> String {
    let text = enclosed("[", "]")
    if depth >= Self.deepest { return #"\text{"# + text + "}" }
    return Self.latex(text, depth: depth + 1)
  }
}
