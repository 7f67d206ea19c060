extension CommandTable {
  static var symbols: [Row] {
    let lists: [(String, AtomClass)] = [
      (SymbolNames.relations, .relation), (SymbolNames.negatedRelations, .relation),
      (SymbolNames.arrows, .relation), (SymbolNames.binaryOperators, .binary),
      (SymbolNames.ordinary, .ordinary), (SymbolNames.punctuation, .punctuation),
      (SymbolNames.inner, .inner), (SymbolNames.opening, .opening),
      (SymbolNames.closing, .closing), (SymbolNames.greek, .ordinary),
      (SymbolNames.italicGreek, .ordinary),
    ]
    let named = lists.flatMap { list, atomClass -> [Row] in
      NameList(list).scalars.map { ($0.name, .symbol(MathSymbol(atomClass, $0.scalar))) }
    }
    return named + signs
  }

  /// Signs that stand for something else without their backslash.
  private static var signs: [Row] {
    let ordinary: [Row] = ["#", "$", "%", "&", "_"].map { sign in
      (String(sign), .symbol(MathSymbol(.ordinary, sign)))
    }
    return ordinary + [
      ("{", .symbol(MathSymbol(.opening, "{"))), ("}", .symbol(MathSymbol(.closing, "}"))),
      ("|", .symbol(MathSymbol(.ordinary, "‖"))),
    ]
  }

  static var operators: [Row] {
    let thinSpace = "\u{2009}"
    let limits = NameList(SymbolNames.namedLimits).map { name, value -> Row in
      let text = value.split(separator: "~").joined(separator: thinSpace)
      return (name, .namedOperator(text, .limitsInDisplay))
    }
    let named = SymbolNames.namedOperators.split(whereSeparator: \.isWhitespace).map {
      name -> Row in
      (String(name), .namedOperator(String(name), .beside))
    }
    let sums = NameList(SymbolNames.sums).scalars.map { name, scalar -> Row in
      (name, .largeOperator(scalar, .limitsInDisplay, isGrowing: true))
    }
    let integrals = NameList(SymbolNames.integrals).scalars.map { name, scalar -> Row in
      (name, .largeOperator(scalar, .beside, isGrowing: true))
    }
    return limits + named + sums + integrals + [
      ("smallint", .largeOperator("∫", .beside, isGrowing: false))
    ]
  }
}
