/// What somebody does in an editor, as text: a step a line, for bug reports and for tests.
///
///     type "Hello, world"
///     move wordBackward extend
///     format bold
///
/// Blank lines and lines that begin with `#` are nothing. ``EditVerb/all`` names the steps there
/// are.
public struct EditScript: Sendable {
  public struct Step: Sendable {
    /// Counted from 1.
    public var line: Int
    /// As it is written, without blanks around it.
    public var source: String
    public var action: EditAction
  }

  public var steps: [Step]

  /// - Throws: Where the text is no script, and why.
  public init(_ text: String) throws(EditScriptError) {
    steps = []
    let lines = text.withLineFeeds.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var words = try ScriptWords(line, line: index + 1)
      guard let name = words.next() else { continue }
      guard let verb = EditVerb.named[name.text], !name.isQuoted else {
        throw name.error(.unknownStep(name.text))
      }
      let action = try verb.read(&words)
      if let word = words.next() { throw word.error(.tooMuch(word.text, usage: verb.usage)) }
      steps.append(Step(line: index + 1, source: String(line).trimmed, action: action))
    }
  }
}

/// One step of an ``EditScript``.
public enum EditAction: Sendable {
  case perform(EditCommand, times: Int = 1)
  case move(Movement, extends: Bool, times: Int)
  case select(anchor: Int, head: Int)
  case selectAll
  /// Of the block around the caret that it makes sense for.
  case atBlock(BlockAction)
  case undo(times: Int)
  case redo(times: Int)
  case copy, cut
  /// Nil pastes what the script copied last.
  case paste(ClipboardOffer?)
  case compose(String)
  /// Nil commits what is composed.
  case commit(String?)

  public enum BlockAction: Sendable {
    case collapse, expand, fold, unfold, check, delete
    case media(MediaCommand)
    case buttons(ButtonCommand)
  }
}

/// Why a text is no script.
public struct EditScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Problem: Hashable, Sendable {
    case unknownStep(String)
    /// What is missing, and how the step is written.
    case missing(String, usage: String)
    case tooMuch(String, usage: String)
    /// A word that is not among those the step knows.
    case unknownWord(String, of: [String])
    case number(String)
    case degrees(String)
    case openQuote
    case escape
  }

  /// Counted from 1, columns in characters.
  public var line: Int
  public var column: Int
  public var problem: Problem

  public var description: String { "\(line):\(column): \(sentence)" }

  public var sentence: String {
    switch problem {
    case .unknownStep(let name): return "there is no step '\(name)'; recto edit --help names them"
    case .missing(let what, let usage): return "\(what) is missing; write: \(usage)"
    case .tooMuch(let word, let usage): return "'\(word)' is too much; write: \(usage)"
    case .unknownWord(let word, let known):
      return "'\(word)' is none of \(known.joined(separator: ", "))"
    case .number(let word): return "'\(word)' is no whole number"
    case .degrees(let word): return "'\(word)' is not between -180 and 180 degrees"
    case .openQuote: return "a '\"' is not closed"
    case .escape: return "'\\' stands before n, t, \", \\ or u{1f600}"
    }
  }
}
