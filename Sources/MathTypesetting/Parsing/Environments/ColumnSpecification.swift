/// The columns of `\begin{array}{…}`, and the lines between them.
struct ColumnSpecification {
  var columns: [MathArray.Column] = []
  var linesAfter: [MathArray.Line] = []

  /// LaTeX's `\arraycolsep`, at either side of a column.
  static let gap = MathLength(5, .pt)

  /// Reads `lcr`, `|`, `:` (a dashed line), `@{}` (no gap here) and `*{3}{c}`.
  init(_ text: String, limit: Int, at offset: Int) throws(Fault) {
    var scalars = Array(text.unicodeScalars)
    var expansions = 0
    var index = 0
    var lines: [MathArray.Line] = []
    var hasGap = true
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "l", "c", "r":
        let alignment: MathArray.Alignment =
          scalar == "l" ? .left : scalar == "c" ? .center : .right
        columns.append(
          MathArray.Column(
            alignment, linesBefore: lines, gapBefore: hasGap ? Self.gap : .zero,
            gapAfter: Self.gap))
        (lines, hasGap) = ([], true)
        if columns.count > limit { throw Fault(.tooManyColumns(limit: limit), at: offset) }
      case "|": lines.append(.solid)
      case ":": lines.append(.dashed)
      case "@":
        guard let braces = Self.braces(scalars, index), braces.contents.isEmpty else {
          throw Fault(.badColumn("@"), at: offset)
        }
        index = braces.end
        hasGap = false
        if let last = columns.indices.last { columns[last].gapAfter = .zero }
      case "*":
        guard let count = Self.braces(scalars, index),
          let number = Int(String(String.UnicodeScalarView(count.contents))), number > 0,
          let repeated = Self.braces(scalars, count.end)
        else { throw Fault(.badColumn("*"), at: offset) }
        expansions += number * max(repeated.contents.count, 1)
        if number > limit || expansions > 16 * limit {
          throw Fault(.tooManyColumns(limit: limit), at: offset)
        }
        let copies = Array(repeatElement(repeated.contents, count: number).joined())
        scalars.replaceSubrange((index - 1)..<repeated.end, with: copies)
        index -= 1
      case _ where scalar.properties.isWhitespace: break
      default: throw Fault(.badColumn(String(Character(scalar))), at: offset)
      }
      if lines.count > limit { throw Fault(.tooManyColumns(limit: limit), at: offset) }
    }
    linesAfter = lines
  }

  /// What stands in braces at a place, and where they end.
  private static func braces(
    _ scalars: [Unicode.Scalar], _ start: Int
  ) -> (contents: [Unicode.Scalar], end: Int)? {
    var depth = 0
    var contents: [Unicode.Scalar] = []
    var index = start
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "{" {
        depth += 1
        if depth == 1 { continue }
      }
      if scalar == "}" {
        depth -= 1
        if depth == 0 { return (contents, index) }
      }
      if depth == 0 {
        // `*3c`: one character each.
        if scalar.properties.isWhitespace { continue }
        return ([scalar], index)
      }
      contents.append(scalar)
    }
    return nil
  }
}
