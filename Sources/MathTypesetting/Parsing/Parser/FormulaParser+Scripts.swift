extension FormulaParser {
  /// Whether a script, a prime or `\limits` stands next.
  mutating func hasScript() throws(Fault) -> Bool {
    let item = try tokens.peekNonSpace()
    switch item.token.kind {
    case .character("^"), .character("_"), .character("'"): return true
    case .character(let scalar): return !scalar.isASCII && UnicodeScripts.isScript(scalar)
    case .command:
      guard case .function(let function) = item.command else { return false }
      switch function {
      case .limits, .noLimits, .displayLimits: return true
      default: return false
      }
    case .space, .parameter, .end: return false
    }
  }

  /// The nucleus with the scripts that follow it.
  mutating func scripts(on nucleus: Nucleus) throws(Fault) -> MathNode {
    var scripts = MathScripts(
      base: nucleus.isScriptOfNothing ? MathList() : MathList([nucleus.node]), below: nil,
      above: nil, placement: nucleus.placement)
    var hasSuperscript = false
    while try hasScript() {
      let item = try tokens.next()
      switch item.token.kind {
      case .character("^"):
        if hasSuperscript { throw Fault(.doubleSuperscript, at: item.token) }
        hasSuperscript = true
        let above = try argument(item.token)
        scripts.above = MathList((scripts.above?.nodes ?? []) + above.nodes)
      case .character("_"):
        if scripts.below != nil { throw Fault(.doubleSubscript, at: item.token) }
        scripts.below = try argument(item.token)
      case .character("'"):
        if hasSuperscript || scripts.above != nil {
          throw Fault(.doubleSuperscript, at: item.token)
        }
        scripts.above = MathList(try primes(item.token))
      case .character(let scalar):
        let isAbove = UnicodeScripts.superscript(scalar) != nil
        if isAbove ? hasSuperscript : scripts.below != nil {
          throw Fault(isAbove ? .doubleSuperscript : .doubleSubscript, at: item.token)
        }
        let list = try unicodeScript(scalar, item.token, isAbove: isAbove)
        if isAbove {
          hasSuperscript = true
          scripts.above = MathList((scripts.above?.nodes ?? []) + list.nodes)
        } else {
          scripts.below = list
        }
      case .command:
        if !nucleus.isOperator {
          throw Fault(.limitsWithoutOperator(item.token.text), at: item.token)
        }
        switch item.command {
        case .function(.limits): scripts.placement = .limits
        case .function(.noLimits): scripts.placement = .beside
        default: scripts.placement = .limitsInDisplay
        }
      case .space, .parameter, .end: break
      }
    }
    if scripts.above == nil, scripts.below == nil { return nucleus.node }
    let start = nucleus.node.range.lowerBound
    return MathNode(.scripts(scripts), range: start..<max(start, tokens.end))
  }

  private mutating func primes(_ first: Token) throws(Fault) -> [MathNode] {
    var primes: [MathNode] = []
    var token = first
    while true {
      primes.append(MathNode(.atom(MathAtom(.ordinary, "′")), range: token.range))
      guard try tokens.peek().token.isCharacter("'") else { return primes }
      token = try tokens.next().token
    }
  }

  /// A run of raised or lowered characters is one script.
  private mutating func unicodeScript(
    _ first: Unicode.Scalar, _ token: Token, isAbove: Bool
  ) throws(Fault) -> MathList {
    var nodes: [MathNode] = []
    var scalar = first
    var range = token.range
    while true {
      let meant = isAbove ? UnicodeScripts.superscript(scalar) : UnicodeScripts.subscript(scalar)
      guard let meant, let symbol = CharacterInput.symbol(for: meant) else { break }
      nodes.append(atom(symbol, range))
      guard case .character(let next) = try tokens.peek().token.kind,
        (isAbove ? UnicodeScripts.superscript(next) : UnicodeScripts.subscript(next)) != nil
      else { break }
      range = try tokens.next().token.range
      scalar = next
    }
    return MathList(nodes)
  }
}
