/// What a command did.
public struct Outcome: Sendable {
  /// How an edit joins the ones before it in the history.
  public enum Kind: Hashable, Sendable {
    /// One character after the other at a collapsed caret.
    case typing
    /// One character after the other taken away.
    case deleting
    /// Other edits of content: a step of their own.
    case content
    /// Formats and the like: a step of their own, and undoing it selects what was selected.
    case format
  }

  public var state: EditorState
  /// What differs in the document; nil when nothing does.
  public var change: Change?
  public var kind: Kind
  /// The row of a decision table that was applied, as "Enter 7"; for bug reports.
  public var rule: String?
  /// Whether the command was for the editor; a key that is not is for the window.
  public var isHandled: Bool
}
