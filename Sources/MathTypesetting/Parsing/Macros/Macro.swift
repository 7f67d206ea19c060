/// What a formula has defined a command to mean.
struct Macro: Sendable {
  var meaning: Meaning
  /// Defined with `\gdef` and its like: it outlives the group it was defined in.
  var isGlobal = false

  enum Meaning: Sendable {
    case body(MacroBody)
    /// `\let`: the token itself.
    case alias(Token)
  }
}

/// The tokens a macro is replaced by.
struct MacroBody: Sendable {
  /// Tokens that must follow the macro's name, then those that end each parameter. An empty entry
  /// after the first is a parameter without delimiter.
  var delimiters: [[Token]] = [[]]
  /// The first parameter may be left out, and is this then (`\newcommand{\f}[2][x]{…}`).
  var defaultArgument: [Token]?
  var tokens: [Token] = []

  var parameterCount: Int { delimiters.count - 1 }

  /// Neither parameters nor tokens that must follow the name.
  var takesNothing: Bool { parameterCount == 0 && delimiters[0].isEmpty }

  init(parameters: Int = 0, tokens: [Token], defaultArgument: [Token]? = nil) {
    delimiters = Array(repeating: [], count: parameters + 1)
    self.tokens = tokens
    self.defaultArgument = defaultArgument
  }

  init(delimiters: [[Token]], tokens: [Token]) {
    self.delimiters = delimiters
    self.tokens = tokens
  }

  /// A body written in LaTeX.
  init(parameters: Int = 0, source: String) {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    var isParameter = false
    while true {
      let token = lexer.next()
      if token.kind == .end { break }
      if token.isCharacter("#") {
        isParameter = true
      } else if isParameter, let number = token.digit {
        tokens.append(Token(.parameter(number), range: token.range))
        isParameter = false
      } else {
        tokens.append(token)
      }
    }
    self.init(parameters: parameters, tokens: tokens)
  }
}

extension Token {
  /// 1…9; nil when it is none of these digits.
  var digit: Int? {
    guard case .character(let scalar) = kind, ("1"..."9").contains(scalar) else { return nil }
    return Int(scalar.value - 0x30)
  }
}
