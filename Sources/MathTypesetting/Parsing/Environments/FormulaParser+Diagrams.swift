extension FormulaParser {
  /// The rows of a commutative diagram: objects and arrows in turn, then arrows alone.
  mutating func diagramRows(_ opening: Token) throws(Fault) -> ArrayRows {
    var result = ArrayRows()
    row = RowState(takesTag: false, isOutermost: false)
    while true {
      var cells = [try list(until: .diagramCell)]
      var endsWithVertical = false
      while try tokens.peek().token.isCharacter("@") {
        let sign = try tokens.next().token
        let (arrow, isVertical) = try diagramArrow(sign)
        let object = try list(until: .diagramCell)
        // A row of vertical arrows has them in the columns of the objects.
        if isVertical, cells.count == 1, cells[0].isEmpty { cells = [] }
        cells += [arrow, object]
        endsWithVertical = isVertical
        cellCount += 2
        if cellCount > limits.cells {
          throw Fault(.tooManyCells(limit: limits.cells), at: tokens.end)
        }
        if cells.count > limits.columns {
          throw Fault(.tooManyColumns(limit: limits.columns), at: tokens.end)
        }
      }
      if endsWithVertical, cells.last?.isEmpty == true { cells.removeLast() }
      let item = try tokens.peek()
      if item.token.isCharacter("&") { throw try misfit(item) }
      let isLast = try !takesRowEnd()
      if isLast, cells.count == 1, cells[0].isEmpty, !result.rows.isEmpty { return result }
      let gap = isLast ? .zero : try rowGap(opening) ?? .zero
      result.rows.append(MathArray.Row(cells, gapBelow: gap))
      if isLast { return result }
    }
  }

  /// What follows an `@`, and whether it belongs into the columns of the objects.
  private mutating func diagramArrow(
    _ sign: Token
  ) throws(Fault) -> (cell: MathList, isVertical: Bool) {
    let kind = try tokens.next().token
    guard case .character(let scalar) = kind.kind else {
      throw Fault(.badDiagramArrow(kind.text), at: sign)
    }
    switch scalar {
    case ">", ")": return (try horizontal("→", scalar, sign), false)
    case "<", "(": return (try horizontal("←", scalar, sign), false)
    case "=":
      let arrow = MathExtensibleArrow(
        "=", above: MathList(), minimum: Self.shortestDiagramArrow)
      return (MathList([node(.extensibleArrow(arrow), from: sign)]), false)
    case "V": return (try vertical("↓", scalar, sign), true)
    case "A": return (try vertical("↑", scalar, sign), true)
    case "|":
      return (MathList([node(.sizedDelimiter(Self.tall("‖")), from: sign)]), true)
    case ".": return (MathList(), true)
    default: throw Fault(.badDiagramArrow(kind.text), at: sign)
    }
  }

  /// amscd's `\minCDarrowwidth`, 2.5 picas.
  private static let shortestDiagramArrow = MathLength(30, .pt)

  private static func tall(_ symbol: String) -> MathSizedDelimiter {
    MathSizedDelimiter(symbol, size: 2, atomClass: .ordinary)
  }

  private mutating func horizontal(
    _ symbol: String, _ end: Unicode.Scalar, _ sign: Token
  ) throws(Fault) -> MathList {
    let above = try label(until: end, sign)
    let below = try label(until: end, sign)
    let arrow = MathExtensibleArrow(
      symbol, above: above, below: below.isEmpty ? nil : below,
      minimum: Self.shortestDiagramArrow)
    return MathList([node(.extensibleArrow(arrow), from: sign)])
  }

  private mutating func vertical(
    _ symbol: String, _ end: Unicode.Scalar, _ sign: Token
  ) throws(Fault) -> MathList {
    let left = try label(until: end, sign)
    let right = try label(until: end, sign)
    var nodes: [MathNode] = []
    if !left.isEmpty { nodes.append(beside(left, .left)) }
    nodes.append(node(.sizedDelimiter(Self.tall(symbol)), from: sign))
    if !right.isEmpty { nodes.append(beside(right, .right)) }
    return MathList(nodes)
  }

  /// A label at the middle of a vertical arrow, which takes no width.
  private func beside(_ label: MathList, _ side: MathLap.Side) -> MathNode {
    let range = label.range
    let small = MathNode(.styled(.script, label), range: range)
    let middle = MathNode(.centered(MathList([small])), range: range)
    return MathNode(.lap(MathLap(MathList([middle]), side: side)), range: range)
  }

  private mutating func label(
    until end: Unicode.Scalar, _ sign: Token
  ) throws(Fault) -> MathList {
    let label = try list(until: .label(end))
    let item = try tokens.next()
    guard item.token.isCharacter(end) else {
      tokens.pushBack(item.token)
      throw Fault(.badDiagramArrow(String(Character(end))), at: sign)
    }
    return label
  }
}
