/// Everything that can be done to a document, as a value: what a key, a menu or a script says.
public enum EditCommand: Equatable, Sendable {
  // Keys.
  /// Of one line; more are inserted as by ``insertText(_:)``.
  case type(String)
  case enter, backspace, delete, tab, backtab
  /// Lines become paragraphs.
  case insertText(String)

  // The text.
  case toggleStyle(CharacterStyle)
  case clearFormats
  /// Nil takes links away.
  case setLink(TextLink?)
  /// A text that stands for something: a mention, a date.
  case insertLinked(String, TextLink)
  case insertAtom(InlineAtom)
  case replaceAtom(InlineAtom)
  /// What is pasted; see ``Editor/paste(_:)`` for what a clipboard offers.
  case insertFragment(Fragment)

  // Paragraphs.
  case setStyle(ParagraphStyle)
  /// Nil makes items paragraphs.
  case setList(ListMembership.Marker?)
  case indent, outdent
  case setAlignment(ParagraphAlignment)
  case toggleCheckbox(BlockID)

  // Blocks.
  case toggleCode, togglePullQuote
  case wrapInQuote, unwrapQuote
  case wrapInDetails, unwrapDetails
  case setQuoteCollapsed(BlockID, Bool)
  case setDetailsExpanded(BlockID, Bool)
  case insertBlock(Block)
  /// A table of empty cells; the first row's are headers.
  case insertTable(rows: Int, columns: Int)
  case deleteBlock(BlockID)
  case media(BlockID, MediaCommand)
  case buttons(BlockID, ButtonCommand)
  case table(TableCommand)

  case setDirection(WritingDirection)
}

extension EditorState {
  /// What a command makes of this state; the state itself stays as it is.
  public func performing(_ command: EditCommand) -> Outcome {
    var transaction = Transaction(self)
    let isHandled = transaction.perform(command)
    if !isHandled { transaction = Transaction(self) }
    return transaction.outcome(isHandled: isHandled)
  }
}

extension Transaction {
  /// - Returns: Whether the command applies here.
  fileprivate mutating func perform(_ command: EditCommand) -> Bool {
    switch command {
    case .type(let text) where text.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }:
      insertPlainText(text)
    case .type(let text): type(text)
    case .enter: pressEnter()
    case .backspace: pressBackspace()
    case .delete: pressDelete()
    case .tab: return DecisionTable.tab.decide(&self)
    case .backtab: return DecisionTable.backtab.decide(&self)
    case .insertText(let text): insertPlainText(text)
    case .toggleStyle(let style): return toggle(style)
    case .clearFormats: return clearFormats()
    case .setLink(let link): return setLink(link)
    case .insertLinked(let text, let link): return insert(text, link: link)
    case .insertAtom(let atom): return insert(atom)
    case .replaceAtom(let atom): return replaceAtom(with: atom)
    case .insertFragment(let fragment): return insert(fragment)
    case .setStyle(let style): return setStyle(style)
    case .setList(let marker): return setList(marker)
    case .indent: return indentItems(by: 1)
    case .outdent: return indentItems(by: -1)
    case .setAlignment(let alignment): return setAlignment(alignment)
    case .toggleCheckbox(let id): return toggleCheckbox(id)
    case .toggleCode: return toggleCode()
    case .togglePullQuote: return togglePullQuote()
    case .wrapInQuote: return wrapInQuote()
    case .unwrapQuote: return unwrapQuote()
    case .wrapInDetails: return wrapInDetails()
    case .unwrapDetails: return unwrapDetails()
    case .setQuoteCollapsed(let id, let isCollapsed): return setQuoteCollapsed(id, isCollapsed)
    case .setDetailsExpanded(let id, let isExpanded): return setDetailsExpanded(id, isExpanded)
    case .insertBlock(let block): return insertBlock(block)
    case .insertTable(let rows, let columns):
      return insertBlock(.table(Table(rows: rows, columns: columns, &document.ids)))
    case .deleteBlock(let id): return deleteBlock(id)
    case .media(let id, let command): return perform(command, on: id)
    case .buttons(let id, let command): return perform(command, on: id)
    case .table(let command): return perform(command)
    case .setDirection(let direction):
      kind = .format
      document.direction = direction
    }
    return true
  }
}
