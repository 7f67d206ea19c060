extension FormulaReader {
  mutating func read(_ scripts: MathScripts) {
    if case .largeOperator(let largeOperator)? = scripts.base.only?.kind {
      if case .name = largeOperator.nucleus, scripts.placement == .beside {
        // `sin^2` is a power.
      } else {
        return read(largeOperator, scripts)
      }
    }
    if scripts.placement == .limits, !scripts.base.isEmpty { return readLabels(scripts) }
    read(scripts.base)
    readScripts(scripts)
  }

  /// What stands beside the base.
  mutating func readScripts(_ scripts: MathScripts) {
    if let below = scripts.below { read(index: below) }
    if let above = scripts.above { read(power: above) }
  }

  private mutating func read(index: MathList) {
    say("sub")
    read(index)
    if !index.isShort { say("end sub") }
  }

  private mutating func read(power: MathList) {
    var power = power
    let primes = power.nodes.prefix(while: \.isPrime).count
    power.nodes.removeFirst(primes)
    switch primes {
    case 0: break
    case 1: say("prime")
    case 2: say("double prime")
    case 3: say("triple prime")
    default: say("\(primes) primes")
    }
    if power.isEmpty { return }
    switch power.onlySymbol {
    case "2": say("squared")
    case "3": say("cubed")
    case "∘": say("degrees")
    case "∗": say("star")
    case "†": say("dagger")
    case "⊤", "⊺": say("transposed")
    case "+": say("plus")
    case "−": say("minus")
    case "′": say("prime")
    default:
      say("to the power")
      read(power)
      if !power.isShort { say("end power") }
    }
  }

  // MARK: - Large operators

  mutating func read(_ largeOperator: MathOperator) {
    switch largeOperator.nucleus {
    case .symbol(let symbol, _):
      say(SpokenSymbols.largeOperator(symbol) + " of")
    case .name(let name): say(SpokenSymbols.function(name))
    case .list(let list): read(list)
    }
  }

  /// "the sum from i equals 1 to n of", "the limit as x goes to 0 of".
  private mutating func read(_ largeOperator: MathOperator, _ scripts: MathScripts) {
    switch largeOperator.nucleus {
    case .symbol(let symbol, _): say(SpokenSymbols.largeOperator(symbol))
    case .name(let name): say("the " + SpokenSymbols.function(name))
    case .list(let list): read(list)
    }
    var preposition = scripts.above == nil ? "over" : "from"
    if case .name(let name) = largeOperator.nucleus {
      preposition = name.hasPrefix("lim") ? "as" : "over"
    }
    if let below = scripts.below {
      say(preposition)
      read(below)
    }
    if let above = scripts.above {
      say("to")
      read(above)
    }
    say("of")
  }

  /// `\overset`, and the labels of braces.
  private mutating func readLabels(_ scripts: MathScripts) {
    read(scripts.base)
    if let below = scripts.below {
      say("with")
      read(below)
      say("below")
    }
    if let above = scripts.above {
      say("with")
      read(above)
      say("above")
    }
  }
}

extension MathNode {
  fileprivate var isPrime: Bool {
    if case .atom(let atom) = kind { return atom.text == "′" }
    return false
  }
}
