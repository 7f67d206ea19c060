extension CommandTable {
  /// Between words in a formula: a third of an em, as in Computer Modern.
  static let wordSpace = MathLength(1.0 / 3, .em)

  static var spaces: [Row] {
    let rows: [(String, MathLength)] = [
      (",", MathLength(3, .mu)), ("thinspace", MathLength(3, .mu)), (":", MathLength(4, .mu)),
      (">", MathLength(4, .mu)), ("medspace", MathLength(4, .mu)), (";", MathLength(5, .mu)),
      ("thickspace", MathLength(5, .mu)), ("!", MathLength(-3, .mu)),
      ("negthinspace", MathLength(-3, .mu)), ("negmedspace", MathLength(-4, .mu)),
      ("negthickspace", MathLength(-5, .mu)), ("enspace", MathLength(0.5, .em)),
      ("enskip", MathLength(0.5, .em)), ("quad", MathLength(1, .em)),
      ("qquad", MathLength(2, .em)), (" ", wordSpace), ("space", wordSpace),
      ("nobreakspace", wordSpace),
    ]
    return rows.map { ($0.0, .space($0.1)) } + [
      ("allowbreak", .lineBreak(.allowed)), ("nobreak", .lineBreak(.forbidden)),
    ]
  }
}
