extension FormulaParser {
  /// The words of `\text`, `\textbf` and their relatives.
  mutating func words(_ change: Command.TextFont, _ token: Token) throws(Fault) -> MathList {
    let outer = font
    defer { font = outer }
    switch change {
    case .same: break
    case .family(let family): font.text.family = family
    case .bold(let isBold): font.text.isBold = isBold
    case .italic(let isItalic): font.text.isItalic = isItalic
    case .normal: font.text = MathText.Style()
    case .emphasis: font.text.isItalic.toggle()
    }
    return try textArgument(token)
  }

  /// An argument that is words, whatever is around it.
  mutating func textArgument(
    _ token: Token, _ number: Int = 1, of total: Int = 1
  ) throws(Fault) -> MathList {
    try reading(text: true) { parser throws(Fault) in
      try parser.argument(token, number, of: total)
    }
  }

  // MARK: - Characters

  mutating func textCharacter(
    _ scalar: Unicode.Scalar, _ token: Token, into builder: inout ListBuilder
  ) throws(Fault) {
    switch scalar {
    case "$":
      builder.append(try formulaInText(token, until: .dollar))
    case "{":
      builder.append(contentsOf: try group(token))
    case "^", "_", "#":
      throw Fault(.onlyInMath(token.text), at: token)
    case "~":
      builder.append("\u{A0}", style: font.text, range: token.range)
    case "-", "'", "`":
      let string = try ligature(scalar)
      builder.append(string, style: font.text, range: range(from: token))
    default:
      builder.append(String(Character(scalar)), style: font.text, range: token.range)
    }
  }

  /// TeX's dashes and quotes, which are written with two or three characters.
  private mutating func ligature(_ scalar: Unicode.Scalar) throws(Fault) -> String {
    let isDouble = try tokens.takes(scalar)
    switch scalar {
    case "-": return isDouble ? try tokens.takes("-") ? "—" : "–" : "-"
    case "'": return isDouble ? "”" : "’"
    default: return isDouble ? "“" : "‘"
    }
  }

  /// `$…$` or `\(…\)` inside words.
  private mutating func formulaInText(
    _ opening: Token, until end: ListEnd
  ) throws(Fault) -> MathNode {
    let list = try reading(text: false) { parser throws(Fault) in
      try parser.list(until: end)
    }
    let item = try tokens.peek()
    var isClosed = item.token.isCharacter("$")
    if end == .parenthesis {
      if case .function(.closeFormula) = item.command { isClosed = true } else { isClosed = false }
    }
    if isClosed {
      _ = try tokens.next()
    } else {
      try closeAtEnd(Fault(.unclosedDollar, at: opening))
    }
    return grouped(list, from: opening)
  }

  // MARK: - Commands

  mutating func textCommand(
    _ command: TextCommand, _ token: Token, into builder: inout ListBuilder
  ) throws(Fault) {
    switch command {
    case .symbol(let string):
      builder.append(string, style: font.text, range: token.range)
    case .accent(let mark):
      var list = try textArgument(token)
      if case .text(var text)? = list.nodes.first?.kind {
        text.string = text.string.withMark(mark)
        list.nodes[0].kind = .text(text)
        list.nodes[0].range = range(from: token)
      } else {
        let text = MathText("\u{A0}".withMark(mark), style: font.text)
        list.nodes.insert(MathNode(.text(text), range: token.range), at: 0)
      }
      builder.append(contentsOf: list)
    }
  }

  /// `\(…\)`, which works in words only.
  mutating func openFormula(_ token: Token, into builder: inout ListBuilder) throws(Fault) {
    if !isText { throw Fault(.onlyInText(token.text), at: token) }
    builder.append(try formulaInText(token, until: .parenthesis))
  }

  // MARK: - Single characters and verbatim text

  /// `\char"263A`, `\char'23`, `\char97` and `` \char`a ``.
  mutating func character(_ token: Token) throws(Fault) -> MathNode {
    let first = tokens.nextNonSpace()
    var scalar: Unicode.Scalar?
    var written = first.text
    switch first.kind {
    case .character("`"):
      let next = tokens.nextRaw()
      written += next.text
      scalar = next.commandName?.unicodeScalars.first
      if case .character(let plain) = next.kind { scalar = plain }
    case .character("\""): scalar = number(radix: 16, &written)
    case .character("'"): scalar = number(radix: 8, &written)
    default:
      tokens.pushBack(first)
      written = ""
      scalar = number(radix: 10, &written)
    }
    guard let scalar else {
      throw Fault(.badCharacterCode(written), at: token)
    }
    if !isText, let symbol = CharacterInput.symbol(for: scalar) {
      return node(atom(symbol, token.range).kind, from: token)
    }
    return node(.text(MathText(String(Character(scalar)), style: font.text)), from: token)
  }

  private mutating func number(radix: UInt32, _ written: inout String) -> Unicode.Scalar? {
    var value: UInt32 = 0
    var hasDigits = false
    while true {
      let token = tokens.nextRaw()
      guard case .character(let scalar) = token.kind,
        let digit = Character(scalar).hexDigitValue.map(UInt32.init), digit < radix,
        value <= 0x10ffff
      else {
        if token.kind != .space || !hasDigits { tokens.pushBack(token) }
        break
      }
      written += token.text
      value = value * radix + digit
      hasDigits = true
    }
    return hasDigits ? Unicode.Scalar(value) : nil
  }

  /// `\verb|…|`; spaces are visible after `\verb*`.
  mutating func verbatim(_ token: Token) throws(Fault) -> MathNode {
    guard let verbatim = tokens.verbatim() else {
      throw Fault(.unclosedVerbatim, at: token)
    }
    let style = MathText.Style(family: .mono)
    let text = MathNode(.text(MathText(verbatim, style: style)), range: range(from: token))
    return node(.hbox(MathList([text])), from: token)
  }
}

extension String {
  /// With a combining character after the first scalar.
  fileprivate func withMark(_ mark: Unicode.Scalar) -> String {
    var scalars = unicodeScalars
    let place = scalars.isEmpty ? scalars.startIndex : scalars.index(after: scalars.startIndex)
    scalars.insert(mark, at: place)
    return String(scalars)
  }
}
