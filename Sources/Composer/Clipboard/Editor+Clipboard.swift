import PageModel

extension Editor {
  /// What copying puts on the clipboard; nil when nothing is selected.
  public var copied: ClipboardContent? {
    state.copiedFragment.map { ClipboardContent($0) }
  }

  /// Deletes what is selected.
  ///
  /// - Returns: What goes on the clipboard; nil when nothing is selected.
  public mutating func cut() -> ClipboardContent? {
    guard let content = copied else { return nil }
    perform(.backspace)
    history.endGroup()
    return content
  }

  /// Pastes the best of what a clipboard offers over the selection.
  ///
  /// Markdown is pasted in two steps: the text as it is, and what it means; undoing once leaves the
  /// text. In code, in languages and in what is one line the text is pasted as it is.
  ///
  /// - Returns: Nil when there is no text in the offer, or no place for it.
  @discardableResult
  public mutating func paste(_ offer: ClipboardOffer) -> Paste? {
    commitComposition()
    history.endGroup()
    if let text = offer.text, !text.isEmpty, takesOnlyText {
      return Paste(form: .text, outcome: record(state.performing(.insertText(text))), losses: [])
    }
    guard let reading = offer.reading() else { return nil }
    let before = document
    switch reading.form {
    case .fragment, .html, .rtf: break
    case .markdown:
      guard let text = offer.text, let range = insertRaw(text) else { return nil }
      state.selection = Selection(anchor: range.lowerBound, head: range.upperBound)
    case .text:
      let text = offer.text ?? ""
      if !reading.fragment.hasItems {
        return Paste(form: .text, outcome: record(state.performing(.insertText(text))), losses: [])
      }
    }
    var outcome = record(state.performing(.insertFragment(reading.fragment)))
    history.endGroup()
    outcome.change = Change(from: before, to: document)
    return outcome.isHandled
      ? Paste(form: reading.form, outcome: outcome, losses: reading.losses) : nil
  }

  /// Whether the selection begins where formats and blocks are not.
  private var takesOnlyText: Bool {
    guard let region = document.place(at: selection.lower)?.text?.region else { return false }
    return !region.takesFormats
  }

  /// Puts a text in the place of the selection as it is, a step of its own.
  ///
  /// - Returns: Where the text is now.
  private mutating func insertRaw(_ text: String) -> ClosedRange<Int>? {
    var transaction = Transaction(state)
    transaction.deleteSelection()
    guard let place = transaction.caret?.place else { return nil }
    transaction.insertPlainText(text)
    let outcome = transaction.outcome()
    let end = outcome.state.selection.head
    let document = outcome.state.document
    let start =
      place.text == nil ? document.stops(of: place.block)?.lowerBound : document.position(of: place)
    record(outcome)
    history.endGroup()
    return start.flatMap { $0 <= end ? $0...end : nil }
  }
}
