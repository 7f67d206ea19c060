/// Reads one formula: tokens in, math list out.
///
/// The parser descends into groups by recursion; the depth is limited and counted in one place
/// (``enter(at:)``).
struct FormulaParser {
  var tokens: TokenSource
  var font = Font()
  /// Errors are collected where reading can go on.
  var isRecovering = false
  var faults: [Fault] = []

  private var depth = 0
  var cellCount = 0
  /// The number of the next equation.
  var number: Int
  var row = RowState()
  /// The tag of the whole formula.
  var tag: MathNode?

  init(_ source: String, limits: LaTeXLimits, firstNumber: Int) throws(Fault) {
    tokens = TokenSource(source, limits: limits)
    number = firstNumber
    if tokens.lexer.length > limits.sourceLength {
      throw Fault(
        .sourceTooLong(length: tokens.lexer.length, limit: limits.sourceLength), at: 0)
    }
  }

  var limits: LaTeXLimits { tokens.limits }

  /// Whether words are read, as in `\text`, or a formula.
  var isText: Bool { tokens.isText }

  /// The fonts letters and words are set in.
  struct Font {
    var alphabet = Alphabet.normal
    /// The alphabet's letters are bold: `\mathbf`.
    var isBold = false
    /// Everything is bold: `\boldsymbol`.
    var emboldens = false
    var text = MathText.Style()
  }

  /// What the row of an array that is being read may hold.
  struct RowState {
    /// `\tag` belongs to a row of the environment.
    var takesTag = false
    /// Nothing but the outermost list has been opened.
    var isOutermost = true
    var tag: MathList?
    var isUnnumbered = false
  }

  // MARK: - The whole

  mutating func formula() throws(Fault) -> MathList {
    var builder = ListBuilder()
    do throws(Fault) {
      try fill(&builder, until: .source)
      let item = try tokens.peek()
      builder.lastElement = item.token.range.lowerBound
      if item.token.kind != .end { throw try misfit(item) }
    } catch {
      guard isRecovering else { throw error }
      faults.append(error)
      appendRest(to: &builder, from: builder.lastElement)
    }
    var list = builder.finish()
    if let tag { list.nodes.append(tag) }
    return list
  }

  private func appendRest(to builder: inout ListBuilder, from start: Int) {
    let start = min(max(start, 0), tokens.lexer.length)
    let rest = start..<tokens.lexer.length
    guard !rest.isEmpty else { return }
    builder.append(MathNode(.unreadable(tokens.lexer.text(rest)), range: rest))
  }

  // MARK: - Depth

  /// Counts one level; every caller leaves it again.
  mutating func enter(at offset: Int) throws(Fault) {
    depth += 1
    if depth > limits.depth { throw Fault(.tooDeep(limit: limits.depth), at: offset) }
  }

  mutating func leave() {
    depth -= 1
  }

  /// Reads something as words or as a formula, whatever is around it.
  mutating func reading<Result>(
    text: Bool, _ body: (inout FormulaParser) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let outer = isText
    tokens.isText = text
    defer { tokens.isText = outer }
    return try body(&self)
  }

  /// From a token to the last one that was taken.
  func range(from token: Token) -> Range<Int> {
    token.range.lowerBound..<max(token.range.upperBound, tokens.end)
  }

  func node(_ kind: MathNode.Kind, from token: Token) -> MathNode {
    MathNode(kind, range: range(from: token))
  }

  // MARK: - Errors

  /// The error of a token that ends a list it should not end.
  mutating func misfit(_ item: TokenSource.Item) throws(Fault) -> Fault {
    switch item.token.kind {
    case .character("}"): return Fault(.unexpectedClosingBrace, at: item.token)
    case .character("&"): return Fault(.alignmentOutsideArray, at: item.token)
    case .character("$"): return Fault(.unexpectedDollar, at: item.token)
    default: break
    }
    if case .function(.end) = item.command {
      _ = try tokens.next()
      let name = try tokens.rawArgument(of: item.token)?.text ?? ""
      return Fault(.unexpectedEnd(name), at: item.token)
    }
    return Fault(.unexpected(item.token.text), at: item.token)
  }

  /// Throws, or notes the error when the end of the source closes what is open.
  mutating func closeAtEnd(_ fault: Fault) throws(Fault) {
    guard isRecovering, try tokens.peek().token.kind == .end else { throw fault }
    faults.append(fault)
  }

  /// Math commands do not work in words.
  func requireMath(_ token: Token) throws(Fault) {
    if isText { throw Fault(.onlyInMath(token.text), at: token) }
  }
}
