/// What an environment does, as the table of environments says it.
struct Environment: Sendable {
  var form: Form
  /// Around the whole; nil for none.
  var left: String?
  var right: String?
  var cellStyle = MathStyle.text
  var stretch = 1.0
  var rowGap = MathLength.zero
  /// Its rows are equations with numbers.
  var isNumbered = false
  /// Its rows may have tags.
  var takesTags = false

  enum Form: Sendable {
    /// Centred columns; `takesAlignment` for `matrix*[r]`.
    case matrix(takesAlignment: Bool)
    case smallMatrix
    /// `\begin{array}{lcr}`.
    case array
    /// `\begin{subarray}{c}`: like an array without gaps.
    case subarray
    case cases
    /// Right and left columns in turn. `takesCount` for `alignat`, whose pairs have no gaps.
    case aligned(takesCount: Bool)
    /// At most so many cells in a row, of which each second one is aligned to the left.
    case split
    case gathered
    case equation
    case equationArray
    case diagram
  }

  static let table: [String: Environment] = {
    var table: [String: Environment] = [:]
    let delimiters: [(String, String?, String?)] = [
      ("matrix", nil, nil), ("pmatrix", "(", ")"), ("bmatrix", "[", "]"), ("Bmatrix", "{", "}"),
      ("vmatrix", "|", "|"), ("Vmatrix", "‖", "‖"),
    ]
    for (name, left, right) in delimiters {
      table[name] = Environment(
        form: .matrix(takesAlignment: false), left: left, right: right)
      table[name + "*"] = Environment(
        form: .matrix(takesAlignment: true), left: left, right: right)
    }
    table["smallmatrix"] = Environment(form: .smallMatrix, cellStyle: .script, stretch: 0.5)
    table["array"] = Environment(form: .array)
    table["darray"] = Environment(form: .array, cellStyle: .display)
    table["subarray"] = Environment(form: .subarray, cellStyle: .script, stretch: 0.5)
    for (name, style) in [("cases", MathStyle.text), ("dcases", .display)] {
      table[name] = Environment(form: .cases, left: "{", cellStyle: style, stretch: 1.2)
      // `rcases` and `drcases`: the brace stands at the other side.
      let mirrored = style == .display ? "drcases" : "rcases"
      table[mirrored] = Environment(form: .cases, right: "}", cellStyle: style, stretch: 1.2)
    }
    for row in equations { table[row.name] = row.environment }
    return table
  }()

  /// Environments whose rows are equations: in display style, and `\jot` apart.
  private static var equations: [(name: String, environment: Environment)] {
    let jot = MathLength(3, .pt)
    func rows(_ form: Form, _ kind: Numbering) -> Environment {
      Environment(
        form: form, cellStyle: .display, rowGap: jot, isNumbered: kind == .numbered,
        takesTags: kind != .inner)
    }
    let outer: [(String, Form)] = [
      ("align", .aligned(takesCount: false)), ("alignat", .aligned(takesCount: true)),
      ("gather", .gathered), ("equation", .equation), ("eqnarray", .equationArray),
    ]
    return outer.flatMap { name, form in
      [(name, rows(form, .numbered)), (name + "*", rows(form, .tagged))]
    } + [
      ("aligned", rows(.aligned(takesCount: false), .inner)), ("split", rows(.split, .inner)),
      ("alignedat", rows(.aligned(takesCount: true), .inner)),
      ("gathered", rows(.gathered, .inner)),
      ("CD", rows(.diagram, .inner)),
    ]
  }

  private enum Numbering {
    case numbered, tagged, inner
  }
}
