extension FormulaParser {
  /// The rows up to what ends the array, which is not taken.
  mutating func rows(
    of environment: Environment, _ name: String, _ specification: ColumnSpecification,
    _ opening: Token
  ) throws(Fault) -> ArrayRows {
    var result = ArrayRows()
    while true {
      let lines = try linesAtStartOfRow()
      row = RowState(takesTag: environment.takesTags, isOutermost: false)
      let cells = try cells(of: environment, name, specification)
      let isLast = try !takesRowEnd()
      let gap = isLast ? .zero : try rowGap(opening) ?? .zero
      if isLast, cells.count == 1, cells[0].isEmpty, row.tag == nil, !result.rows.isEmpty {
        // What follows the last `\\` is no row.
        result.linesBelow = lines
        return result
      }
      cellCount += cells.count
      if cellCount > limits.cells {
        throw Fault(.tooManyCells(limit: limits.cells), at: tokens.end)
      }
      var finished = MathArray.Row(cells, linesAbove: lines, gapBelow: gap, tag: row.tag)
      if environment.isNumbered, finished.tag == nil, !row.isUnnumbered {
        finished.tag = equationNumber(at: tokens.end)
      }
      result.rows.append(finished)
      if isLast { return result }
    }
  }

  private mutating func cells(
    of environment: Environment, _ name: String, _ specification: ColumnSpecification
  ) throws(Fault) -> [MathList] {
    let most = environment.mostCells(specification)
    var cells: [MathList] = []
    while true {
      var cell = try list(until: .cell)
      if environment.isAligned, cells.count % 2 == 1, !cell.isEmpty {
        // amsmath: the relation a column begins with has its space before it.
        let start = cell.range.lowerBound
        cell.nodes.insert(MathNode(.group(MathList()), range: start..<start), at: 0)
      }
      cells.append(cell)
      let item = try tokens.peek()
      guard item.token.isCharacter("&") else { return cells }
      if cellCount + cells.count >= limits.cells {
        throw Fault(.tooManyCells(limit: limits.cells), at: item.token)
      }
      if let most, cells.count >= most {
        throw Fault(.tooManyAlignments(environment: name, limit: most), at: item.token)
      }
      if cells.count >= limits.columns {
        throw Fault(.tooManyColumns(limit: limits.columns), at: item.token)
      }
      _ = try tokens.next()
    }
  }

  /// `\hline` and `\hdashline`.
  private mutating func linesAtStartOfRow() throws(Fault) -> [MathArray.Line] {
    var lines: [MathArray.Line] = []
    while true {
      let item = try tokens.peek()
      if case .function(.line(let line)) = item.command {
        lines.append(line)
      } else if item.token.kind != .space {
        return lines
      }
      _ = try tokens.next()
    }
  }

  /// `\\` or `\cr`.
  mutating func takesRowEnd() throws(Fault) -> Bool {
    guard case .function(.newRow) = try tokens.peek().command else { return false }
    _ = try tokens.next()
    return true
  }

  // MARK: - Tags

  /// `\tag{…}`, with parentheses, or `\tag*{…}`.
  mutating func readTag(_ token: Token) throws(Fault) {
    let isStarred = try tokens.takes("*")
    var words = try textArgument(token)
    if !isStarred { words = words.inParentheses(style: font.text) }
    let box = MathList([node(.hbox(words), from: token)])
    if row.takesTag {
      if row.tag != nil { throw Fault(.secondTag, at: token) }
      row.tag = box
    } else if row.isOutermost {
      if tag != nil { throw Fault(.secondTag, at: token) }
      tag = node(.tag(box), from: token)
    } else {
      throw Fault(.misplacedTag, at: token)
    }
  }

  private mutating func equationNumber(at offset: Int) -> MathList {
    let text = MathNode(.text(MathText("(\(number))")), range: offset..<offset)
    number += 1
    return MathList([MathNode(.hbox(MathList([text])), range: offset..<offset)])
  }
}

extension Environment {
  fileprivate var isAligned: Bool {
    switch form {
    case .aligned, .split: return true
    case .matrix, .smallMatrix, .array, .subarray, .cases, .gathered, .equation, .equationArray,
      .diagram:
      return false
    }
  }
}

extension MathList {
  fileprivate func inParentheses(style: MathText.Style) -> MathList {
    var builder = ListBuilder()
    let range = self.range
    builder.append("(", style: style, range: range.lowerBound..<range.lowerBound)
    builder.append(contentsOf: self)
    builder.append(")", style: style, range: range.upperBound..<range.upperBound)
    return builder.finish()
  }
}
