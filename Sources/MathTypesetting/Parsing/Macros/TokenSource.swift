/// The tokens of a formula as the parser sees them: macros expanded, within bounds.
struct TokenSource {
  /// A token and what the table of commands says about it.
  struct Item {
    var token: Token
    var command: Command?
    /// Read from the source, not made by a macro.
    var isOriginal = false
  }

  var lexer: Lexer
  let limits: LaTeXLimits
  /// Whether text is being read; `\TextOrMath` asks.
  var isText = false

  /// Tokens that come before the rest of the source, the next one last.
  private var pending: [Token] = []
  /// The next token, expanded; it has been taken from `pending` or the source.
  private var lookahead: Item?
  private(set) var macros: [String: Macro] = [:]
  /// What macros were before the open groups redefined them.
  private var undo: [(name: String, macro: Macro?)] = []
  /// Where the last token that was taken ends.
  private(set) var end = 0
  private var expansions = 0
  /// How many `\expandafter` are being carried out.
  private var chain = 0
  private var expandedTokens = 0

  init(_ source: String, limits: LaTeXLimits) {
    lexer = Lexer(source)
    self.limits = limits
  }

  // MARK: - Tokens

  /// The next token as it is written.
  mutating func nextRaw() -> Token {
    let token: Token
    if let item = lookahead {
      lookahead = nil
      token = item.token
    } else {
      token = pending.popLast() ?? lexer.next()
    }
    end = token.range.upperBound
    return token
  }

  /// The next token after macros are expanded.
  mutating func next() throws(Fault) -> Item {
    if let item = lookahead {
      lookahead = nil
      end = item.token.range.upperBound
      return item
    }
    while true {
      let isOriginal = pending.isEmpty
      let token = pending.popLast() ?? lexer.next()
      end = token.range.upperBound
      guard case .command(let name) = token.kind else {
        return Item(token: token, isOriginal: isOriginal)
      }
      if try expandOnce(token) { continue }
      return Item(token: token, command: CommandTable.commands[name], isOriginal: isOriginal)
    }
  }

  /// The token ``next()`` will give.
  mutating func peek() throws(Fault) -> Item {
    if let lookahead { return lookahead }
    let end = self.end
    let item = try next()
    self.end = end
    lookahead = item
    return item
  }

  /// The next token after white space, which is taken.
  mutating func peekNonSpace() throws(Fault) -> Item {
    var item = try peek()
    while item.token.kind == .space {
      _ = try next()
      item = try peek()
    }
    return item
  }

  /// Takes the next token if it is the character.
  mutating func takes(_ scalar: Unicode.Scalar) throws(Fault) -> Bool {
    guard try peek().token.isCharacter(scalar) else { return false }
    _ = try next()
    return true
  }

  mutating func pushBack(_ token: Token) {
    settle()
    end = min(end, token.range.lowerBound)
    pending.append(token)
  }

  /// Makes tokens that are in order the next ones. Counts them.
  mutating func push(_ tokens: [Token]) throws(Fault) {
    expandedTokens += tokens.count
    if expandedTokens > limits.expandedTokens {
      let offset = tokens.first?.range.lowerBound ?? lexer.position
      throw Fault(.expansionTooLong(limit: limits.expandedTokens), at: offset)
    }
    settle()
    pending.append(contentsOf: tokens.reversed())
  }

  /// Hands the lookahead back, unexpanded reading goes on with it.
  private mutating func settle() {
    if let item = lookahead {
      pending.append(item.token)
      lookahead = nil
    }
  }

  /// Whether the source itself is read next, and not what a macro made. The lexer then stands
  /// where the next token begins.
  mutating func isAtSource() -> Bool {
    guard pending.isEmpty else { return false }
    if let item = lookahead {
      guard item.isOriginal else { return false }
      lexer.position = item.token.range.lowerBound
      lookahead = nil
    }
    return true
  }

  // MARK: - Expansion

  /// Replaces a command that is a macro by what it expands to; false when it is none.
  private mutating func expandOnce(_ token: Token) throws(Fault) -> Bool {
    guard case .command(let name) = token.kind else { return false }
    if !token.isFrozen, let macro = macros[name] {
      switch macro.meaning {
      case .alias(let alias):
        try count(token)
        try push([alias.at(token.range)])
      case .body(let body):
        try expand(body, of: token)
      }
      return true
    }
    switch CommandTable.commands[name] {
    case .macro(let body):
      try expand(body, of: token)
      return true
    case .expandable(let primitive):
      try count(token)
      try run(primitive, token)
      return true
    default:
      return false
    }
  }

