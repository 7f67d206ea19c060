/// The commands of the braket package whose bars grow with what they divide.
enum BraketNotation: Sendable {
  /// `\Braket{a|b|c}`: every bar is a delimiter of the whole.
  case braket
  /// `\Set{x|y}`: the first bar is.
  case growingSet
  /// `\set{x|y}`: the first bar is a relation.
  case set

  /// The tokens it stands for, with bars outside braces replaced.
  func tokens(around contents: [Token], at range: Range<Int>) -> [Token] {
    let (before, bar, after) = parts
    var tokens = Self.lex(before, range)
    var depth = 0
    var isDivided = false
    var index = 0
    while index < contents.count {
      let token = contents[index]
      index += 1
      if token.isCharacter("{") { depth += 1 }
      if token.isCharacter("}") { depth -= 1 }
      guard depth == 0, !isDivided || self == .braket else {
        tokens.append(token)
        continue
      }
      if token.isCharacter("|"), contents.indices.contains(index), contents[index].isCharacter("|")
      {
        index += 1
        tokens += Self.lex(bar(true), range)
        isDivided = true
      } else if token.isCharacter("|") || token.isCommand("|") {
        tokens += Self.lex(bar(token.isCommand("|")), range)
        isDivided = true
      } else {
        tokens.append(token)
      }
    }
    return tokens + Self.lex(after, range)
  }

  private var parts: (before: String, bar: (_ isDouble: Bool) -> String, after: String) {
    switch self {
    case .braket:
      return (
        #"\left\langle "#, { $0 ? #"\,\middle\Vert\,"# : #"\,\middle\vert\,"# },
        #"\right\rangle "#
      )
    case .growingSet:
      return (#"\left\{\:"#, { $0 ? #"\;\middle\Vert\;"# : #"\;\middle\vert\;"# }, #"\:\right\}"#)
    case .set: return (#"\{\,"#, { $0 ? #"\parallel "# : #"\mid "# }, #"\,\}"#)
    }
  }

  private static func lex(_ source: String, _ range: Range<Int>) -> [Token] {
    MacroBody(source: source).tokens.map {
      Token($0.kind, range: range, isFrozen: true)
    }
  }
}
