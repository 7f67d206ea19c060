extension FormulaParser {
  /// What ends a list.
  enum ListEnd: Equatable {
    case source, brace, option, delimiter, cell, dollar, parenthesis, group
    /// In a diagram: the next arrow, or the character that ends a label.
    case diagramCell
    case label(Unicode.Scalar)
  }

  /// The nodes up to what ends the list, which is not taken. Definitions and fonts end with it.
  mutating func list(until end: ListEnd) throws(Fault) -> MathList {
    try enter(at: tokens.end)
    defer { leave() }
    let outerFont = font
    let scope = tokens.scopeMark
    var builder = ListBuilder()
    try fill(&builder, until: end)
    // What ends the list has been looked at: its meaning is the one inside the list.
    _ = try tokens.peek()
    font = outerFont
    tokens.endScope(scope)
    return builder.finish()
  }

  mutating func fill(_ builder: inout ListBuilder, until end: ListEnd) throws(Fault) {
    while true {
      let item = try tokens.peek()
      if ends(item, end) { return }
      builder.lastElement = item.token.range.lowerBound
      try element(into: &builder)
    }
  }

  private func ends(_ item: TokenSource.Item, _ end: ListEnd) -> Bool {
    switch item.token.kind {
    case .end: return true
    case .character("}"), .character("&"): return true
    case .character("$"): return !isText
    case .character("]"): return end == .option
    case .character("@"): return end == .diagramCell
    case .character(let scalar): return end == .label(scalar)
    case .command:
      guard case .function(let function) = item.command else { return false }
      switch function {
      case .right, .middle, .end, .endGroup: return true
      case .closeFormula: return true
      case .newRow: return end == .cell || end == .diagramCell
      default: return false
      }
    case .space, .parameter: return false
    }
  }

  // MARK: - Elements

  /// Takes one element of a list: a nucleus with its scripts, a switch or a definition.
  private mutating func element(into builder: inout ListBuilder) throws(Fault) {
    let item = try tokens.next()
    let token = item.token
    switch token.kind {
    case .space:
      if isText { builder.append(" ", style: font.text, range: token.range) }
      return
    case .character(let scalar) where isText:
      return try textCharacter(scalar, token, into: &builder)
    case .command(let name):
      if isText, case .some(let command) = TextCommand.commands[name] {
        return try textCommand(command, token, into: &builder)
      }
      if let command = item.command, try perform(command, token, on: &builder) { return }
    case .character, .parameter, .end: break
    }
    let nucleus = try self.nucleus(item)
    if isText {
      builder.append(nucleus.node)
    } else if !nucleus.isSpace, try hasScript() {
      builder.append(try scripts(on: nucleus))
    } else if case .text(let text) = nucleus.node.kind {
      // Letters of words side by side are shaped together.
      builder.append(text.string, style: text.style, range: nucleus.node.range)
    } else {
      builder.append(nucleus.node)
    }
  }

  /// Carries out commands that change what follows, or add more or less than one node; false when
  /// the command is none of them.
  private mutating func perform(
    _ command: Command, _ token: Token, on builder: inout ListBuilder
  ) throws(Fault) -> Bool {
    switch command {
    case .style(let style):
      try requireMath(token)
      builder.switchStyle(to: style)
    case .size(let scale):
      builder.switchSize(to: scale)
    case .alphabet(let alphabet, let isBold, isSwitch: true):
      switchFont(alphabet, isBold: isBold)
    case .infix(let form):
      try divide(form, token, &builder)
    case .textFont(let change) where isText:
      builder.append(contentsOf: try words(change, token))
    case .definition(let definition):
      try tokens.carryOut(definition, token)
    case .lineBreak(let lineBreak):
      builder.append(MathNode(.lineBreak(lineBreak), range: token.range))
    case .function(let function):
      return try perform(function, token, on: &builder)
    default:
      return false
    }
    return true
  }

  private mutating func perform(
    _ function: Command.Function, _ token: Token, on builder: inout ListBuilder
  ) throws(Fault) -> Bool {
    switch function {
    case .relax: break
    case .color:
      builder.switchColor(to: try color(token, 1, of: 1))
    case .above:
      let thickness = try length(of: token)
      try divide(Command.FractionForm(thickness: thickness), token, &builder)
    case .newRow:
      let gap = try rowGap(token) ?? .zero
      builder.append(node(.lineBreak(.forced(gap: gap)), from: token))
    case .line:
      throw Fault(.lineInsideRow(token.text), at: token)
    case .tag:
      try readTag(token)
    case .noTag:
      row.isUnnumbered = true
    case .beginGroup:
      builder.append(contentsOf: try simpleGroup(token))
    case .html:
      _ = try rawText(token, 1, of: 2)
      builder.append(contentsOf: try argument(token, 2, of: 2))
    case .openFormula:
      try openFormula(token, into: &builder)
    case .chemistry, .unit:
      try tokens.push(try chemistry(function, token))
    case .dots:
      try requireMath(token)
      try tokens.push(try dots(token))
    default:
      return false
    }
    return true
  }

  private mutating func divide(
    _ form: Command.FractionForm, _ token: Token, _ builder: inout ListBuilder
  ) throws(Fault) {
    try requireMath(token)
    if builder.isDivided { throw Fault(.secondInfix(token.text), at: token) }
    builder.divide(form, range: range(from: token))
  }

  /// `\begingroup … \endgroup`.
  private mutating func simpleGroup(_ token: Token) throws(Fault) -> MathList {
    let list = try list(until: .group)
    guard case .function(.endGroup) = try tokens.peek().command else {
      try closeAtEnd(Fault(.unclosedGroup, at: token))
      return list
    }
    _ = try tokens.next()
    return list
  }

  // MARK: - Groups and arguments

  /// The list of a group whose brace has been taken.
  mutating func group(_ opening: Token) throws(Fault) -> MathList {
    let list = try list(until: .brace)
    let item = try tokens.peek()
    if item.token.isCharacter("}") {
      _ = try tokens.next()
      return list
    }
    switch item.token.kind {
    case .character("&"), .character("$"): throw try misfit(item)
    default: try closeAtEnd(Fault(.unclosedGroup, at: opening))
    }
    return list
  }

  /// A group, or a single token with its own arguments.
  mutating func argument(
    _ command: Token, _ number: Int = 1, of total: Int = 1
  ) throws(Fault) -> MathList {
    let first = tokens.nextNonSpace()
    if first.isCharacter("{") { return try group(first) }
    try enter(at: command.range.lowerBound)
    defer { leave() }
    if tokens.isParameterless(first) {
      // All of what the macro stands for is the argument.
      let braces = [Unicode.Scalar("{"), "}"].map { Token(.character($0), range: first.range) }
      try tokens.push([braces[0], first, braces[1]])
      return try group(tokens.nextRaw())
    }
    tokens.pushBack(first)
    let item = try tokens.peek()
    if ends(item, .cell) || item.token.isCharacter("^") || item.token.isCharacter("_") {
      throw Fault(
        .missingArgument(command: command.text, number: number, total: total), at: command)
    }
    _ = try tokens.next()
    if item.token.isCharacter("{") { return try group(item.token) }
    if case .function(.relax) = item.command { return MathList() }
    if isText {
      var builder = ListBuilder()
      tokens.pushBack(item.token)
      try element(into: &builder)
      return builder.finish()
    }
    let nucleus = try nucleus(item)
    if nucleus.isScriptOfNothing { return MathList([try scripts(on: nucleus)]) }
    return MathList([nucleus.node])
  }

  /// `[…]`; nil when it is left out.
  mutating func option(_ command: Token) throws(Fault) -> MathList? {
    let first = tokens.nextNonSpace()
    guard first.isCharacter("[") else {
      tokens.pushBack(first)
      return nil
    }
    let list = try list(until: .option)
    guard try tokens.takes("]") else {
      throw Fault(.unclosedOption(command: command.text), at: first)
    }
    return list
  }

  /// The text of an argument as it is written.
  mutating func rawText(
    _ command: Token, _ number: Int, of total: Int
  ) throws(Fault) -> String {
    guard let raw = try tokens.rawArgument(of: command) else {
      throw Fault(
        .missingArgument(command: command.text, number: number, total: total), at: command)
    }
    return raw.text
  }
}
