extension TokenSource {
  /// How long what ends a parameter may be; longer ones would make reading slow.
  private static let longestDelimiter = 32

  /// Carries out `\def` and its relatives, whose command has been read.
  mutating func carryOut(_ definition: Command.Definition, _ command: Token) throws(Fault) {
    var definition = definition
    var command = command
    var isGlobal = false
    // Prefixes in any number and order.
    while definition == .global || definition == .long {
      if definition == .global { isGlobal = true }
      command = nextNonSpace()
      guard let name = command.commandName,
        case .definition(let next) = CommandTable.commands[name]
      else { throw Fault(.missingMacroName("\\global"), at: command) }
      definition = next
    }
    switch definition {
    case .global, .long: break
    case .def(let expands, let alwaysGlobal):
      try define(command, expands: expands, isGlobal: isGlobal || alwaysGlobal)
    case .let:
      let name = try macroName(for: command).text
      var token = nextRaw()
      if token.isCharacter("=") || token.kind == .space {
        if token.kind == .space { token = nextNonSpace() }
        if token.isCharacter("=") {
          token = nextRaw()
          if token.kind == .space { token = nextRaw() }
        }
      }
      try alias(name, to: token, command, isGlobal: isGlobal)
    case .futureLet:
      let name = try macroName(for: command).text
      let middle = nextRaw()
      let token = nextRaw()
      pushBack(token)
      pushBack(middle)
      try alias(name, to: token, command, isGlobal: isGlobal)
    case .newCommand(let rule):
      try newCommand(command, rule: rule)
    case .declareOperator:
      let isStarred = skipStar()
      let name = try macroName(for: command).text
      let body = try argument(of: command)
      let start = Token(.command("operatorname"), range: command.range, isFrozen: true)
      let star = isStarred ? [Token(.character("*"), range: command.range)] : []
      let braces = ["{", "}"].map { Token(.character($0), range: command.range) }
      define(
        name, .body(MacroBody(tokens: [start] + star + [braces[0]] + body + [braces[1]])),
        isGlobal: isGlobal)
    }
  }

  private mutating func alias(
    _ name: String, to token: Token, _ command: Token, isGlobal: Bool
  ) throws(Fault) {
    if token.kind == .end {
      pushBack(token)
      throw Fault(.missingMacroName(command.text), at: command)
    }
    var token = token
    if let target = token.commandName {
      if !token.isFrozen, let macro = macros[target] {
        return define(name, macro.meaning, isGlobal: isGlobal)
      }
      token.isFrozen = true
    }
    define(name, .alias(token), isGlobal: isGlobal)
  }

  /// `\def\name#1…{body}`, read from the name on.
  private mutating func define(
    _ command: Token, expands: Bool, isGlobal: Bool
  ) throws(Fault) {
    let name = try macroName(for: command).text
    var delimiters: [[Token]] = [[]]
    var opening = nextRaw()
    while !opening.isCharacter("{") {
      if opening.isCharacter("#") {
        opening = nextRaw()
        if opening.isCharacter("{") { break }
        guard let digit = opening.digit, digit == delimiters.count else {
          throw Fault(.badParameter(command: "\\" + name), at: opening)
        }
        delimiters.append([])
      } else if opening.kind == .end || opening.isCharacter("}") {
        pushBack(opening)
        throw Fault(
          .missingArgument(command: command.text, number: 1, total: 1), at: command)
      } else {
        delimiters[delimiters.count - 1].append(opening)
        if delimiters[delimiters.count - 1].count > Self.longestDelimiter {
          throw Fault(.badParameter(command: "\\" + name), at: opening)
        }
      }
      opening = nextRaw()
    }
    var body = try groupTokens(openedBy: opening)
    if expands { body = try expandFully(body) }
    let tokens = try parameters(in: body, count: delimiters.count - 1, name)
    define(
      name, .body(MacroBody(delimiters: delimiters, tokens: tokens)), isGlobal: isGlobal)
  }

  private mutating func newCommand(
    _ command: Token, rule: Command.Definition.Rule
  ) throws(Fault) {
    _ = skipStar()
    let (name, place) = try macroName(for: command)
    let exists = macros[name] != nil || CommandTable.commands[name] != nil
    var count = 0
    var defaultArgument: [Token]?
    if let option = try optionTokens(of: command) {
      let text = option.text
      guard let number = Int(text), (0...9).contains(number) else {
        throw Fault(.badNumber(text, command: command.text), at: command)
      }
      count = number
      if count > 0 { defaultArgument = try optionTokens(of: command) }
    }
    let body = try argument(of: command)
    switch rule {
    case .new where exists: throw Fault(.alreadyDefined("\\" + name), at: place)
    case .renew where !exists: throw Fault(.notDefined("\\" + name), at: place)
    case .provide where exists: return
    case .new, .renew, .provide: break
    }
    let tokens = try parameters(in: body, count: count, name)
    define(
      name,
      .body(MacroBody(parameters: count, tokens: tokens, defaultArgument: defaultArgument)),
      isGlobal: false)
  }

  /// Turns `#1` into parameters; `##` is a `#`.
  private func parameters(
    in tokens: [Token], count: Int, _ name: String
  ) throws(Fault) -> [Token] {
    guard tokens.contains(where: { $0.isCharacter("#") }) else { return tokens }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.isCharacter("#") else {
        result.append(token)
        continue
      }
      guard index < tokens.count else {
        throw Fault(.badParameter(command: "\\" + name), at: token)
      }
      if tokens[index].isCharacter("#") {
        result.append(token)
      } else if let digit = tokens[index].digit, digit <= count {
        result.append(Token(.parameter(digit), range: token.range))
      } else {
        throw Fault(.badParameter(command: "\\" + name), at: token)
      }
      index += 1
    }
    return result
  }

  /// The name after a defining command, with or without braces.
  private mutating func macroName(
    for command: Token
  ) throws(Fault) -> (text: String, offset: Int) {
    var token = nextNonSpace()
    let isBraced = token.isCharacter("{")
    if isBraced { token = nextNonSpace() }
    guard let name = token.commandName else {
      pushBack(token)
      throw Fault(.missingMacroName(command.text), at: command)
    }
    if isBraced {
      let closing = nextNonSpace()
      guard closing.isCharacter("}") else {
        pushBack(closing)
        throw Fault(.missingMacroName(command.text), at: command)
      }
    }
    return (name, token.range.lowerBound)
  }

  private mutating func skipStar() -> Bool {
    let token = nextNonSpace()
    if token.isCharacter("*") { return true }
    pushBack(token)
    return false
  }
}
