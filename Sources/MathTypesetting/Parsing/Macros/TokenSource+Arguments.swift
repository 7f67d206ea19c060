extension TokenSource {
  mutating func nextNonSpace() -> Token {
    while true {
      let token = nextRaw()
      if token.kind != .space { return token }
    }
  }

  /// Whether a token is a macro that takes no arguments.
  func isParameterless(_ token: Token) -> Bool {
    guard case .command(let name) = token.kind else { return false }
    if !token.isFrozen, let macro = macros[name] {
      guard case .body(let body) = macro.meaning else { return false }
      return body.takesNothing
    }
    guard case .macro(let body) = CommandTable.commands[name] else { return false }
    return body.takesNothing
  }

  /// A token, or the tokens of a group without its braces.
  mutating func argument(of call: Token) throws(Fault) -> [Token] {
    let first = nextNonSpace()
    switch first.kind {
    case .end:
      pushBack(first)
      throw Fault(.missingMacroArgument(call.text), at: call)
    case .character("{"):
      return try groupTokens(openedBy: first)
    case .character("}"):
      throw Fault(.missingMacroArgument(call.text), at: call)
    case .command, .character, .space, .parameter:
      return [first]
    }
  }

  /// The tokens up to the brace that closes a group, without it.
  mutating func groupTokens(openedBy opening: Token) throws(Fault) -> [Token] {
    var tokens: [Token] = []
    var depth = 1
    while true {
      let token = nextRaw()
      switch token.kind {
      case .character("{"): depth += 1
      case .character("}"):
        depth -= 1
        if depth == 0 { return tokens }
      case .end:
        pushBack(token)
        throw Fault(.unclosedGroup, at: opening)
      case .command, .character, .space, .parameter: break
      }
      tokens.append(token)
    }
  }

  /// What a macro's parameters stand for at one use.
  mutating func arguments(of body: MacroBody, _ call: Token) throws(Fault) -> [[Token]] {
    if body.takesNothing { return [] }
    var arguments: [[Token]] = []
    if let defaultArgument = body.defaultArgument {
      arguments.append(try optionTokens(of: call) ?? defaultArgument)
    }
    try expect(body.delimiters[0], of: call)
    while arguments.count < body.parameterCount {
      let delimiter = body.delimiters[arguments.count + 1]
      arguments.append(
        delimiter.isEmpty ? try argument(of: call) : try argument(upTo: delimiter, of: call))
    }
    return arguments
  }

  /// `[…]`, without its brackets; nil when no bracket stands next.
  mutating func optionTokens(of call: Token) throws(Fault) -> [Token]? {
    let first = nextNonSpace()
    guard first.isCharacter("[") else {
      pushBack(first)
      return nil
    }
    var tokens: [Token] = []
    var depth = 0
    while true {
      let token = nextRaw()
      switch token.kind {
      case .character("{"): depth += 1
      case .character("}"): depth -= 1
      case .character("]") where depth == 0: return tokens
      case .end:
        pushBack(token)
        throw Fault(.unclosedOption(command: call.text), at: first)
      case .command, .character, .space, .parameter: break
      }
      if depth < 0 {
        throw Fault(.unclosedOption(command: call.text), at: first)
      }
      tokens.append(token)
    }
  }

  private mutating func expect(_ delimiter: [Token], of call: Token) throws(Fault) {
    for wanted in delimiter {
      let token = nextRaw()
      if token.kind != wanted.kind {
        pushBack(token)
        throw Fault(.macroUseMismatch(call.text), at: call)
      }
    }
  }

  /// The tokens before a delimiter outside braces; a group that is all of them loses its braces.
  private mutating func argument(
    upTo delimiter: [Token], of call: Token
  ) throws(Fault) -> [Token] {
    var tokens: [Token] = []
    var depth = 0
    while true {
      let token = nextRaw()
      switch token.kind {
      case .character("{"): depth += 1
      case .character("}"): depth -= 1
      case .end:
        pushBack(token)
        throw Fault(.macroUseMismatch(call.text), at: call)
      case .command, .character, .space, .parameter: break
      }
      if depth < 0 { throw Fault(.macroUseMismatch(call.text), at: call) }
      tokens.append(token)
      if depth == 0, tokens.ends(with: delimiter) {
        tokens.removeLast(delimiter.count)
        return tokens.withoutBraces
      }
    }
  }
}

extension [Token] {
  fileprivate func ends(with suffix: [Token]) -> Bool {
    count >= suffix.count
      && zip(self.suffix(suffix.count), suffix).allSatisfy { $0.kind == $1.kind }
  }

  /// The tokens of the group they are; themselves when they are more or less than one group.
  fileprivate var withoutBraces: [Token] {
    guard count >= 2, self[0].isCharacter("{"), self[count - 1].isCharacter("}") else {
      return self
    }
    var depth = 0
    for (index, token) in enumerated() {
      if token.isCharacter("{") { depth += 1 }
      if token.isCharacter("}") { depth -= 1 }
      if depth == 0, index < count - 1 { return self }
    }
    return Array(self[1..<(count - 1)])
  }
}
