/// Why a notation cannot be read.
public struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Problem: Hashable, Sendable {
    case unknownLine(String)
    case unknownWord(String)
    case value(word: String)
    case indentation
    case tooDeep
    case openBrace
    case openQuote
    case escape
    case misplacedLine(String)
    /// A mark where no caret can stand.
    case mark
    case twoMarks
    case noCaret
  }

  /// Counted from 1.
  public var line: Int
  public var problem: Problem

  public var description: String { "line \(line): \(sentence)" }

  public var sentence: String {
    switch problem {
    case .unknownLine(let name): return "there is no block '\(name)'"
    case .unknownWord(let word): return "'\(word)' means nothing here"
    case .value(let word): return "the value of '\(word)' cannot be read"
    case .indentation: return "indent by two spaces for each level"
    case .tooDeep: return "blocks are nested too deeply"
    case .openBrace: return "a '{' is not closed; write '\\{' for the character"
    case .openQuote: return "a '\"' is not closed"
    case .escape: return "'\\' stands before n, \\, {, }, | or ^"
    case .misplacedLine(let name): return "'\(name)' cannot stand here"
    case .mark: return "no caret can stand at this mark"
    case .twoMarks: return "there is a second '|' or '^'"
    case .noCaret: return "there is a '^' and no '|'"
    }
  }
}