  private mutating func count(_ token: Token) throws(Fault) {
    expansions += 1
    if expansions > limits.expansions {
      throw Fault(.tooManyExpansions(limit: limits.expansions), at: token)
    }
  }

  private mutating func expand(_ body: MacroBody, of call: Token) throws(Fault) {
    try count(call)
    let arguments = try self.arguments(of: body, call)
    let range = call.range.lowerBound..<max(call.range.upperBound, end)
    var tokens: [Token] = []
    tokens.reserveCapacity(body.tokens.count)
    for token in body.tokens {
      if case .parameter(let number) = token.kind {
        guard arguments.indices.contains(number - 1) else { continue }
        tokens += arguments[number - 1]
        if expandedTokens + tokens.count > limits.expandedTokens { break }
      } else {
        tokens.append(token.at(range))
      }
    }
    try push(tokens)
  }

  private mutating func run(_ primitive: Command.Expandable, _ token: Token) throws(Fault) {
    switch primitive {
    case .expandAfter:
      let first = nextRaw()
      let second = nextRaw()
      // `\expandafter` may stand after itself.
      chain += 1
      defer { chain -= 1 }
      if chain > limits.depth {
        throw Fault(.tooDeep(limit: limits.depth), at: token)
      }
      if try !expandOnce(second) { pending.append(second) }
      pending.append(first)
    case .noExpand:
      var next = nextRaw()
      next.isFrozen = true
      pending.append(next)
    case .ifNextCharacter:
      let wanted = try argument(of: token).first
      let ifEqual = try argument(of: token)
      let otherwise = try argument(of: token)
      let next = nextNonSpace()
      pending.append(next)
      try push(next.kind == wanted?.kind ? ifEqual : otherwise)
    case .ifStar:
      let ifStar = try argument(of: token)
      let otherwise = try argument(of: token)
      let next = nextNonSpace()
      if next.isCharacter("*") {
        try push(ifStar)
      } else {
        pending.append(next)
        try push(otherwise)
      }
    case .firstOfTwo, .secondOfTwo:
      let first = try argument(of: token)
      let second = try argument(of: token)
      try push(primitive == .firstOfTwo ? first : second)
    case .textOrMath:
      let text = try argument(of: token)
      let math = try argument(of: token)
      try push(isText ? text : math)
    case .braket(let notation):
      try push(notation.tokens(around: try argument(of: token), at: token.range))
    }
  }

  /// The tokens that all macros in these expand to, for `\edef`.
  mutating func expandFully(_ tokens: [Token]) throws(Fault) -> [Token] {
    settle()
    // Where the tokens end; neither the source nor what follows is read.
    pending.append(Token(.end, range: lexer.position..<lexer.position))
    try push(tokens)
    var expanded: [Token] = []
    while true {
      let token = pending.popLast() ?? lexer.next()
      if token.kind == .end { break }
      if case .command("noexpand") = token.kind, macros["noexpand"] == nil {
        expanded.append(pending.popLast() ?? token)
        continue
      }
      if try expandOnce(token) { continue }
      expanded.append(token)
    }
    return expanded
  }

  // MARK: - Raw text

  /// An argument as it is written, where `%` and `~` are characters like others; nil when there is
  /// none.
  mutating func rawArgument(of call: Token) throws(Fault) -> (text: String, range: Range<Int>)? {
    if isAtSource(), let braced = lexer.bracedText() {
      end = lexer.position
      return braced
    }
    let first = nextNonSpace()
    pushBack(first)
    if first.kind == .end || first.isCharacter("}") { return nil }
    let tokens = try argument(of: call)
    let start = tokens.first?.range.lowerBound ?? first.range.lowerBound
    let text = tokens.map { $0.commandName == nil ? $0.text : $0.text + " " }.joined()
    return (text, start..<max(start, end))
  }

  /// The text of `\verb`, which has been read.
  mutating func verbatim() -> String? {
    guard isAtSource(), let verbatim = lexer.verbatim() else { return nil }
    end = lexer.position
    return verbatim.text
  }

  // MARK: - Scopes

  /// Where the definitions of a group begin.
  var scopeMark: Int { undo.count }

  /// Forgets what the group has defined.
  mutating func endScope(_ mark: Int) {
    while undo.count > mark {
      guard let (name, macro) = undo.popLast() else { return }
      if macros[name]?.isGlobal != true { macros[name] = macro }
    }
  }

  mutating func define(_ name: String, _ meaning: Macro.Meaning, isGlobal: Bool) {
    settle()
    if !isGlobal { undo.append((name, macros[name])) }
    macros[name] = Macro(meaning: meaning, isGlobal: isGlobal)
  }
}
