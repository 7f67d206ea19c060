extension FormulaParser {
  /// The delimiter a command takes; nil for the empty one.
  mutating func delimiter(after command: Token) throws(Fault) -> String? {
    var item = try tokens.next()
    while item.token.kind == .space { item = try tokens.next() }
    if let delimiter = DelimiterNames.delimiter(item.token) { return delimiter }
    if item.token.kind == .end {
      throw Fault(.missingDelimiter(command: command.text), at: command)
    }
    throw Fault(.notADelimiter(item.token.text, command: command.text), at: item.token)
  }

  /// `\left … \middle … \right`, whose first command has been taken.
  mutating func delimited(_ opening: Token) throws(Fault) -> MathNode {
    var delimited = MathDelimited(
      left: try delimiter(after: opening), right: nil, parts: [])
    while true {
      delimited.parts.append(try list(until: .delimiter))
      let item = try tokens.peek()
      switch item.command {
      case .function(.middle):
        _ = try tokens.next()
        delimited.middles.append(try delimiter(after: item.token))
      case .function(.right):
        _ = try tokens.next()
        delimited.right = try delimiter(after: item.token)
        return node(.delimited(delimited), from: opening)
      default:
        if item.token.isCharacter("&") { throw try misfit(item) }
        try closeAtEnd(Fault(.unclosedLeft, at: opening))
        return node(.delimited(delimited), from: opening)
      }
    }
  }
}
