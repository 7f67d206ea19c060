extension FormulaParser {
  /// `\begin{name} … \end{name}`, whose first command has been taken.
  mutating func environment(_ opening: Token) throws(Fault) -> MathNode {
    let name = try rawText(opening, 1, of: 1).trimmed
    guard let environment = Environment.table[name] else {
      throw Fault(.unknownEnvironment(name), at: opening)
    }
    let outerRow = row
    let stretch = try arrayStretch(opening)
    let columns = try columns(of: environment, opening)
    let rows: ArrayRows
    if case .diagram = environment.form {
      rows = try diagramRows(opening)
    } else {
      rows = try self.rows(of: environment, name, columns, opening)
    }
    row = outerRow
    try closeEnvironment(name, opening)
    var array = MathArray(
      columns: columns.columns, linesAfter: columns.linesAfter, rows: rows.rows,
      linesBelow: rows.linesBelow, cellStyle: environment.cellStyle,
      stretch: environment.stretch * stretch, rowGap: environment.rowGap)
    array.columns = environment.columns(columns.columns, count: rows.columnCount)
    if case .cases = environment.form {
      array.stretch = stretch == 1 ? environment.stretch : stretch
    }
    let node = node(.array(array), from: opening)
    guard environment.left != nil || environment.right != nil else { return node }
    let delimited = MathDelimited(
      left: environment.left, right: environment.right, parts: [MathList([node])])
    return self.node(.delimited(delimited), from: opening)
  }

  private mutating func closeEnvironment(_ name: String, _ opening: Token) throws(Fault) {
    let item = try tokens.peek()
    guard case .function(.end) = item.command else {
      try closeAtEnd(Fault(.unclosedEnvironment(name), at: opening))
      return
    }
    _ = try tokens.next()
    let closed = try rawText(item.token, 1, of: 1).trimmed
    if closed != name {
      throw Fault(.mismatchedEnd(closed, begun: name), at: item.token)
    }
  }

  /// `\substack{a \\ b}`: centred lines, without gaps.
  mutating func substack(_ token: Token) throws(Fault) -> MathNode {
    guard let environment = Environment.table["subarray"] else {
      throw Fault(.unknownCommand(token.text), at: token)
    }
    let first = tokens.nextNonSpace()
    guard first.isCharacter("{") else {
      // A single line.
      tokens.pushBack(first)
      return grouped(try argument(token), from: token)
    }
    let outerRow = row
    let specification = try ColumnSpecification(
      "c", limit: limits.columns, at: token.range.lowerBound)
    let rows = try self.rows(of: environment, token.text, specification, token)
    row = outerRow
    if try !tokens.takes("}") {
      try closeAtEnd(Fault(.unclosedGroup, at: first))
    }
    let array = MathArray(
      columns: environment.columns(specification.columns, count: 1), rows: rows.rows,
      cellStyle: environment.cellStyle, stretch: environment.stretch)
    return node(.array(array), from: token)
  }

  /// The value of `\arraystretch`, which a formula may define.
  private mutating func arrayStretch(_ opening: Token) throws(Fault) -> Double {
    guard case .body(let body) = tokens.macros["arraystretch"]?.meaning else { return 1 }
    let text = body.tokens.text.trimmed
    guard let value = Double(text), value > 0, value <= 100 else {
      throw Fault(.badNumber(text, command: "\\arraystretch"), at: opening)
    }
    return value
  }

  // MARK: - Columns

  /// What the arguments of an environment say about its columns.
  private mutating func columns(
    of environment: Environment, _ opening: Token
  ) throws(Fault) -> ColumnSpecification {
    var text = ""
    switch environment.form {
    case .array, .subarray:
      text = try rawText(opening, 2, of: 2)
    case .matrix(takesAlignment: true):
      if let option = try tokens.optionTokens(of: opening) {
        text = option.text.trimmed
        guard ["l", "c", "r"].contains(text) else {
          throw Fault(.badOption(text, command: "\\begin"), at: opening)
        }
      }
    case .aligned(takesCount: true):
      let count = try rawText(opening, 2, of: 2).trimmed
      guard let number = Int(count), (1...limits.columns).contains(number) else {
        throw Fault(.badNumber(count, command: "\\begin{alignat}"), at: opening)
      }
      text = String(repeating: "rl", count: min(number, limits.columns / 2))
    case .matrix, .smallMatrix, .cases, .aligned, .split, .gathered, .equation, .equationArray,
      .diagram:
      break
    }
    return try ColumnSpecification(text, limit: limits.columns, at: opening.range.lowerBound)
  }
}

extension Environment {
  /// The most cells a row may have; nil for as many as there are.
  func mostCells(_ specification: ColumnSpecification) -> Int? {
    switch form {
    case .array, .subarray, .aligned(takesCount: true): return specification.columns.count
    case .cases, .split: return 2
    case .gathered, .equation: return 1
    case .equationArray: return 3
    case .matrix, .smallMatrix, .aligned, .diagram: return nil
    }
  }

  /// The columns of an array with so many of them.
  func columns(_ specified: [MathArray.Column], count: Int) -> [MathArray.Column] {
    switch form {
    case .array: return specified
    case .subarray:
      return specified.map { MathArray.Column($0.alignment, linesBefore: $0.linesBefore) }
    case .matrix:
      // The gaps of an array, but none at its sides.
      return columns(count, gap: MathLength(10, .pt)) { _ in specified.first?.alignment ?? .center }
    case .smallMatrix:
      return columns(count, gap: MathLength(5, .mu)) { _ in .center }
    case .cases:
      return columns(count, gap: MathLength(1, .em)) { _ in .left }
    case .aligned(let takesCount):
      return (0..<max(count, 1)).map { index in
        let isNewPair = index > 0 && index % 2 == 0 && !takesCount
        return MathArray.Column(
          index % 2 == 0 ? .right : .left, gapBefore: isNewPair ? MathLength(10, .pt) : .zero)
      }
    case .split:
      return (0..<max(count, 1)).map { MathArray.Column($0 % 2 == 0 ? .right : .left) }
    case .gathered, .equation:
      return [MathArray.Column(.center)]
    case .equationArray:
      let alignments: [MathArray.Alignment] = [.right, .center, .left]
      return columns(count, gap: MathLength(10, .pt)) { alignments[$0 % 3] }
    case .diagram:
      return columns(count, gap: MathLength(0.5, .em)) { _ in .center }
    }
  }

  private func columns(
    _ count: Int, gap: MathLength, _ alignment: (Int) -> MathArray.Alignment
  ) -> [MathArray.Column] {
    (0..<max(count, 1)).map {
      MathArray.Column(alignment($0), gapBefore: $0 > 0 ? gap : .zero)
    }
  }
}
