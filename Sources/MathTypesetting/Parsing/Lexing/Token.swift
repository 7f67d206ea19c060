/// The smallest piece of a formula: a character or a command.
struct Token: Equatable, Sendable {
  var kind: Kind
  /// Where it stands in the source; what a macro made stands where the macro was used.
  var range: Range<Int>
  /// Not to be looked up as a macro: `\noexpand`, and the meaning `\let` gave to another name.
  var isFrozen = false

  enum Kind: Equatable, Sendable {
    /// Without its backslash: letters, or one other character.
    case command(String)
    case character(Unicode.Scalar)
    /// A run of white space.
    case space
    /// `#1` in the body of a macro.
    case parameter(Int)
    /// The end of the source.
    case end
  }

  init(_ kind: Kind, range: Range<Int>, isFrozen: Bool = false) {
    self.kind = kind
    self.range = range
    self.isFrozen = isFrozen
  }

  func at(_ range: Range<Int>) -> Token {
    var token = self
    token.range = range
    return token
  }

  func isCharacter(_ scalar: Unicode.Scalar) -> Bool { kind == .character(scalar) }

  func isCommand(_ name: String) -> Bool { kind == .command(name) }

  /// The name without its backslash; nil when it is no command.
  var commandName: String? {
    guard case .command(let name) = kind else { return nil }
    return name
  }

  /// As it is written.
  var text: String {
    switch kind {
    case .command(let name): return "\\" + name
    case .character(let scalar): return String(Character(scalar))
    case .space: return " "
    case .parameter(let number): return "#\(number)"
    case .end: return ""
    }
  }
}

extension [Token] {
  /// As they are written.
  var text: String { map(\.text).joined() }
}
