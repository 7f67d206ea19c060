/// The space between two atoms (The TeXbook, chapter 18): thin, medium or thick, 3, 4 and 5 mu.
enum AtomSpacing {
  /// In mu, eighteenths of an em.
  static func space(_ left: AtomClass, _ right: AtomClass, isScript: Bool) -> Double {
    let entry = table[left.spacingIndex * 8 + right.spacingIndex]
    return entry < 0 ? (isScript ? 0 : Double(-entry)) : Double(entry)
  }

  /// A row a left atom; negative entries are left out in scripts. Pairs a binary operator cannot be
  /// part of are 0: such an operator has become an ordinary atom.
  private static let table: [Int8] = [
    // ord  op bin rel open close punct inner
    0, 3, -4, -5, 0, 0, 0, -3,  // ord
    3, 3, 0, -5, 0, 0, 0, -3,  // op
    -4, -4, 0, 0, -4, 0, 0, -4,  // bin
    -5, -5, 0, 0, -5, 0, 0, -5,  // rel
    0, 0, 0, 0, 0, 0, 0, 0,  // open
    0, 3, -4, -5, 0, 0, 0, -3,  // close
    -3, -3, 0, -3, -3, -3, -3, -3,  // punct
    -3, 3, -4, -5, -3, 0, -3, -3,  // inner
  ]
}

extension AtomClass {
  fileprivate var spacingIndex: Int {
    switch self {
    case .ordinary: 0
    case .largeOperator: 1
    case .binary: 2
    case .relation: 3
    case .opening: 4
    case .closing: 5
    case .punctuation: 6
    case .inner: 7
    }
  }

  /// A binary operator after one of these has nothing to its left.
  var leavesNoOperand: Bool {
    switch self {
    case .largeOperator, .binary, .relation, .opening, .punctuation: true
    case .ordinary, .closing, .inner: false
    }
  }

  /// A binary operator before one of these has nothing to its right.
  var takesNoOperand: Bool {
    switch self {
    case .relation, .closing, .punctuation: true
    case .ordinary, .largeOperator, .binary, .opening, .inner: false
    }
  }
}
