/// A kind of step of a script: its name, how it is written, and what it does.
public struct EditVerb: Sendable {
  public let name: String
  /// What stands behind the name; empty for nothing.
  public let arguments: String
  public let summary: String
  private let reading:
    @Sendable (inout ScriptWords, _ usage: String) throws(EditScriptError) -> EditAction

  init(
    _ name: String, _ arguments: String = "", _ summary: String,
    _ reading:
      @escaping @Sendable (inout ScriptWords, String) throws(EditScriptError) -> EditAction
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.reading = reading
  }

  /// A step without arguments.
  init(_ name: String, _ summary: String, _ action: EditAction) {
    self.init(name, "", summary) { _, _ in action }
  }

  public var usage: String { arguments.isEmpty ? name : name + " " + arguments }

  func read(_ words: inout ScriptWords) throws(EditScriptError) -> EditAction {
    try reading(&words, usage)
  }

  /// Every step there is, by what it is about.
  public static var groups: [(title: String, verbs: [EditVerb])] {
    [
      ("Keys and text", keys), ("The selection", selecting), ("The history", history),
      ("The clipboard", clipboard), ("Formats", formats), ("Paragraphs", paragraphs),
      ("Blocks", blocks), ("Tables", tables), ("Media and buttons", media),
      ("Things in the text", insertions),
      ("Input methods", inputMethods),
    ]
  }

  public static var all: [EditVerb] { groups.flatMap(\.verbs) }

  static let named: [String: EditVerb] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
