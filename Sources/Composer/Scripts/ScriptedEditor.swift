import PageModel

/// An editor that does what a script says, with a clipboard of its own.
public struct ScriptedEditor: Sendable {
  public private(set) var editor: Editor
  public private(set) var clipboard: ClipboardContent?

  public init(_ editor: Editor) {
    self.editor = editor
  }

  /// What a step did.
  public struct Report: Sendable {
    /// The row of a decision table that was applied, as "Enter 7".
    public var rule: String?
    /// Whether there was something to do.
    public var isDone: Bool
    /// What of a paste could not be kept.
    public var losses: [PageLoss] = []
  }

  @discardableResult
  public mutating func perform(_ action: EditAction) -> Report {
    let before = editor.state
    switch action {
    case .perform(let command, let times):
      var report = Report(rule: nil, isDone: false)
      for _ in 0..<times {
        let outcome = editor.perform(command)
        report = Report(rule: outcome.rule, isDone: report.isDone || outcome.isHandled)
      }
      return report
    case .move(let movement, let extends, let times):
      for _ in 0..<times { editor.move(movement, extends: extends) }
    case .select(let anchor, let head): editor.select(Selection(anchor: anchor, head: head))
    case .selectAll: editor.selectAll()
    case .atBlock(let action):
      guard let command = command(for: action) else { return Report(isDone: false) }
      return perform(.perform(command, times: 1))
    case .undo(let times):
      for _ in 0..<times where editor.history.canUndo { editor.undo() }
    case .redo(let times):
      for _ in 0..<times where editor.history.canRedo { editor.redo() }
    case .copy:
      guard let copied = editor.copied else { return Report(isDone: false) }
      clipboard = copied
      return Report(isDone: true)
    case .cut:
      guard let copied = editor.cut() else { return Report(isDone: false) }
      clipboard = copied
    case .paste(let offer):
      guard let offer = offer ?? clipboard.map({ ClipboardOffer($0) }),
        let paste = editor.paste(offer)
      else { return Report(isDone: false) }
      return Report(rule: "Paste \(paste.form.rawValue)", isDone: true, losses: paste.losses)
    case .compose(let text):
      editor.compose(Composition(text))
      return Report(isDone: true)
    case .commit(let text): editor.commitComposition(text)
    }
    return Report(isDone: editor.state != before)
  }

  /// The command for the innermost block around the caret that it makes sense for.
  private func command(for action: EditAction.BlockAction) -> EditCommand? {
    var path = editor.document.place(at: editor.selection.head)?.block
    while let here = path, let block = editor.document.block(here) {
      switch (action, block) {
      case (.collapse, .blockQuote): return .setQuoteCollapsed(block.id, true)
      case (.expand, .blockQuote): return .setQuoteCollapsed(block.id, false)
      case (.fold, .details): return .setDetailsExpanded(block.id, false)
      case (.unfold, .details): return .setDetailsExpanded(block.id, true)
      case (.check, .paragraph): return .toggleCheckbox(block.id)
      case (.delete, _): return .deleteBlock(block.id)
      case (.media(let command), .media): return .media(block.id, command)
      case (.buttons(let command), .buttonRow): return .buttons(block.id, command)
      case (.collapse, _), (.expand, _), (.fold, _), (.unfold, _), (.check, _), (.media, _),
        (.buttons, _):
        path = here.stack.owner
      }
    }
    return nil
  }
}
